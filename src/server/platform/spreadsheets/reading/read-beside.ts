/** Has a file read in a process of its own, with a limit on time; memory is limited by the pool. */
import { z } from "zod";
import type { Platform } from "../../context.ts";
import { AppError } from "../../errors/app-error.ts";
import { SHEET_REFUSALS } from "./read-file.ts";

const WITHIN_MS = 45_000;

const Answer = z.union([z.object({ refused: z.enum(SHEET_REFUSALS) }), z.object({ understood: z.unknown() })]);

/**
 * What the worker understood, to be parsed by who knows its form. Throws AppError `sheet_unreadable`, also for a file that
 * breaks its process or takes too long, and `LineFull`.
 */
export async function readBeside(
  { cpu, log }: Pick<Platform, "cpu" | "log">,
  worker: URL,
  task: { readonly bytes: Uint8Array; readonly answers: unknown },
): Promise<unknown> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  const opened = await cpu.attempt(worker, task, { signal });
  if ("broke" in opened) {
    log.warn({ err: opened.broke }, "imports: a file could not be read");
    throw new AppError("sheet_unreadable", { reason: "took_too_long" });
  }
  const read = Answer.parse(opened.answer);
  if ("refused" in read) throw new AppError("sheet_unreadable", { reason: read.refused });
  return read.understood;
}
