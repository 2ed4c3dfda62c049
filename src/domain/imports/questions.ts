/** What a file leaves open about all its numbers or dates: said by one clear cell, or asked once. */
import { type Cell, textOf } from "./cell.ts";
import type { Columns, TypedFields } from "./heads.ts";
import { type DateOrder, dateReadsTwoWays, orderSaidBy } from "./read-date.ts";
import { type DecimalSign, readsTwoWays, signSaidBy } from "./read-number.ts";
import type { CellFormats } from "./read-row.ts";

/** A cell that reads two ways, as an example to ask with. */
export interface FormatQuestion {
  readonly about: "dateOrder" | "decimal";
  readonly example: string;
}

export interface UnderstoodFormats {
  readonly reading: CellFormats;
  /** Those that no cell of the file answers and the operator has not answered. */
  readonly questions: readonly FormatQuestion[];
}

/** `answered` holds against what the cells say. */
export function understandRows<Field extends string>(
  rows: readonly (readonly Cell[])[],
  columns: Columns<Field>,
  answered: CellFormats,
  asked: TypedFields<Field>,
): UnderstoodFormats {
  const dates = cellsOf(rows, columns, asked.dates);
  const amounts = cellsOf(rows, columns, asked.amounts);
  const dateOrder = answered.dateOrder ?? only<DateOrder>(dates.map(orderSaidBy));
  const decimal = answered.decimal ?? only<DecimalSign>(amounts.map(signSaidBy));
  const openDate = dateOrder === null ? dates.find(dateReadsTwoWays) : undefined;
  const openAmount = decimal === null ? amounts.find(readsTwoWays) : undefined;
  return {
    reading: { dateOrder, decimal },
    questions: [
      ...(openDate === undefined ? [] : [{ about: "dateOrder" as const, example: textOf(openDate) }]),
      ...(openAmount === undefined ? [] : [{ about: "decimal" as const, example: textOf(openAmount) }]),
    ],
  };
}

function cellsOf<Field extends string>(
  rows: readonly (readonly Cell[])[],
  columns: Columns<Field>,
  fields: readonly Field[],
): Cell[] {
  const places = columns.flatMap((field, place) => (field !== null && fields.includes(field) ? [place] : []));
  return rows.flatMap((row) => places.map((place) => row[place] ?? null));
}

/** What all that say something say; null when nobody does, or two say different things. */
function only<T>(said: readonly (T | null)[]): T | null {
  const different = [...new Set(said.filter((one) => one !== null))];
  return different.length === 1 ? (different[0] ?? null) : null;
}
