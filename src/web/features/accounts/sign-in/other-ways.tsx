/** Below the form: a passkey in place of the password, and the demonstration's accounts. */
import { Fingerprint } from "lucide-react";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { canUsePasskeys } from "#web/lib/session/passkeys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { DemoAccounts } from "./demo-accounts.tsx";
import { useLoginByPasskey } from "./queries-passkey.ts";

interface OtherWaysProps {
  onUse: (credentials: { username: string; password: string }) => void;
  onSignedIn: (user: User) => void;
}

export function OtherWays({ onUse, onSignedIn }: OtherWaysProps) {
  return (
    <>
      {canUsePasskeys() && <ByPasskey onSignedIn={onSignedIn} />}
      <DemoAccounts onUse={onUse} />
    </>
  );
}

function ByPasskey({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const t = useTranslations("auth");
  const toasts = useTranslations("toasts");
  const login = useLoginByPasskey({
    onSuccess: onSignedIn,
    onError: (error) => {
      // Whoever has told the device no knows that; it has said itself what it lacks.
      if (!(error instanceof ApiError)) return;
      showToast({ title: toasts("loginFailed.title"), description: error.message, tone: "bad" });
    },
  });
  return (
    <Button
      variant="outline"
      size="lg"
      block
      className="mt-4"
      icon={<Fingerprint aria-hidden="true" className="size-5" />}
      pending={login.isPending || login.isSuccess}
      pendingLabel={t("passkey.pending")}
      onClick={() => login.mutate()}
    >
      {t("passkey.submit")}
    </Button>
  );
}
