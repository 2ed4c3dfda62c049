/** Has an operator's file read in a thread of its own, with a limit on time; memory is limited by the pool. */
import { z } from "zod";
import { PackageDraft } from "#contract/packages.ts";
import { IMPORT_FIELDS } from "#domain/imports/columns.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { ENCODINGS, SHEET_REFUSALS } from "./sheet-file.ts";
import { type Answers, GIVEN_TERMS } from "./understand-sheet.ts";

const WORKER = new URL("./read-sheet.worker.ts", import.meta.url);
const WITHIN_MS = 45_000;

const Problem = z.object({
  field: z.enum(IMPORT_FIELDS),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const Understood = z.object({
  file: z.object({
    kind: z.enum(["csv", "xlsx"]),
    encoding: z.enum(ENCODINGS).nullable(),
    delimiter: z.string().nullable(),
    hasMacros: z.boolean(),
  }),
  headRow: z.int(),
  heads: z.array(z.string()),
  columns: z.array(z.enum(IMPORT_FIELDS).nullable()),
  missing: z.array(z.enum(IMPORT_FIELDS)),
  questions: z.array(z.object({ about: z.enum(["dateOrder", "decimal"]), example: z.string() })),
  rows: z.array(
    z.object({
      row: z.int(),
      texts: z.array(z.string()),
      draft: PackageDraft.nullable(),
      givenTerms: z.array(z.enum(GIVEN_TERMS)),
      problems: z.array(Problem),
    }),
  ),
});
export type Understood = z.output<typeof Understood>;

const Answer = z.union([z.object({ refused: z.enum(SHEET_REFUSALS) }), z.object({ understood: Understood })]);

/** Throws AppError `sheet_unreadable`; a file that breaks its thread or takes too long counts as such. */
export async function readUpload(
  { cpu, log }: Pick<Platform, "cpu" | "log">,
  bytes: Uint8Array,
  answers: Answers,
): Promise<Understood> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  const answer = await cpu.run(WORKER, { bytes, answers }, { signal }).catch((error: unknown) => {
    log.warn({ err: error }, "imports: a file could not be read");
    return { refused: "took_too_long" };
  });
  const read = Answer.parse(answer);
  if ("refused" in read) throw new AppError("sheet_unreadable", { reason: read.refused });
  return read.understood;
}
