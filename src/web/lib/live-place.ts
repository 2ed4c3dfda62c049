/** What the live channel says of a place, and how it replaces what was known. */
import type { queueStatus } from "#contract/queue.ts";
import type { QueueUpdate } from "#contract/realtime.ts";
import type { RouteResult } from "#contract/route.ts";
import { TICKET_STATES } from "#domain/queue/ticket.ts";

export type QueuePlace = RouteResult<typeof queueStatus>;

/** Null for what is no such message. */
export function readUpdate(data: unknown): QueueUpdate | null {
  if (typeof data !== "object" || data === null || !("windowId" in data) || !("state" in data)) return null;
  const state = TICKET_STATES.find((known) => known === data.state);
  if (!state || typeof data.windowId !== "string") return null;
  const numberAt = (key: string) => {
    const value: unknown = Object.entries(data).find(([name]) => name === key)?.[1];
    return typeof value === "number" ? value : null;
  };
  return {
    windowId: data.windowId,
    state,
    position: numberAt("position"),
    estimatedWaitTime: numberAt("estimatedWaitTime"),
    totalInQueue: numberAt("totalInQueue"),
  };
}

/** Whether the whole has to be fetched: another ticket, another state of this one, or the first place after the draw. */
export function isTurningPoint({ ticket }: QueuePlace, update: QueueUpdate): boolean {
  const isFirstPlace = ticket?.position === null && update.position !== null;
  return ticket?.windowId !== update.windowId || ticket.state !== update.state || isFirstPlace;
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
