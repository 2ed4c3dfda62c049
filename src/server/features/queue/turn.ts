/** A turn and its use: no seats of a window without one, asked and marked in the hold's own transaction. */
import { afterTicketEvent } from "#domain/queue/ticket.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { lockLiveTicket, setState } from "./tickets.repository.ts";

export interface WindowDemand {
  readonly windowId: string;
  readonly seats: number;
}

export interface Turns {
  /** Marks them as used by a booking. */
  use(tx: Db, bookingId: string): Promise<void>;
}

/**
 * The turns of this household in the windows of what it wants to hold, locked. Throws AppError `not_admitted`, and
 * `unacceptable` for more seats than it stood in line for: others were let in on that promise.
 */
export async function requireTurns(
  tx: Db,
  { userId, familyId, now }: { readonly userId: string; readonly familyId: string | null; readonly now: Date },
  demand: readonly WindowDemand[],
): Promise<Turns> {
  const ticketIds: string[] = [];
  for (const { windowId, seats } of demand.toSorted((a, b) => (a.windowId < b.windowId ? -1 : 1))) {
    const ticket = await lockLiveTicket(tx, windowId, userId, familyId);
    const isTurn = ticket?.state === "admitted" && ticket.turnEndsAt !== null && ticket.turnEndsAt > now;
    if (!ticket || !isTurn || !afterTicketEvent(ticket.state, "hold")) throw new AppError("not_admitted");
    if (seats > ticket.seats) {
      throw new AppError("unacceptable", {}, { parts: { key: "too_big", params: { max: ticket.seats } } });
    }
    ticketIds.push(ticket.id);
  }
  return {
    async use(using, bookingId) {
      if (ticketIds.length > 0) await setState(using, ticketIds, { state: "completed", bookingId });
    },
  };
}
