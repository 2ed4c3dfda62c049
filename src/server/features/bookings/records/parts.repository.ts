/** SQL of the rows of a booking's parts. */
import type { RawBuilder } from "kysely";
import type { PlannedPart } from "#domain/bookings/change.ts";
import { inserting } from "#server/platform/database/many-rows.ts";

const PART_COLUMNS = [
  "bookingId",
  "position",
  "packageId",
  "roomType",
  "room",
  "seats",
  "amountMinor",
  "discountPercent",
  "discountMinor",
  "terms",
  "prices",
] as const;

/** Who has its seats stands in a table of its own. */
export type NewPart = Omit<PlannedPart, "travellerIds">;

/** The row of a part. */
export function partRow(bookingId: string, part: NewPart, position: number) {
  const { packageId, roomType, room, seats, amountMinor, discountPercent, discountMinor, terms, prices } = part;
  return {
    ...{ bookingId, position, packageId, roomType, room, seats, amountMinor, discountPercent, discountMinor },
    terms: JSON.stringify(terms),
    prices: JSON.stringify(prices),
  };
}

/** Parts of these bookings, in their order, as a statement or a part of one. */
export function insertingParts(
  bookings: readonly { readonly id: string; readonly parts: readonly NewPart[] }[],
): RawBuilder<unknown> {
  const rows = bookings.flatMap(({ id, parts }) =>
    parts.map((part, position) => ({ ...part, bookingId: id, position })),
  );
  return inserting("bookingParts", PART_COLUMNS, rows);
}
