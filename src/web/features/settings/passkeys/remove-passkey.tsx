/** Removing a passkey, by the password and a code where two-step sign-in is on. */
import { useTranslations } from "use-intl";
import { useAccountForm } from "#web/shared/account/use-account-form.ts";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { isAtProof } from "../second-factor/proof-fields.tsx";
import { StepForm } from "../second-factor/step-form.tsx";
import { OwnerFields } from "./owner-fields.tsx";
import { useRemovePasskey } from "./queries.ts";

export function RemovePasskey({ id, onCancel }: { id: string; onCancel: () => void }) {
  const t = useTranslations("secondFactor");
  const remove = useRemovePasskey((error) => showRefusal(error));
  const { form, errors, showRefusal } = useAccountForm(({ password = "", code }) =>
    remove.mutate(
      { params: { id }, body: { password, code } },
      { onSuccess: () => showToast({ title: t("passkeys.removed"), tone: "good" }) },
    ),
  );
  return (
    <StepForm
      form={form}
      error={isAtProof(errors) ? null : remove.error}
      pending={remove.isPending}
      submitLabel={t("passkeys.remove")}
      pendingLabel={t("passkeys.removing")}
      onCancel={onCancel}
    >
      <p>{t("passkeys.removeText")}</p>
      <OwnerFields errors={errors} />
    </StepForm>
  );
}
