/** Operators' spreadsheets of packages: looked at first, then saved all or nothing. */
import { z } from "zod";
import { IMPORT_FIELDS } from "#domain/imports/columns.ts";
import { MAX_SHEET_BYTES } from "#domain/imports/limits.ts";
import { DATE_ORDERS } from "#domain/imports/read-date.ts";
import { DECIMAL_SIGNS } from "#domain/imports/read-number.ts";
import { defineRoute } from "./route.ts";

/** Rows of a look that are sent: those to mend first; the counts are of all. */
export const MAX_WRONG_ROWS_SHOWN = 500;
export const MAX_OTHER_ROWS_SHOWN = 200;

export const SHEET_ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1256"] as const;

const Field = z.enum(IMPORT_FIELDS);

/** A multipart field that holds JSON. */
const ColumnsText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "JSON" });
      return z.NEVER;
    }
  })
  .pipe(z.array(Field.nullable()).max(100));

/** What the operator has said about the file; what is left out is guessed or asked. */
const SheetAnswers = z.object({
  /** Of each column of the file the field that it means, or null: a JSON list as long as the file is wide. */
  columns: ColumnsText.optional(),
  dateOrder: z.enum(DATE_ORDERS).optional(),
  decimal: z.enum(DECIMAL_SIGNS).optional(),
  encoding: z.enum(SHEET_ENCODINGS).optional(),
});
export type SheetAnswers = z.output<typeof SheetAnswers>;

const MendFields = SheetAnswers.extend({
  /** `listed`: everything new or in draft goes on sale; needs a verified licence, and of each row what publishing needs. */
  as: z.enum(["draft", "listed"]).default("draft"),
});
export type MendFields = z.output<typeof MendFields>;

const ImportFields = MendFields.extend({
  mode: z.enum(["preview", "commit"]),
  /** Made by the caller, to ask for progress with. */
  importId: z.uuid().optional(),
});
export type ImportFields = z.output<typeof ImportFields>;

/** What an import makes of a row. */
export const ROW_STATES = ["new", "update", "unchanged", "wrong"] as const;
export type RowsState = (typeof ROW_STATES)[number];

const ImportRow = z.object({
  /** As the program that made the file counts them. */
  row: z.int(),
  state: z.enum(ROW_STATES),
  /** As they stand in the file, by column. */
  cells: z.array(z.string()),
  problems: z.array(
    z.object({
      field: Field,
      /** The column's place, null where the file has none for this field. */
      column: z.int().nullable(),
      /** The sentence for the operator. */
      text: z.string(),
    }),
  ),
});

export const PackageImport = z
  .object({
    file: z.object({
      kind: z.enum(["csv", "xlsx"]),
      encoding: z.enum(SHEET_ENCODINGS).nullable(),
      delimiter: z.string().nullable(),
      /** Its macros were left alone and nothing of them was read. */
      hasMacros: z.boolean(),
    }),
    /** The row that names the columns. */
    headRow: z.int(),
    columns: z.array(z.object({ head: z.string(), field: Field.nullable() })),
    /** Needed fields that no column has; while there are any, no row is read. */
    missing: z.array(Field),
    /** What the whole file leaves open, with a cell that shows it. */
    questions: z.array(z.object({ about: z.enum(["dateOrder", "decimal"]), example: z.string() })),
    counts: z.object({ new: z.int(), update: z.int(), unchanged: z.int(), wrong: z.int() }),
    rows: z.array(ImportRow),
    /** Whether this was saved: a commit without a row to mend. */
    saved: z.boolean(),
  })
  .meta({ id: "PackageImport" });
export type PackageImport = z.output<typeof PackageImport>;

export const importPackages = defineRoute({
  method: "POST",
  path: "/api/packages/import",
  who: ["operator"],
  right: "packages",
  summary:
    "Reads a CSV or XLSX file of packages. `preview` changes nothing and asks what `commit` asks; `commit` saves every " +
    "row or none and names in `mend` the row, column and reason of what kept it from it; the same file again changes " +
    "nothing: a package is known by the operator's reference, or by name, departure and city.",
  multipart: { file: "file", fields: ImportFields, maxBytes: MAX_SHEET_BYTES },
  response: PackageImport,
  errors: [
    "too_large",
    "unsupported_media_type",
    "sheet_unreadable",
    "rows_to_mend",
    "licence_needed",
    "business_suspended",
    "package_taken_down",
  ],
});

export const rowsToMend = defineRoute({
  method: "POST",
  path: "/api/packages/import/rows-to-mend",
  who: ["operator"],
  right: "packages",
  summary: "The rows of a file that cannot be imported, as a CSV file with what is wrong in a column of its own.",
  multipart: { file: "file", fields: MendFields, maxBytes: MAX_SHEET_BYTES },
  response: "file",
  errors: ["too_large", "unsupported_media_type", "sheet_unreadable"],
});

export const importTemplate = defineRoute({
  method: "GET",
  path: "/api/packages/import/template",
  who: ["operator"],
  right: "packages",
  summary: "An empty sheet with the columns of an import and one example row, headed in the reader's language.",
  query: z.object({ format: z.enum(["csv", "xlsx"]).default("csv") }),
  response: "file",
});

export const importProgress = defineRoute({
  method: "GET",
  path: "/api/packages/import/:importId/progress",
  who: ["operator"],
  right: "packages",
  summary: "How far an import of one's own is that runs on this node.",
  params: z.object({ importId: z.uuid() }),
  response: z.object({ stage: z.enum(["reading", "comparing", "saving"]), done: z.int(), total: z.int() }),
});
