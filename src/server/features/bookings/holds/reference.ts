/** References that people read aloud: `RH-7K3Q2M`. */
import { randomInt } from "node:crypto";
import { isUniqueViolation } from "#server/platform/database/database.ts";

/** Without I, L, O, U, 0 and 1, which are heard or read as one another. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 6;

/** One of some seven hundred million; the database refuses one that is taken. */
export function newReference(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return `RH-${letters.join("")}`;
}

/** A few draws in a row do not all hit one that is taken. */
const DRAWS = 5;

/** Makes an attempt again whose reference was taken; it leaves nothing behind, so it is a transaction of its own. */
export async function withReferenceDraws<Made>(attempt: () => Promise<Made>, draws = DRAWS): Promise<Made> {
  try {
    return await attempt();
  } catch (error) {
    if (draws > 1 && isUniqueViolation(error, "bookings_reference_key")) return withReferenceDraws(attempt, draws - 1);
    throw error;
  }
}
