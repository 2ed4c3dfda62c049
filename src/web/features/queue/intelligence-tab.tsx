/** What presses first: the turn, the place in line, or the windows that can be joined; beside it, why it is so. */

import { useTranslations } from "use-intl";
import { lineStand } from "#web/shared/line/line-stand.ts";
import { usePlaces } from "#web/shared/line/use-places.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { DrawCard, GatheringCard, OutlookCard, StandCard, TurnCard, WindowList, WorkedOutCard } from "./lazy.tsx";
import { PlaceCard } from "./place-card.tsx";
import { PriorityCard } from "./priority-card.tsx";
import type { KnownPlace } from "./use-known-place.ts";

export function IntelligenceTab({ status, oldSince }: KnownPlace) {
  const { ticket } = status;
  const window = status.windows.find(({ id }) => id === ticket?.windowId);
  const isInLine = window?.operatorStopped === false && (ticket?.state === "waiting" || ticket?.state === "admitted");
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-6">
          {isInLine && ticket?.state === "admitted" && <TurnCard ticket={ticket} window={window} />}
          {isInLine && ticket?.state === "waiting" && ticket.position !== null && (
            <PlaceCard status={status} ticket={ticket} window={window} oldSince={oldSince} />
          )}
          {isInLine && ticket?.state === "waiting" && ticket.position === null && (
            <GatheringCard ticket={ticket} window={window} />
          )}
          {isInLine && ticket.position !== null && <WorkedOutCard status={status} ticket={ticket} />}
          {isInLine ? <Sales status={status} /> : <OutOfLine status={status} />}
        </div>
        <div className="grid min-w-0 gap-6">
          <PriorityCard status={status} />
          {isInLine && ticket && window.openedAt !== null && <DrawCard ticket={ticket} window={window} />}
        </div>
      </div>
    </div>
  );
}

/** Nobody of the household waits: its places, what became of its last place, or how one comes into a line. */
function OutOfLine({ status }: { status: KnownPlace["status"] }) {
  const t = useTranslations("queue");
  const stand = lineStand(status);
  // A suspended operator's sale keeps its place; of seats taken in a turn the stand itself tells.
  const { booked, isPending } = usePlaces(stand.kind !== "stopped");
  if (isPending) return <SkeletonCard lines={4} />;
  const isEmpty = stand.kind === "none" && booked === undefined;
  return (
    <>
      {isEmpty ? (
        <Card>
          <EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>
        </Card>
      ) : (
        <StandCard stand={stand} booked={stand.kind === "used" ? undefined : booked} />
      )}
      {booked === undefined ? (
        <Sales status={status} />
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">{t("windows.another")}</summary>
          <div className="mt-3 grid gap-6">
            <Sales status={status} />
          </div>
        </details>
      )}
    </>
  );
}

function Sales({ status }: { status: KnownPlace["status"] }) {
  return (
    <>
      <OutlookCard />
      <WindowList status={status} />
    </>
  );
}
