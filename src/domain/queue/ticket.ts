/** A household's place in one sale window, from joining to its end. */
import { MINUTE_MS } from "#domain/durations.ts";

export const QUEUE_TICKET_STATES = ["waiting", "admitted", "completed", "left", "lapsed", "ended"] as const;
/**
 * `admitted`: may hold seats until its time is over; `completed`: holds them; `left` of its own will; `lapsed`: did not use
 * its turn; `ended` with the window, while it still waited or had its turn.
 */
export type QueueTicketState = (typeof QUEUE_TICKET_STATES)[number];

export const TICKET_EVENTS = ["admit", "hold", "leave", "lapse", "end", "lose_hold"] as const;
export type TicketEvent = (typeof TICKET_EVENTS)[number];

/** `lose_hold`: seats given back while the turn lasts, so that it may hold again; after that the turn has lapsed. */
const EDGES: Readonly<Record<QueueTicketState, Partial<Record<TicketEvent, QueueTicketState>>>> = {
  waiting: { admit: "admitted", leave: "left", end: "ended" },
  admitted: { hold: "completed", leave: "left", lapse: "lapsed", end: "ended" },
  completed: { lose_hold: "admitted", lapse: "lapsed" },
  left: {},
  lapsed: {},
  ended: {},
};

/** Null for what may not happen in this state. */
export function afterTicketEvent(state: QueueTicketState, event: TicketEvent): QueueTicketState | null {
  return EDGES[state][event] ?? null;
}

/** Live tickets keep their household's one place in the window. */
export const LIVE_TICKET_STATES = ["waiting", "admitted"] as const satisfies readonly QueueTicketState[];

export const DEFAULT_ADMITTED_MINUTES = 10;

/** At how many places before the turn somebody may ask to be told, and where nobody has chosen. */
export const ALERT_PLACES = { least: 1, most: 500, usual: 10 } as const;

/** Until when an admitted household may hold seats. */
export function turnEndsAt(admittedAt: Date, admittedMinutes: number): Date {
  return new Date(admittedAt.getTime() + admittedMinutes * MINUTE_MS);
}
