/** Every consent with its words' version and date; what stands can be withdrawn, with what then happens said first. */
import { FileSignature } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Consent } from "#contract/own-records.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyLine, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useConsents, useWithdrawConsent } from "./queries.ts";

export function ConsentsCard() {
  const t = useTranslations("records");
  const errorText = useErrorText();
  const consents = useConsents();
  const [asked, setAsked] = useState<Consent | null>(null);
  return (
    <Card icon={FileSignature} title={t("consents.title")}>
      <p className="mb-2 text-muted">{t("consents.lead")}</p>
      {consents.isPending && <Skeleton className="h-32" />}
      {consents.error && <ErrorState text={errorText(consents.error)} onRetry={() => void consents.refetch()} />}
      {consents.data?.length === 0 && <EmptyLine>{t("consents.none")}</EmptyLine>}
      <ul className="divide-y divide-line">
        {consents.data?.map((consent) => (
          <Entry key={consent.id} consent={consent} onWithdraw={() => setAsked(consent)} />
        ))}
      </ul>
      {asked && <WithdrawDialog consent={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function Entry({ consent, onWithdraw }: { consent: Consent; onWithdraw: () => void }) {
  const t = useTranslations("records");
  const { dateTime } = useFormats();
  const { kind, textVersion, givenAt, endedAt } = consent;
  const about = useAbout(consent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">{t(`consents.kinds.${kind}.title`)}</p>
        {about && <p className="text-sm">{about}</p>}
        <p className="text-sm text-muted">
          {t("consents.given", { at: dateTime(givenAt) })}
          {textVersion !== null && <> · {t("consents.version", { version: textVersion })}</>}
          {endedAt !== null && <> · {t("consents.ended", { at: dateTime(endedAt) })}</>}
        </p>
      </div>
      {endedAt === null ? (
        <Button
          variant="outline"
          onClick={onWithdraw}
          aria-label={t("consents.withdrawLabel", { what: t(`consents.kinds.${kind}.title`) })}
        >
          {t("consents.withdraw")}
        </Button>
      ) : (
        <Status state="expired">{t("consents.over")}</Status>
      )}
    </li>
  );
}

/** Whom and what it is about, as far as that is still known. */
function useAbout({ person, document, recipient }: Consent): string {
  const t = useTranslations("records");
  const paper = document && t(`papers.${document}`);
  return [person, paper, recipient && t("consents.to", { recipient })].filter(Boolean).join(" · ");
}

function WithdrawDialog({ consent, onClose }: { consent: Consent; onClose: () => void }) {
  const t = useTranslations("records");
  const withdraw = useWithdrawConsent();
  const { id, kind } = consent;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("consents.ask")}
      description={t(`consents.kinds.${kind}.after`)}
    >
      <Refusal error={withdraw.error} className="mb-4" />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          pending={withdraw.isPending}
          pendingLabel={t("consents.pending")}
          onClick={() => void withdraw.mutateAsync({ params: { id } }).then(onClose, () => undefined)}
        >
          {t("consents.withdraw")}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t("consents.keep")}
        </Button>
      </div>
    </Dialog>
  );
}
