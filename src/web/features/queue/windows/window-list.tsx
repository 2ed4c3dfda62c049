/** Sale windows that are announced or going on, with the way in. */
import { CalendarClock } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { passedOver } from "#domain/queue/admission.ts";
import { letsNobodyIn } from "#web/shared/queue/line/line-stand.ts";
import { useSeatsWanted } from "#web/shared/queue/use-joining.ts";
import { WindowFacts } from "#web/shared/queue/window-facts.tsx";
import { Status as StatusMark } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { QueueOverview, Window } from "../queries.ts";
import { JoinWindowButton, NotServed } from "./way-in.tsx";

const MARKS = { announced: "pending", open: "ready", paused: "held", closed: "expired" } as const;

export function WindowList({ status }: { status: QueueOverview }) {
  const t = useTranslations("queue");
  return (
    <Card icon={CalendarClock} title={t("windows.title")}>
      <ul className="divide-y divide-line">
        {status.windows.map((window) => (
          <li key={window.id} className="py-5 first:pt-0 last:pb-0">
            <WindowRow window={window} isIn={status.tickets.some(isLiveIn(window))} />
          </li>
        ))}
      </ul>
      {status.windows.some(({ simulated }) => simulated) && (
        <p className="mt-5 border-t border-line pt-4 text-sm text-muted">{t("badge.rounds")}</p>
      )}
    </Card>
  );
}

/**
 * Before a place is taken: more households ahead than seats, by counting alone, no seat that is not held, or in no package so
 * many as the reader's household needs.
 */
function Odds({ window: { packages, waiting } }: { window: Window }) {
  const t = useTranslations("queue");
  const seats = packages.reduce((sum, { availableSlots }) => sum + availableSlots, 0);
  const people = useSeatsWanted();
  const free = packages.map(({ availableSlots }) => availableSlots);
  if (seats === 0) return <Odd>{t("windows.noneFree")}</Odd>;
  if (passedOver(people, free)) return <Odd>{t("windows.tooFew", { people })}</Odd>;
  return waiting < seats ? null : <Odd>{t("windows.odds", { passing: waiting - seats + 1 })}</Odd>;
}

function Odd({ children }: { children: string }) {
  return <p className="mb-2 text-sm font-semibold text-wait">{children}</p>;
}

function isLiveIn(window: Window) {
  return ({ windowId, state }: QueueOverview["tickets"][number]) =>
    windowId === window.id && (state === "waiting" || state === "admitted");
}

function WindowRow({ window, isIn }: { window: Window; isIn: boolean }) {
  const t = useTranslations("queue");
  const shown = letsNobodyIn(window) ? "paused" : window.state;
  return (
    <article className="grid gap-3 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="text-lg font-semibold">
            <bdi>{window.operatorName}</bdi>
          </h3>
          {window.operatorStopped ? (
            <StatusMark state="held">{t("windows.stopped")}</StatusMark>
          ) : (
            <StatusMark state={MARKS[shown]}>{t(`windows.${shown}`)}</StatusMark>
          )}
        </div>
        <p className="mt-1 text-sm text-muted">
          <WindowFacts window={window} />
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {window.packages.map(({ id, title, channels, availableSlots }) => (
            <li key={id}>
              <Link to={`/packages/${id}`} className="font-semibold text-brand hover:underline">
                <bdi>{title}</bdi>
              </Link>{" "}
              <span className="text-muted">{t("windows.seats", { seats: availableSlots })}</span>
              <NotServed window={window} channels={channels} />
            </li>
          ))}
        </ul>
      </div>
      {isIn ? (
        <p className="text-sm font-semibold text-ok">{t("windows.in")}</p>
      ) : (
        <div>
          <Odds window={window} />
          <JoinWindowButton window={window} />
        </div>
      )}
    </article>
  );
}
