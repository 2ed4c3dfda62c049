/** Staff stop somebody: accounts and operators suspended, licences withdrawn, packages taken down, sessions ended; each with a reason and an undo. */
import { z } from "zod";
import { LONGEST_MEASURE_REASON, MEASURE_KINDS } from "#domain/operators/measure.ts";
import { PACKAGE_STATUSES } from "#domain/packages/package.ts";
import { Amount, DateText, IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { filledText } from "./text.ts";

const Measure = z
  .object({
    id: z.string(),
    kind: z.enum(MEASURE_KINDS),
    /** The account's, operator's, licence's or package's id. */
    subjectId: z.string(),
    reason: z.string(),
    /** Null for an account that is gone. */
    madeBy: z.string().nullable(),
    madeAt: Instant,
    /** Until when somebody else has to confirm it; null where nobody else could, and once it is confirmed. */
    confirmBy: Instant.nullable(),
    /** Whether the reader may be the one to confirm it. */
    mayConfirm: z.boolean(),
  })
  .meta({ id: "Measure" });
export type Measure = z.output<typeof Measure>;

/** Somebody whom staff may stop, with everything of theirs that can be stopped. */
export const Subject = z
  .object({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(["pilgrim", "operator", "staff"]),
    /** The reader's own account, which nobody stops themselves. */
    isSelf: z.boolean(),
    sessions: z.int(),
    /** Null for everybody but the owner of a business. */
    business: z
      .object({
        companyName: z.string(),
        licence: z.object({ id: z.string(), number: z.string() }).nullable(),
        /** On the market, or taken down. */
        packages: z.array(z.object({ id: z.string(), title: z.string(), status: z.enum(PACKAGE_STATUSES) })),
      })
      .nullable(),
    /** Those that stand against them. */
    measures: z.array(Measure),
  })
  .meta({ id: "Subject" });
export type Subject = z.output<typeof Subject>;

const Reason = z.object({ reason: filledText(LONGEST_MEASURE_REASON) });

export const findSubjects = defineRoute({
  method: "GET",
  path: "/api/staff/subjects",
  who: ["staff"],
  summary: "Accounts by username, email address, name or company, at most 20; without a word those that are stopped.",
  query: z.object({ q: z.string().trim().max(200).optional() }),
  response: z.array(Subject),
});

export const takeMeasure = defineRoute({
  method: "POST",
  path: "/api/staff/measures",
  once: "kept",
  who: ["staff"],
  summary:
    "Suspends an account or an operator, withdraws a licence or takes a package down, at once. Where somebody else on staff can confirm it, it ends after 48 hours unless one of them does; it stands where none of them is left by then.",
  body: Reason.extend({ kind: z.enum(MEASURE_KINDS), subjectId: IdParams.shape.id }),
  response: "empty",
  errors: ["illegal_transition"],
});

export const confirmMeasure = defineRoute({
  method: "POST",
  path: "/api/staff/measures/:id/confirm",
  once: "kept",
  who: ["staff"],
  summary: "A second person of staff confirms it: from then on it stands until it is ended.",
  params: IdParams,
  response: "empty",
  errors: ["illegal_transition"],
});

export const endMeasure = defineRoute({
  method: "POST",
  path: "/api/staff/measures/:id/end",
  once: "kept",
  who: ["staff"],
  summary: "Undoes it: what it took off the market comes back where nothing else keeps it off.",
  params: IdParams,
  response: "empty",
  errors: ["illegal_transition"],
});

export const endSessionsOf = defineRoute({
  method: "POST",
  path: "/api/staff/subjects/:id/sessions/end",
  once: "kept",
  who: ["staff"],
  summary: "Signs an account out everywhere; its owner is told why and signs in again.",
  params: IdParams,
  body: Reason,
  response: "empty",
});

export const bookingsOfSuspended = defineRoute({
  method: "GET",
  path: "/api/staff/measures/:id/bookings",
  who: ["staff"],
  summary: "Bookings that stand at a suspended operator, with the refund that is proposed; the next departure first.",
  params: IdParams,
  response: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      departureDate: DateText,
      /** All that was paid and has not come back. */
      refund: Amount,
    }),
  ),
});

export const callOffForOperator = defineRoute({
  method: "POST",
  path: "/api/staff/measures/:id/bookings/:bookingId/call-off",
  once: "kept",
  who: ["staff"],
  summary: "Staff call one booking of a suspended operator off: everything paid goes back. The others go on.",
  params: z.object({ id: IdParams.shape.id, bookingId: IdParams.shape.id }),
  body: Reason.extend({ refund: Amount }),
  response: "empty",
  errors: ["in_progress", "amount_changed", "illegal_transition", "unacceptable"],
});
