/** Another email address: asked for with the password, and changed by the link in the new mailbox alone. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useAccountForm } from "#web/shared/account/use-account-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { OwnPasswordField } from "../own-password-field.tsx";
import { useChangeEmail } from "../queries.ts";

export function ChangeEmail() {
  const t = useTranslations("settings");
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (isOpen) {
    return (
      <ChangeForm
        onKeep={() => setOpen(false)}
        onSent={(email) => {
          setSentTo(email);
          setOpen(false);
        }}
      />
    );
  }
  return (
    <>
      {sentTo && (
        <Banner tone="ok" role="status" className="[overflow-wrap:anywhere]">
          {t("email.linkSent", { email: sentTo })}
        </Banner>
      )}
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t("email.change")}
        </Button>
      </div>
    </>
  );
}

interface ChangeFormProps {
  onSent: (email: string) => void;
  onKeep: () => void;
}

function ChangeForm({ onSent, onKeep }: ChangeFormProps) {
  const t = useTranslations("settings");
  const change = useChangeEmail((error) => showRefusal(error));
  const { form, errors, showRefusal } = useAccountForm(({ email = "", password = "" }) =>
    change.mutate({ body: { email, password } }, { onSuccess: () => onSent(email) }),
  );
  const isAtField = errors.email !== undefined || errors.password !== undefined;
  return (
    <form {...form} className="grid gap-5 border-t border-line pt-5">
      <p className="text-sm text-muted">{t("email.changeHint")}</p>
      <TextField
        label={t("email.new")}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        required
        error={errors.email}
      />
      <OwnPasswordField label={t("email.password")} name="password" error={errors.password} />
      {!isAtField && <Refusal error={change.error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={change.isPending} pendingLabel={t("email.changing")}>
          {t("email.submit")}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {t("email.keep")}
        </Button>
      </div>
    </form>
  );
}
