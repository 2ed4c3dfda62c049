/** What a change of a booking that stands is worth: rooms divided anew, and one person less. */
import { addDays, daysBetween, type IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import { percentOf } from "#domain/money.ts";
import { type PriceList, type RoomTypeName, refundPercent, type Terms } from "#domain/packages/package.ts";
import type { BookingPhase } from "./booking.ts";

/** A part as it shall be, with who has its seats. */
export interface PlannedPart {
  readonly packageId: string;
  readonly roomType: RoomTypeName | null;
  readonly room: number | null;
  readonly seats: number;
  readonly amountMinor: number;
  readonly discountPercent: number;
  readonly discountMinor: number;
  readonly terms: Terms;
  readonly prices: PriceList;
  readonly travellerIds: readonly string[];
}

/** Hotels get the rooming list about four weeks ahead (docs/sources.md#rooms). */
export const CHANGE_DAYS = 28;

/** The last day on which names and rooms may be changed: the earliest that the terms of any part say. */
export function changesCloseOn(terms: readonly Pick<Terms, "changeDays">[], departureDate: IsoDate): IsoDate {
  const days = terms.map(({ changeDays = CHANGE_DAYS }) => changeDays);
  return addDays(departureDate, -Math.max(0, ...days));
}

export interface ChangeFacts {
  readonly phase: BookingPhase;
  readonly closesOn: IsoDate;
  /** Nusuk's number is recorded, so Nusuk has the names. */
  readonly isKnownOnNusuk: boolean;
}

/** Why who travels may not become another, by the code of the refusal; `changes_closed` closes the rooms as well. People of a hold are named anew without ado. */
export function closedBy(
  { phase, closesOn, isKnownOnNusuk }: ChangeFacts,
  today: IsoDate,
): "changes_closed" | "names_are_fixed" | null {
  if (phase === "held") return null;
  if (today > closesOn) return "changes_closed";
  return isKnownOnNusuk ? "names_are_fixed" : null;
}

export const SETTLEMENTS = ["nothing", "card", "schedule", "refund", "nusuk"] as const;
/** How a difference is settled: not at all, by paying it, with what is still to be paid, by giving it back, or on Nusuk. */
export type Settlement = (typeof SETTLEMENTS)[number];

export interface PriceDifference {
  readonly phase: BookingPhase;
  readonly channel: Channel | null;
  /** Minor units; below 0: the new rooms are cheaper. */
  readonly differenceMinor: number;
  /** What of the price was still to be paid before. */
  readonly openMinor: number;
}

/** A hold is not paid yet, so its price just changes. */
export function settlementOf({ phase, channel, differenceMinor, openMinor }: PriceDifference): Settlement {
  if (phase === "held" || differenceMinor === 0) return "nothing";
  if (channel === "nusuk") return "nusuk";
  if (openMinor > 0 && openMinor + differenceMinor >= 0) return "schedule";
  return differenceMinor > 0 ? "card" : "refund";
}

interface Price {
  /** Minor units, 0 or above. */
  readonly totalMinor: number;
  /** Of what the parts and what was kept come to: taken off by the operator, no longer in the total. */
  readonly reducedMinor: number;
}

/**
 * The price of a booking whose parts cost `differenceMinor` more, or less below 0. What was reduced before can be more
 * than what is left: nothing is then to be paid, and the rest of the reduction ends, so that the sum stays that of the parts.
 */
export function changedPrice({ totalMinor, reducedMinor }: Price, differenceMinor: number): Price {
  const open = totalMinor + differenceMinor;
  return { totalMinor: Math.max(0, open), reducedMinor: reducedMinor + Math.min(0, open) };
}

export interface Leaving {
  readonly phase: BookingPhase;
  readonly channel: Channel | null;
  /** What the person's place costs, the group discount taken off. */
  readonly placeMinor: number;
  readonly terms: Terms;
  readonly departureDate: IsoDate;
  readonly today: IsoDate;
}

/**
 * Minor units of a place that the terms keep when somebody leaves, 0 to its price: nothing until the operator has
 * confirmed, then what the ladder leaves; on Nusuk its own rules count. The others keep the discount they agreed.
 */
export function keptOnLeaving({ phase, channel, placeMinor, terms, departureDate, today }: Leaving): number {
  if (phase === "awaiting_approval" || channel !== "operator") return 0;
  return placeMinor - percentOf(placeMinor, refundPercent(terms, daysBetween(today, departureDate)));
}
