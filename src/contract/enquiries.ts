/** Questions to an operator about a package, asked before booking and answered in place. */
import { z } from "zod";
import { ENQUIRY_STATES, LONGEST_ANSWER, LONGEST_ENQUIRY, SHORTEST_QUESTION } from "#domain/reviews/enquiry.ts";
import { LONGEST_HIDING_REASON } from "#domain/reviews/review.ts";
import { IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { filledText } from "./text.ts";

export const Enquiry = z
  .object({
    id: z.string(),
    packageId: z.string(),
    packageName: z.string(),
    question: z.string(),
    /** Shown to everyone once it is answered, without the asker's name. */
    isPublic: z.boolean(),
    /** Asked by the reader. */
    isMine: z.boolean(),
    createdAt: Instant,
    answer: z.object({ text: z.string(), at: Instant }).nullable(),
    /** Why staff have hidden it, for its asker; null: it is not hidden. */
    hiddenReason: z.string().nullable(),
    /** Staff have suspended its operator, which writes to nobody meanwhile. */
    operatorStopped: z.boolean(),
  })
  .meta({ id: "Enquiry" });
export type Enquiry = z.output<typeof Enquiry>;

export const packageEnquiries = defineRoute({
  method: "GET",
  path: "/api/packages/:id/enquiries",
  who: "anyone",
  summary:
    "The reader's own questions about a package, then the public ones that are answered; newest first, 50 at most.",
  params: IdParams,
  response: z.array(Enquiry),
});

export const askOperator = defineRoute({
  method: "POST",
  path: "/api/packages/:id/enquiries",
  once: "kept",
  who: ["pilgrim"],
  business: "send",
  summary: "Asks the operator of a listed package; the same words sent again are the same question.",
  params: IdParams,
  body: z.object({ question: z.string().trim().min(SHORTEST_QUESTION).max(LONGEST_ENQUIRY), isPublic: z.boolean() }),
  response: Enquiry,
  status: 201,
  errors: ["not_on_sale", "too_many_questions"],
});

/** An operator's list holds at most this many. */
export const ENQUIRY_LIST = 100;

export const operatorEnquiries = defineRoute({
  method: "GET",
  path: "/api/operator/enquiries",
  who: ["operator"],
  right: "voices",
  summary:
    "Questions about the operator's packages: those that wait, the longest first, or the answered ones, newest first.",
  query: z.object({ state: z.enum(ENQUIRY_STATES).default("waiting") }),
  response: z.array(Enquiry),
});

export const answerEnquiry = defineRoute({
  method: "POST",
  path: "/api/enquiries/:id/answer",
  once: "kept",
  who: ["operator"],
  right: "voices",
  business: "send",
  summary: "Answers a question about one of the operator's packages: once.",
  params: IdParams,
  body: z.object({ answer: filledText(LONGEST_ANSWER) }),
  response: Enquiry,
  errors: ["illegal_transition"],
});

export const hideEnquiry = defineRoute({
  method: "POST",
  path: "/api/staff/enquiries/:id/hide",
  once: "kept",
  who: ["staff"],
  summary: "Hides a question and its answer, with a reason that the asker reads.",
  params: IdParams,
  body: z.object({ reason: filledText(LONGEST_HIDING_REASON) }),
  response: "empty",
  errors: ["illegal_transition"],
});
