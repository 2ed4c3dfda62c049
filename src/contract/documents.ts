/** Travel documents: the upload, its verdict with the proof, and the file itself for its owner alone. */
import { z } from "zod";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, JOB_STAGES, MAX_UPLOAD_BYTES } from "#domain/documents/document.ts";
import { OPINION_TEXT_VERSION } from "#domain/documents/opinion-text.ts";
import { OUTCOMES } from "#domain/documents/verdicts/finding.ts";
import { DateText, IdParams, Instant } from "./amounts.ts";
import { defineRoute, NEEDS } from "./route.ts";

/** A place on the stored page, 0–1 of its width and height from its top left. */
const Corner = z.object({ x: z.number(), y: z.number() });

/** One executed rule with its proof. */
export const Check = z
  .object({
    ruleId: z.string(),
    outcome: z.enum(OUTCOMES),
    mandatory: z.boolean(),
    weight: z.number(),
    /** What was measured and what is required, for the sentence and the eye. */
    evidence: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    title: z.string(),
    sentence: z.string(),
    remedy: z.string().nullable(),
    /** The same remedy one step after the other; empty without one. */
    remedySteps: z.array(z.string()),
    /** Anchor in docs/sources.md of what the rule rests on; null for rules of our own. */
    source: z.string().nullable(),
    /** Corners of what the rule looked at, clockwise; null when it is no place on the page. */
    box: z.array(Corner).nullable(),
    /** The stored page that `box` lies on, from 1. */
    page: z.int().positive(),
  })
  .meta({ id: "Check" });
export type Check = z.output<typeof Check>;

const PageSize = z.object({ width: z.int(), height: z.int() });

export const AiAnalysis = z
  .object({
    isValid: z.boolean(),
    /** 0–100: weighted share of passed rules. */
    complianceScore: z.number(),
    /** 0–100: calibrated chance that the data were read right. */
    confidence: z.number(),
    documentType: z.string(),
    /** What failed first, in a few words; null where nothing did. */
    headline: z.string().nullable(),
    issues: z.array(z.string()),
    suggestions: z.array(z.string()),
    /** `mrz` (the lines joined by a newline), `documentNumber`, `surname`, …; empty without machine-readable lines. */
    extractedData: z.record(z.string(), z.string()),
    /** Grammar and every check digit hold; a refused reading is given all the same. */
    mrzAccepted: z.boolean(),
    /** The proof, what fails first. */
    checks: z.array(Check),
    /** Pixels of the first stored page; null when none could be made. */
    page: PageSize.nullable(),
    /** Every stored page in order; a picture has one, a PDF as many as were read. */
    pages: z.array(PageSize),
    /** What a verdict does not say, for under it. */
    caveat: z.string(),
    /** How long the reading took, in milliseconds. */
    tookMs: z.int(),
  })
  .meta({ id: "AiAnalysis" });
export type AiAnalysis = z.output<typeof AiAnalysis>;

export const TravelDocument = z
  .object({
    id: z.string(),
    type: z.enum(DOCUMENT_TYPES),
    /** Whose it is; null: the account's owner, who is not among the travellers. */
    travellerId: z.string().nullable(),
    /** Whether it is the account owner's own. */
    isOwn: z.boolean(),
    status: z.enum(DOCUMENT_STATUSES),
    /** Pending because a person has to look, not because the work is still running. */
    needsReview: z.boolean(),
    stage: z.enum(JOB_STAGES),
    fileName: z.string(),
    contentType: z.string(),
    sizeBytes: z.int(),
    verificationScore: z.number().nullable(),
    uploadedAt: Instant,
    /** When the file is deleted by itself; null until a return date is known. */
    deleteAt: Instant.nullable(),
    aiAnalysis: AiAnalysis.nullable(),
    /** What a person decided where the engine could not; their words, when it was rejected. */
    review: z.object({ reason: z.string().nullable(), at: Instant }).nullable(),
    /** The name as read from the machine-readable lines, for the pilgrim to confirm; null where none was read. */
    nameAsRead: z.string().nullable(),
    nameConfirmedAt: Instant.nullable(),
    /** When the owner said that the name is not the one printed. */
    nameDisputedAt: Instant.nullable(),
    /** The newer document that stands in its place; null: it stands itself. */
    replacedBy: z.string().nullable(),
    /** The picture that Nusuk takes, made from a photo; null for other types and for photos that cannot be used. */
    nusukPhoto: z.object({ ...PageSize.shape, sizeBytes: z.int() }).nullable(),
    /** Accepted and too early for the journey: from this day on the new one can be made. Left out: it is good, or not accepted. */
    renewFrom: DateText.optional(),
  })
  .meta({ id: "Document" });
export type TravelDocument = z.output<typeof TravelDocument>;

