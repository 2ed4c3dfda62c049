/** Turning it off, by the password and a code. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useAccountForm } from "#web/lib/use-account-form.ts";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { focusOn } from "#web/ui/forms/focus-on.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { OwnPasswordField } from "../own-password-field.tsx";
import { useTurnOff } from "./queries.ts";
import { OpenButton, StepForm } from "./step-form.tsx";

export function TurnOff() {
  const t = useTranslations("secondFactor");
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <OpenButton label={t("remove.open")} onOpen={() => setOpen(true)} />;
  return <TurnOffForm onCancel={() => setOpen(false)} />;
}

function TurnOffForm({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations("secondFactor");
  const turnOff = useTurnOff((error) => showRefusal(error));
  const { form, errors, showRefusal } = useAccountForm(({ password = "", code = "" }) =>
    turnOff.mutate(
      { body: { password, code } },
      { onSuccess: () => showToast({ title: t("remove.done"), tone: "good" }) },
    ),
  );
  const isAtField = errors.password !== undefined || errors.code !== undefined;
  return (
    <StepForm
      form={form}
      error={isAtField ? null : turnOff.error}
      pending={turnOff.isPending}
      submitLabel={t("remove.open")}
      pendingLabel={t("remove.pending")}
      onCancel={onCancel}
    >
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
    </StepForm>
  );
}
