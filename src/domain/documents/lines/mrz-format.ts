/** The five layouts of machine-readable zones as data. Source: docs/sources.md#icao-9303. */

export const MRZ_FORMATS = ["TD3", "TD1", "TD2", "MRV-A", "MRV-B"] as const;
export type MrzFormat = (typeof MRZ_FORMATS)[number];

/** What may stand in a field. */
export type MrzFieldKind = "code" | "state" | "name" | "text" | "birth" | "expiry" | "sex" | "check";

const FIELD_NAMES = [
  "documentCode",
  "issuingCountry",
  "name",
  "documentNumber",
  "nationality",
  "dateOfBirth",
  "sex",
  "expiryDate",
  "optional",
  "optional2",
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

const CHECK_NAMES = ["documentNumber", "dateOfBirth", "expiryDate", "optional", "composite"] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

/** Characters `from` up to but not including `to` of a line; both counted from 0. */
export interface Span {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

export interface FieldLayout extends Span {
  readonly name: FieldName;
  readonly kind: MrzFieldKind;
}

export interface CheckLayout {
  readonly name: CheckName;
  readonly spans: readonly Span[];
  /** Where the digit is printed. */
  readonly line: number;
  readonly at: number;
  /** True where the printer may leave a filler when the data are all fillers. */
  readonly fillerWhenEmpty: boolean;
}

export interface Layout {
  readonly format: MrzFormat;
  readonly lines: number;
  readonly length: number;
  /** First letters a document code of this layout may have. */
  readonly firstLetters: string;
  readonly fields: readonly FieldLayout[];
  readonly checks: readonly CheckLayout[];
}

const field = (name: FieldName, kind: MrzFieldKind, line: number, from: number, to: number): FieldLayout => ({
  name,
  kind,
  line,
  from,
  to,
});

const check = (name: CheckName, line: number, at: number, ...spans: readonly Span[]): CheckLayout => ({
  name,
  line,
  at,
  spans,
  fillerWhenEmpty: name === "optional",
});

const span = (line: number, from: number, to: number): Span => ({ line, from, to });

/** Second line of every two-line format up to the expiry's check digit: positions are the same in all four. */
const SECOND_LINE_FIELDS = [
  field("documentNumber", "text", 1, 0, 9),
  field("nationality", "state", 1, 10, 13),
  field("dateOfBirth", "birth", 1, 13, 19),
  field("sex", "sex", 1, 20, 21),
  field("expiryDate", "expiry", 1, 21, 27),
];
const SECOND_LINE_CHECKS = [
  check("documentNumber", 1, 9, span(1, 0, 9)),
  check("dateOfBirth", 1, 19, span(1, 13, 19)),
  check("expiryDate", 1, 27, span(1, 21, 27)),
];
const firstLineFields = (length: number) => [
  field("documentCode", "code", 0, 0, 2),
  field("issuingCountry", "state", 0, 2, 5),
  field("name", "name", 0, 5, length),
];
const SECOND_LINE_PROVED = [span(1, 0, 10), span(1, 13, 20)];

function visa(format: "MRV-A" | "MRV-B", length: number): Layout {
  return {
    format,
    lines: 2,
    length,
    firstLetters: "V",
    fields: [...firstLineFields(length), ...SECOND_LINE_FIELDS, field("optional", "text", 1, 28, length)],
    checks: SECOND_LINE_CHECKS,
  };
}

export const LAYOUTS: Readonly<Record<MrzFormat, Layout>> = {
  TD3: {
    format: "TD3",
    lines: 2,
    length: 44,
    firstLetters: "P",
    fields: [...firstLineFields(44), ...SECOND_LINE_FIELDS, field("optional", "text", 1, 28, 42)],
    checks: [
      ...SECOND_LINE_CHECKS,
      check("optional", 1, 42, span(1, 28, 42)),
      check("composite", 1, 43, ...SECOND_LINE_PROVED, span(1, 21, 43)),
    ],
  },
  TD2: {
    format: "TD2",
    lines: 2,
    length: 36,
    firstLetters: "ACIP",
    fields: [...firstLineFields(36), ...SECOND_LINE_FIELDS, field("optional", "text", 1, 28, 35)],
    checks: [...SECOND_LINE_CHECKS, check("composite", 1, 35, ...SECOND_LINE_PROVED, span(1, 21, 35))],
  },
  TD1: {
    format: "TD1",
    lines: 3,
    length: 30,
    firstLetters: "ACI",
    fields: [
      field("documentCode", "code", 0, 0, 2),
      field("issuingCountry", "state", 0, 2, 5),
      field("documentNumber", "text", 0, 5, 14),
      field("optional", "text", 0, 15, 30),
      field("dateOfBirth", "birth", 1, 0, 6),
      field("sex", "sex", 1, 7, 8),
      field("expiryDate", "expiry", 1, 8, 14),
      field("nationality", "state", 1, 15, 18),
      field("optional2", "text", 1, 18, 29),
      field("name", "name", 2, 0, 30),
    ],
    checks: [
      check("documentNumber", 0, 14, span(0, 5, 14)),
      check("dateOfBirth", 1, 6, span(1, 0, 6)),
      check("expiryDate", 1, 14, span(1, 8, 14)),
      check("composite", 1, 29, span(0, 5, 30), span(1, 0, 7), span(1, 8, 15), span(1, 18, 29)),
    ],
  },
  "MRV-A": visa("MRV-A", 44),
  "MRV-B": visa("MRV-B", 36),
};

/** Characters of a span of the lines. */
export function textAt(lines: readonly string[], { line, from, to }: Span): string {
  return (lines[line] ?? "").slice(from, to);
}
