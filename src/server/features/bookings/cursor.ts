/** Where a page of bookings ends: the instant and the id of its last one, as one opaque word. */
import { z } from "zod";
import { IdParams } from "#contract/amounts.ts";
import { AppError } from "#server/platform/http/app-error.ts";

export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

const Written = z.tuple([z.iso.datetime(), IdParams.shape.id]);

export function writeCursor({ createdAt, id }: Position): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString("base64url");
}

/** Throws AppError `invalid_input` for a word that `writeCursor` did not write. */
export function readCursor(cursor: string): Position {
  const written = Written.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!written.success) throw new AppError("invalid_input", {}, { cursor: { key: "wrong_format" } });
  const [createdAt, id] = written.data;
  return { createdAt: new Date(createdAt), id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
