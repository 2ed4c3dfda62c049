/** What leaves the server about a review. */
import type { OwnReview, Review } from "#contract/reviews.ts";
import { editableUntil, shownName } from "#domain/reviews/review.ts";
import type { ReviewRow } from "./reviews.repository.ts";

export function presentReview(row: ReviewRow): Review {
  const { answer, answeredAt } = row;
  return {
    id: row.id,
    stars: row.rating,
    body: row.body,
    author: row.isErased ? null : shownName(row.firstName, row.lastName),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    answer: answer && answeredAt ? { text: answer, at: answeredAt.toISOString() } : null,
    travelledOn: row.departureDate,
  };
}

export function presentOwnReview(row: ReviewRow, now: Date): OwnReview {
  const life = { createdAt: row.createdAt, isAnswered: row.answer !== null, isHidden: row.hiddenAt !== null };
  return {
    ...presentReview(row),
    packageId: row.packageId,
    editableUntil: editableUntil(life, now)?.toISOString() ?? null,
    hiddenReason: row.hiddenReason,
  };
}
