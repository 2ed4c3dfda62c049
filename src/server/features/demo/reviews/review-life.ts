/** What became of the demonstration's reviews: operators have answered some, and a few wait for staff. */
import type { Insertable } from "kysely";
import { HOUR_MS } from "#domain/durations.ts";
import { type ReportReason, reportDue } from "#domain/reviews/review.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { AL_SAFA } from "../market/operators.ts";
import { AMINA } from "../people/accounts.ts";
import type { RandomSource } from "../random.ts";

type Review = Insertable<Database["reviews"]> & { readonly id: string; readonly createdAt: Date };

const ANSWERED = 0.35;

const GRATEFUL = [
  "Thank you for trusting us with your Hajj. We have passed your words on to the guides; they will be glad of them.",
  "May it be accepted from you and your family. It was an honour to serve you.",
  "Thank you. Next season the lifts of this hotel are reserved for our group at prayer times.",
] as const;
const SORRY = [
  "We are sorry. You are right that you were told late: since then every change is sent on the day it is made.",
  "Thank you for saying so plainly. We have changed the coach company for the coming season.",
] as const;

interface Deps {
  readonly random: RandomSource;
  readonly now: Date;
}

/** The same reviews, some with their operator's answer of the days after. */
export function withAnswers(reviews: readonly Review[], { random, now }: Deps): Review[] {
  return reviews.map((review) => {
    const answeredAt = new Date(review.createdAt.getTime() + random.int(6, 240) * HOUR_MS);
    if (!review.body || !random.chance(ANSWERED) || answeredAt > now) return review;
    return { ...review, answer: random.pick(review.rating >= 4 ? GRATEFUL : SORRY), answeredAt };
  });
}

interface Reported {
  readonly rating: number;
  readonly byOperator: boolean;
  readonly reason: ReportReason;
  readonly note: string;
  readonly hoursAgo: number;
}

const REPORTED: readonly Reported[] = [
  {
    rating: 1,
    byOperator: true,
    reason: "untrue",
    note: "The luggage came on the evening of the same day; the airline's receipt shows the hour.",
    hoursAgo: 61,
  },
  {
    rating: 2,
    byOperator: false,
    reason: "other",
    note: "The review seems to be about another hotel than the one in this package.",
    hoursAgo: 20,
  },
];

/** Of the demo operator's reviews with few stars, one each; `operatorOf`: whose package a review is about. */
export function reportRows(
  reviews: readonly Review[],
  operatorOf: ReadonlyMap<string, string>,
  now: Date,
): Insertable<Database["reviewReports"]>[] {
  const own = reviews.filter(({ packageId, body }) => body && operatorOf.get(packageId) === AL_SAFA.id);
  return REPORTED.flatMap(({ rating, byOperator, reason, note, hoursAgo }) => {
    const review = own.find((one) => one.rating === rating);
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const reporterId = byOperator ? AL_SAFA.id : AMINA.id;
    return review ? [{ reviewId: review.id, reporterId, reason, note, createdAt, dueAt: reportDue(createdAt) }] : [];
  });
}
