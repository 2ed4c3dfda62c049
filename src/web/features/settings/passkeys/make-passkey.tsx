/** One more passkey: its name, and that it is the owner who asks; the device does the rest. */
import { useTranslations } from "use-intl";
import { useThisDevice } from "#web/lib/session/device-name.ts";
import { isKnownHere } from "#web/lib/session/passkeys.ts";
import { isOfDevice, useMakePasskey } from "#web/lib/session/use-make-passkey.ts";
import { useAccountForm } from "#web/shared/account/use-account-form.ts";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { isAtProof } from "../second-factor/proof-fields.tsx";
import { StepForm } from "../second-factor/step-form.tsx";
import { OwnerFields } from "./owner-fields.tsx";

export function MakePasskey({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations("secondFactor");
  const device = useThisDevice();
  const make = useMakePasskey({
    onSuccess: () => {
      showToast({ title: t("passkeys.added"), tone: "good" });
      onEnd();
    },
    onError: (error) => showRefusal(error),
  });
  const { form, errors, showRefusal } = useAccountForm(({ name = "", password = "", code }) =>
    make.mutate({ name, password, code }),
  );
  const { error } = make;
  return (
    <StepForm
      form={form}
      error={isAtProof(errors) || isOfDevice(error) ? null : error}
      pending={make.isPending}
      submitLabel={t("passkeys.submit")}
      pendingLabel={t("passkeys.pending")}
      onCancel={onEnd}
    >
      <OwnerFields errors={errors} />
      <TextField
        key={device}
        label={t("passkeys.name")}
        hint={t("passkeys.nameHint")}
        name="name"
        autoComplete="off"
        maxLength={100}
        dir="auto"
        required
        defaultValue={device}
        error={errors.name}
      />
      {isOfDevice(error) && (
        <Banner role="alert">{t(isKnownHere(error) ? "passkeys.known" : "passkeys.stopped")}</Banner>
      )}
    </StepForm>
  );
}
