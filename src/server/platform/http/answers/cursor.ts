/** Where a page of a list ends, as one opaque word that its reader gives back for the next page. */
import { z } from "zod";
import { IdParams } from "#contract/amounts.ts";
import { AppError } from "../../errors/app-error.ts";

export function writeCursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** Throws AppError `invalid_input` for a word that holds no such place. */
export function readCursor<Place>(cursor: string, Written: z.ZodType<Place>): Place {
  const written = Written.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!written.success) throw new AppError("invalid_input", {}, { cursor: { key: "wrong_format" } });
  return written.data;
}

/** The last row of a list that goes by age. */
export interface CursorPosition {
  readonly createdAt: Date;
  readonly id: string;
}

const WrittenPosition = z.tuple([z.iso.datetime(), IdParams.shape.id]);

export function writePosition({ createdAt, id }: CursorPosition): string {
  return writeCursor([createdAt.toISOString(), id]);
}

/** Throws AppError `invalid_input` for a word that `writePosition` did not write. */
export function readPosition(cursor: string): CursorPosition {
  const [createdAt, id] = readCursor(cursor, WrittenPosition);
  return { createdAt: new Date(createdAt), id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
