/** The rows of reviews. */
import { type SqlBool, sql } from "kysely";
import type { ReviewSort } from "#domain/reviews/review.ts";
import type { Db } from "#server/platform/database/database.ts";

/** Everything that a presenter may need of a review. */
function selectReviews(db: Db) {
  return db
    .selectFrom("reviews")
    .innerJoin("bookings", "bookings.id", "reviews.bookingId")
    .innerJoin("users as author", "author.id", "bookings.userId")
    .innerJoin("packages", "packages.id", "reviews.packageId")
    .innerJoin("operators", "operators.userId", "packages.operatorId")
    .select([
      "reviews.id",
      "reviews.rating",
      "reviews.body",
      "reviews.createdAt",
      "reviews.editedAt",
      "reviews.answer",
      "reviews.answeredAt",
      "reviews.hiddenAt",
      "reviews.hiddenReason",
      "reviews.packageId",
      "bookings.userId as authorId",
      "author.firstName",
      "author.lastName",
      "packages.title as packageName",
      "packages.departureDate",
      "packages.operatorId",
      "operators.companyName as operatorName",
    ])
    .select(sql<boolean>`author.username = 'erased-' || author.id`.as("isErased"));
}

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>;

export function findReview(db: Db, id: string) {
  return selectReviews(db).where("reviews.id", "=", id).executeTakeFirst();
}

/** The same under its lock, until the transaction ends. */
export function lockReview(tx: Db, id: string) {
  return selectReviews(tx).where("reviews.id", "=", id).forNoKeyUpdate(["reviews"]).executeTakeFirst();
}

export function findReviewOfBooking(db: Db, bookingId: string) {
  return selectReviews(db).where("reviews.bookingId", "=", bookingId).executeTakeFirst();
}

/** What comes before the time; a bare 0 would name a column of the list. */
const RANK = { newest: sql`0 * reviews.rating`, highest: sql`reviews.rating`, lowest: sql`-reviews.rating` } as const;

interface Part {
  readonly sort: ReviewSort;
  /** The last one of the page before. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** Of the package's series, but for hidden ones. */
export function reviewsOfSeries(db: Db, packageId: string, { sort, after, limit }: Part) {
  const place = sql`${RANK[sort]}, reviews.created_at, reviews.id`;
  return selectReviews(db)
    .where("packages.seriesId", "=", (eb) =>
      eb.selectFrom("packages as named").select("named.seriesId").where("named.id", "=", packageId),
    )
    .where("reviews.hiddenAt", "is", null)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(${place}) < (select ${place} from reviews where reviews.id = ${after})`),
    )
    .orderBy(RANK[sort], "desc")
    .orderBy("reviews.createdAt", "desc")
    .orderBy("reviews.id", "desc")
    .limit(limit)
    .execute();
}

/** Stars → how many reviews of the package's series, hidden ones left out. */
export function countStars(db: Db, packageId: string) {
  return db
    .selectFrom("reviews")
    .innerJoin("packages", "packages.id", "reviews.packageId")
    .select(({ fn }) => ["reviews.rating", fn.countAll<number>().as("count")])
    .where("packages.seriesId", "=", (eb) =>
      eb.selectFrom("packages as named").select("named.seriesId").where("named.id", "=", packageId),
    )
    .where("reviews.hiddenAt", "is", null)
    .groupBy("reviews.rating")
    .execute();
}

/** What a review's right depends on; undefined for a booking that is not there or another's. */
export function findReviewableBooking(db: Db, bookingId: string, userId: string) {
  return db
    .selectFrom("bookings")
    .innerJoin("bookingParts as part", "part.bookingId", "bookings.id")
    .select(({ fn }) => [
      "bookings.id",
      "bookings.phase",
      "bookings.returnDate",
      "bookings.operatorId",
      fn.agg<string[]>("array_agg", ["part.packageId"]).orderBy("part.position").as("packageIds"),
    ])
    .where("bookings.id", "=", bookingId)
    .where("bookings.userId", "=", userId)
    .groupBy("bookings.id")
    .executeTakeFirst();
}

interface NewReview {
  readonly bookingId: string;
  readonly packageId: string;
  readonly rating: number;
  readonly body: string;
  readonly createdAt: Date;
}

/** Undefined when the booking has its review already. */
export function insertReview(tx: Db, review: NewReview) {
  return tx
    .insertInto("reviews")
    .values(review)
    .onConflict((oc) => oc.column("bookingId").doNothing())
    .returning("id")
    .executeTakeFirst();
}

interface ReviewChanges {
  readonly rating?: number;
  readonly body?: string;
  readonly editedAt?: Date;
  readonly answer?: string;
  readonly answeredAt?: Date;
  readonly hiddenAt?: Date;
  readonly hiddenReason?: string;
}

export async function updateReview(tx: Db, id: string, changes: ReviewChanges): Promise<void> {
  await tx.updateTable("reviews").set(changes).where("id", "=", id).execute();
}

/** Shown ones of an operator, those without an answer first, then the newest. */
export function reviewsOfOperator(db: Db, operatorId: string, limit: number) {
  return selectReviews(db)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("reviewReports as report")
            .select("report.id")
            .whereRef("report.reviewId", "=", "reviews.id")
            .where("report.reporterId", "=", operatorId)
            .where("report.decidedAt", "is", null),
        )
        .$castTo<boolean>()
        .as("isReported"),
    )
    .where("packages.operatorId", "=", operatorId)
    .where("reviews.hiddenAt", "is", null)
    .orderBy(sql`reviews.answered_at is not null`)
    .orderBy("reviews.createdAt", "desc")
    .orderBy("reviews.id")
    .limit(limit)
    .execute();
}
