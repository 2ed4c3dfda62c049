/** Over a call that waits until the account has a stronger password, or a passkey. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { changePassword } from "#contract/accounts.ts";
import { useRouteMutation } from "#web/lib/calls/queries.ts";
import { useThisDevice } from "#web/lib/session/device-name.ts";
import { canUsePasskeys } from "#web/lib/session/passkeys.ts";
import { isOfDevice, useMakePasskey } from "#web/lib/session/use-make-passkey.ts";
import { useAccountForm } from "#web/shared/account/use-account-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { focusOn } from "#web/ui/forms/focus-on.ts";
import { NewPasswordField } from "#web/ui/forms/new-password-field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface StrongerFirstProps {
  /** Whether to try the call again. */
  onDone: (isChanged: boolean) => void;
}

export function StrongerFirst({ onDone }: StrongerFirstProps) {
  const t = useTranslations("settings");
  const [isByPasskey, setByPasskey] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={() => onDone(false)}
      title={t("strongerFirst.title")}
      description={t("strongerFirst.text")}
    >
      {isByPasskey ? (
        <PasskeyInstead onMade={() => onDone(true)} />
      ) : (
        <StrongerPassword onChanged={() => onDone(true)} onPasskey={() => setByPasskey(true)} />
      )}
    </Dialog>
  );
}

interface StrongerPasswordProps {
  onChanged: () => void;
  onPasskey: () => void;
}

function StrongerPassword({ onChanged, onPasskey }: StrongerPasswordProps) {
  const t = useTranslations("settings");
  const change = useRouteMutation(changePassword, {
    onSuccess: onChanged,
    onError: (error) => showRefusal(error),
  });
  const { form, errors, showRefusal } = useAccountForm(({ currentPassword = "", newPassword = "" }) =>
    change.mutate({ body: { currentPassword, newPassword, mustBeStrong: true } }),
  );
  return (
    <form {...form} className="grid gap-5">
      <PasswordField
        label={t("password.current")}
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <NewPasswordField label={t("password.new")} name="newPassword" error={errors.newPassword} />
      {Object.keys(errors).length === 0 && <Refusal error={change.error} />}
      <p className="text-sm text-muted">{t("password.hint")}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={change.isPending} pendingLabel={t("password.saving")}>
          {t("password.save")}
        </Button>
        {canUsePasskeys() && (
          <Button variant="quiet" onClick={onPasskey}>
            {t("strongerFirst.passkey")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The device opens the account then, and its password may stay. */
function PasskeyInstead({ onMade }: { onMade: () => void }) {
  const t = useTranslations("settings");
  const device = useThisDevice();
  const make = useMakePasskey({ onSuccess: onMade, onError: (error) => showRefusal(error) });
  const { form, errors, showRefusal } = useAccountForm(({ password = "" }) =>
    make.mutate({ password, name: device ?? t("sessions.otherBrowser") }),
  );
  const isStopped = isOfDevice(make.error);
  return (
    <form {...form} className="grid gap-5">
      <p>{t("strongerFirst.passkeyText")}</p>
      <PasswordField
        label={t("password.current")}
        name="password"
        autoComplete="current-password"
        required
        ref={focusOn}
        error={errors.password}
      />
      {isStopped && <Banner role="alert">{t("strongerFirst.stopped")}</Banner>}
      {!isStopped && errors.password === undefined && <Refusal error={make.error} />}
      <div>
        <Button type="submit" pending={make.isPending} pendingLabel={t("strongerFirst.making")}>
          {t("strongerFirst.passkey")}
        </Button>
      </div>
    </form>
  );
}
