/** What presses first: the turn, the place in line, or the windows that can be joined; beside it, why it is so. */

import {
  LazyDrawCard,
  LazyGatheringCard,
  LazyOutlookCard,
  LazyOutOfLine,
  LazyTurnCard,
  LazyWindowList,
  LazyWorkedOutCard,
} from "../lazy.tsx";
import { QueuePlaceCard } from "./place-card.tsx";
import { PriorityCard } from "./priority-card.tsx";
import type { KnownPlace } from "./use-known-place.ts";

export function IntelligenceTab({ status, oldSince }: KnownPlace) {
  const { ticket } = status;
  const window = status.windows.find(({ id }) => id === ticket?.windowId);
  // A turn that stands still is told with the places that are out of line for now.
  const isTurn = ticket?.state === "admitted" && window?.rests === false;
  const isInLine = window?.operatorStopped === false && (ticket?.state === "waiting" || isTurn);
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-6">
          {isInLine && isTurn && <LazyTurnCard ticket={ticket} window={window} />}
          {isInLine && ticket?.state === "waiting" && ticket.position !== null && (
            <QueuePlaceCard status={status} ticket={ticket} window={window} oldSince={oldSince} />
          )}
          {isInLine && ticket?.state === "waiting" && ticket.position === null && (
            <LazyGatheringCard ticket={ticket} window={window} />
          )}
          {isInLine && ticket.position !== null && <LazyWorkedOutCard status={status} ticket={ticket} />}
          {!isInLine && <LazyOutOfLine status={status} />}
        </div>
        <div className="grid min-w-0 gap-6">
          <PriorityCard status={status} />
          {isInLine && ticket && window.openedAt !== null && <LazyDrawCard ticket={ticket} window={window} />}
          {isInLine && <LazyOutlookCard />}
        </div>
      </div>
      {isInLine && <LazyWindowList status={status} />}
    </div>
  );
}
