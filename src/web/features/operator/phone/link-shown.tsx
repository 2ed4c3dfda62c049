/** A claim link, shown this once: as a square to scan, as letters to read out, and to copy into a message. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { secretIn } from "#web/lib/session/secret-of-address.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { QrCode } from "#web/ui/motif/qr-code.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { WithLink } from "./queries.ts";

export function LinkShown({ made, onClose }: { made: WithLink; onClose: () => void }) {
  const t = useTranslations("phone");
  const { dateTime } = useFormats();
  const { booking, link, mailed } = made;
  const code = secretIn(new URL(link).hash);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("link.title", { reference: booking.reference })}
      description={booking.linkExpiresAt ? t("link.text", { until: dateTime(booking.linkExpiresAt) }) : t("link.once")}
      footer={<Acts link={link} onClose={onClose} />}
    >
      <div className="grid items-center gap-6 sm:grid-cols-[auto_1fr]">
        <div className="w-48">
          <QrCode content={link} label={t("link.qr")} />
        </div>
        <dl className="grid min-w-0 gap-4">
          <div>
            <dt className="text-sm text-muted">{t("link.code")}</dt>
            <dd dir="ltr" className="num mt-1 w-fit font-mono text-lg font-semibold tracking-wide select-all">
              {code}
            </dd>
          </div>
          <div className="min-w-0">
            <dt className="text-sm text-muted">{t("link.address")}</dt>
            <dd dir="ltr" className="mt-1 font-mono text-sm break-all select-all">
              {link}
            </dd>
          </div>
        </dl>
      </div>
      {mailed && booking.contactEmail && (
        <Banner tone="ok" className="mt-5">
          {t("link.mailed", { email: booking.contactEmail })}
        </Banner>
      )}
    </Dialog>
  );
}

function Acts({ link, onClose }: { link: string; onClose: () => void }) {
  const t = useTranslations("phone");
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <>
      <Button onClick={copy}>{t(copied ? "link.copied" : "link.copy")}</Button>
      <Button variant="outline" onClick={onClose}>
        {t("link.done")}
      </Button>
    </>
  );
}
