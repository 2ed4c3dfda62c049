/** Which column of a spreadsheet is meant by what stands at its head, for any set of fields. */
import { type Cell, plainWord, textOf } from "./cell.ts";

/** What heads are called; the first English and the first Arabic one stand in the template. */
export type HeadNames<Field extends string> = Readonly<
  Record<Field, { readonly en: readonly string[]; readonly ar: readonly string[] }>
>;

/** Languages whose readers have a template of their own, beside English and Arabic. */
type TemplateLanguage = "ur" | "hi" | "bn" | "tr" | "fr" | "id" | "ms" | "fa" | "ru";
type TemplateHeads<Field extends string> = Readonly<Record<TemplateLanguage, Readonly<Record<Field, string>>>>;

/** Field of each column by its place, null where the column means nothing to us. */
export type Columns<Field extends string> = readonly (Field | null)[];

/** Which fields of a sheet hold dates, and which amounts. */
export interface TypedFields<Field extends string> {
  readonly dates: readonly Field[];
  readonly amounts: readonly Field[];
}

const EXACT = 3;
const ALL_WORDS = 2;

/** `needed`: without a column for each of these nothing can be read. */
export function columnsOf<Field extends string>(
  fields: readonly Field[],
  heads: HeadNames<Field>,
  needed: readonly Field[],
  templates: TemplateHeads<Field>,
) {
  const known = fields.map((field) => {
    const { en, ar } = heads[field];
    const elsewhere = Object.values(templates).map((template) => template[field]);
    return { field, names: [field, ...en, ...ar, ...elsewhere].map((name) => plainWord(spaced(name))) };
  });

  /** Of each column the field that its head most likely means; no field is given to two columns. */
  function guessColumns(cells: readonly Cell[]): Columns<Field> {
    const guesses = cells
      .flatMap((head, column) => known.map(({ field, names }) => ({ column, field, score: scoreOf(head, names) })))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.column - b.column);
    const map: (Field | null)[] = cells.map(() => null);
    for (const { column, field } of guesses) {
      if (map[column] === null && !map.includes(field)) map[column] = field;
    }
    return map;
  }

  /** The row, among the first ones, whose cells are heads more than any other's; the first when none is. */
  function headRow(rows: readonly (readonly Cell[])[]): number {
    const counts = rows.map((row) => guessColumns(row).filter((field) => field !== null).length);
    const most = Math.max(...counts, 0);
    return most < 2 ? 0 : counts.indexOf(most);
  }

  return {
    /** As the template calls a column. */
    headOf: (field: Field, language: "en" | "ar" | TemplateLanguage): string =>
      (language === "en" || language === "ar" ? heads[field][language][0] : templates[language][field]) ?? field,
    guessColumns,
    headRow,
    /** The needed fields that no column has. */
    missingFields: (map: Columns<Field>): Field[] => needed.filter((field) => !map.includes(field)),
  };
}

/** The longer the name that was recognised, the surer. */
function scoreOf(head: Cell, names: readonly string[]): number {
  if (typeof head !== "string") return 0;
  const plain = plainWord(spaced(textOf(head)));
  const words = ` ${plain} `;
  if (plain === "") return 0;
  const scores = names.map((name) => {
    if (name === plain) return EXACT;
    return words.includes(` ${name} `) ? ALL_WORDS * (name.length / plain.length) : 0;
  });
  return Math.max(0, ...scores);
}

/** departureDate and departure_date are two words. */
function spaced(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, "$1 $2");
}
