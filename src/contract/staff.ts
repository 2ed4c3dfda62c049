/** The staff's desk: documents that the engine left open, and the record of who did what. */
import { z } from "zod";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, LONGEST_REVIEW_REASON } from "#domain/documents/document.ts";
import { OUTCOMES, RULE_IDS } from "#domain/documents/verdicts/finding.ts";
import { TRACED_CODES } from "#domain/refused-tries.ts";
import { SEXES } from "#domain/travellers/traveller.ts";
import { BROWSERS, SYSTEMS } from "./accounts.ts";
import { DateText, IdParams, Instant } from "./amounts.ts";
import { PageQuery, TravelDocument } from "./documents.ts";
import { defineRoute } from "./route.ts";
import { filledText } from "./text.ts";

/** In the list stands only what is needed to choose one: what was read opens with the document, and that is recorded. */
export const WaitingDocument = z
  .object({
    id: z.string(),
    type: z.enum(DOCUMENT_TYPES),
    uploadedAt: Instant,
    readable: z.boolean(),
    /** Titles of the mandatory rules without a pass, in the reader's language. */
    openRules: z.array(z.string()),
    /** The owner says that the name is not the one printed. */
    nameDisputed: z.boolean(),
  })
  .meta({ id: "WaitingDocument" });
export type WaitingDocument = z.output<typeof WaitingDocument>;

export const documentsForReview = defineRoute({
  method: "GET",
  path: "/api/staff/documents",
  who: ["staff"],
  summary: "Documents that wait for a person, oldest first.",
  response: z.array(WaitingDocument),
});

export const reviewAgreement = defineRoute({
  method: "GET",
  path: "/api/staff/documents/agreement",
  who: ["staff"],
  summary: "How people decided where a rule was open, counted by rule; nobody's document is named.",
  response: z.array(
    z.object({
      type: z.enum(DOCUMENT_TYPES),
      ruleId: z.enum(RULE_IDS),
      /** In the reader's language. */
      title: z.string(),
      outcome: z.enum(OUTCOMES),
      approved: z.int(),
      rejected: z.int(),
    }),
  ),
});

export const documentForReview = defineRoute({
  method: "GET",
  path: "/api/staff/documents/:id",
  who: ["staff"],
  summary: "One waiting document with every check and the name it is compared with; each look is recorded.",
  params: IdParams,
  response: z.object({
    document: TravelDocument,
    /** What the owner typed about whose document it is; null where the account's owner is no traveller yet. */
    traveller: z
      .object({ birthDate: DateText.nullable(), nationality: z.string().nullable(), sex: z.enum(SEXES).nullable() })
      .nullable(),
    travellerName: z.string(),
    /** Others who have the very same passport, the first to have come first; a look at each is recorded. */
    samePassport: z.array(
      z.object({
        id: z.string(),
        travellerName: z.string(),
        status: z.enum(DOCUMENT_STATUSES),
        uploadedAt: Instant,
        /** A person has approved it. */
        approved: z.boolean(),
        /** Of the same account. */
        sameAccount: z.boolean(),
      }),
    ),
  }),
});

export const fileForReview = defineRoute({
  method: "GET",
  path: "/api/staff/documents/:id/file",
  who: ["staff"],
  summary:
    "A re-encoded page of a waiting document; each look is recorded. An upload that never became a page is shown to nobody.",
  params: IdParams,
  query: PageQuery,
  response: "file",
});

export const decideDocument = defineRoute({
  method: "POST",
  path: "/api/staff/documents/:id/decide",
  once: "kept",
  who: ["staff"],
  summary: "Approves a waiting document, or rejects it with a reason for its owner to read.",
  params: IdParams,
  body: z.discriminatedUnion("decision", [
    z.object({ decision: z.literal("approve") }),
    z.object({ decision: z.literal("reject"), reason: filledText(LONGEST_REVIEW_REASON) }),
  ]),
  response: "empty",
  errors: ["illegal_transition", "already_decided"],
});

export const AuditRecord = z
  .object({
    id: z.string(),
    at: Instant,
    /** Null: the product itself. */
    actorId: z.string().nullable(),
    /** Null for the product itself and for an account that is gone. */
    actorName: z.string().nullable(),
    action: z.string(),
    subjectType: z.string(),
    subjectId: z.string(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  })
  .meta({ id: "AuditRecord" });
export type AuditRecord = z.output<typeof AuditRecord>;

/** Entries a page. */
export const AUDIT_PAGE = 50;

/** Rows that are shown. */
export const SHOWN_TRIES = 50;

export const refusedTries = defineRoute({
  method: "GET",
  path: "/api/staff/refused-tries",
  who: ["staff"],
  summary:
    "Failed sign-ins and refused calls, summed up by the hour with account, network and device, the newest first; and where there were many within a day.",
  query: z.object({
    /** A username, an email address, an id or a network. */
    q: z.string().trim().max(320).optional(),
  }),
  response: z.object({
    /** An account or a network, one of the two. */
    alarms: z.array(
      z
        .object({ accountName: z.string().nullable(), network: z.string().nullable(), tries: z.int() })
        .meta({ id: "RefusalAlarm" }),
    ),
    tries: z.array(
      z
        .object({
          code: z.enum(TRACED_CODES),
          /** Null: nobody was signed in, or the name is nobody's. */
          accountName: z.string().nullable(),
          network: z.string(),
          browser: z.enum(BROWSERS),
          system: z.enum(SYSTEMS),
          tries: z.int(),
          lastAt: Instant,
        })
        .meta({ id: "RefusedTries" }),
    ),
  }),
});

export const searchAudit = defineRoute({
  method: "GET",
  path: "/api/staff/audit",
  who: ["staff"],
  summary: "The record of who did what, newest first.",
  query: z.object({
    /** A username, an email address or an id. */
    actor: z.string().trim().max(320).optional(),
    /** An id, or a kind such as `booking`. */
    subject: z.string().trim().max(200).optional(),
    /** Whole or its beginning: `booking.`, `licence.approved`. */
    action: z.string().trim().max(100).optional(),
    /** First and last day, UTC. */
    from: DateText.optional(),
    to: DateText.optional(),
    /** The id after which the page before ended. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  response: z.object({
    entries: z.array(AuditRecord),
    /** For the next page; null on the last one. */
    before: z.string().nullable(),
  }),
});
