/** A turn and its use: no seats of a window without one, asked and marked in the hold's own transaction. */
import { z } from "zod";
import { afterTicketEvent } from "#domain/queue/ticket.ts";
import { ALONE, type CombinedOutcome } from "#server/platform/database/combine.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { isHeld, type SaleQueue, type TurnTickets } from "../../bookings/service.ts";
import type { Deps } from "../deps.ts";
import { lockLiveTickets } from "../line/tickets.repository.ts";
import { bookingsOfTurns } from "../people/known.repository.ts";
import { type Counted, countOnce, mostSeats } from "../people/once.ts";
import { doerOf, householdsOf, listTicketReaders, usedTurn } from "../people/readers.repository.ts";
import {
  freePlaces,
  freePlacesOver,
  papersOfSeats,
  requireKnown,
  requireOfPlace,
  verifiedPassports,
} from "./people-of-turn.ts";
import { turnSubject, turnTaken } from "./turn-notices.ts";
import { completeTurns } from "./turns.repository.ts";

/** What a hold asks the queue. */
export function saleQueue(deps: Pick<Deps, "jobs" | "config">): SaleQueue {
  return {
    householdsOf,
    ...{ requireKnown, requireOfPlace, papersOf: papersOfSeats, verifiedPassports, freePlaces, freePlacesOver },
    asksForPassports: bookingsOfTurns,
    requireTurns: (tx, asked, moment) => requireTurns(deps, tx, asked, moment),
    async spendTurns(tx, uses) {
      const used = uses.filter(({ ticketIds }) => ticketIds.length > 0);
      if (used.length === 0) return;
      await completeTurns(
        tx,
        used.flatMap(({ ticketIds, bookingId }) => ticketIds.map((ticketId) => ({ ticketId, bookingId }))),
      );
      await deps.jobs.enqueueAll(
        tx,
        tellUsed,
        used.map(({ ticketIds, userId, bookingId }) => ({ ticketIds: [...ticketIds], userId, bookingId })),
      );
    },
  };
}

type LiveTicket = NonNullable<Awaited<ReturnType<typeof lockLiveTickets>>[number]>;

/**
 * More seats than a household stood in line for are refused, since others were let in on that promise; so are more than people
 * of it count with no other place. A turn that two ask for at once is for the first of them. Throws where what was noted for one
 * of several must be undone.
 */
async function requireTurns(
  deps: Pick<Deps, "config">,
  tx: Db,
  asked: Parameters<SaleQueue["requireTurns"]>[1],
  { now, waits }: Parameters<SaleQueue["requireTurns"]>[2],
): Promise<CombinedOutcome<TurnTickets>[]> {
  const places = asked.flatMap(({ userId, familyId, demand }, index) =>
    demand
      .toSorted((a, b) => (a.windowId < b.windowId ? -1 : 1))
      .map(({ windowId, seats }) => ({ index, userId, familyId, windowId, seats })),
  );
  const live = await lockLiveTickets(tx, places, { waits });
  const turns = places.map((place, at) => ({ ...place, ticket: live[at] ?? null }));
  const ids = turns.flatMap(({ ticket }) => (ticket && isTurn(ticket, now) ? [ticket.id] : []));
  const counted = ids.length === 0 ? new Map<string, Counted>() : await countOnce(deps, tx, [...new Set(ids)]);
  const given = new Set<string>();
  const outcomes: CombinedOutcome<TurnTickets>[] = [];
  for (const [index] of asked.entries()) {
    const own = turns.filter((turn) => turn.index === index);
    const outcome = await turnOf(tx, own, { now, waits, counted });
    const ticketIds = own.flatMap(({ ticket }) => ticket?.id ?? []);
    const isFree = ticketIds.every((id) => !given.has(id));
    const isGiven = isFree && outcome !== ALONE && "answer" in outcome;
    if (isGiven) for (const id of ticketIds) given.add(id);
    else if (isFree && !waits && hasWritten(ticketIds, counted)) throw new Error("who counts was noted for a refusal");
    outcomes.push(isFree ? outcome : ALONE);
  }
  return outcomes;
}

function hasWritten(ticketIds: readonly string[], counted: ReadonlyMap<string, Counted>): boolean {
  return ticketIds.some((id) => counted.get(id)?.isNew);
}

interface Moment {
  readonly now: Date;
  readonly waits: boolean;
  readonly counted: ReadonlyMap<string, Counted>;
}

/** Of one household, by window. */
async function turnOf(
  tx: Db,
  places: readonly {
    readonly userId: string;
    readonly windowId: string;
    readonly seats: number;
    readonly ticket: LiveTicket | null;
  }[],
  { now, waits, counted }: Moment,
): Promise<CombinedOutcome<TurnTickets>> {
  for (const { userId, windowId, seats, ticket } of places) {
    // It may be there, and somebody else have it locked.
    if (!ticket && !waits) return ALONE;
    if (!ticket || !isTurn(ticket, now)) return { refusal: await refusalIn(tx, { windowId, userId, now }) };
    const most = mostSeats(ticket.seats, counted.get(ticket.id));
    if (most < 1) return { refusal: new AppError("not_admitted") };
    const tooBig = { key: "too_big", params: { max: ticket.seats } } as const;
    if (seats > ticket.seats) return { refusal: new AppError("unacceptable", {}, { parts: tooBig }) };
    if (seats > most) return { refusal: new AppError("turn_for_fewer", { most }) };
  }
  const ticketIds = places.flatMap(({ ticket }) => ticket?.id ?? []);
  return { answer: { ticketIds, hasWritten: hasWritten(ticketIds, counted) } };
}

function isTurn({ state, turnEndsAt }: LiveTicket, now: Date): boolean {
  const lasts = state === "admitted" && turnEndsAt !== null && turnEndsAt > now;
  return lasts && afterTicketEvent(state, "hold") !== null;
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
  { db, live, notifications }: Pick<Deps, "db" | "live" | "notifications">,
  { ticketIds, userId, bookingId }: z.output<typeof tellUsed.data>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await notifications.settle(tx, ticketIds.map(turnSubject), "household_turn_used");
    // What became of the seats meanwhile has been told already.
    if (!(await isHeld(tx, bookingId))) return;
    const readers = await listTicketReaders(tx, ticketIds);
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