export const uploadDocument = defineRoute({
  method: "POST",
  path: "/api/documents/upload",
  who: ["pilgrim"],
  needs: NEEDS,
  summary: "Takes one file of the user or of a traveller and answers when its verdict stands.",
  multipart: {
    file: "document",
    fields: z.object({
      type: z.enum(DOCUMENT_TYPES),
      /** A traveller's id; left out: the account's owner. */
      memberId: z.string().min(1).max(64).optional(),
      /** The uploader agrees, by the words of this version, that another model is asked about the page. */
      secondOpinion: z.literal(OPINION_TEXT_VERSION).optional(),
      /** Whose model that is, as the offer named it; where another one is set by now, nobody is asked. */
      secondOpinionHost: z.string().min(1).max(300).optional(),
    }),
    maxBytes: MAX_UPLOAD_BYTES,
  },
  response: z.object({
    document: TravelDocument,
    aiAnalysis: AiAnalysis.nullable(),
    /** The very same file was here already, for the same person and type: that one is answered and nothing new kept. */
    duplicate: z.boolean(),
  }),
  status: 201,
  errors: [
    "too_large",
    "unsupported_media_type",
    "file_empty",
    "file_unreadable",
    "file_type",
    "image_too_small",
    "image_too_large",
    "too_many_documents",
    "too_much_undecided",
  ],
});

export const listMyDocuments = defineRoute({
  method: "GET",
  path: "/api/documents/user",
  who: "signed_in",
  summary: "The signed-in user's own documents, newest first; those of their travellers are in the wider list.",
  response: z.array(TravelDocument),
});

export const listDocuments = defineRoute({
  method: "GET",
  path: "/api/documents",
  who: "signed_in",
  summary:
    "Own documents, those of the travellers on the account, and how those of a household stand where the user administers it; never files, and nothing for an operator.",
  response: z.array(TravelDocument),
});

export const getDocument = defineRoute({
  method: "GET",
  path: "/api/documents/:id",
  who: "signed_in",
  summary: "One document with every check.",
  params: IdParams,
  response: TravelDocument,
});

/** Which stored page, from 1; left out, it is the one that was judged. */
export const PageQuery = z.object({ page: z.coerce.number().int().positive().optional() });

export const getDocumentFile = defineRoute({
  method: "GET",
  path: "/api/documents/:id/file",
  who: "signed_in",
  summary:
    "A re-encoded page, the one that was judged unless another is asked for; 404 until the pages have been read.",
  params: IdParams,
  query: PageQuery,
  response: "file",
});

export const getNusukPhoto = defineRoute({
  method: "GET",
  path: "/api/documents/:id/nusuk-photo",
  who: "signed_in",
  summary: "A photo as Nusuk takes it: 200 × 200 pixels, JPEG, white ground; 404 where `nusukPhoto` is null.",
  params: IdParams,
  response: "file",
});

export const getNusukPassport = defineRoute({
  method: "GET",
  path: "/api/documents/:id/nusuk-passport",
  who: "signed_in",
  summary: "A verified passport's page as Nusuk takes it: JPEG, at most 800 × 400 pixels and 1 MB; else 404.",
  params: IdParams,
  response: "file",
});

export const confirmName = defineRoute({
  method: "POST",
  path: "/api/documents/:id/confirm-name",
  once: "kept",
  who: ["pilgrim"],
  summary: "The owner says that the name was read as it is printed: no check digit covers it.",
  params: IdParams,
  response: TravelDocument,
  errors: ["illegal_transition"],
});

export const disputeName = defineRoute({
  method: "POST",
  path: "/api/documents/:id/dispute-name",
  once: "kept",
  who: ["pilgrim"],
  summary: "The owner says that the name is not the one printed: what the engine accepted is then for a person.",
  params: IdParams,
  response: TravelDocument,
  errors: ["illegal_transition"],
});

/** What happened to a document. */
export const DOCUMENT_EVENTS = [
  "uploaded",
  "sent_again",
  "judged",
  "judged_again",
  "read",
  "number_shown",
  "taken_offline",
  "opened",
  "verified",
  "rejected",
  "name_confirmed",
  "name_disputed",
  "opinion_asked",
  "opinion_given",
  "opinion_failed",
] as const;

/** Who did it: its owner, the account that kept it before, somebody of staff, or the product itself. */
export const DOCUMENT_ACTORS = ["owner", "household", "staff", "product"] as const;

export const DocumentEvent = z
  .object({ id: z.string(), at: Instant, what: z.enum(DOCUMENT_EVENTS), by: z.enum(DOCUMENT_ACTORS) })
  .meta({ id: "DocumentEvent" });
export type DocumentEvent = z.output<typeof DocumentEvent>;

export const documentHistory = defineRoute({
  method: "GET",
  path: "/api/documents/:id/history",
  who: "signed_in",
  summary: "Who has seen the document and what was done with it, newest first; at most the newest 200.",
  params: IdParams,
  response: z.array(DocumentEvent),
});

export const verdictRate = defineRoute({
  method: "GET",
  path: "/api/documents/rate",
  who: "signed_in",
  summary: "How many documents of this installation have a verdict and how many of them were verified; counts alone.",
  response: z.object({
    passed: z.int(),
    decided: z.int(),
    /** 0–100; null below `LEAST_FOR_RATE` verdicts. */
    percent: z.int().nullable(),
  }),
});

export const deleteDocument = defineRoute({
  method: "DELETE",
  path: "/api/documents/:id",
  who: "signed_in",
  summary: "Deletes the document, its file and its key.",
  params: IdParams,
  response: "empty",
});
