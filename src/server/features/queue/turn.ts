/** A turn and its use: no seats of a window without one, asked and marked in the hold's own transaction. */
import { z } from "zod";
import { afterTicketEvent } from "#domain/queue/ticket.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { defineJob } from "#server/platform/jobs.ts";
import { isHeld } from "../bookings/service.ts";
import type { Ground } from "./ground.ts";
import { ticketsUsedFor } from "./known.repository.ts";
import { countOnce, mostSeats } from "./once.ts";
import { requireKnown } from "./people-of-turn.ts";
import { doerOf, householdOf, readersOf, usedTurn } from "./readers.repository.ts";
import { lockLiveTicket, setState } from "./tickets.repository.ts";
import { turnSubject, turnTaken } from "./turn-notices.ts";

interface WindowDemand {
  readonly windowId: string;
  readonly seats: number;
}

interface Turns {
  /** Marks them as used by a booking, and tells the others of the household. */
  use(tx: Db, bookingId: string): Promise<void>;
}

interface Holder {
  readonly userId: string;
  /** That it holds for, and that it administers. */
  readonly familyId: string | null;
  readonly now: Date;
}

/** What a hold asks the queue. */
export function saleQueue(ground: Pick<Ground, "jobs" | "config">) {
  return {
    householdOf,
    requireKnown,
    asksForPassports: async (db: Db, bookingId: string) => (await ticketsUsedFor(db, bookingId)).length > 0,

    /**
     * The turns of this household in the windows of what it wants to hold, locked. Throws AppError `not_admitted`,
     * `turn_used` where somebody of the household was faster, `unacceptable` for more seats than it stood in line for,
     * since others were let in on that promise, and `turn_for_fewer` for more than people of it count with no other place.
     */
    async requireTurns(tx: Db, { userId, familyId, now }: Holder, demand: readonly WindowDemand[]): Promise<Turns> {
      const ticketIds: string[] = [];
      for (const { windowId, seats } of demand.toSorted((a, b) => (a.windowId < b.windowId ? -1 : 1))) {
        const ticket = await lockLiveTicket(tx, windowId, userId, familyId);
        const isTurn = ticket?.state === "admitted" && ticket.turnEndsAt !== null && ticket.turnEndsAt > now;
        if (!ticket || !isTurn || !afterTicketEvent(ticket.state, "hold"))
          throw await refusalIn(tx, { windowId, userId, now });
        const max = mostSeats(ticket.seats, (await countOnce(ground, tx, [ticket.id])).get(ticket.id));
        if (max < 1) throw new AppError("not_admitted");
        if (seats > ticket.seats)
          throw new AppError("unacceptable", {}, { parts: { key: "too_big", params: { max: ticket.seats } } });
        if (seats > max) throw new AppError("turn_for_fewer", { most: max });
        ticketIds.push(ticket.id);
      }
      return {
        async use(using, bookingId) {
          if (ticketIds.length === 0) return;
          await setState(using, ticketIds, { state: "completed", bookingId });
          await ground.jobs.enqueue(using, tellUsed, { ticketIds, userId, bookingId });
        },
      };
    },
  };
}

/** Of two who press at once the second is told who was first. */
async function refusalIn(
  tx: Db,
  { windowId, userId, now }: { readonly windowId: string; readonly userId: string; readonly now: Date },
): Promise<AppError> {
  const used = await usedTurn(tx, windowId, userId, now);
  if (!used || used.bookerId === userId) return new AppError("not_admitted");
  return new AppError("turn_used", { name: used.name, booking: used.bookingId });
}

/** Once the hold stands, so that nobody waits for it under the seats' locks. */
export const tellUsed = defineJob({
  name: "queue.tell-used",
  data: z.object({ ticketIds: z.array(z.string()), userId: z.string(), bookingId: z.string() }),
  retries: 10,
});

/** The turn is over for everybody, and the others of the household hear who has taken seats with it. */
export async function announceUse(
  { db, live, notifications }: Pick<Ground, "db" | "live" | "notifications">,
  { ticketIds, userId, bookingId }: z.output<typeof tellUsed.data>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await notifications.settle(tx, ticketIds.map(turnSubject), "household_turn_used");
    // What became of the seats meanwhile has been told already.
    if (!(await isHeld(tx, bookingId))) return;
    const readers = await readersOf(tx, ticketIds);
    const doers = await doerOf(tx, userId, ticketIds);
    const notices = doers.flatMap(({ ticketId, ...doer }) => {
      const household = readers.filter((reader) => reader.ticketId === ticketId);
      return turnTaken(household, doer, bookingId);
    });
    await notifications.notify(tx, ...notices);
    await live.tell(
      tx,
      ...notices.map(({ userId: told }) => ({ userId: told, type: "booking_update" as const, id: bookingId })),
    );
  });
}
