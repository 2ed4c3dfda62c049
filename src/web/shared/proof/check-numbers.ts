/** The rules of a verdict with the numbers that tie list and picture together. */
import type { Check } from "#contract/documents.ts";
import type { StatusState } from "../../ui/feedback/status.tsx";

export interface NumberedCheck extends Check {
  /** From 1, what fails first: the same in the list and on the page. */
  readonly number: number;
}

export function numberedChecks(checks: readonly Check[]): NumberedCheck[] {
  return checks.map((check, at) => ({ ...check, number: at + 1 }));
}

export type CheckOutcome = Check["outcome"];

/** The mark of each outcome; its word is the verdict's own. */
export const OUTCOME_STATE = {
  fail: "rejected",
  not_checked: "not_checked",
  warning: "needs_review",
  not_due: "not_due",
  pass: "verified",
} as const satisfies Record<CheckOutcome, StatusState>;

/** Where a mark stands, in percent of the page (0–100): at the end of its place, above it or below it. */
export interface MarkAnchor {
  readonly xPercent: number;
  readonly yPercent: number;
  readonly side: "above" | "below";
  /** How many marks before `xPercent` it stands, so that it covers no neighbour. */
  readonly column: number;
}

/** A mark's side in percent of the page's width on a phone, where it takes most of it. */
const MARK = 11;

interface Proportions {
  readonly width: number;
  readonly height: number;
}

/** Where the marks of a page of these proportions stand: none covers another, however low the page is. */
export function anchorsOf(
  checks: readonly NumberedCheck[],
  { width, height }: Proportions,
): { check: NumberedCheck; anchor: MarkAnchor }[] {
  const tall = (MARK * width) / height;
  const placed = checks.flatMap((check) => (check.box?.length ? [{ check, bounds: boundsOf(check.box) }] : []));
  const anchors: { check: NumberedCheck; anchor: MarkAnchor }[] = [];
  for (const { check, bounds } of placed) {
    // The second of two lines has its marks below, so that they cover neither.
    const side = placed.some((other) => isLineBefore(other.bounds, bounds)) ? "below" : "above";
    const yPercent = percentOf(side === "below" ? bounds.bottom : bounds.top);
    const place = { xPercent: percentOf(bounds.end), yPercent, side, column: 0 } as const;
    anchors.push({ check, anchor: beside(anchors, place, tall) });
  }
  return anchors;
}

/** Marks that would overlap share one start and stand in columns from there, whatever the size of the page. */
function beside(anchors: readonly { anchor: MarkAnchor }[], place: MarkAnchor, tall: number): MarkAnchor {
  const covered = (one: MarkAnchor) => anchors.find(({ anchor }) => isOver(anchor, one, tall))?.anchor;
  const first = covered(place);
  if (!first) return place;
  for (let column = first.column + 1; ; column += 1) {
    const next = { ...place, xPercent: first.xPercent, column };
    if (!covered(next)) return next;
  }
}

function isOver(one: MarkAnchor, other: MarkAnchor, tall: number): boolean {
  const left = ({ xPercent, column }: MarkAnchor) => xPercent - column * MARK;
  const top = ({ yPercent, side }: MarkAnchor) => (side === "above" ? yPercent - tall : yPercent);
  return Math.abs(left(one) - left(other)) < MARK && Math.abs(top(one) - top(other)) < tall;
}

interface Bounds {
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
}

function boundsOf(box: NonNullable<Check["box"]>): Bounds {
  const ys = box.map(({ y }) => y);
  return { end: Math.max(...box.map(({ x }) => x)), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Whether a place lies right above another, with less than two of its heights between. */
function isLineBefore(one: Bounds, other: Bounds): boolean {
  const height = other.bottom - other.top;
  const gap = other.top - one.bottom;
  return gap > -height / 2 && gap < height * 2;
}

function percentOf(fraction: number): number {
  return Math.min(100, Math.max(0, fraction * 100));
}
