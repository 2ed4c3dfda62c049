/** Reviews of completed journeys: written by who booked, answered by the operator, reported to staff. */
import { z } from "zod";
import {
  LONGEST_HIDING_REASON,
  LONGEST_REPORT_NOTE,
  LONGEST_REVIEW,
  LONGEST_REVIEW_ANSWER,
  REPORT_REASONS,
  REVIEW_SORTS,
} from "#domain/reviews/review.ts";
import { IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { filledText, textUpTo } from "./text.ts";

const Answer = z.object({ text: z.string(), at: Instant });

export const Review = z
  .object({
    id: z.string(),
    stars: z.int().min(1).max(5),
    body: z.string(),
    /** Given name and initial; null: the account is gone. */
    author: z.string().nullable(),
    createdAt: Instant,
    /** When its author last changed it. */
    editedAt: Instant.nullable(),
    /** The operator's. */
    answer: Answer.nullable(),
    /** The departure it tells of, `YYYY-MM-DD`. */
    travelledOn: z.string(),
  })
  .meta({ id: "Review" });
export type Review = z.output<typeof Review>;

/** Reviews a page. */
export const REVIEW_PAGE = 10;

const counts = z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() });

export const ReviewPage = z
  .object({
    /** Mean of all reviews of the series, one decimal; null without any. */
    rating: z.number().nullable(),
    count: z.int(),
    /** How many gave each number of stars. */
    stars: counts,
    reviews: z.array(Review),
    /** The last one's id, for `after`; null on the last page. */
    next: z.string().nullable(),
  })
  .meta({ id: "ReviewPage" });
export type ReviewPage = z.output<typeof ReviewPage>;

export const packageReviews = defineRoute({
  method: "GET",
  path: "/api/packages/:id/reviews",
  who: "anyone",
  summary: "What travellers say of a package and of its earlier seasons; what staff have hidden is left out.",
  params: IdParams,
  query: z.object({ sort: z.enum(REVIEW_SORTS).default("newest"), after: IdParams.shape.id.optional() }),
  response: ReviewPage,
});

/** Which words were read: those of this moment; null: as they were first written. */
const Read = z.object({ editedAt: Instant.nullable().default(null) });

const Words = z.object({ stars: z.int().min(1).max(5), body: textUpTo(LONGEST_REVIEW).default("") });

/** One's own review, as its author sees it. */
export const OwnReview = Review.extend({
  packageId: z.string(),
  /** Until when it may be changed; null: no longer. */
  editableUntil: Instant.nullable(),
  /** Why staff have hidden it; null: it is shown. */
  hiddenReason: z.string().nullable(),
}).meta({ id: "OwnReview" });
export type OwnReview = z.output<typeof OwnReview>;

export const writeReview = defineRoute({
  method: "POST",
  path: "/api/packages/:id/reviews",
  once: "kept",
  who: ["pilgrim"],
  summary: "Reviews a package after the journey, by who booked it: once a booking.",
  params: IdParams,
  body: Words.extend({ bookingId: IdParams.shape.id }),
  response: OwnReview,
  status: 201,
  errors: ["not_travelled", "already_reviewed"],
});

export const changeReview = defineRoute({
  method: "PATCH",
  path: "/api/reviews/:id",
  who: ["pilgrim"],
  summary: "Changes one's own review within 14 days, until the operator has answered it.",
  params: IdParams,
  body: Words,
  response: OwnReview,
  errors: ["illegal_transition"],
});

export const reviewOfBooking = defineRoute({
  method: "GET",
  path: "/api/bookings/:id/review",
  who: ["pilgrim"],
  summary: "The review of one's own booking, and whether one may be written.",
  params: IdParams,
  response: z.object({ review: OwnReview.nullable(), mayWrite: z.boolean(), packageId: z.string() }),
});

export const answerReview = defineRoute({
  method: "POST",
  path: "/api/reviews/:id/answer",
  once: "kept",
  who: ["operator"],
  right: "voices",
  business: "send",
  summary: "The operator's answer below a review of its packages: once.",
  params: IdParams,
  body: z.object({ answer: filledText(LONGEST_REVIEW_ANSWER) }),
  response: "empty",
  errors: ["illegal_transition"],
});

export const reportReview = defineRoute({
  method: "POST",
  path: "/api/reviews/:id/reports",
  once: "kept",
  who: ["pilgrim", "operator"],
  right: "voices",
  summary:
    "Reports a review to staff, with a reason; a second report of the same reader changes nothing while they have not decided, and counts anew only for other words.",
  params: IdParams,
  body: Read.extend({ reason: z.enum(REPORT_REASONS), note: textUpTo(LONGEST_REPORT_NOTE).default("") }),
  response: "empty",
  errors: ["already_decided", "changed_meanwhile"],
});

export const OperatorReview = Review.extend({
  packageId: z.string(),
  packageName: z.string(),
  /** Its operator has reported it, and staff have not decided yet. */
  isReported: z.boolean(),
}).meta({ id: "OperatorReview" });
export type OperatorReview = z.output<typeof OperatorReview>;

export const operatorReviews = defineRoute({
  method: "GET",
  path: "/api/operator/reviews",
  who: ["operator"],
  right: "voices",
  summary:
    "Reviews of the operator's packages that are shown, those without an answer first, then the newest; 100 at most.",
  response: z.array(OperatorReview),
});

export const ReportedReview = Review.extend({
  packageId: z.string(),
  packageName: z.string(),
  operatorName: z.string(),
  /** When the first of its reports was promised a decision. */
  dueAt: Instant,
  reports: z.array(
    z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), byOperator: z.boolean(), createdAt: Instant }),
  ),
}).meta({ id: "ReportedReview" });
export type ReportedReview = z.output<typeof ReportedReview>;

export const reportedReviews = defineRoute({
  method: "GET",
  path: "/api/staff/reviews",
  who: ["staff"],
  summary: "Reviews with an open report, the decision promised soonest first.",
  response: z.array(ReportedReview),
});

export const decideReview = defineRoute({
  method: "POST",
  path: "/api/staff/reviews/:id/decide",
  once: "kept",
  who: ["staff"],
  summary: "Keeps a reported review, or hides it with a reason that its author reads.",
  params: IdParams,
  body: z.discriminatedUnion("decision", [
    Read.extend({ decision: z.literal("kept") }),
    Read.extend({ decision: z.literal("hidden"), reason: filledText(LONGEST_HIDING_REASON) }),
  ]),
  response: "empty",
  errors: ["already_decided", "changed_meanwhile"],
});
