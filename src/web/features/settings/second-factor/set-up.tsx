/** Turning it on: the password, then the app's first code. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useAccountForm } from "#web/shared/account/use-account-form.ts";
import { focusOn } from "#web/ui/forms/focus-on.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { QrCode } from "#web/ui/motif/qr-code.tsx";
import { OwnPasswordField } from "../own-password-field.tsx";
import { type Begun, useBegin, useConfirmSecondFactor } from "./queries.ts";
import { OpenButton, StepForm } from "./step-form.tsx";

export function SetUp({ onTurnedOn }: { onTurnedOn: (codes: readonly string[]) => void }) {
  const t = useTranslations("secondFactor");
  const [isOpen, setOpen] = useState(false);
  const [begun, setBegun] = useState<Begun | null>(null);
  const close = () => {
    setBegun(null);
    setOpen(false);
  };
  if (begun) return <Scan begun={begun} onTurnedOn={onTurnedOn} onCancel={close} />;
  if (isOpen) return <Password onBegun={setBegun} onCancel={close} />;
  return <OpenButton label={t("open")} onOpen={() => setOpen(true)} />;
}

interface PasswordProps {
  onBegun: (begun: Begun) => void;
  onCancel: () => void;
}

function Password({ onBegun, onCancel }: PasswordProps) {
  const t = useTranslations("secondFactor");
  const begin = useBegin((error) => showRefusal(error));
  const { form, errors, showRefusal } = useAccountForm(({ password = "" }) =>
    begin.mutate({ body: { password } }, { onSuccess: onBegun }),
  );
  return (
    <StepForm
      form={form}
      error={errors.password === undefined ? begin.error : null}
      pending={begin.isPending}
      submitLabel={t("begin.submit")}
      pendingLabel={t("begin.pending")}
      onCancel={onCancel}
    >
      <OwnPasswordField label={t("password")} name="password" ref={focusOn} error={errors.password} />
    </StepForm>
  );
}

interface ScanProps {
  begun: Begun;
  onTurnedOn: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function Scan({ begun, onTurnedOn, onCancel }: ScanProps) {
  const t = useTranslations("secondFactor");
  const confirm = useConfirmSecondFactor((error) => showRefusal(error));
  const { form, errors, showRefusal } = useAccountForm(({ code = "" }) =>
    confirm.mutate({ body: { code } }, { onSuccess: ({ recoveryCodes }) => onTurnedOn(recoveryCodes) }),
  );
  return (
    <StepForm
      form={form}
      error={errors.code === undefined ? confirm.error : null}
      pending={confirm.isPending}
      submitLabel={t("scan.submit")}
      pendingLabel={t("scan.pending")}
      onCancel={onCancel}
    >
      <p>{t("scan.text")}</p>
      <div className="grid items-center gap-5 sm:grid-cols-[12rem_1fr]">
        <div className="w-48">
          <QrCode content={begun.uri} label={t("scan.square")} />
        </div>
        <dl className="min-w-0">
          <dt className="text-sm text-muted">{t("scan.key")}</dt>
          <dd dir="ltr" className="mt-1 font-mono break-all select-all">
            {begun.secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </dd>
        </dl>
      </div>
      <TextField
        label={t("scan.code")}
        hint={t("scan.others")}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        ref={focusOn}
        error={errors.code}
      />
    </StepForm>
  );
}
