/** What has to fit together in an operator's package, beyond the form of each field. */
import { daysBetween, type IsoDate } from "../calendar.ts";
import type { Channel } from "../channel.ts";
import type { GroupDiscount, RoomType, Terms } from "./package.ts";
import { channelsOn } from "./sale.ts";

export interface PackageTerms {
  readonly nights: number;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
  readonly releaseDate: IsoDate | null;
  readonly channels: readonly Channel[];
  readonly roomTypes: readonly RoomType[];
  readonly groupDiscounts: readonly GroupDiscount[];
  readonly terms: Terms;
}

/** A field of the operator's form and what is wrong with it; `key` names a sentence of the catalogue `fields`. */
export interface PackageProblem {
  readonly field: string;
  readonly key:
    | "after_departure"
    | "before_departure"
    | "in_the_past"
    | "nights_of_the_dates"
    | "named_twice"
    | "one_room_in_the_price"
    | "more_for_more_people"
    | "seats_taken"
    | "dates_are_booked"
    | "release_is_told"
    | "grace_past_departure"
    | "above_deposit";
  readonly params?: Record<string, number>;
}

/** Problems of a package in any state; empty when there are none. */
export function packageProblems(offer: PackageTerms): PackageProblem[] {
  return [
    ...dateProblems(offer),
    ...roomProblems(offer.roomTypes),
    ...discountProblems(offer.groupDiscounts),
    ...listProblems(offer),
  ];
}

/** What keeps a package from the market on the day `today`. */
export function publishProblems(offer: PackageTerms, today: IsoDate): PackageProblem[] {
  return [...packageProblems(offer), ...pastProblems(offer, today)];
}

function pastProblems(offer: PackageTerms, today: IsoDate): PackageProblem[] {
  if (offer.departureDate <= today) return [{ field: "departureDate", key: "in_the_past" }];
  const isOver = offer.channels.length > 0 && channelsOn(offer, today).length === 0;
  return isOver ? [{ field: "releaseDate", key: "in_the_past" }] : [];
}

interface Sold {
  readonly capacity: number;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
  readonly releaseDate: IsoDate | null;
}

export interface Taken {
  /** Held or sold. */
  readonly seatsTaken: number;
  /** Whether pilgrims have been told the release date, and wait for their Nusuk number. */
  readonly awaitsNumbers: boolean;
  readonly today: IsoDate;
}

/** What may not change once seats are held or sold: their number, the dates they were sold for, and the day that pilgrims were told. */
export function changeProblems(before: Sold, after: Sold, taken: Taken): PackageProblem[] {
  return [...soldProblems(before, after, taken.seatsTaken), ...releaseProblems(before, after, taken)];
}

/** Whatever waits for its number goes back after the release date: none is ended by a change. */
function releaseProblems(before: Sold, { releaseDate }: Sold, { awaitsNumbers, today }: Taken): PackageProblem[] {
  if (releaseDate === null || releaseDate === before.releaseDate) return [];
  if (releaseDate < today) return [{ field: "releaseDate", key: "in_the_past" }];
  const isSooner = before.releaseDate === null || releaseDate < before.releaseDate;
  return awaitsNumbers && isSooner ? [{ field: "releaseDate", key: "release_is_told" }] : [];
}

function soldProblems(before: Sold, after: Sold, seatsTaken: number): PackageProblem[] {
  if (seatsTaken === 0) return [];
  const problems: PackageProblem[] = [];
  if (after.capacity < seatsTaken) problems.push({ field: "capacity", key: "seats_taken", params: { seatsTaken } });
  for (const field of ["departureDate", "returnDate"] as const) {
    if (after[field] !== before[field]) problems.push({ field, key: "dates_are_booked" });
  }
  return problems;
}

function dateProblems({ nights, departureDate, returnDate, releaseDate }: PackageTerms): PackageProblem[] {
  const nightsAway = daysBetween(departureDate, returnDate);
  if (nightsAway <= 0) return [{ field: "returnDate", key: "after_departure" }];
  const problems: PackageProblem[] = [];
  if (nights !== nightsAway) {
    problems.push({ field: "duration", key: "nights_of_the_dates", params: { nights: nightsAway } });
  }
  if (releaseDate !== null && releaseDate >= departureDate) {
    problems.push({ field: "releaseDate", key: "before_departure" });
  }
  return problems;
}

/** The price is that of the cheapest room, so one room costs nothing more. */
function roomProblems(rooms: readonly RoomType[]): PackageProblem[] {
  if (hasTwins(rooms.map(({ type }) => type))) return [{ field: "roomTypes", key: "named_twice" }];
  if (rooms.some(({ supplementMinor }) => supplementMinor === 0)) return [];
  return [{ field: "roomTypes", key: "one_room_in_the_price" }];
}

/** Who comes in greater number never pays more. */
function discountProblems(discounts: readonly GroupDiscount[]): PackageProblem[] {
  const steps = discounts.toSorted((a, b) => a.fromPeople - b.fromPeople);
  if (hasTwins(steps.map(({ fromPeople }) => fromPeople))) return [{ field: "groupDiscounts", key: "named_twice" }];
  const rises = steps.every(({ percent }, index) => percent > (steps[index - 1]?.percent ?? 0));
  return rises ? [] : [{ field: "groupDiscounts", key: "more_for_more_people" }];
}

function listProblems({ channels, terms }: PackageTerms): PackageProblem[] {
  const problems: PackageProblem[] = [];
  if (hasTwins(channels)) problems.push({ field: "channels", key: "named_twice" });
  return [...problems, ...termsProblems(terms)];
}

/** Problems of terms by themselves; empty when there are none. */
export function termsProblems(terms: Terms): PackageProblem[] {
  const problems: PackageProblem[] = [];
  if (hasTwins(terms.cancellation.map(({ daysBefore }) => daysBefore))) {
    problems.push({ field: "terms.cancellation", key: "named_twice" });
  }
  // Otherwise somebody could set out whose places are still to be given back.
  if (terms.payment && terms.payment.graceDays >= terms.payment.balanceDays) {
    problems.push({ field: "terms.payment.graceDays", key: "grace_past_departure" });
  }
  return problems;
}

/** Of standard terms alone: a package may ask a smaller deposit than the least payment, which is then paid whole. */
export function takingProblems({ payment, taking }: Terms): PackageProblem[] {
  const deposit = payment?.deposit;
  const isAbove = deposit?.kind === "per_person" && (taking?.minimumMinor ?? 0) > deposit.amountMinor;
  return isAbove ? [{ field: "terms.taking.minimum", key: "above_deposit" }] : [];
}

function hasTwins(values: readonly unknown[]): boolean {
  return new Set(values).size < values.length;
}
