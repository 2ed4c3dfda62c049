/** A problem with a booking: raised by the pilgrim, answered by the operator, taken to staff, ended by an outcome. */
import { z } from "zod";
import { MAX_UPLOAD_BYTES } from "#domain/documents/document.ts";
import {
  LONGEST_PROBLEM,
  PROBLEM_EVENTS,
  PROBLEM_KINDS,
  PROBLEM_OUTCOMES,
  PROBLEM_SIDES,
  PROBLEM_STATES,
  SHORTEST_PROBLEM,
} from "#domain/problems/problem.ts";
import { DateText, IdParams, Instant } from "./amounts.ts";
import { PAGE_FILE_ERRORS } from "./page-file.ts";
import { defineRoute } from "./route.ts";
import { filledText, textUpTo } from "./text.ts";

const Step = z.object({
  /** `raise` is the first; the others are the events of the state table. */
  event: z.enum(["raise", ...PROBLEM_EVENTS]),
  by: z.enum(PROBLEM_SIDES),
  at: Instant,
  /** What was written; null: nothing, or not for this reader. */
  words: z.string().nullable(),
  outcome: z.enum(PROBLEM_OUTCOMES).nullable(),
});

export const BookingProblem = z
  .object({
    id: z.string(),
    /** For people to quote: `P-1001`. */
    reference: z.string(),
    bookingId: z.string(),
    bookingReference: z.string(),
    packageName: z.string(),
    customerName: z.string(),
    operatorName: z.string(),
    kind: z.enum(PROBLEM_KINDS),
    happenedOn: DateText,
    state: z.enum(PROBLEM_STATES),
    /** Until when the operator answers, the answer stands, or staff decide; null once it has ended. */
    dueAt: Instant.nullable(),
    /** The oldest first. */
    steps: z.array(Step),
    /** When the picture was sent that lies beside it; null without one. */
    pictureAt: Instant.nullable(),
    /** What this reader may do now. */
    may: z.array(z.enum(PROBLEM_EVENTS)),
  })
  .meta({ id: "BookingProblem" });
export type BookingProblem = z.output<typeof BookingProblem>;

export const raiseProblem = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/problems",
  once: "kept",
  who: ["pilgrim"],
  summary: "Raises a problem with one's own booking within 14 days of the event; one at a time.",
  params: IdParams,
  body: z.object({
    kind: z.enum(PROBLEM_KINDS),
    happenedOn: DateText,
    words: z.string().trim().min(SHORTEST_PROBLEM).max(LONGEST_PROBLEM),
  }),
  response: BookingProblem,
  status: 201,
  errors: ["illegal_transition", "unacceptable", "problem_open"],
});

export const addProblemPicture = defineRoute({
  method: "POST",
  path: "/api/problems/:id/picture",
  who: ["pilgrim"],
  summary:
    "Keeps a picture beside one's own problem while it is open, in place of one sent before; its first page is kept.",
  params: IdParams,
  multipart: { file: "picture", fields: z.object({}), maxBytes: MAX_UPLOAD_BYTES },
  response: BookingProblem,
  errors: PAGE_FILE_ERRORS,
});

export const removeProblemPicture = defineRoute({
  method: "DELETE",
  path: "/api/problems/:id/picture",
  who: ["pilgrim"],
  summary: "Deletes the picture beside one's own problem and its key, while the problem is open.",
  params: IdParams,
  response: BookingProblem,
  errors: ["illegal_transition"],
});

export const problemPicture = defineRoute({
  method: "GET",
  path: "/api/problems/:id/picture",
  who: ["pilgrim", "operator", "staff"],
  right: "voices",
  summary: "The picture beside a problem: for who raised it, the operator, and staff while they decide it.",
  params: IdParams,
  response: "file",
});

export const bookingProblems = defineRoute({
  method: "GET",
  path: "/api/bookings/:id/problems",
  who: ["pilgrim", "operator"],
  right: "voices",
  summary: "The problems of a booking for who made it and for its operator, newest first.",
  params: IdParams,
  response: z.array(BookingProblem),
});

export const answerProblem = defineRoute({
  method: "POST",
  path: "/api/problems/:id/answer",
  once: "kept",
  who: ["operator"],
  right: "voices",
  business: "send",
  summary: "The operator's answer to a problem.",
  params: IdParams,
  body: z.object({ words: filledText(LONGEST_PROBLEM) }),
  response: BookingProblem,
  errors: ["illegal_transition"],
});

export const escalateProblem = defineRoute({
  method: "POST",
  path: "/api/problems/:id/escalate",
  once: "kept",
  who: ["pilgrim"],
  summary: "Takes a problem to staff, whom alone the words reach, after an answer that does not settle it.",
  params: IdParams,
  body: z.object({ words: textUpTo(LONGEST_PROBLEM).default("") }),
  response: BookingProblem,
  errors: ["illegal_transition"],
});

export const settleProblem = defineRoute({
  method: "POST",
  path: "/api/problems/:id/settle",
  once: "kept",
  who: ["pilgrim"],
  summary: "Says that a problem is settled.",
  params: IdParams,
  response: BookingProblem,
  errors: ["illegal_transition"],
});

export const operatorProblems = defineRoute({
  method: "GET",
  path: "/api/operator/problems",
  who: ["operator"],
  right: "voices",
  summary: "Problems with the operator's bookings: those that wait for its answer first, by their time; 100 at most.",
  response: z.array(BookingProblem),
});

export const staffProblems = defineRoute({
  method: "GET",
  path: "/api/staff/problems",
  who: ["staff"],
  summary: "Problems that wait for staff, the outcome promised soonest first.",
  response: z.array(BookingProblem),
});

export const decideProblem = defineRoute({
  method: "POST",
  path: "/api/staff/problems/:id/decide",
  once: "kept",
  who: ["staff"],
  summary: "The outcome, with its reason for both sides.",
  params: IdParams,
  body: z.object({ outcome: z.enum(PROBLEM_OUTCOMES), words: filledText(LONGEST_PROBLEM) }),
  response: BookingProblem,
  errors: ["illegal_transition"],
});
