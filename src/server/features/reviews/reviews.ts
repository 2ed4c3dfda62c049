/** Reviews: written after a journey, once a booking; changed while they are new; answered once. */
import { type OperatorReview, type OwnReview, REVIEW_PAGE, type ReviewPage } from "#contract/reviews.ts";
import { isCompleted } from "#domain/bookings/booking.ts";
import { dateOf } from "#domain/calendar.ts";
import {
  editableUntil,
  meanStars,
  type ReviewSort,
  reviewCount,
  STARS,
  type StarCounts,
} from "#domain/reviews/review.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { ReviewDependencies } from "./deps.ts";
import { presentOwnReview, presentReview } from "./present-review.ts";
import * as rows from "./reviews.repository.ts";

/** An operator's list holds at most this many. */
const OPERATOR_LIST = 100;

interface Words {
  readonly stars: number;
  readonly body: string;
}

export function reviews({ db, clock, live, packages, notifications }: ReviewDependencies) {
  /** Throws AppError `not_found` for a package that the reader does not see. */
  async function page(
    packageId: string,
    reader: SessionUser | null,
    { sort, after }: { sort: ReviewSort; after?: string | undefined },
  ): Promise<ReviewPage> {
    await packages.read(packageId, reader);
    const [counted, found] = await Promise.all([
      rows.countStars(db, packageId),
      rows.reviewsOfSeries(db, packageId, { sort, after, limit: REVIEW_PAGE + 1 }),
    ]);
    const stars = countsOf(counted);
    const shown = found.slice(0, REVIEW_PAGE);
    return {
      ...{ rating: meanStars(stars), count: reviewCount(stars), stars },
      reviews: shown.map(presentReview),
      next: found.length > REVIEW_PAGE ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /** Throws AppError `not_found`, `not_travelled`, `already_reviewed`. */
  async function write(
    author: SessionUser,
    packageId: string,
    { bookingId, stars, body }: Words & { readonly bookingId: string },
  ): Promise<OwnReview> {
    const now = clock();
    const written = await db.transaction().execute(async (tx) => {
      const booking = await rows.findReviewableBooking(tx, bookingId, author.id);
      if (!booking?.packageIds.includes(packageId)) throw new AppError("not_found");
      if (!isCompleted(booking.phase, booking.returnDate, dateOf(now))) throw new AppError("not_travelled");
      const inserted = await rows.insertReview(tx, { bookingId, packageId, rating: stars, body, createdAt: now });
      if (!inserted) throw new AppError("already_reviewed");
      const review = await required(tx, inserted.id);
      await recordAudit(tx, reviewAuditEntry(author.id, "review.written", inserted.id));
      const params = { package: review.packageName, stars };
      const link = "/operator-dashboard?tab=marketplace";
      await notifications.notify(tx, { userId: booking.operatorId, kind: "review_written", params, link });
      await live.tell(tx, { userId: booking.operatorId, type: "voice_update", id: inserted.id });
      return review;
    });
    packages.ratingsChanged([packageId]);
    return presentOwnReview(written, now);
  }

  /** Throws AppError `not_found`, `illegal_transition`. */
  async function change(author: SessionUser, id: string, { stars, body }: Words): Promise<OwnReview> {
    const now = clock();
    const changed = await db.transaction().execute(async (tx) => {
      const review = await rows.lockReview(tx, id);
      if (review?.authorId !== author.id) throw new AppError("not_found");
      const life = {
        createdAt: review.createdAt,
        isAnswered: review.answer !== null,
        isHidden: review.hiddenAt !== null,
      };
      if (!editableUntil(life, now)) throw new AppError("illegal_transition");
      await rows.updateReview(tx, id, { rating: stars, body, editedAt: now });
      await recordAudit(tx, reviewAuditEntry(author.id, "review.changed", id));
      await live.tell(tx, { userId: review.operatorId, type: "voice_update", id });
      return required(tx, id);
    });
    packages.ratingsChanged([changed.packageId]);
    return presentOwnReview(changed, now);
  }

  /** Throws AppError `not_found` for a booking that the reader has not made. */
  async function ofBooking(author: SessionUser, bookingId: string) {
    const booking = await rows.findReviewableBooking(db, bookingId, author.id);
    const [packageId] = booking?.packageIds ?? [];
    if (!booking || packageId === undefined) throw new AppError("not_found");
    const row = await rows.findReviewOfBooking(db, bookingId);
    const now = clock();
    const mayWrite = !row && isCompleted(booking.phase, booking.returnDate, dateOf(now));
    return { review: row ? presentOwnReview(row, now) : null, mayWrite, packageId };
  }

  /** Throws AppError `not_found`, `illegal_transition` for one that is answered or hidden. */
  async function answer(operator: SessionUser, id: string, text: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const review = await rows.lockReview(tx, id);
      if (review?.operatorId !== operator.operatorId) throw new AppError("not_found");
      if (review.answer !== null || review.hiddenAt !== null) throw new AppError("illegal_transition");
      await rows.updateReview(tx, id, { answer: text, answeredAt: clock() });
      await recordAudit(tx, reviewAuditEntry(operator.id, "review.answered", id));
      await live.tell(tx, { userId: review.operatorId, type: "voice_update", id });
      const params = { package: review.packageName, operator: review.operatorName };
      const link = `/packages/${review.packageId}#reviews`;
      if (review.isErased) return;
      await notifications.notify(tx, { userId: review.authorId, kind: "review_answered", params, link });
    });
  }

  async function ofOperator(operatorId: string): Promise<OperatorReview[]> {
    const found = await rows.reviewsOfOperator(db, operatorId, OPERATOR_LIST);
    return found.map((row) => {
      const { packageId, packageName, isReported } = row;
      return { ...presentReview(row), packageId, packageName, isReported };
    });
  }

  return { page, write, change, ofBooking, answer, ofOperator };
}

async function required(db: Db, id: string): Promise<rows.ReviewRow> {
  const review = await rows.findReview(db, id);
  if (!review) throw new Error(`the review ${id} was written and is not there`);
  return review;
}

function countsOf(counted: readonly { rating: number; count: number }[]): Record<keyof StarCounts, number> {
  const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const stars of STARS) counts[stars] = counted.find(({ rating }) => rating === stars)?.count ?? 0;
  return counts;
}

export function reviewAuditEntry(actorId: string, action: string, subjectId: string) {
  return { actorId, action, subjectType: "review", subjectId };
}
