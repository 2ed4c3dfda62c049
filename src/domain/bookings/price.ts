/** What a party pays: seats × (price + supplement of the room), in the package's currency. */
import type { RoomType, RoomTypeName } from "#domain/packages/package.ts";

export interface PricedPart {
  readonly priceMinor: number;
  readonly roomTypes: readonly RoomType[];
  readonly roomType: RoomTypeName | null;
  readonly seats: number;
}

/** Minor units of one part; null when the package has no such room. */
export function partTotal(part: PricedPart): number | null {
  if (part.roomType === null) return part.seats * part.priceMinor;
  const room = part.roomTypes.find(({ type }) => type === part.roomType);
  return room ? part.seats * (part.priceMinor + room.supplementMinor) : null;
}
