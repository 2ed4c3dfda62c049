/** What an import of passengers would make, booking by booking: decided on values under the packages' locks. */

import { partPrice } from "#domain/bookings/rooms/price.ts";
import type { Channel } from "#domain/channel.ts";
import { channelOf } from "#domain/countries.ts";
import type { PassengerBooking } from "#domain/imports/passengers/group.ts";
import type { PassengerProblem } from "#domain/imports/passengers/read-passenger.ts";
import { applicationCount } from "#domain/nusuk/applications.ts";
import { discountPercent, type RoomTypeName } from "#domain/packages/package.ts";
import { isOnSale } from "#domain/packages/sale.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { isTooYoung, MIN_AGE_YEARS } from "#domain/travellers/traveller.ts";
import type { PackageForSale } from "#server/features/packages/service.ts";
import { type PricedParty, priceParty } from "../../holds/party.ts";

export type ImportPhase = "held" | "confirmed" | "awaiting_balance" | "awaiting_reference";

export interface PlannedBooking {
  readonly booking: PassengerBooking;
  readonly offer: PackageForSale;
  readonly party: PricedParty;
  /** Of each part the people in it, by their rows. */
  readonly seated: readonly (readonly number[])[];
  /** Null while it is only held. */
  readonly channel: Channel | null;
  readonly phase: ImportPhase;
}

export interface ImportPlan {
  readonly made: readonly PlannedBooking[];
  /** Rows of bookings that are there already. */
  readonly unchanged: ReadonlySet<number>;
  readonly problems: ReadonlyMap<number, readonly PassengerProblem[]>;
}

interface Known {
  /** The operator's packages by their reference, as they are under lock. */
  readonly offers: ReadonlyMap<string, PackageForSale>;
  /** References of bookings that are there already, in small letters. */
  readonly existing: ReadonlySet<string>;
  readonly today: string;
}

/** Nothing is made of a booking with a problem; who asks for more seats than are left is told at each of its rows. */
export function planPassengers(bookings: readonly PassengerBooking[], known: Known): ImportPlan {
  const made: PlannedBooking[] = [];
  const unchanged = new Set<number>();
  const problems = new Map<number, readonly PassengerProblem[]>();
  const asked = new Map<string, number>();
  for (const booking of bookings) {
    const rows = booking.people.map(({ row }) => row);
    if (known.existing.has(booking.reference.toLowerCase())) {
      for (const row of rows) unchanged.add(row);
      continue;
    }
    const offer = known.offers.get(booking.packageReference);
    const planned = offer ? planOne(booking, offer, known.today) : [problem("packageReference", "unknown_package")];
    if ("booking" in planned) {
      const sum = (asked.get(planned.offer.id) ?? 0) + rows.length;
      asked.set(planned.offer.id, sum);
      const left = planned.offer.availableSlots;
      if (sum <= left) made.push(planned);
      else for (const row of rows) problems.set(row, [problem("packageReference", "seats_left_only", { left })]);
    } else for (const row of rows) problems.set(row, planned);
  }
  return { made, unchanged, problems };
}

function problem(field: PassengerProblem["field"], key: string, params?: PassengerProblem["params"]): PassengerProblem {
  return params ? { field, key, params } : { field, key };
}

function planOne(booking: PassengerBooking, offer: PackageForSale, today: string): PlannedBooking | PassengerProblem[] {
  // In a sale window seats go to those whose turn it is.
  const isDirect = offer.status === "listed" && offer.departureDate > today && offer.saleWindowId === null;
  if (!isDirect) return [problem("packageReference", "package_not_on_sale")];
  const { channel } = channelOf(booking.country);
  if (channel === null || !offer.channels.includes(channel)) return [problem("country", "country_not_served")];
  // What has its number is booked already; without one its places would go back at once.
  const isNumbered = channel === "nusuk" && booking.officialNumbers.length > 0;
  if (!isNumbered && !isOnSale(offer, today, channel)) return [problem("packageReference", "package_not_on_sale")];
  const { parts, seated } = partsOf(booking, offer);
  const percent = discountPercent(offer.groupDiscounts, booking.people.length);
  const { priceMinor, roomTypes } = offer;
  const isPriced = parts.every(
    ({ roomType, seats }) => partPrice({ priceMinor, roomTypes, roomType, seats, discountPercent: percent }) !== null,
  );
  if (!isPriced) return [problem("roomType", "not_offered")];
  const party = priceParty(parts, new Map([[offer.id, offer]]));
  const wrong = [...ageProblems(booking, offer), ...moneyProblems(booking, channel, party.totalMinor)];
  if (wrong.length > 0) return wrong;
  const phase = phaseOf(booking, channel, party.totalMinor);
  return { booking, offer, party, seated, channel: phase === "held" ? null : channel, phase };
}

/** One part for each kind of room, in the order in which the file first names it. */
function partsOf({ people }: PassengerBooking, { id: packageId }: PackageForSale) {
  const rooms = new Map<RoomTypeName | null, number[]>();
  for (const { roomType, row } of people) rooms.set(roomType, [...(rooms.get(roomType) ?? []), row]);
  const parts = [...rooms].map(([roomType, rows]) => ({
    ...{ packageId, roomType, seats: rows.length },
    ...{ travellerIds: [], room: null },
  }));
  return { parts, seated: [...rooms.values()] };
}

function ageProblems({ people }: PassengerBooking, { departureDate }: PackageForSale): PassengerProblem[] {
  return people
    .filter(({ birthDate }) => isTooYoung(birthDate, departureDate))
    .map((person) => problem("birthDate", "too_young", { name: fullName(person), age: MIN_AGE_YEARS }));
}

function moneyProblems(
  { paidMinor, paidReference, officialNumbers, people }: PassengerBooking,
  channel: Channel,
  totalMinor: number,
): PassengerProblem[] {
  const numbers = officialNumbers.length;
  const isWhole =
    numbers === 0 || (numbers === applicationCount(people.length) && new Set(officialNumbers).size === numbers);
  return [
    ...(isWhole
      ? []
      : [problem("officialNumber", "one_number_an_application", { count: applicationCount(people.length) })]),
    ...(paidMinor !== null && channel === "nusuk" ? [problem("paid", "no_money_for_nusuk")] : []),
    ...(paidMinor !== null && paidMinor > totalMinor ? [problem("paid", "too_big", { max: totalMinor / 100 })] : []),
    ...(paidMinor !== null && paidReference === null ? [problem("paidReference", "required")] : []),
  ];
}

/** Booked already, so nothing waits for the operator's answer; without money only a hold is kept where an operator sells. */
function phaseOf({ paidMinor, officialNumbers }: PassengerBooking, channel: Channel, totalMinor: number): ImportPhase {
  if (channel === "nusuk") return officialNumbers.length > 0 ? "confirmed" : "awaiting_reference";
  if (paidMinor === null) return "held";
  return paidMinor === totalMinor ? "confirmed" : "awaiting_balance";
}
