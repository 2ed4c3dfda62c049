/** What everybody of a household is told of its place: that its turn has come, was used, ran out, or went with the sale. */
import type { Notice } from "../../notifications/service.ts";
import type { TicketReader } from "../people/readers.repository.ts";

/** What notices about one place in line are about; whatever ends the turn settles them for everybody. */
export function turnSubject(ticketId: string): string {
  return `turn:${ticketId}`;
}

interface Sale {
  readonly operatorName: string;
  /** Of a turn. */
  readonly admittedMinutes: number;
}

type Ending = "queue_lapsed" | "queue_sold_out" | "queue_ended";

/** The turn has come, or has come back: who may act is told so, the others who can. */
export function turnCame(
  readers: readonly TicketReader[],
  { operatorName: operator, admittedMinutes }: Sale,
): Notice[] {
  const params = { operator, minutes: admittedMinutes };
  return readers.map(({ ticketId, userId, mayAct, actorId, actor }) => {
    const told = { userId, link: "/queue", about: turnSubject(ticketId) };
    if (mayAct) return { ...told, kind: "queue_admitted", params };
    return { ...told, kind: "household_turn", params: { ...params, name: actor }, namesId: actorId };
  });
}

/** The same to each of them. */
export function turnEnded(
  readers: readonly TicketReader[],
  kind: Ending,
  { operatorName: operator, admittedMinutes }: Sale,
): Notice[] {
  const params = { operator, minutes: admittedMinutes };
  return readers.map(({ userId }) => ({ userId, kind, params, link: "/queue" }));
}

/** The sale is paused while these have their turn, which goes on. */
export function turnGoesOn(readers: readonly TicketReader[], { operatorName: operator }: Sale): Notice[] {
  return readers.map(({ ticketId, userId }) => ({
    ...{ userId, kind: "queue_paused" as const, link: "/queue", about: turnSubject(ticketId) },
    params: { operator },
  }));
}

/** Whoever did something with the household's place. */
export interface Doer {
  readonly userId: string;
  /** The first name. */
  readonly name: string;
  readonly operatorName: string;
}

/** To the others of the household: one of them has taken seats with the turn, or has given the place up. */
export function turnTaken(readers: readonly TicketReader[], doer: Doer, bookingId: string | null): Notice[] {
  const { userId: doerId, name, operatorName: operator } = doer;
  const kind = bookingId === null ? "household_line_left" : "household_turn_used";
  return readers
    .filter(({ userId }) => userId !== doerId)
    .map(({ userId }) => ({
      ...{ userId, kind, params: { operator, name }, namesId: doerId },
      link: bookingId === null ? "/queue" : `/bookings/${bookingId}`,
      // Seats are only held yet: what becomes of them settles it.
      ...(bookingId !== null && { about: `hold:${bookingId}` }),
    }));
}
