/** The form of shares: what was typed, what is wrong with it, and what it would come to. */
import { type MemberPart, type Share, type ShareKind, splitTotal, WHOLE } from "#domain/households/shares.ts";
import { typedMinor } from "#domain/typed-number.ts";

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
  if (kind === "amount") return typedMinor(text) === null ? "badAmount" : null;
  return null;
}

/** Hundredths of a percent. */
function percentOf(text: string): number | null {
  const hundredths = typedMinor(text);
  return hundredths !== null && hundredths <= WHOLE ? hundredths : null;
}

/** For the rule that divides; what cannot be read counts nothing. */
export function parseShare({ memberId, heads, kind, text }: TypedShare): Share {
  const value = kind === "percent" ? percentOf(text) : kind === "amount" ? typedMinor(text) : 0;
  return { memberId, heads, kind, value: value ?? 0 };
}

export function previewOf(totalMinor: number, typed: readonly TypedShare[]): readonly MemberPart[] {
  return splitTotal(totalMinor, typed.map(parseShare)).parts;
}

export function typedShareOf({ memberId, heads, kind, value }: Share): TypedShare {
  return { memberId, heads, kind, text: kind === "percent" || kind === "amount" ? String(value / 100) : "" };
}
