/** The numbers of the hold dialog: how many places may be asked for and what they cost. */
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { partPrice, personPrice } from "#domain/bookings/rooms/price.ts";
import { fromDecimal, fromMajor } from "#domain/money.ts";
import {
  discountPercent,
  type GroupDiscount,
  type PriceList,
  type RoomType,
  type RoomTypeName,
} from "#domain/packages/package.ts";
import { typedWhole } from "#domain/typed-number.ts";

type SeatsProblem = "not_whole" | "too_few" | "too_many" | "turn" | "not_left";
export type SeatsAnswer = { readonly seats: number } | { readonly problem: SeatsProblem };

interface Asking {
  /** People named beside the places typed. */
  readonly named?: number;
  /** Places that the household stood in line for; left out: on direct sale. */
  readonly turn?: number | undefined;
}

/** Checks the people named together with the places typed for others against the limits and the places left. */
export function checkSeats(text: string, placesLeft: number, { named = 0, turn }: Asking = {}): SeatsAnswer {
  const others = typedWhole(text);
  if (others === null) return { problem: "not_whole" };
  if (others < 0) return { problem: "too_few" };
  const seats = named + others;
  if (seats < 1) return { problem: "too_few" };
  if (seats > MAX_PARTY) return { problem: "too_many" };
  if (turn !== undefined && seats > turn) return { problem: "turn" };
  return seats > placesLeft ? { problem: "not_left" } : { seats };
}

interface Priced {
  readonly price: number;
  readonly roomTypes: readonly { readonly type: RoomTypeName; readonly supplement: { readonly amount: string } }[];
}

/** The package's prices in minor units. */
export function priceListOf(item: Priced): PriceList | null {
  const priceMinor = fromMajor(item.price);
  if (priceMinor === null) return null;
  const roomTypes = item.roomTypes.map(({ type, supplement }) => ({
    type,
    supplementMinor: fromDecimal(supplement.amount),
  }));
  return { priceMinor, roomTypes };
}

/** Minor units of one person in a kind of room; null when the package has no such room. */
export function personPriceOf(item: Priced, roomType: RoomTypeName | null): number | null {
  const prices = priceListOf(item);
  return prices && personPrice(prices, roomType);
}

/** Kinds of room that cost what the chosen one costs: a suggestion may use them all. */
export function roomsLike(item: Priced, roomType: RoomTypeName | null): RoomType[] {
  const rooms = priceListOf(item)?.roomTypes ?? [];
  const chosen = rooms.find(({ type }) => type === roomType);
  return rooms.filter(({ supplementMinor }) => supplementMinor === chosen?.supplementMinor);
}

export interface PartySum {
  readonly lines: readonly {
    readonly roomType: RoomTypeName | null;
    readonly people: number;
    readonly eachMinor: number;
  }[];
  /** Group discount, 0–100. */
  readonly percent: number;
  readonly discountMinor: number;
  readonly totalMinor: number;
}

/** What a party pays in these rooms, kind by kind; null for nobody, or where a kind is not offered. */
export function partySum(
  item: Priced & { readonly groupDiscounts: readonly GroupDiscount[] },
  rooms: readonly { readonly roomType: RoomTypeName | null; readonly people: number }[],
): PartySum | null {
  const prices = priceListOf(item);
  const people = rooms.reduce((sum, room) => sum + room.people, 0);
  if (!prices || people === 0) return null;
  const percent = discountPercent(item.groupDiscounts, people);
  const kinds = [...new Set(rooms.map(({ roomType }) => roomType))];
  const priced = kinds.map((roomType) => {
    const seats = rooms.reduce((sum, room) => sum + (room.roomType === roomType ? room.people : 0), 0);
    const eachMinor = personPrice(prices, roomType);
    return { roomType, seats, eachMinor, price: partPrice({ ...prices, roomType, seats, discountPercent: percent }) };
  });
  const sums = priced.flatMap(({ roomType, seats, eachMinor, price }) =>
    price && eachMinor !== null ? [{ line: { roomType, people: seats, eachMinor }, ...price }] : [],
  );
  if (sums.length < priced.length) return null;
  return {
    lines: sums.map(({ line }) => line),
    percent,
    discountMinor: sums.reduce((sum, { discountMinor }) => sum + discountMinor, 0),
    totalMinor: sums.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  };
}

/** The kind of room chosen at first: the cheapest; null when the package names none. */
export function cheapestRoom({ roomTypes }: Priced): RoomTypeName | null {
  const sorted = [...roomTypes].sort((a, b) => fromDecimal(a.supplement.amount) - fromDecimal(b.supplement.amount));
  return sorted[0]?.type ?? null;
}
