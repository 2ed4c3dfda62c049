/** Check digits of machine-readable zones: weights 7, 3, 1, sum modulo 10. Source: docs/sources.md#icao-9303. */
import { mrzValue } from "./mrz-alphabet.ts";
import { type CheckLayout, type CheckName, type Layout, textAt } from "./mrz-format.ts";

export const CHECK_WEIGHTS = [7, 3, 1] as const;

/** Weighted sum of a text; the check digit is its last decimal. Characters outside the alphabet count as 0. */
export function weightedSum(text: string): number {
  return [...text].reduce(
    (sum, character, i) => sum + (mrzValue(character) ?? 0) * (CHECK_WEIGHTS[i % CHECK_WEIGHTS.length] ?? 0),
    0,
  );
}

export function checkDigit(text: string): string {
  return String(weightedSum(text) % 10);
}

/** The arithmetic of one check digit, as shown to the pilgrim. */
export interface CheckDigitResult {
  readonly name: CheckName;
  readonly data: string;
  readonly sum: number;
  readonly computed: string;
  readonly printed: string;
  readonly holds: boolean;
}

/** All check digits of a zone. A filler stands for 0 where the layout lets an empty field go without. */
export function checkResults(layout: Layout, lines: readonly string[]): CheckDigitResult[] {
  return layout.checks.map((check) => checkResult(layout, check, lines));
}

function checkResult(layout: Layout, check: CheckLayout, lines: readonly string[]): CheckDigitResult {
  const long = check.name === "documentNumber" ? longNumber(layout, lines) : null;
  const data = long?.number ?? check.spans.map((span) => textAt(lines, span)).join("");
  const printed = long?.check ?? (lines[check.line] ?? "").charAt(check.at);
  const sum = weightedSum(data);
  const computed = String(sum % 10);
  const empty = check.fillerWhenEmpty && printed === "<" && /^<*$/.test(data);
  return { name: check.name, data, sum, computed, printed, holds: printed === computed || empty };
}

/**
 * A document number of more than nine characters: a filler stands in the place of its check digit, the rest and the digit
 * open the optional field and end at its first filler. Null when the number is not written so (TD1 and TD2 only).
 */
export function longNumber(layout: Layout, lines: readonly string[]): { number: string; check: string } | null {
  if (layout.format !== "TD1" && layout.format !== "TD2") return null;
  const number = layout.fields.find((field) => field.name === "documentNumber");
  const optional = layout.fields.find((field) => field.name === "optional");
  if (!number || !optional || (lines[number.line] ?? "").charAt(number.to) !== "<") return null;
  const tail = textAt(lines, optional).split("<")[0] ?? "";
  if (tail.length < 2) return null;
  return { number: textAt(lines, number) + tail.slice(0, -1), check: tail.slice(-1) };
}
