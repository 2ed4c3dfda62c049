/** Reviews of completed journeys: their bounds, who may still change one, and what many of them come to. */
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";

/** Best first, as they are listed. */
export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

/** Characters; words are welcome, stars alone are enough. */
export const LONGEST_REVIEW = 4000;
export const LONGEST_REVIEW_ANSWER = 2000;
export const LONGEST_REPORT_NOTE = 1000;
export const LONGEST_HIDING_REASON = 1000;

/** Its author may change a review for so many days, and no longer than until the operator has answered it. */
export const EDIT_DAYS = 14;
/** Staff decide about a reported review within so many hours. */
export const REPORT_HOURS = 72;

export const REVIEW_SORTS = ["newest", "highest", "lowest"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const REPORT_REASONS = [
  "not_a_traveller",
  "offensive",
  "personal_data",
  "advertising",
  "untrue",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_DECISIONS = ["kept", "hidden"] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

export interface ReviewLife {
  readonly createdAt: Date;
  readonly isAnswered: boolean;
  readonly isHidden: boolean;
}

/** Until when its author may change it; null once nobody may. */
export function editableUntil({ createdAt, isAnswered, isHidden }: ReviewLife, now: Date): Date | null {
  const until = new Date(createdAt.getTime() + EDIT_DAYS * DAY_MS);
  return isAnswered || isHidden || now >= until ? null : until;
}

export function reportDue(reportedAt: Date): Date {
  return new Date(reportedAt.getTime() + REPORT_HOURS * HOUR_MS);
}

/** How many reviews gave each number of stars. */
export type StarCounts = Readonly<Record<Stars, number>>;

/** The mean to one decimal; null without a review. */
export function meanStars(counts: StarCounts): number | null {
  const total = reviewCount(counts);
  if (total === 0) return null;
  const sum = STARS.reduce((all, stars) => all + stars * counts[stars], 0);
  return Math.round((sum / total) * 10) / 10;
}

export function reviewCount(counts: StarCounts): number {
  return STARS.reduce((all, stars) => all + counts[stars], 0);
}

/** The given name and the first letter of the last: enough to be somebody, too little to be found. */
export function shownName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim();
  return initial === undefined ? firstName.trim() : `${firstName.trim()} ${initial}.`;
}
