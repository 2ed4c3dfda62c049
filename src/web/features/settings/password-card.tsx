/** A new password for whoever knows the present one. */
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useAccountForm } from "#web/shared/account/use-account-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { NewPasswordField } from "#web/ui/forms/new-password-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { OwnPasswordField } from "./own-password-field.tsx";
import { useChangePassword } from "./queries.ts";

export function PasswordCard() {
  const t = useTranslations("settings");
  // After a change the form begins anew, so that no password stays on the screen.
  const [round, setRound] = useState(0);
  return (
    <Card icon={KeyRound} title={t("password.title")}>
      <PasswordForm
        key={round}
        onSaved={() => {
          showToast({ title: t("password.saved"), tone: "good" });
          setRound(round + 1);
        }}
      />
    </Card>
  );
}

function PasswordForm({ onSaved }: { onSaved: () => void }) {
  const t = useTranslations("settings");
  const change = useChangePassword((error) => showRefusal(error));
  const { form, errors, showRefusal } = useAccountForm(({ currentPassword = "", newPassword = "" }) =>
    change.mutate({ body: { currentPassword, newPassword } }, { onSuccess: onSaved }),
  );
  const isAtField = errors.currentPassword !== undefined;
  return (
    <form {...form} className="grid gap-5">
      <OwnPasswordField label={t("password.current")} name="currentPassword" error={errors.currentPassword} />
      <NewPasswordField label={t("password.new")} name="newPassword" error={errors.newPassword} />
      {!isAtField && <Refusal error={change.error} />}
      <p className="text-sm text-muted">{t("password.hint")}</p>
      <div>
        <Button type="submit" pending={change.isPending} pendingLabel={t("password.saving")}>
          {t("password.save")}
        </Button>
      </div>
    </form>
  );
}
