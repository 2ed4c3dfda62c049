/** Over a call that waits until the account's address is confirmed. */
import { useTranslations } from "use-intl";
import { sendEmailVerification } from "#contract/accounts.ts";
import { useRouteMutation } from "#web/lib/calls/queries.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface ConfirmFirstProps {
  /** It was said to be done before, and was not. */
  again: boolean;
  /** Whether to try the call again. */
  onDone: (isConfirmed: boolean) => void;
}

export function ConfirmFirst({ again, onDone }: ConfirmFirstProps) {
  const t = useTranslations("settings");
  const email = useCurrentUser()?.email ?? "";
  const send = useRouteMutation(sendEmailVerification);
  return (
    <Dialog
      open
      onOpenChange={() => onDone(false)}
      title={t("confirmFirst.title")}
      description={t("confirmFirst.text", { email })}
    >
      <div className="grid gap-5">
        {again && !send.isSuccess && <Banner role="status">{t("confirmFirst.notYet")}</Banner>}
        {send.isSuccess && (
          <Banner tone="ok" role="status">
            {t("email.sent")}
          </Banner>
        )}
        <Refusal error={send.error} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onDone(true)}>{t("confirmFirst.goOn")}</Button>
          <Button
            variant="outline"
            pending={send.isPending}
            pendingLabel={t("email.sending")}
            onClick={() => send.mutate({})}
          >
            {t("email.send")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
