/** Turning it off, by the password and a code. */
import { useTranslations } from "use-intl";
import { useAccountForm } from "#web/shared/account/use-account-form.ts";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { isAtProof, ProofFields } from "./proof-fields.tsx";
import { useTurnOff } from "./queries.ts";
import { StepForm } from "./step-form.tsx";

export function TurnOff({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations("secondFactor");
  const turnOff = useTurnOff((error) => showRefusal(error));
  const { form, errors, showRefusal } = useAccountForm(({ password = "", code = "" }) =>
    turnOff.mutate(
      { body: { password, code } },
      { onSuccess: () => showToast({ title: t("remove.done"), tone: "good" }) },
    ),
  );
  return (
    <StepForm
      form={form}
      error={isAtProof(errors) ? null : turnOff.error}
      pending={turnOff.isPending}
      submitLabel={t("remove.open")}
      pendingLabel={t("remove.pending")}
      onCancel={onCancel}
    >
      <ProofFields errors={errors} />
    </StepForm>
  );
}
