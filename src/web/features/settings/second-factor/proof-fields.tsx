/** What a change of a second factor that is on asks for: the password and a code. */
import { useTranslations } from "use-intl";
import type { FieldErrors } from "#web/lib/drafts/form-fields.ts";
import { focusOn } from "#web/ui/forms/focus-on.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { OwnPasswordField } from "../own-password-field.tsx";

export function ProofFields({ errors }: { errors: FieldErrors }) {
  const t = useTranslations("secondFactor");
  return (
    <>
      <OwnPasswordField label={t("password")} name="password" ref={focusOn} error={errors.password} />
      <TextField
        label={t("remove.code")}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        error={errors.code}
      />
    </>
  );
}

/** Whether a refusal stands at one of them. */
export function isAtProof({ password, code }: FieldErrors): boolean {
  return password !== undefined || code !== undefined;
}
