/** The rules of a verdict with the numbers that tie list and picture together. */
import type { Check } from "#contract/documents.ts";
import type { StatusState } from "../../ui/feedback/status.tsx";

export interface NumberedCheck extends Check {
  /** From 1, what fails first: the same in the list and on the page. */
  readonly number: number;
}

export function numbered(checks: readonly Check[]): NumberedCheck[] {
  return checks.map((check, at) => ({ ...check, number: at + 1 }));
}

export type Outcome = Check["outcome"];

/** The mark of each outcome; its word is the verdict's own. */
export const OUTCOME_STATE = {
  fail: "rejected",
  not_checked: "not_checked",
  warning: "needs_review",
  pass: "verified",
} as const satisfies Record<Outcome, StatusState>;

/** Where a mark stands: the corner of its place that is furthest up and to the side, 0–100 percent of the page. */
export interface Anchor {
  readonly xPercent: number;
  readonly yPercent: number;
  /** How many marks stand at the same place before this one. */
  readonly neighbours: number;
}

export function anchorsOf(checks: readonly NumberedCheck[]): { check: NumberedCheck; anchor: Anchor }[] {
  const taken = new Map<string, number>();
  return checks.flatMap((check) => {
    if (!check.box || check.box.length === 0) return [];
    const xPercent = percentOf(Math.max(...check.box.map(({ x }) => x)));
    const yPercent = percentOf(Math.min(...check.box.map(({ y }) => y)));
    const place = `${Math.round(xPercent)} ${Math.round(yPercent)}`;
    const neighbours = taken.get(place) ?? 0;
    taken.set(place, neighbours + 1);
    return [{ check, anchor: { xPercent, yPercent, neighbours } }];
  });
}

function percentOf(fraction: number): number {
  return Math.min(100, Math.max(0, fraction * 100));
}
