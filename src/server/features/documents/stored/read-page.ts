/** One kept page of a document, out of the sealed store. */
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { DocumentRow } from "../repository.ts";
import { openAnalysis } from "./analysis.ts";
import { judgedPage, pageOf } from "./pages.ts";

/** `number` counts from 1; left out, it is the page that was judged. Throws AppError `not_found` before the pages have been read, and where there is no such page. */
export async function readPageImage(
  { keys, files }: Pick<Platform, "keys" | "files">,
  { id, sealedAnalysis, fileId, fileKey }: Pick<DocumentRow, "id" | "sealedAnalysis" | "fileId" | "fileKey">,
  number?: number,
): Promise<{ contentType: string; content: Buffer }> {
  if (!sealedAnalysis || !fileId || !fileKey) throw new AppError("not_found");
  const analysis = openAnalysis(keys, id, sealedAnalysis);
  const content = pageOf(await files.read(fileId, fileKey), analysis, number ?? judgedPage(analysis));
  if (!content) throw new AppError("not_found");
  return { contentType: analysis.page.contentType, content };
}
