/** What is kept of a paper that waits: what was seen, to sort it again as the household changes, and a small picture. */
import { z } from "zod";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import { openJson, sealJson } from "#server/platform/secrets/sealed-json.ts";
import type { Recognised } from "#verification/types.ts";
import { StoredFacts } from "../stored/facts.ts";

const StoredReading = z.object({
  facts: StoredFacts,
  /** A JPEG in base64. */
  preview: z.string(),
});
export type StoredReading = z.output<typeof StoredReading>;

export function sealReading(keys: MasterKeys, paperId: string, { facts, preview }: Recognised): Buffer {
  const reading = { facts, preview: Buffer.from(preview.bytes).toString("base64") };
  return sealJson(keys, readingSealedAs(paperId), StoredReading.parse(reading));
}

export function openReading(keys: MasterKeys, paperId: string, sealed: Uint8Array): StoredReading {
  return StoredReading.parse(openJson(keys, readingSealedAs(paperId), sealed));
}

export function readingSealedAs(paperId: string): string {
  return `intake:${paperId}`;
}
