/** Has an uploaded picture drawn anew in a process of its own; a file that breaks it counts as unreadable. */
import { z } from "zod";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";

const WORKER = new URL("./image.worker.ts", import.meta.url);
const WITHIN_MS = 20_000;

const Answer = z.union([
  z.object({ refused: z.enum(["image_kind", "image_too_large", "image_too_small"]) }),
  z.object({ bytes: z.instanceof(Uint8Array), width: z.int(), height: z.int() }),
]);

/** What is kept is always this. */
export const IMAGE_TYPE = "image/jpeg";

/** Throws the refusals of the contract, and `LineFull`. */
export async function redrawImage({ cpu, log }: Pick<Platform, "cpu" | "log">, upload: Uint8Array) {
  if (upload.length === 0) throw new AppError("file_empty");
  const opened = await cpu.attempt(WORKER, upload, { signal: AbortSignal.timeout(WITHIN_MS) });
  if ("broke" in opened) {
    log.debug({ err: opened.broke }, "packages: a picture could not be opened");
    throw new AppError("file_unreadable", { reason: "damaged" });
  }
  const drawn = Answer.parse(opened.answer);
  if ("refused" in drawn) throw new AppError(drawn.refused);
  return drawn;
}
