/** Signing another device out, by the password and a code where two-step sign-in is on. */
import { useTranslations } from "use-intl";
import { useAccountForm } from "#web/shared/account/use-account-form.ts";
import { OwnerFields } from "./passkeys/owner-fields.tsx";
import { useEndSession } from "./queries.ts";
import { isAtProof } from "./second-factor/proof-fields.tsx";
import { StepForm } from "./second-factor/step-form.tsx";

export function EndSession({ id, onCancel }: { id: string; onCancel: () => void }) {
  const t = useTranslations("settings");
  const end = useEndSession((error) => showRefusal(error));
  const { form, errors, showRefusal } = useAccountForm(({ password = "", code }) =>
    end.mutate({ params: { id }, body: { password, code } }),
  );
  return (
    <StepForm
      form={form}
      error={isAtProof(errors) ? null : end.error}
      pending={end.isPending}
      submitLabel={t("sessions.end")}
      pendingLabel={t("sessions.ending")}
      onCancel={onCancel}
    >
      <OwnerFields errors={errors} />
    </StepForm>
  );
}
