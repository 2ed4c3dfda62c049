/** What leaves the server about an import: rows to mend first, the sentences in the operator's language. */
import type { PackageImport } from "#contract/package-imports.ts";
import { type ColumnMap, IMPORT_FIELDS, type ImportField } from "#domain/imports/columns.ts";
import type { Locale } from "#i18n/locales.ts";
import { sentenceValues } from "#i18n/sentence-values.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { rowsShown } from "#server/platform/spreadsheets/rows-shown.ts";
import type { RowPlan } from "../packages/service.ts";
import type { UnderstoodPackages } from "./read-upload.ts";

type Row = PackageImport["rows"][number];

export interface JudgedImport {
  readonly understood: UnderstoodPackages;
  /** Of the rows that read well by themselves. */
  readonly plans: readonly RowPlan[];
  readonly saved: boolean;
}

/** A row with what is wrong in it; none where it can be imported. */
export type JudgedRow = Pick<Row, "row" | "state" | "cells"> & { readonly problems: readonly SaidProblem[] };

interface SaidProblem {
  readonly field: ImportField;
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/** Fields of the form that a sheet spreads over several columns. */
const COLUMN_OF: Readonly<Record<string, ImportField>> = { roomTypes: "quad", "terms.cancellation": "cancellation" };

/** Every row of the file, in its order. */
export function judgedPackageRows({ understood, plans }: JudgedImport): JudgedRow[] {
  const planned = new Map(plans.map((plan) => [plan.row, plan]));
  return understood.rows.map(({ row, texts, problems }) => {
    const plan = planned.get(row);
    const found = plan?.state === "wrong" ? plan.problems.map(ofColumn) : problems;
    return { row, state: plan?.state ?? "wrong", cells: texts, problems: found };
  });
}

export function presentImport(judged: JudgedImport, locale: Locale): PackageImport {
  const { understood, saved } = judged;
  const rows = judgedPackageRows(judged);
  const count = (state: Row["state"]) => rows.filter((row) => row.state === state).length;
  const { file, headRow, heads, columns, missing, questions } = understood;
  return {
    ...{ file, headRow, missing, questions, saved },
    columns: columns.map((field, place) => ({ head: heads[place] ?? "", field })),
    counts: { new: count("new"), update: count("update"), unchanged: count("unchanged"), wrong: count("wrong") },
    rows: rowsShown(rows).map((row) => toRow(row, columns, locale)),
  };
}

/** What is wrong with a row, in one line for each field. */
export function importSentences({ problems }: JudgedRow, locale: Locale): { field: ImportField; text: string }[] {
  const t = translator(locale, "fields");
  return problems.map(({ field, key, params }) => ({ field, text: t(key, params && sentenceValues(locale, params)) }));
}

function toRow(judged: JudgedRow, columns: ColumnMap, locale: Locale): Row {
  const { row, state, cells } = judged;
  const problems = importSentences(judged, locale).map(({ field, text }) => {
    const column = columns.indexOf(field);
    return { field, text, column: column < 0 ? null : column };
  });
  return { row, state, cells: [...cells], problems };
}

function ofColumn({ field, ...said }: { field: string; key: string; params?: SaidProblem["params"] }): SaidProblem {
  return { field: COLUMN_OF[field] ?? IMPORT_FIELDS.find((name) => name === field) ?? "title", ...said };
}
