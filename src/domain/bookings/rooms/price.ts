/** What a party pays: seats × (price + supplement of the room), less the group discount, in the package's currency. */
import { percentOf } from "#domain/money.ts";
import type { PriceList, RoomTypeName } from "#domain/packages/package.ts";

export interface PricedPart extends PriceList {
  readonly roomType: RoomTypeName | null;
  readonly seats: number;
  /** 0–100, of each person's price. */
  readonly discountPercent: number;
}

/** Minor units; what is paid is `amountMinor`, the price less its discount. */
export interface PartPrice {
  readonly discountMinor: number;
  readonly amountMinor: number;
}

/**
 * The price of one part; null when the package has no such room. The discount is rounded for one person, so that a party
 * pays the same however it is divided into rooms.
 */
export function partPrice({ seats, discountPercent, ...part }: PricedPart): PartPrice | null {
  const eachMinor = personPrice(part, part.roomType);
  if (eachMinor === null) return null;
  const discountMinor = percentOf(eachMinor, discountPercent);
  return { discountMinor: seats * discountMinor, amountMinor: seats * (eachMinor - discountMinor) };
}

/** Minor units of one person in a kind of room, before any discount; null when there is no such room. */
export function personPrice({ priceMinor, roomTypes }: PriceList, roomType: RoomTypeName | null): number | null {
  if (roomType === null) return priceMinor;
  const room = roomTypes.find(({ type }) => type === roomType);
  return room ? priceMinor + room.supplementMinor : null;
}
