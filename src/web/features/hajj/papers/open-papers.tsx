/** The open papers: tickets, the journey and the people, with their age. */
import { LockKeyhole, RefreshCw, Users } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useOnline } from "#web/lib/device/use-online.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { VaultPapers } from "../vault/vault-record.ts";
import { lockVault, refreshPapers } from "../vault/vault-store.ts";
import { ForgetButton } from "./forget-button.tsx";
import { JourneyTickets } from "./journey-card.tsx";
import { PersonFacts } from "./person-facts.tsx";

export function OpenPapers({ asOf, papers: { pack } }: { asOf: string; papers: VaultPapers }) {
  const t = useTranslations("hajj");
  return (
    <>
      <Age asOf={asOf} />
      {pack.journeys.length === 0 && <Banner tone="info">{t("papers.noJourney")}</Banner>}
      {pack.journeys.map((journey) => (
        <JourneyTickets key={journey.bookingId} journey={journey} />
      ))}
      {pack.travellers.length > 0 && (
        <Card icon={Users} title={t("papers.people")}>
          <ul className="grid gap-6">
            {pack.travellers.map((person) => (
              <PersonFacts key={person.id} person={person} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Age({ asOf }: { asOf: string }) {
  const t = useTranslations("hajj");
  const { dateTime } = useFormats();
  const online = useOnline();
  const { failure, isFetching, refresh } = useRefresh();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="me-auto text-sm text-muted">{t("papers.asOf", { when: dateTime(asOf) })}</p>
      {online && (
        <Button
          variant="outline"
          pending={isFetching}
          pendingLabel={t("papers.refreshing")}
          onClick={() => void refresh()}
          icon={<RefreshCw aria-hidden="true" className="size-5" />}
        >
          {t("papers.refresh")}
        </Button>
      )}
      <Button
        variant="outline"
        onClick={() => void lockVault()}
        icon={<LockKeyhole aria-hidden="true" className="size-5" />}
      >
        {t("papers.lock")}
      </Button>
      <ForgetButton label={t("papers.forget")} />
      {failure && (
        <Banner tone="wait" role="status" className="w-full">
          {failure}
        </Banner>
      )}
    </div>
  );
}

function useRefresh() {
  const t = useTranslations("hajj");
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const [isFetching, setFetching] = useState(false);
  async function refresh(): Promise<void> {
    setFetching(true);
    setFailure(null);
    await refreshPapers().catch((error: unknown) =>
      setFailure(t("papers.refreshFailed", { reason: errorText(error) })),
    );
    setFetching(false);
  }
  return { failure, isFetching, refresh };
}
