/** Looking for what somebody typed. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { latinDigits } from "#domain/latin-digits.ts";

const DIGITS = { typed: "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯", latin: "0123456789".repeat(4) } as const;

/** Whether a text holds what was typed, whatever the case and the script of its digits; `%` and `_` are themselves. */
export function holdsText(text: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const pattern = `%${latinDigits(typed).replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`translate(${text}, ${DIGITS.typed}, ${DIGITS.latin}) ilike ${pattern}`;
}
