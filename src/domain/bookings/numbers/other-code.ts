/** Numbers of ours that people take for the code of a ticket. */
import { plainFigure } from "../../latin-digits.ts";

/** As `newReference` makes them. */
const BOOKING = /^RH-?[2-9A-HJKMNP-TV-Z]{6}$/;
/** Letters (`C-1008`), problems (`P-1001`) and invitations to a household (`ABCD-EFGH-JKMN`). */
const OTHERS = /^(?:[CP]-?\d{4,9}|[0-9A-Z]{4}-?[0-9A-Z]{4}-?[0-9A-Z]{4})$/;

export type OtherCode = "booking" | "other";

/** What was typed or scanned, if it is a number of ours and no ticket; null for everything else. */
export function otherCodeIn(typed: string): OtherCode | null {
  const bare = plainFigure(typed).replace(/\s/gu, "").toUpperCase();
  if (BOOKING.test(bare)) return "booking";
  return OTHERS.test(bare) ? "other" : null;
}
