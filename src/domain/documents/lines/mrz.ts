/** Machine-readable zones: from lines to fields and doubts, and from fields to lines. Source: docs/sources.md#icao-9303. */

import { nameField, splitName } from "../../names/names.ts";
import { type CheckDigitResult, checkDigit, checkResults, longNumber } from "./check-digit.ts";
import { mrzValue } from "./mrz-alphabet.ts";
import { birthDates, type CenturyGround, expiryDate } from "./mrz-dates.ts";
import { type FieldName, LAYOUTS, type Layout, MRZ_FORMATS, type MrzFormat, textAt } from "./mrz-format.ts";
import { stateStanding } from "./states.ts";

export interface MrzFields {
  readonly format: MrzFormat;
  readonly documentCode: string;
  readonly documentNumber: string;
  readonly surname: string;
  readonly givenNames: string;
  /** The name fills its field to the end, so its last word may be cut. */
  readonly nameTruncated: boolean;
  readonly nationality: string;
  readonly issuingCountry: string;
  /** YYYY-MM-DD; null when the zone leaves it open, it is no day, or its century is not clear. */
  readonly dateOfBirth: string | null;
  /** Both days that the digits of a birth may mean; left out where they mean one or none. */
  readonly birthEither?: readonly string[];
  readonly sex: "F" | "M" | "X";
  readonly expiryDate: string | null;
  readonly optional: string;
  readonly checks: readonly CheckDigitResult[];
}

/** The layout that lines of this number, length and first letter have; null when there is none. */
export function layoutOf(lines: readonly string[]): Layout | null {
  const first = lines[0]?.charAt(0) ?? "";
  const fits = MRZ_FORMATS.map((format) => LAYOUTS[format]).filter(
    (layout) => lines.length === layout.lines && lines.every((line) => line.length === layout.length),
  );
  return fits.find((layout) => layout.firstLetters.includes(first)) ?? null;
}

/** The fields of a zone, right or wrong; null when the lines have no layout or a character outside the alphabet. */
export function parseMrz(lines: readonly string[], ground: CenturyGround): MrzFields | null {
  const layout = layoutOf(lines);
  if (!layout || [...lines.join("")].some((character) => mrzValue(character) === null)) return null;
  const text = (name: FieldName) => {
    const field = layout.fields.find((candidate) => candidate.name === name);
    return field ? textAt(lines, field) : "";
  };
  const name = splitName(text("name"));
  const sex = text("sex");
  const [born = null, orElse] = birthDates(text("dateOfBirth"), ground);
  return {
    format: layout.format,
    documentCode: unfilled(text("documentCode")),
    documentNumber: unfilled(longNumber(layout, lines)?.number ?? text("documentNumber")),
    surname: name.surname,
    givenNames: name.givenNames,
    nameTruncated: name.truncated,
    nationality: unfilled(text("nationality")),
    issuingCountry: unfilled(text("issuingCountry")),
    dateOfBirth: orElse === undefined ? born : null,
    ...(born !== null && orElse !== undefined && { birthEither: [born, orElse] }),
    sex: sex === "F" || sex === "M" ? sex : "X",
    expiryDate: expiryDate(text("expiryDate"), ground),
    optional: unfilled(text("optional") + text("optional2")),
    checks: checkResults(layout, lines),
  };
}

/**
 * What speaks against a zone, as `kind:field`: `check_digit`, `grammar` (a character or date that cannot stand there).
 * Unknown state codes are `state:…`: they occur on real documents and do not make the lines wrong by themselves.
 */
export function mrzDoubts(lines: readonly string[]): string[] {
  const layout = layoutOf(lines);
  if (!layout) return ["grammar:layout"];
  const failed = checkResults(layout, lines).filter((check) => !check.holds);
  return [
    ...failed.map((check) => `check_digit:${check.name}`),
    ...layout.fields.flatMap((field) => {
      const text = textAt(lines, field);
      if (field.kind === "state")
        return stateStanding(text.replace(/<+$/, "")) === "unknown" ? [`state:${field.name}`] : [];
      return fits(field.kind, text) ? [] : [`grammar:${field.name}`];
    }),
  ];
}

/** What a field of each kind looks like; dates may leave month and day open with fillers. */
const PATTERNS = {
  code: /^[A-Z][A-Z0-9<]$/,
  name: /^[A-Z][A-Z]*(?:<{1,2}[A-Z]+)*<*$/,
  text: /^[A-Z0-9<]*$/,
  birth: /^(?:\d\d(?:0[1-9]|1[0-2]|<<)(?:0[1-9]|[12]\d|3[01]|<<)|<{6})$/,
  expiry: /^(?:\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|<{6})$/,
  sex: /^[MFX<]$/,
  check: /^[\d<]$/,
};

function fits(kind: keyof typeof PATTERNS, text: string): boolean {
  return PATTERNS[kind].test(text);
}

/** What a zone is made of; names and codes in any spelling, dates as YYYY-MM-DD. */
export interface MrzContent {
  readonly format: MrzFormat;
  readonly documentCode: string;
  readonly issuingCountry: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly documentNumber: string;
  readonly nationality: string;
  readonly dateOfBirth: string;
  readonly sex: "F" | "M" | "X";
  readonly expiryDate: string;
  readonly optional?: string;
  readonly optional2?: string;
}

/** The lines of a zone with its check digits. A document number has at most nine characters here. */
export function makeMrz(content: MrzContent): string[] {
  const layout = LAYOUTS[content.format];
  const lines = Array.from({ length: layout.lines }, () => MRZ_BLANK.slice(0, layout.length));
  const values: Record<FieldName, string> = {
    documentCode: content.documentCode,
    issuingCountry: content.issuingCountry,
    name: nameField(content.surname, content.givenNames, layout.length),
    documentNumber: content.documentNumber,
    nationality: content.nationality,
    dateOfBirth: sixDigits(content.dateOfBirth),
    sex: content.sex === "X" ? "<" : content.sex,
    expiryDate: sixDigits(content.expiryDate),
    optional: content.optional ?? "",
    optional2: content.optional2 ?? "",
  };
  for (const field of layout.fields) {
    const width = field.to - field.from;
    write(lines, field.line, field.from, values[field.name].slice(0, width).padEnd(width, "<"));
  }
  for (const check of layout.checks) {
    const data = check.spans.map((span) => textAt(lines, span)).join("");
    const empty = check.fillerWhenEmpty && /^<*$/.test(data);
    write(lines, check.line, check.at, empty ? "<" : checkDigit(data));
  }
  return lines;
}

const MRZ_BLANK = "<".repeat(44);

function write(lines: string[], line: number, at: number, text: string) {
  const old = lines[line] ?? "";
  lines[line] = old.slice(0, at) + text + old.slice(at + text.length);
}

function sixDigits(date: string): string {
  return date.slice(2, 4) + date.slice(5, 7) + date.slice(8, 10);
}

function unfilled(text: string): string {
  return text.replace(/<+$/, "").replace(/<+/g, " ").trim();
}
