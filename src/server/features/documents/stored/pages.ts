/** The kept pages of a document lie in one file, one after the other; the sealed analysis says how long each is. */
import type { CleanPicture } from "#verification/types.ts";
import type { StoredAnalysis } from "./analysis.ts";

export function joinPages(pages: readonly CleanPicture[]): Buffer {
  return Buffer.concat(pages.map((page) => page.bytes));
}

/** The page that was judged, from 1: that of the lines, else of the first place that a rule names. */
export function judgedPage({ facts, checks }: Pick<StoredAnalysis, "facts" | "checks">): number {
  return facts?.zone?.page ?? checks.find(({ box }) => box)?.page ?? 1;
}

/** The bytes of one page, from 1; null when there is no such page. */
export function pageOf(content: Buffer, { pages }: Pick<StoredAnalysis, "pages">, number: number): Buffer | null {
  // Analyses from before pages were counted have one, which is the whole file.
  if (!pages) return number === 1 ? content : null;
  const page = pages[number - 1];
  if (!page) return null;
  const start = pages.slice(0, number - 1).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return content.subarray(start, start + page.sizeBytes);
}
