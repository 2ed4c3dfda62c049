/** The history for its routes: the newest as a list, all of it as a file. */
import { type HistoryRow, SHOWN_PAYMENTS } from "#contract/payment-history.ts";
import { dateOf } from "#domain/calendar.ts";
import type { SheetFormat } from "#domain/exports/cell.ts";
import { amountOf, toDecimal } from "#domain/money.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { sheetFile } from "#server/platform/spreadsheets/sheet-file.ts";
import type { BookingService } from "../../bookings/service.ts";
import * as rows from "./repository.ts";

/** Rows read in one statement, so that a long history needs no memory. */
const CHUNK = 1000;

interface HistoryDeps extends Pick<Platform, "db" | "clock"> {
  readonly bookings: Pick<BookingService, "gateway">;
}

const COLUMNS = [
  ["at", "moment"],
  ["kind", "text"],
  ["status", "text"],
  ["booking", "text"],
  ["payer", "text"],
  ["amount", "amount"],
  ["currency", "text"],
  ["fee", "amount"],
  ["homeAmount", "amount"],
  ["homeCurrency", "text"],
  ["rateAsOf", "text"],
] as const;

export function historyService({ db, clock, bookings }: HistoryDeps) {
  async function list(userId: string): Promise<HistoryRow[]> {
    const { cards } = await bookings.gateway(undefined);
    const entries = await rows.historyOf(db, userId, null, SHOWN_PAYMENTS);
    return entries.map((entry) => present(entry, userId, cards));
  }

  function file(userId: string, format: SheetFormat, locale: Locale): FileAnswer {
    const t = translator(locale, "sheets");
    const columns = COLUMNS.map(([name, kind]) => ({ head: t(`history.${name}`), kind }));
    const name = `payments-${dateOf(clock())}`;
    return sheetFile(format, {
      fileName: name,
      title: t("history.title"),
      columns,
      rows: cells(userId, (key) => t(key)),
    });
  }

  async function* cells(userId: string, t: (key: string) => string) {
    let after: rows.HistoryCursor | null = null;
    do {
      const page: rows.HistoryEntry[] = await rows.historyOf(db, userId, after, CHUNK);
      for (const entry of page) yield cellsOf(entry, t);
      after = page.length === CHUNK ? (page.at(-1) ?? null) : null;
    } while (after !== null);
  }

  return { list, file };
}

function cellsOf(entry: rows.HistoryEntry, t: (key: string) => string) {
  const { home } = entry;
  return [
    ...[entry.at, t(`history.kinds.${entry.kind}`), t(`history.statuses.${statusOf(entry)}`)],
    ...[entry.reference ?? entry.title ?? "", entry.payerName, entry.amountMinor, entry.currency, 0],
    ...[home ? Math.sign(entry.amountMinor) * home.minor : null, home?.currency ?? "", home?.asOf ?? ""],
  ];
}

/** Money that a person still looks at is neither here nor gone. */
function statusOf({ status }: rows.HistoryEntry): HistoryRow["status"] {
  return status === "held" ? "pending" : status;
}

type Card = { readonly token: string; readonly brand: string; readonly lastFour: string };

function present(entry: rows.HistoryEntry, readerId: string, cards: readonly Card[]): HistoryRow {
  const { id, kind, currency, amountMinor, home, bookingId, title, way, failure } = entry;
  const card = cards.find(({ token }) => token === entry.cardToken);
  return {
    ...{ id, kind, title, way, failure },
    at: entry.at.toISOString(),
    status: statusOf(entry),
    amount: amountOf(amountMinor, currency),
    home: home && {
      ...{ currency: home.currency, rate: home.rate, asOf: home.asOf },
      amount: toDecimal(Math.sign(amountMinor) * home.minor),
    },
    // What the service costs is the operator's; nothing comes on top of what a pilgrim pays.
    fee: { amount: "0.00", currency },
    booking:
      bookingId === null
        ? null
        : { id: bookingId, reference: entry.reference ?? "", packageName: entry.packageName ?? "" },
    payer: { name: entry.payerName, isYou: entry.payerId === readerId },
    card: card ? { brand: card.brand, lastFour: card.lastFour } : null,
    hasReceipt:
      bookingId !== null && entry.status === "completed" && (entry.isOwnBooking || entry.payerId === readerId),
  };
}
