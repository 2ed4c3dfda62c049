/** Looking for what somebody typed. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { latinDigits, OTHER_DIGITS } from "#domain/latin-digits.ts";

const LATIN_DIGITS = latinDigits(OTHER_DIGITS);

/** Whether a text holds what was typed, whatever the case and the script of its digits; `%` and `_` are themselves. */
export function holdsText(text: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const pattern = `%${latinDigits(typed).replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`translate(${text}, ${OTHER_DIGITS}, ${LATIN_DIGITS}) ilike ${pattern}`;
}
