/** Makes of whatever somebody sends a picture that others can look at without danger. */
import { z } from "zod";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { REFUSAL_REASONS, type RefusalReason } from "#verification/types.ts";

/** What is kept is always this. */
export const PAGE_TYPE = "image/jpeg";

const WORKER = new URL("../../verification/picture/clean.worker.ts", import.meta.url);
const WITHIN_MS = 15_000;

const REASONS = Object.keys(REFUSAL_REASONS) as [RefusalReason, ...RefusalReason[]];

const Answer = z.union([
  z.object({ refused: z.object({ reason: z.enum(REASONS) }) }),
  z.object({ bytes: z.instanceof(Uint8Array), contentType: z.literal(PAGE_TYPE) }),
]);

/** The first page, re-encoded. Throws the refusals of the contract, and `LineFull`; a file that breaks its process counts as unreadable. */
export async function cleanPage({ cpu, log }: Pick<Platform, "cpu" | "log">, upload: Uint8Array): Promise<Uint8Array> {
  const opened = await cpu.attempt(WORKER, upload, { signal: AbortSignal.timeout(WITHIN_MS) });
  if ("broke" in opened) {
    log.warn({ err: opened.broke }, "an uploaded page could not be opened");
    throw new AppError("file_unreadable", { reason: "took_too_long" });
  }
  const read = Answer.parse(opened.answer);
  if ("bytes" in read) return read.bytes;
  const { reason } = read.refused;
  throw new AppError(REFUSAL_REASONS[reason], { reason });
}
