/** The bookings behind a figure as a file: read page after page while the reader takes them. */
import type { FigureFilter } from "#contract/figure-bookings.ts";
import { dateOf } from "#domain/calendar.ts";
import type { SheetCell, SheetColumn, SheetFormat } from "#domain/exports/cell.ts";
import { isMoneyMoved } from "#domain/operators/counted.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { CursorPosition } from "#server/platform/http/answers/cursor.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { sheetFile } from "#server/platform/spreadsheets/sheet-file.ts";
import { type CountedRequest, type CountedRow, pageOfCounted } from "./counted.repository.ts";
import { dollars } from "./counted.ts";
import { attentionMoment } from "./moment.ts";

/** Rows of one statement; no transaction stays open while somebody downloads. */
const CHUNK = 2000;

export interface CountedExport {
  readonly filter: FigureFilter;
  readonly format: SheetFormat;
  readonly locale: Locale;
}

/** By the moment of the call; a booking that changes while the file is read stands in it as it was when its part was read. */
export function exportCounted(
  { db, clock }: Pick<Platform, "db" | "clock">,
  operatorId: string,
  { filter, format, locale }: CountedExport,
): FileAnswer {
  const now = clock();
  const title = translator(locale, "analytics")(`behind.title.${filter.figure}`);
  return sheetFile(format, {
    fileName: `${filter.figure.replaceAll("_", "-")}-${dateOf(now)}`,
    title,
    columns: columnsOf(filter, locale),
    rows: rowsOf(db, { operatorId, filter, moment: attentionMoment(now) }, locale),
  });
}

function columnsOf({ figure }: FigureFilter, locale: Locale): SheetColumn[] {
  const sheets = translator(locale, "sheets");
  const words = translator(locale, "analytics");
  const own = (name: string, kind: SheetColumn["kind"]) => ({ kind, head: sheets(`bookings.${name}`) });
  return [
    own("reference", "text"),
    own("made", "moment"),
    own("customer", "text"),
    own("package", "text"),
    own("seats", "count"),
    own("departure", "date"),
    own("status", "text"),
    own("ended", "text"),
    own("currency", "text"),
    { kind: "amount", head: words(isMoneyMoved(figure) ? "behind.moved" : "behind.price") },
    { kind: "text", head: words("behind.counted") },
  ];
}

async function* rowsOf(db: Platform["db"], asked: CountedRequest, locale: Locale): AsyncGenerator<SheetCell[]> {
  const sheets = translator(locale, "sheets");
  const words = translator(locale, "analytics");
  let after: CursorPosition | null = null;
  do {
    const page: CountedRow[] = await pageOfCounted(db, asked, { after, limit: CHUNK });
    for (const row of page) yield cellsOf(row, sheets, words);
    const last = page.at(-1);
    after = last && page.length === CHUNK ? last : null;
  } while (after !== null);
}

type Say = ReturnType<typeof translator>;

function cellsOf(row: CountedRow, sheets: Say, words: Say): SheetCell[] {
  return [
    row.reference,
    row.createdAt,
    row.customerName,
    row.packageName,
    row.seats,
    row.departureDate,
    sheets(`statuses.${row.phase}`),
    row.cancelReason && sheets(`ended.${row.cancelReason}`),
    dollars(row.minor).currency,
    row.minor,
    words(row.counts ? "behind.yes" : "behind.no"),
  ];
}
