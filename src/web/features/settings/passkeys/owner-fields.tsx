/** That it is the owner who asks: the password, and a code where two-step sign-in is on. */
import { useTranslations } from "use-intl";
import type { FieldErrors } from "#web/lib/drafts/form-fields.ts";
import { focusOn } from "#web/ui/forms/focus-on.ts";
import { OwnPasswordField } from "../own-password-field.tsx";
import { ProofFields } from "../second-factor/proof-fields.tsx";
import { useSecondFactor } from "../second-factor/queries.ts";

export function OwnerFields({ errors }: { errors: FieldErrors }) {
  const t = useTranslations("secondFactor");
  const isTwoStep = (useSecondFactor().data?.onSince ?? null) !== null;
  if (isTwoStep) return <ProofFields errors={errors} />;
  return <OwnPasswordField label={t("password")} name="password" ref={focusOn} error={errors.password} />;
}
