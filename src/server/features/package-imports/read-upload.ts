/** An operator's file of packages as its process has understood it. */
import { z } from "zod";
import { PackageDraft } from "#contract/packages.ts";
import { IMPORT_FIELDS } from "#domain/imports/columns.ts";
import type { Platform } from "#server/platform/context.ts";
import { readBeside } from "#server/platform/spreadsheets/reading/read-beside.ts";
import { ENCODINGS } from "#server/platform/spreadsheets/reading/read-file.ts";
import { GIVEN_TERMS, type ImportAnswers } from "./understand-sheet.ts";

const WORKER = new URL("./read-sheet.worker.ts", import.meta.url);

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
export type UnderstoodPackages = z.output<typeof Understood>;

/** Throws AppError `sheet_unreadable`. */
export async function readUpload(
  deps: Pick<Platform, "cpu" | "log">,
  bytes: Uint8Array,
  answers: ImportAnswers,
): Promise<UnderstoodPackages> {
  return Understood.parse(await readBeside(deps, WORKER, { bytes, answers }));
}
