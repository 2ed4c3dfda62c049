/** What the account has agreed to, and who has seen its documents. */
import { z } from "zod";
import { DOCUMENT_TYPES } from "#domain/documents/document.ts";
import { IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

export const CONSENT_KINDS = [
  "needs_kept",
  "needs_shared",
  "portrait_shown",
  "second_opinion",
  "wishes_counted",
  "assistant_model",
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const Consent = z
  .object({
    id: z.string(),
    kind: z.enum(CONSENT_KINDS),
    /** Of the words that were agreed to; null: they have no versions. */
    textVersion: z.string().nullable(),
    /** Who gets to see something by it: a group's name, a host; null: nobody but us. */
    recipient: z.string().nullable(),
    /** Whom it is about; null: no longer known, or a document. */
    person: z.string().nullable(),
    document: z.enum(DOCUMENT_TYPES).nullable(),
    givenAt: Instant,
    /** Null: it stands. */
    endedAt: Instant.nullable(),
  })
  .meta({ id: "Consent" });
export type Consent = z.output<typeof Consent>;

export const listConsents = defineRoute({
  method: "GET",
  path: "/api/user/consents",
  who: "signed_in",
  summary: "Every consent of the account, standing and ended, the newest first.",
  response: z.array(Consent),
});

export const withdrawConsent = defineRoute({
  method: "POST",
  path: "/api/user/consents/:id/withdraw",
  once: "kept",
  who: "signed_in",
  summary: "Ends a consent and erases what stood on it. One that has ended already stays as it is.",
  params: IdParams,
  response: z.array(Consent),
  errors: ["demo_account"],
});

/** So many of the newest are shown. */
export const NEWEST_VIEWS = 200;

/**
 * `household`: somebody of a group whom the photo is shown to, or whose account kept the document before. `model`: another
 * model, by consent. `export`: the owner's own copy. `device`: the owner's, on a device.
 */
export const RECORD_VIEWERS = ["staff", "household", "model", "export", "device"] as const;

/**
 * `decides`: the engine could not, or a name was disputed. `checks_licence`: an operator's paper. `portrait`: the photo alone.
 * `taken_offline`: a passport's whole number, among the papers for the days without a network.
 */
export const VIEW_REASONS = [
  "decides",
  "checks_licence",
  "portrait",
  "second_opinion",
  "own_copy",
  "taken_offline",
] as const;

export const DocumentView = z
  .object({
    id: z.string(),
    at: Instant,
    viewer: z.enum(RECORD_VIEWERS),
    /** First name of a person, host of a model; null: the owner, or somebody who is gone. */
    name: z.string().nullable(),
    reason: z.enum(VIEW_REASONS),
    /** Null: it was deleted since, or is no travel document. */
    document: z.enum(DOCUMENT_TYPES).nullable(),
    /** Whose it is; null as above. */
    person: z.string().nullable(),
  })
  .meta({ id: "DocumentView" });
export type DocumentView = z.output<typeof DocumentView>;

export const listDocumentViews = defineRoute({
  method: "GET",
  path: "/api/user/document-views",
  who: "signed_in",
  summary: "Who but their owner has opened the account's documents, and why; the newest 200.",
  response: z.array(DocumentView),
});
