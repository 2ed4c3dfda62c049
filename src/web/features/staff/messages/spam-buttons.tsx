/** Closes what a program wrote, and takes that back. */
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { type InboxMessage, useCloseAsSpam, useReopen } from "../queries.ts";

export function SpamButton({ message: { id, reference } }: { message: InboxMessage }) {
  const t = useTranslations("staff");
  const errorText = useErrorText();
  const close = useCloseAsSpam(() => showToast({ title: t("messages.closed", { reference }) }));
  return (
    <>
      <Button
        variant="outline"
        pending={close.isPending}
        pendingLabel={t("messages.closing")}
        onClick={() => close.mutate({ params: { id } })}
      >
        {t("messages.closeAsSpam")}
        <span className="sr-only">{reference}</span>
      </Button>
      {close.error && <Banner tone="bad">{errorText(close.error)}</Banner>}
    </>
  );
}

export function NotSpamButton({ message: { id, reference } }: { message: InboxMessage }) {
  const t = useTranslations("staff");
  const errorText = useErrorText();
  const reopen = useReopen(() => showToast({ title: t("messages.reopened", { reference }), tone: "good" }));
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button
        variant="outline"
        pending={reopen.isPending}
        pendingLabel={t("messages.reopening")}
        onClick={() => reopen.mutate({ params: { id } })}
      >
        {t("messages.reopen")}
        <span className="sr-only">{reference}</span>
      </Button>
      <p className="text-sm text-muted">{t("messages.keptAs")}</p>
      {reopen.error && <Banner tone="bad">{errorText(reopen.error)}</Banner>}
    </div>
  );
}
