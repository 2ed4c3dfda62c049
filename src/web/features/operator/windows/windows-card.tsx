/** The operator's sale windows, the next first, and the way to announce another. */
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { letsNobodyIn } from "#web/shared/queue/line/line-stand.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { OwnPackage } from "../queries.ts";
import { AnnounceDialog } from "./announce-dialog.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { type SaleWindow, useSaleWindows, useSteer } from "./queries.ts";

const MARKS = { announced: "pending", open: "ready", paused: "held", closed: "expired" } as const;

export function WindowsCard({ packages }: { packages: readonly OwnPackage[] }) {
  const t = useTranslations("queue");
  const { id, operatorId = id } = useSignedIn();
  const [isAnnouncing, setAnnouncing] = useState(false);
  const free = packages.filter(({ status, saleWindowId }) => status === "listed" && saleWindowId === null);
  return (
    <Card
      icon={CalendarClock}
      title={t("own.title")}
      aside={
        <Button variant="outline" disabled={free.length === 0} onClick={() => setAnnouncing(true)}>
          {t("own.announce")}
        </Button>
      }
    >
      <p className="max-w-[46rem] text-muted">{t("own.text")}</p>
      <Loaded query={useSaleWindows()} isInCard>
        {(windows) => <List windows={windows.filter((window) => window.operatorId === operatorId)} />}
      </Loaded>
      {isAnnouncing && <AnnounceDialog packages={free} onClose={() => setAnnouncing(false)} />}
    </Card>
  );
}

function List({ windows }: { windows: readonly SaleWindow[] }) {
  const t = useTranslations("queue");
  if (windows.length === 0) return <EmptyState title={t("own.none.title")}>{t("own.none.text")}</EmptyState>;
  return (
    <ul className="mt-4 divide-y divide-line">
      {windows.map((window) => (
        <li key={window.id} className="py-5 first:pt-0 last:pb-0">
          <Row window={window} />
        </li>
      ))}
    </ul>
  );
}

function Row({ window }: { window: SaleWindow }) {
  const t = useTranslations("queue");
  const { dateTime, list } = useFormats();
  const shown = letsNobodyIn(window) ? "paused" : window.state;
  return (
    <article className="grid gap-3 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="font-semibold">{dateTime(window.opensAt)}</h3>
          <Status state={MARKS[shown]}>{t(`windows.${shown}`)}</Status>
          {window.operatorStopped && <Status state="held">{t("windows.stopped")}</Status>}
        </div>
        <p className="mt-1 text-sm text-muted">{list(window.packages.map(({ title }) => title))}</p>
        <p className="text-sm text-muted">
          {t("own.facts", { rate: window.admitPerMinute, waiting: window.waiting, admitted: window.admitted })}
        </p>
        {window.operatorStopped && <p className="text-sm">{t("windows.stoppedFacts")}</p>}
      </div>
      {window.state !== "closed" && <Acts window={window} />}
    </article>
  );
}

function Acts({ window }: { window: SaleWindow }) {
  const t = useTranslations("queue");
  const errorText = useErrorText();
  const [isEnding, setEnding] = useState(false);
  const { pause, resume, close } = useSteer(() => setEnding(false));
  const params = { params: { id: window.id } };
  const error = pause.error ?? resume.error;
  return (
    <div className="flex flex-wrap gap-3">
      {window.state === "open" && (
        <Button
          variant="outline"
          pending={pause.isPending}
          pendingLabel={t("own.pausing")}
          onClick={() => pause.mutate(params)}
        >
          {t("own.pause")}
        </Button>
      )}
      {window.state === "paused" && !window.operatorStopped && (
        <Button pending={resume.isPending} pendingLabel={t("own.resuming")} onClick={() => resume.mutate(params)}>
          {t("own.resume")}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setEnding(true)}>
        {t("own.end")}
      </Button>
      {error && (
        <p role="alert" className="w-full text-sm text-bad">
          {errorText(error)}
        </p>
      )}
      {isEnding && (
        <EndDialog
          waiting={window.waiting}
          ending={close}
          onEnd={() => close.mutate(params)}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  );
}
