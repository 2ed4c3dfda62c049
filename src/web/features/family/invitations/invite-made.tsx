/** The code of a new invitation, shown this once: to read out, and as a link to copy. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { Invited } from "../changes.ts";

export function InviteMade({ invited, onClose }: { invited: Invited; onClose: () => void }) {
  const t = useTranslations("family");
  const { dateTime } = useFormats();
  const [copied, setCopied] = useState(false);
  const { invitation, code, path } = invited;
  const link = `${window.location.origin}${path}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("invite.madeTitle")}
      description={t("invite.madeText", { date: dateTime(invitation.expiresAt) })}
      footer={
        <>
          <Button
            onClick={() =>
              void navigator.clipboard.writeText(link).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          >
            {t(copied ? "invite.copied" : "invite.copy")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("invite.done")}
          </Button>
        </>
      }
    >
      <dl className="grid gap-5">
        <div>
          <dt className="text-sm text-muted">{t("invite.code")}</dt>
          <dd dir="ltr" className="num mt-1 w-fit font-mono text-2xl font-semibold tracking-wide select-all">
            {code}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t("invite.link")}</dt>
          <dd dir="ltr" className="mt-1 w-fit font-mono text-sm break-all select-all">
            {link}
          </dd>
        </div>
      </dl>
      {invitation.email && (
        <Banner tone="ok" className="mt-5">
          {t("invite.sent", { email: invitation.email })}
        </Banner>
      )}
    </Dialog>
  );
}
