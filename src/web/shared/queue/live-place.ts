/** What the live channel says of a place, and how it replaces what was known. */
import type { queueStatus } from "#contract/queue.ts";
import type { QueueUpdate } from "#contract/realtime.ts";
import type { RouteResult } from "#contract/route.ts";
import { TICKET_STATES } from "#domain/queue/ticket.ts";
import { WINDOW_STATES } from "#domain/queue/window.ts";

export type QueuePlace = RouteResult<typeof queueStatus>;

/** Null for what is no such message. */
export function readUpdate(data: unknown): QueueUpdate | null {
  if (typeof data !== "object" || data === null || !("windowId" in data)) return null;
  const valueAt = (key: string): unknown => Object.entries(data).find(([name]) => name === key)?.[1];
  const state = TICKET_STATES.find((known) => known === valueAt("state"));
  const windowState = WINDOW_STATES.find((known) => known === valueAt("windowState"));
  if (!(state && windowState) || typeof data.windowId !== "string") return null;
  const numberAt = (key: string) => {
    const value = valueAt(key);
    return typeof value === "number" ? value : null;
  };
  return {
    windowId: data.windowId,
    ...{ state, windowState },
    position: numberAt("position"),
    estimatedWaitTime: numberAt("estimatedWaitTime"),
    totalInQueue: numberAt("totalInQueue"),
  };
}

/** Whether the whole has to be fetched: another ticket, another state of it or of the sale, or the first place after the draw. */
export function isTurningPoint({ ticket, windows }: QueuePlace, update: QueueUpdate): boolean {
  const isFirstPlace = ticket?.position === null && update.position !== null;
  // One that is over is not in the list any more.
  const known = windows.find(({ id }) => id === update.windowId)?.state ?? "closed";
  const isOther = ticket?.windowId !== update.windowId || ticket.state !== update.state;
  return isOther || known !== update.windowState || isFirstPlace;
}

/** Only places that are there replace the present one (SPEC §4, Queue); of a wait that is not known, `keepKnown` says so. */
export function withUpdate(status: QueuePlace, update: QueueUpdate): QueuePlace {
  const { ticket } = status;
  const position = update.position ?? status.position;
  const { estimatedWaitTime } = update;
  return {
    ...status,
    ...{ position, estimatedWaitTime, totalInQueue: update.totalInQueue ?? status.totalInQueue },
    ticket: ticket && { ...ticket, position, estimatedWaitTime },
  };
}
