/** By when each paper of a household has to be there. */
import { addMonths, gregorianOf, type HajjDays, type IsoDate, nextHajj } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import { HEALTH_MONTHS, lastDose } from "#domain/documents/certificates/windows.ts";
import { DOCUMENT_TYPES, type DocumentType } from "#domain/documents/document.ts";
import { walletReadyOn } from "#domain/payments/plannable.ts";

/**
 * What the dates hang on: `turn_hold` before the hold of a turn ends, `turn_paused` the same while nobody knows when that turn
 * comes, so that no day of it is told (`isDayKnown`), `sale` before the places can be bought, `visa` before a visa can be asked
 * for, `entry` on arrival.
 */
export const PAPER_REASONS = ["turn_hold", "turn_paused", "sale", "booking", "visa", "entry"] as const;
export type PaperReason = (typeof PAPER_REASONS)[number];

export interface PaperDate {
  readonly type: DocumentType;
  /** The last day, or the instant (ISO 8601) after which it is too late. */
  readonly dueOn: IsoDate | string;
  readonly reason: PaperReason;
  /** A forecast by the rhythm of past years, not a date that anybody has set. */
  readonly isForecast: boolean;
}

/** What one does in person and ticks off, without a file: fingerprints and face, an injection. */
export interface PersonalDue extends Omit<PaperDate, "type"> {
  /** Of the journey that asks for it. */
  readonly bookingId: string;
}

/** A turn of the queue that runs or is waited for: its seats are for people who have shown a passport (docs/queue.md). */
export interface QueueTurn {
  /** The instant (ISO 8601) at which the hold of its seats ends; before it the end of the turn, or about when the first hold may end. */
  readonly until: string;
  /** Nothing is held yet: the hold begins whenever the turn is used. */
  readonly isForecast: boolean;
  /** Nobody who wants so many seats is let in: the sale is paused, or all are set aside. How long, nobody knows. */
  readonly isPaused?: boolean;
}

/** Of the booking that somebody travels on, where there is one. */
export interface Travel {
  /** Null: nothing is booked for them. */
  readonly departureDate: IsoDate | null;
  /** The last day for the Nusuk reference; null where none is set. */
  readonly referenceDueOn: IsoDate | null;
  /** Who sells it; null: nothing is booked, or not known while places are held. */
  readonly channel: Channel | null;
  /** The official number is there: the places are bought, and the visa can be asked for. */
  readonly isNumbered: boolean;
  /** Somebody on that booking has their visa: visas for it are issued. */
  readonly hasVisas?: boolean;
  /** Left out where nothing is booked for them. */
  readonly bookingId?: string | null;
  /** The first that ends of those in which they stand for seats; left out, none. */
  readonly turn?: QueueTurn | null;
  /** All seats of what is booked are others', and they stand for none: nothing is asked of them for it. */
  readonly hasNoPlace?: boolean;
}

interface Sale extends Omit<PaperDate, "type"> {
  readonly dueOn: IsoDate;
}

interface Purchase extends Sale {
  /** The last day on which to begin the transfer of the whole sum to the wallet. */
  readonly walletBy: IsoDate;
}

interface BookedTravel extends Pick<Travel, "referenceDueOn" | "channel"> {
  readonly departureDate: IsoDate;
  readonly nusukReference: string | null;
}

/** Sales began on 1 and 10 Sha'ban, visas were to be sent before 1 Shawwal. Source: docs/sources.md#season. */
const SALE_MONTH = 8;
const VISAS_MONTH = 10;

/**
 * In the order of `DOCUMENT_TYPES`. The one rule of a paper's date: whatever names one reads it. Sources: docs/sources.md#season,
 * #health-certificate, #meningitis.
 */
