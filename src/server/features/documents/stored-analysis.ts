/** What is kept of a verdict: codes and evidence, no sentences, so that it can be told in any language later. */
import { z } from "zod";
import { OUTCOMES, REMEDY_KEYS, RULE_IDS } from "#domain/documents/finding.ts";
import type { MasterKeys } from "#server/platform/keys.ts";
import { openJson, sealJson } from "#server/platform/sealed-json.ts";
import type { Verified } from "#verification/types.ts";

const Corner = z.object({ x: z.number(), y: z.number() });

const StoredFinding = z.object({
  ruleId: z.enum(RULE_IDS),
  outcome: z.enum(OUTCOMES),
  weight: z.number(),
  mandatory: z.boolean(),
  evidence: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  remedyKey: z.enum(REMEDY_KEYS).optional(),
  box: z.array(Corner).optional(),
  page: z.number().optional(),
});
export type StoredFinding = z.output<typeof StoredFinding>;

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
  tookMs: z.number(),
});
export type StoredAnalysis = z.output<typeof StoredAnalysis>;

/** The part of the engine's answer that is kept; the page's bytes go to the file store. */
export function sealAnalysis(keys: MasterKeys, documentId: string, verified: Verified): Buffer {
  const { width, height, contentType } = verified.clean;
  return sealJson(
    keys,
    sealedId(documentId),
    StoredAnalysis.parse({ ...verified, page: { width, height, contentType } }),
  );
}

export function openAnalysis(keys: MasterKeys, documentId: string, sealed: Uint8Array): StoredAnalysis {
  return StoredAnalysis.parse(openJson(keys, sealedId(documentId), sealed));
}

/** Apart from the ids of files, which the same keys wrap. */
function sealedId(documentId: string): string {
  return `analysis:${documentId}`;
}
