/** How many households' wishes a package fits, told so that nobody is recognised in the number. */
import { ESSENTIAL_PARTS, type Matchable, matchOf, type StatedWishes } from "./match.ts";

/** Of the words that a pilgrim agrees to when operators may count their wishes. */
export const WISHES_CONSENT_VERSION = "2026-11-20";
/** So long after their last change wishes are counted; then they are deleted. */
export const SHARED_WISHES_DAYS = 60;
/** A package with so many of 100 points fits. */
export const FITTING_POINTS = 80;
/** Fewer households are told as none, more in whole steps of it. */
export const COUNT_STEP = 5;

/** Every stated need is met, not merely unknown, and the whole brings at least `FITTING_POINTS`; each wish counts normally. */
export function fits(offer: Matchable, wishes: StatedWishes): boolean {
  const match = matchOf(offer, wishes);
  if (match?.points == null || match.points < FITTING_POINTS) return false;
  return match.parts.every(({ name, verdict }) => !ESSENTIAL_PARTS.has(name) || verdict === "met");
}

/** What may be told of `households`: rounded down to fives, so never 1 to 4. */
export function tellable(households: number): number {
  return households - (households % COUNT_STEP);
}