export function paperDates(hajj: HajjDays, travel: Travel | null): PaperDate[] {
  // Nothing is booked: counted for the first day of Hajj, as the requirements and the verdicts count.
  const departure = travel?.departureDate ?? hajj.tarwiyah;
  const isBooked = travel?.departureDate != null;
  const isToBuy = travel?.isNumbered === false && travel.channel !== "operator";
  const visas = visasOn(hajj, departure);
  const first: Omit<PaperDate, "type"> =
    isBooked && !isToBuy
      ? { dueOn: visas, reason: "visa", isForecast: true }
      : saleDate(hajj, departure, travel?.referenceDueOn ?? null);
  const oldest = addMonths(departure, -HEALTH_MONTHS);
  const dates: Record<DocumentType, Omit<PaperDate, "type">> = {
    passport: inTurn(first, travel?.turn ?? null),
    photo: first,
    health_certificate: { dueOn: visas < oldest ? oldest : visas, reason: "visa", isForecast: true },
    // None is given once visas close: one that comes after that day is late.
    visa: { dueOn: visas, reason: "entry", isForecast: true },
    vaccination: { dueOn: lastDose(departure), reason: "entry", isForecast: !isBooked },
  };
  return DOCUMENT_TYPES.map((type) => ({ type, ...dates[type] }));
}

/** About the day on which the sale is expected: a booking's last day for its number, which is set, brings it forward and never puts it off. */
function saleDate(hajj: HajjDays, departure: IsoDate, referenceDueOn: IsoDate | null): Sale {
  const expected = monthBegins(hajj, SALE_MONTH, departure);
  return referenceDueOn !== null && referenceDueOn <= expected
    ? { dueOn: referenceDueOn, reason: "booking", isForecast: false }
    : { dueOn: expected, reason: "sale", isForecast: true };
}

/** By when a booking that Nusuk sells has to be bought there, and its money in the wallet. */
export function purchaseDate(booking: Pick<BookedTravel, "departureDate" | "referenceDueOn">): Purchase {
  const { departureDate, referenceDueOn } = booking;
  const sale = saleDate(nextHajj(departureDate), departureDate, referenceDueOn);
  return { ...sale, walletBy: walletReadyOn(sale.dueOn) };
}

/** Who stands in a sale window shows the passport before the hold of that turn ends, whatever is later. */
function inTurn(date: Omit<PaperDate, "type">, turn: QueueTurn | null): Omit<PaperDate, "type"> {
  if (!turn || turn.until.slice(0, date.dueOn.length) > date.dueOn) return date;
  return { dueOn: turn.until, reason: turn.isPaused ? "turn_paused" : "turn_hold", isForecast: turn.isForecast };
}

/** Whether a turn, running or waited for, dates the paper. */
export function isForTurn({ reason }: { readonly reason: string }): boolean {
  return reason === "turn_hold" || reason === "turn_paused";
}

/** Whether a day can be told: that of a turn whose wait nobody knows is the earliest that it could be, and orders alone. */
export function isDayKnown({ reason }: { readonly reason: string }): boolean {
  return reason !== "turn_paused";
}

/** About when visas are asked for: a forecast. */
export function visasOn(hajj: HajjDays, departure: IsoDate): IsoDate {
  return monthBegins(hajj, VISAS_MONTH, departure);
}

/** By year and month: a dashboard asks for two days some fifty times, and asking the calendar was an eighth of its work. */
const monthStarts = new Map<number, IsoDate | null>();

/** The first day of a month of the Hijri year of this Hajj, but never after the departure. */
function monthBegins({ hijriYear }: HajjDays, month: number, departure: IsoDate): IsoDate {
  const key = hijriYear * 100 + month;
  if (!monthStarts.has(key)) monthStarts.set(key, gregorianOf({ year: hijriYear, month, day: 1 }));
  const date = monthStarts.get(key) ?? departure;
  return date < departure ? date : departure;
}

/** By when the names of a booking have to be known: they are typed in with the passports. */
export function namesDate(booking: BookedTravel): Omit<PaperDate, "type"> {
  const travel = { ...booking, isNumbered: booking.nusukReference !== null };
  const [passport] = paperDates(nextHajj(booking.departureDate), travel);
  if (!passport) throw new Error("a passport has a date");
  const { type: _type, ...date } = passport;
  return date;
}
