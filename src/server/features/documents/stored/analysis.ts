/** What is kept of a verdict: codes and evidence, no sentences, so that it can be told in any language later. */
import { z } from "zod";
import type { DocumentStatus, DocumentType } from "#domain/documents/document.ts";
import type { Judgement } from "#domain/documents/rules/judge.ts";
import { OUTCOMES, REMEDY_KEYS, RULE_IDS } from "#domain/documents/verdicts/finding.ts";
import type { GivenFor } from "#domain/documents/verdicts/given-for.ts";
import { SEXES } from "#domain/travellers/traveller.ts";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import { openJson, sealJson } from "#server/platform/secrets/sealed-json.ts";
import type { Verified } from "#verification/types.ts";
import { StoredFacts, StoredPlace } from "./facts.ts";

const StoredFinding = z.object({
  ruleId: z.enum(RULE_IDS),
  outcome: z.enum(OUTCOMES),
  weight: z.number(),
  mandatory: z.boolean(),
  evidence: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  remedyKey: z.enum(REMEDY_KEYS).optional(),
  box: StoredPlace.optional(),
  page: z.number().optional(),
});
export type StoredFinding = z.output<typeof StoredFinding>;

const StoredGivenFor = z.object({
  name: z.string().nullable(),
  nationality: z.string().nullable(),
  birthDate: z.string().nullable(),
  sex: z.enum(SEXES).nullable(),
  passport: z.string().nullable(),
  hajj: z.string(),
}) satisfies z.ZodType<GivenFor>;

const StoredAnalysis = z.object({
  isValid: z.boolean(),
  complianceScore: z.number(),
  confidence: z.number(),
  documentType: z.string(),
  mrzAccepted: z.boolean(),
  extractedData: z.record(z.string(), z.string()),
  checks: z.array(StoredFinding),
  /** The stored page; boxes are in its pixels. */
  page: z.object({ width: z.number(), height: z.number(), contentType: z.string() }),
  /** Every stored page in order; left out where there was but one. */
  pages: z.array(z.object({ width: z.number(), height: z.number(), sizeBytes: z.number() })).optional(),
  /** What was seen, to judge again; left out by versions that did not keep it. */
  facts: StoredFacts.optional(),
  /** A photo as Nusuk takes it, in base64. */
  nusukPhoto: z.object({ width: z.number(), height: z.number(), jpeg: z.string() }).nullable().optional(),
  /** What it was approved for by a person; left out while none has. */
  approvedFor: StoredGivenFor.optional(),
  tookMs: z.number(),
});
export type StoredAnalysis = z.output<typeof StoredAnalysis>;

/** The part of the engine's answer that is kept; the pages' bytes go to the file store. */
export function sealAnalysis(keys: MasterKeys, documentId: string, verified: Verified): Buffer {
  const { width, height, contentType } = verified.clean;
  const { nusukPhoto: photo } = verified;
  const analysis = {
    ...verified,
    page: { width, height, contentType },
    pages: verified.cleanPages.map((page) => ({ ...page, sizeBytes: page.bytes.length })),
    nusukPhoto: photo && { ...photo, jpeg: Buffer.from(photo.bytes).toString("base64") },
  };
  return sealJson(keys, analysisSealedAs(documentId), StoredAnalysis.parse(analysis));
}

interface Reading {
  readonly type: DocumentType;
  readonly read: Readonly<Record<string, string>>;
}

/** A verdict of which only the reading is known: no page, no checks, and so never judged again. */
export function sealUncheckedReading(keys: MasterKeys, documentId: string, { type, read }: Reading): Buffer {
  const analysis = {
    ...{ isValid: true, complianceScore: 100, confidence: 100, documentType: type, mrzAccepted: true, tookMs: 0 },
    extractedData: read,
    checks: [],
    page: { width: 1, height: 1, contentType: "image/jpeg" },
  };
  return sealJson(keys, analysisSealedAs(documentId), StoredAnalysis.parse(analysis));
}

/** The copy for Nusuk of a photo that nothing has refused; null of everything else. */
export function nusukPhotoOf(status: DocumentStatus, analysis: StoredAnalysis): StoredAnalysis["nusukPhoto"] {
  return status === "rejected" ? null : analysis.nusukPhoto;
}

/** Whether a judgement found exactly what is kept. */
export function sameChecks({ checks }: StoredAnalysis, judgement: Judgement): boolean {
  return JSON.stringify(z.array(StoredFinding).parse(judgement.checks)) === JSON.stringify(checks);
}

/** The same facts and pages with another judgement, or another approval. */
export function resealAnalysis(
  keys: MasterKeys,
  documentId: string,
  before: StoredAnalysis,
  changed: Partial<Judgement> & Pick<StoredAnalysis, "approvedFor">,
): Buffer {
  return sealJson(keys, analysisSealedAs(documentId), StoredAnalysis.parse({ ...before, ...changed }));
}

export function openAnalysis(keys: MasterKeys, documentId: string, sealed: Uint8Array): StoredAnalysis {
  return StoredAnalysis.parse(openJson(keys, analysisSealedAs(documentId), sealed));
}

/** Apart from the ids of files, which the same keys wrap. */
export function analysisSealedAs(documentId: string): string {
  return `analysis:${documentId}`;
}
