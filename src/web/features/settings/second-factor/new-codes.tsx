/** New recovery codes in place of those of before, by the password and a code. */
import { useTranslations } from "use-intl";
import { useAccountForm } from "#web/shared/account/use-account-form.ts";
import { isAtProof, ProofFields } from "./proof-fields.tsx";
import { useRenewCodes } from "./queries.ts";
import { StepForm } from "./step-form.tsx";

interface NewCodesProps {
  onNewCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

export function NewCodes({ onNewCodes, onCancel }: NewCodesProps) {
  const t = useTranslations("secondFactor");
  const renew = useRenewCodes((error) => showRefusal(error));
  const { form, errors, showRefusal } = useAccountForm(({ password = "", code = "" }) =>
    renew.mutate({ body: { password, code } }, { onSuccess: ({ recoveryCodes }) => onNewCodes(recoveryCodes) }),
  );
  return (
    <StepForm
      form={form}
      error={isAtProof(errors) ? null : renew.error}
      pending={renew.isPending}
      submitLabel={t("renew.open")}
      pendingLabel={t("begin.pending")}
      onCancel={onCancel}
    >
      <p>{t("renew.text")}</p>
      <ProofFields errors={errors} />
    </StepForm>
  );
}
