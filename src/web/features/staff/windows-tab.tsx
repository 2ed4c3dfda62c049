/** Sales through a queue that are announced or going on: staff may halt one that goes wrong, and let it go on. */
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { letsNobodyIn } from "#web/shared/queue/line/line-stand.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type SupervisedWindow, useAllSaleWindows, useHalt } from "./queries.ts";

const MARKS = { announced: "pending", open: "ready", paused: "held", closed: "expired" } as const;

export function WindowsTab() {
  return (
    <Loaded query={useAllSaleWindows()}>
      {(windows) => <Going windows={windows.filter(({ state }) => state !== "closed")} />}
    </Loaded>
  );
}

function Going({ windows }: { windows: readonly SupervisedWindow[] }) {
  const t = useTranslations("staff");
  return (
    <Card title={t("windows.title")}>
      <p className="mb-4 max-w-[46rem] text-muted">{t("windows.text")}</p>
      {windows.length === 0 ? (
        <EmptyState title={t("windows.none.title")}>{t("windows.none.text")}</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {windows.map((window) => (
            <WindowRow key={window.id} window={window} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function WindowRow({ window }: { window: SupervisedWindow }) {
  const t = useTranslations("queue");
  const { dateTime } = useFormats();
  const shown = letsNobodyIn(window) ? "paused" : window.state;
  return (
    <li className="grid gap-3 py-5 first:pt-0 last:pb-0 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="font-semibold">
            <bdi>{window.operatorName}</bdi>
          </h3>
          <Status state={MARKS[shown]}>{t(`windows.${shown}`)}</Status>
          {window.operatorStopped && <Status state="held">{t("windows.stopped")}</Status>}
          {window.simulated && <span className="text-sm text-muted">{t("badge.simulated")}</span>}
        </div>
        <p className="mt-1 text-sm text-muted">
          {dateTime(window.opensAt)} ·{" "}
          {t("own.facts", { rate: window.admitPerMinute, waiting: window.waiting, admitted: window.admitted })}
        </p>
        {window.operatorStopped && <p className="text-sm">{t("windows.stoppedFacts")}</p>}
      </div>
      <Halt window={window} />
    </li>
  );
}

/** One that only gathers has nothing to halt. */
function Halt({ window: { id, state } }: { window: SupervisedWindow }) {
  const t = useTranslations("queue");
  const errorText = useErrorText();
  const { pause, resume } = useHalt();
  const error = pause.error ?? resume.error;
  return (
    <div>
      {state === "open" && (
        <Button
          variant="outline"
          pending={pause.isPending}
          pendingLabel={t("own.pausing")}
          onClick={() => pause.mutate({ params: { id } })}
        >
          {t("own.pause")}
        </Button>
      )}
      {state === "paused" && (
        <Button
          pending={resume.isPending}
          pendingLabel={t("own.resuming")}
          onClick={() => resume.mutate({ params: { id } })}
        >
          {t("own.resume")}
        </Button>
      )}
      {error && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
