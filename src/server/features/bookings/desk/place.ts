/** Where a page of the table ends, as one opaque word that only fits the order it was written for. */
import { z } from "zod";
import { DateText, IdParams } from "#contract/amounts.ts";
import type { TableSort } from "#domain/bookings/table.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { Place, TableOrder } from "./table.repository.ts";

const Instant = z.iso.datetime();

/** What a value must look like for the database to read it. */
const VALUE: Record<TableSort, z.ZodType<string>> = {
  created: Instant,
  departure: DateText,
  customer: z.string().max(400),
  amount: z.string().regex(/^\d{1,15}$/),
  waiting: Instant,
};

export function writePlace({ value, id }: Place, { sort, direction }: TableOrder): string {
  return Buffer.from(JSON.stringify([sort, direction, value, id])).toString("base64url");
}

/** Throws AppError `invalid_input` for a word that `writePlace` did not write for this order. */
export function readPlace(cursor: string, { sort, direction }: TableOrder): Place {
  const Written = z.tuple([z.literal(sort), z.literal(direction), VALUE[sort], IdParams.shape.id]);
  const written = Written.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!written.success) throw new AppError("invalid_input", {}, { cursor: { key: "wrong_format" } });
  const [, , value, id] = written.data;
  return { value, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
