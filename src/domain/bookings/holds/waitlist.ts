/** The waitlist of a sold-out package: who is offered the seats that come back, for how long, and who waits for more (docs/decisions/0022-the-waitlist.md). */
import { earlier, HOUR_MS } from "#domain/durations.ts";

/**
 * How long an offer keeps its seats. Long enough for a night, a household that has to be asked and a bank that has to be
 * called, in any time zone; short enough that five parties in a row have answered within a working week.
 */
export const OFFER_HOURS = 24;
/** So long seats that are too few are kept for the party at the head; then they go to whom they fit. */
export const PATIENCE_HOURS = 72;
/** Lists one account may wait on at a time: as many packages as Nusuk lets a household rank (docs/sources.md#household). */
export const MAX_WAITLISTS = 5;

export const WAITLIST_STATES = ["waiting", "offered", "taken", "declined", "lapsed", "left", "ended"] as const;
/** `taken`, `declined`, `lapsed`: what became of the offer; `left` by the party; `ended` with the package's sale. */
export type WaitlistState = (typeof WAITLIST_STATES)[number];

export interface WaitingParty {
  readonly id: string;
  readonly seats: number;
  /** Since when seats too few for it have been kept for it; null: none ever were. */
  readonly keptSince: Date | null;
}

export interface Round<Party extends WaitingParty> {
  /** In their order; together no more than there are seats. */
  readonly offered: readonly Party[];
  /** For whom the seats that are left are kept; null: for nobody, they go on open sale. */
  readonly keptFor: Party | null;
}

/**
 * Serves the line from its head. A party that the seats do not suffice for stops the line while its patience lasts, so
 * that nobody is skipped; afterwards the line goes round it, and it keeps its place.
 */
export function serveLine<Party extends WaitingParty>(line: readonly Party[], free: number, now: Date): Round<Party> {
  const offered: Party[] = [];
  let left = free;
  for (const party of line) {
    if (party.seats <= left) {
      offered.push(party);
      left -= party.seats;
    } else if (isPatient(party, now)) return { offered, keptFor: party };
  }
  return { offered, keptFor: null };
}

/** Whether seats may still be gathered for this party. */
export function isPatient({ keptSince }: Pick<WaitingParty, "keptSince">, now: Date): boolean {
  return keptSince === null || keptSince > patienceEndsFor(now);
}

/** Whoever has had seats kept since this instant or longer has had their time. */
export function patienceEndsFor(now: Date): Date {
  return new Date(now.getTime() - PATIENCE_HOURS * HOUR_MS);
}

/** When an offer made now ends; never after its sale. */
export function offerEnds(now: Date, saleEnds: Date): Date {
  return earlier(new Date(now.getTime() + OFFER_HOURS * HOUR_MS), saleEnds);
}
