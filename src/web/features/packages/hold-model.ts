/** The numbers of the hold dialog: how many places may be asked for and what they cost. */
import type { BookingRequest } from "#contract/bookings.ts";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { partTotal } from "#domain/bookings/price.ts";
import { fromDecimal, fromMajor } from "#domain/money.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";

type SeatsProblem = "not_whole" | "too_few" | "too_many" | "not_left";
export type SeatsAnswer = { readonly seats: number } | { readonly problem: SeatsProblem };

/** Checks the people named together with the places typed for others against the limits and the places left. */
export function checkSeats(text: string, placesLeft: number, named = 0): SeatsAnswer {
  const others = Number(text.trim() || Number.NaN);
  if (!Number.isInteger(others)) return { problem: "not_whole" };
  if (others < 0) return { problem: "too_few" };
  const seats = named + others;
  if (seats < 1) return { problem: "too_few" };
  if (seats > MAX_PARTY) return { problem: "too_many" };
  return seats > placesLeft ? { problem: "not_left" } : { seats };
}

/** The parts of a hold: one by name, one of places that are named later. */
export function partsOf(
  choice: { readonly packageId: string; readonly roomType: RoomTypeName | null },
  named: ReadonlySet<string>,
  seats: number,
): BookingRequest["parts"] {
  const { packageId, roomType } = choice;
  const room = roomType === null ? {} : { roomType };
  const others = seats - named.size;
  return [
    ...(named.size > 0 ? [{ packageId, ...room, travellerIds: [...named] }] : []),
    ...(others > 0 ? [{ packageId, ...room, seats: others }] : []),
  ];
}

interface Priced {
  readonly price: number;
  readonly roomTypes: readonly { readonly type: RoomTypeName; readonly supplement: { readonly amount: string } }[];
}

/** Minor units for `seats` people in a kind of room; null when the package has no such room. */
export function priceOf(item: Priced, roomType: RoomTypeName | null, seats: number): number | null {
  const priceMinor = fromMajor(item.price);
  if (priceMinor === null) return null;
  const roomTypes = item.roomTypes.map(({ type, supplement }) => ({
    type,
    supplementMinor: fromDecimal(supplement.amount),
  }));
  return partTotal({ priceMinor, roomTypes, roomType, seats });
}

/** The kind of room chosen at first: the cheapest; null when the package names none. */
export function cheapestRoom({ roomTypes }: Priced): RoomTypeName | null {
  const sorted = [...roomTypes].sort((a, b) => fromDecimal(a.supplement.amount) - fromDecimal(b.supplement.amount));
  return sorted[0]?.type ?? null;
}
