/** Imports of packages: a file is read beside the server, compared with what is there, and saved all or nothing. */
import type { ImportFields, MendFields, PackageImport, SheetAnswers } from "#contract/package-imports.ts";
import { dateOf } from "#domain/calendar.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import { ImportProgress } from "#server/platform/spreadsheets/import-progress.ts";
import { requireNothingToMend } from "#server/platform/spreadsheets/nothing-to-mend.ts";
import type { PackageService } from "../packages/service.ts";
import { judgedPackageRows, presentImport } from "./present-import.ts";
import { readUpload, type UnderstoodPackages } from "./read-upload.ts";
import { rowsToMendSheet, templateSheet } from "./sheets.ts";
import type { ImportAnswers } from "./understand-sheet.ts";

export type PackageImportService = ReturnType<typeof packageImportService>;

interface Deps extends Pick<Platform, "cpu" | "log" | "clock"> {
  readonly packages: Pick<PackageService, "imported">;
}

/** A file that an operator sends, and whose sentences it is answered in. */
interface Sent<Fields> {
  readonly agent: BusinessActor;
  readonly bytes: Uint8Array;
  readonly fields: Fields;
  readonly locale: Locale;
}

export function packageImportService({ packages, ...deps }: Deps) {
  const { imported } = packages;
  const running = new ImportProgress();

  async function run(sent: Sent<ImportFields>): Promise<PackageImport> {
    const { fields, agent, locale } = sent;
    const { operatorId } = agent;
    const noted = running.begin(operatorId, fields.importId);
    try {
      const understood = await readUpload(deps, sent.bytes, answersOf(fields));
      noted("comparing", 0, understood.rows.length);
      const order = { agent, rows: readableRows(understood), listed: fields.as === "listed" };
      const plans = await imported.plan(order);
      const look = presentImport({ understood, plans, saved: false }, locale);
      if (fields.mode === "preview") return look;
      requireNothingToMend(look);
      const saved = await imported.commit(order, (done, total) => noted("saving", done, total));
      const done = presentImport({ understood, plans: saved, saved: true }, locale);
      requireNothingToMend(done);
      return done;
    } finally {
      running.end(operatorId, fields.importId);
    }
  }

  async function toMend({ agent, bytes, fields, locale }: Sent<MendFields>): Promise<FileAnswer> {
    const understood = await readUpload(deps, bytes, answersOf(fields));
    const plans = await imported.plan({ agent, rows: readableRows(understood), listed: fields.as === "listed" });
    const rows = judgedPackageRows({ understood, plans, saved: false }).filter(({ state }) => state === "wrong");
    return rowsToMendSheet(understood.heads, rows, locale);
  }

  return {
    run,
    toMend,
    progress: (operatorId: string, importId: string) => running.read(operatorId, importId),
    template: (format: "csv" | "xlsx", locale: Locale) => templateSheet(format, locale, dateOf(deps.clock())),
  };
}

function answersOf({ columns, dateOrder, decimal, encoding }: SheetAnswers): ImportAnswers {
  return {
    columns: columns ?? null,
    dateOrder: dateOrder ?? null,
    decimal: decimal ?? null,
    encoding: encoding ?? null,
  };
}

function readableRows({ rows }: UnderstoodPackages) {
  return rows.flatMap(({ row, draft, givenTerms }) => (draft ? [{ row, draft, givenTerms }] : []));
}
