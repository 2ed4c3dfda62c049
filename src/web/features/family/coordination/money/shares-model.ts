/** The form of shares: what was typed, what is wrong with it, and what it would come to. */
import { type MemberPart, type Share, type ShareKind, splitTotal, WHOLE } from "#domain/households/shares.ts";
import { latinDigits } from "#domain/latin-digits.ts";
import { fromMajor } from "#domain/money.ts";

export interface TypedShare {
  readonly memberId: string;
  readonly heads: number;
  readonly kind: ShareKind;
  /** Percent or major units, as typed. */
  readonly text: string;
}

export type TypedProblem = "badPercent" | "badAmount";

/** Null: it can be sent. */
export function shareProblem({ kind, text }: TypedShare): TypedProblem | null {
  if (kind === "percent") return percentOf(text) === null ? "badPercent" : null;
  if (kind === "amount") return minorOf(text) === null ? "badAmount" : null;
  return null;
}

/** Hundredths of a percent. */
function percentOf(text: string): number | null {
  const hundredths = minorOf(text);
  return hundredths !== null && hundredths <= WHOLE ? hundredths : null;
}

/** Hundredths of what was typed, with a point or a comma. */
function minorOf(text: string): number | null {
  const plain = latinDigits(text.trim()).replace(/[,٫]/, ".");
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? fromMajor(Number(plain)) : null;
}

/** For the rule that divides; what cannot be read counts nothing. */
export function parseShare({ memberId, heads, kind, text }: TypedShare): Share {
  const value = kind === "percent" ? percentOf(text) : kind === "amount" ? minorOf(text) : 0;
  return { memberId, heads, kind, value: value ?? 0 };
}

export function previewOf(totalMinor: number, typed: readonly TypedShare[]): readonly MemberPart[] {
  return splitTotal(totalMinor, typed.map(parseShare)).parts;
}

export function typedShareOf({ memberId, heads, kind, value }: Share): TypedShare {
  return { memberId, heads, kind, text: kind === "percent" || kind === "amount" ? String(value / 100) : "" };
}
