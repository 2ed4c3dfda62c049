/** Where a page of the table ends, as one opaque word that only fits the order it was written for. */
import { z } from "zod";
import { DateText, IdParams } from "#contract/amounts.ts";
import type { TableSort } from "#domain/bookings/desk/table.ts";
import { readCursor, writeCursor } from "#server/platform/http/answers/cursor.ts";
import type { TableCursor, TableOrder } from "./table.repository.ts";

const Instant = z.iso.datetime();

/** What a value must look like for the database to read it. */
const VALUE: Record<TableSort, z.ZodType<string>> = {
  created: Instant,
  departure: DateText,
  customer: z.string().max(400),
  amount: z.string().regex(/^\d{1,15}$/),
  waiting: Instant,
};

export function writePlace({ value, id }: TableCursor, { sort, direction }: TableOrder): string {
  return writeCursor([sort, direction, value, id]);
}

/** Throws AppError `invalid_input` for a word that `writePlace` did not write for this order. */
export function readPlace(cursor: string, { sort, direction }: TableOrder): TableCursor {
  const Written = z.tuple([z.literal(sort), z.literal(direction), VALUE[sort], IdParams.shape.id]);
  const [, , value, id] = readCursor(cursor, Written);
  return { value, id };
}
