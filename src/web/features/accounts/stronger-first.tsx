/** Over a call that waits until the account has a stronger password. */
import { useTranslations } from "use-intl";
import { changePassword } from "#contract/accounts.ts";
import { useRouteMutation } from "../../lib/queries.ts";
import { useAccountForm } from "../../lib/use-account-form.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Refusal } from "../../ui/feedback/refusal.tsx";
import { NewPasswordField } from "../../ui/forms/new-password-field.tsx";
import { PasswordField } from "../../ui/forms/password-field.tsx";
import { Banner } from "../../ui/surfaces/banner.tsx";
import { Dialog } from "../../ui/surfaces/dialog.tsx";

interface StrongerFirstProps {
  /** One was chosen just now, and is not strong enough either. */
  again: boolean;
  /** Whether to try the call again. */
  onDone: (isChanged: boolean) => void;
}

export function StrongerFirst({ again, onDone }: StrongerFirstProps) {
  const t = useTranslations("settings");
  const change = useRouteMutation(changePassword, {
    onSuccess: () => onDone(true),
    onError: (error) => showRefusal(error),
  });
  const { form, errors, showRefusal } = useAccountForm(({ currentPassword = "", newPassword = "" }) =>
    change.mutate({ body: { currentPassword, newPassword } }),
  );
  return (
    <Dialog
      open
      onOpenChange={() => onDone(false)}
      title={t("strongerFirst.title")}
      description={t("strongerFirst.text")}
    >
      <form {...form} className="grid gap-5">
        {again && <Banner role="status">{t("strongerFirst.again")}</Banner>}
        <PasswordField
          label={t("password.current")}
          name="currentPassword"
          autoComplete="current-password"
          required
          error={errors.currentPassword}
        />
        <NewPasswordField label={t("password.new")} name="newPassword" error={errors.newPassword} />
        {errors.currentPassword === undefined && <Refusal error={change.error} />}
        <p className="text-sm text-muted">{t("password.hint")}</p>
        <div>
          <Button type="submit" pending={change.isPending} pendingLabel={t("password.saving")}>
            {t("password.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
