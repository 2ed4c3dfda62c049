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
  not_due: "not_due",
  pass: "verified",
} as const satisfies Record<Outcome, StatusState>;

/** Where a mark stands, in percent of the page (0–100): at the end of its place, above it or below it. */
export interface Anchor {
  readonly xPercent: number;
  readonly yPercent: number;
  readonly side: "above" | "below";
  /** How many marks before `xPercent` it stands, so that it covers no neighbour. */
  readonly column: number;
}

/** Marks that are nearer to each other, in percent of the page, would overlap on a phone. */
const NEAR = { x: 11, y: 9 } as const;

export function anchorsOf(checks: readonly NumberedCheck[]): { check: NumberedCheck; anchor: Anchor }[] {
  const placed = checks.flatMap((check) => (check.box?.length ? [{ check, bounds: boundsOf(check.box) }] : []));
  const anchors: { check: NumberedCheck; anchor: Anchor }[] = [];
  for (const { check, bounds } of placed) {
    // The second of two lines has its marks below, so that they cover neither.
    const side = placed.some((other) => isLineBefore(other.bounds, bounds)) ? "below" : "above";
    const xPercent = percentOf(bounds.end);
    const yPercent = percentOf(side === "below" ? bounds.bottom : bounds.top);
    anchors.push({ check, anchor: { ...beside(anchors, { xPercent, yPercent }), yPercent, side } });
  }
  return anchors;
}

/** Marks that would overlap share one start and stand in columns from there, whatever the size of the page. */
function beside(
  anchors: readonly { anchor: Anchor }[],
  place: Pick<Anchor, "xPercent" | "yPercent">,
): Pick<Anchor, "xPercent" | "column"> {
  const near = anchors.map(({ anchor }) => anchor).filter((anchor) => isNear(anchor, place));
  const [first] = near;
  if (!first) return { xPercent: place.xPercent, column: 0 };
  const taken = near.filter(({ xPercent }) => xPercent === first.xPercent).map(({ column }) => column);
  return { xPercent: first.xPercent, column: 1 + Math.max(...taken) };
}

function isNear(one: Pick<Anchor, "xPercent" | "yPercent">, other: Pick<Anchor, "xPercent" | "yPercent">): boolean {
  return Math.abs(one.xPercent - other.xPercent) < NEAR.x && Math.abs(one.yPercent - other.yPercent) < NEAR.y;
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
