/** The bookings that a filter finds as a file: read page after page while the reader takes them, never all at once. */
import { accountName } from "#domain/account-name.ts";
import type { Direction, TableSort } from "#domain/bookings/desk/table.ts";
import { dateOf } from "#domain/calendar.ts";
import type { SheetCell, SheetColumn, SheetFormat } from "#domain/exports/cell.ts";
import type { Locale } from "#i18n/locales.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { sheetFile } from "#server/platform/spreadsheets/sheet-file.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { findPage, type TableCursor, type TableFilter, type TableRow } from "./table.repository.ts";
import { filterOf, type TableQuery, tableOrderOf } from "./table.ts";

/** Rows read in one statement: each costs little memory, and no transaction stays open while somebody downloads. */
const CHUNK = 2000;

export type ExportQuery = Omit<TableQuery, "limit" | "cursor"> & { readonly format: SheetFormat };

/** Each booking stands in it as it was when its part was read; what is made meanwhile may be missing. */
export function exportTable(deps: Dependencies, user: BusinessActor, query: ExportQuery, locale: Locale): FileAnswer {
  const now = deps.clock();
  const t = translator(locale, "sheets");
  const order = tableOrderOf(query);
  const rows = pages(deps, filterOf(user, query, now), order, now);
  return sheetFile(query.format, {
    fileName: `bookings-${dateOf(now)}`,
    title: t("bookings.title"),
    columns: COLUMNS.map(({ name, kind }) => ({ kind, head: t(`bookings.${name}`) })),
    rows: cells(rows, (row) => COLUMNS.map(({ cell }) => cell(row, (key) => t(key)))),
  });
}

async function* pages(
  { db }: Dependencies,
  filter: TableFilter,
  order: { readonly sort: TableSort; readonly direction: Direction },
  now: Date,
): AsyncGenerator<TableRow> {
  let after: TableCursor | null = null;
  do {
    const page: TableRow[] = await findPage(db, filter, { ...order, after, limit: CHUNK }, now);
    yield* page;
    const last = page.at(-1);
    after = last && page.length === CHUNK ? { value: last.place, id: last.id } : null;
  } while (after !== null);
}

async function* cells(
  rows: AsyncIterable<TableRow>,
  cellsOf: (row: TableRow) => SheetCell[],
): AsyncGenerator<SheetCell[]> {
  for await (const row of rows) yield cellsOf(row);
}

type Say = (key: `${"statuses" | "payment" | "channels" | "sources" | "ended"}.${string}`) => string;

interface ExportColumn extends Pick<SheetColumn, "kind"> {
  readonly name: string;
  readonly cell: (row: TableRow, say: Say) => SheetCell;
}

const COLUMNS = [
  { name: "reference", kind: "text", cell: ({ reference }) => reference },
  { name: "made", kind: "moment", cell: ({ createdAt }) => createdAt },
  { name: "customer", kind: "text", cell: accountName },
  { name: "country", kind: "text", cell: ({ countryOfResidence }) => countryOfResidence },
  { name: "package", kind: "text", cell: ({ packageName }) => packageName },
  { name: "seats", kind: "count", cell: ({ seats }) => seats },
  { name: "departure", kind: "date", cell: ({ departureDate }) => departureDate },
  { name: "return", kind: "date", cell: ({ returnDate }) => returnDate },
  {
    name: "status",
    kind: "text",
    cell: ({ hasRunOut, phase }, say) => say(`statuses.${hasRunOut ? "cancelled" : phase}`),
  },
  { name: "payment", kind: "text", cell: ({ paymentStatus }, say) => say(`payment.${paymentStatus}`) },
  { name: "channel", kind: "text", cell: ({ channel }, say) => channel && say(`channels.${channel}`) },
  { name: "currency", kind: "text", cell: ({ currency }) => currency },
  { name: "total", kind: "amount", cell: ({ totalMinor }) => totalMinor },
  { name: "paid", kind: "amount", cell: ({ paidMinor }) => paidMinor },
  { name: "open", kind: "amount", cell: openMinor },
  { name: "official", kind: "text", cell: ({ nusukReference }) => nusukReference },
  { name: "source", kind: "text", cell: ({ source }, say) => say(`sources.${source}`) },
  { name: "campaign", kind: "text", cell: ({ sourceTag }) => sourceTag },
  { name: "ended", kind: "text", cell: ({ cancelReason }, say) => cancelReason && say(`ended.${cancelReason}`) },
  { name: "note", kind: "text", cell: ({ cancelNote }) => cancelNote },
  { name: "assignee", kind: "text", cell: assigneeName },
] as const satisfies readonly ExportColumn[];

/** What the operator still has to be paid; nothing comes to it through Nusuk, or for what has ended. */
function openMinor({ phase, channel, totalMinor, paidMinor, hasRunOut }: TableRow): number {
  const ended = phase === "cancelled" || hasRunOut;
  return ended || channel === "nusuk" ? 0 : Math.max(0, totalMinor - paidMinor);
}

function assigneeName({ assigneeId, assigneeFirst, assigneeLast }: TableRow): string | null {
  return assigneeId === null ? null : `${assigneeFirst} ${assigneeLast}`;
}
