/** Statements for their routes: the months, the movements of one, and the file of them. */
import type { z } from "zod";
import { type listStatements, SHOWN_MOVEMENTS, type statementMovements } from "#contract/statements.ts";
import type { SheetFormat } from "#domain/exports/cell.ts";
import { amountOf, type Currency } from "#domain/money.ts";
import { runningMonth, type StatementMonth, statementKind, statementMonths } from "#domain/payments/books/statement.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { sheetFile } from "#server/platform/spreadsheets/sheet-file.ts";
import * as rows from "./repository.ts";

/** Rows read in one statement, so that a long month needs no memory. */
const CHUNK = 2000;

export type StatementService = ReturnType<typeof statementService>;

export interface StatementSelection {
  readonly operatorId: string;
  readonly month: string;
  readonly currency: Currency;
}

export function statementService({ db, clock, config }: Pick<Platform, "db" | "clock" | "config">) {
  async function list(operatorId: string): Promise<z.input<typeof listStatements.response>> {
    const now = clock();
    const [companyName, sums] = await Promise.all([rows.companyNameOf(db, operatorId), rows.monthSums(db, operatorId)]);
    return {
      companyName,
      asOf: now.toISOString(),
      serviceFeePercent: config.serviceFeePercent,
      months: statementMonths(sums).map((month) => presentMonth(month, runningMonth(now))),
    };
  }

  async function movements(wanted: StatementSelection): Promise<z.input<typeof statementMovements.response>> {
    return (await rows.listStatementMovements(db, askedOf(wanted), null, SHOWN_MOVEMENTS)).map((row) => ({
      ...shownOf(row),
      at: row.at.toISOString(),
      amount: amountOf(row.amountMinor, wanted.currency),
    }));
  }

  function file(wanted: StatementSelection, format: SheetFormat, locale: Locale): FileAnswer {
    const t = translator(locale, "sheets");
    return sheetFile(format, {
      fileName: `statement-${wanted.month}-${wanted.currency}`,
      title: wanted.month,
      columns: [
        { head: t("statement.at"), kind: "moment" },
        { head: t("statement.booking"), kind: "text" },
        { head: t("statement.kind"), kind: "text" },
        { head: t("statement.way"), kind: "text" },
        { head: t("statement.amount"), kind: "amount" },
        { head: t("statement.currency"), kind: "text" },
      ],
      rows: cells(wanted, (key) => t(key)),
    });
  }

  async function* cells(wanted: StatementSelection, t: (key: string) => string) {
    let after: rows.StatementCursor | null = null;
    do {
      const page: MovementRow[] = await rows.listStatementMovements(db, askedOf(wanted), after, CHUNK);
      for (const row of page) {
        const { kind, bookingReference, byHand } = shownOf(row);
        const way = t(byHand ? "statement.byHand" : "statement.byGateway");
        yield [row.at, bookingReference, t(`statement.kinds.${kind}`), way, row.amountMinor, wanted.currency];
      }
      after = page.length === CHUNK ? (page.at(-1) ?? null) : null;
    } while (after !== null);
  }

  return { list, movements, file };
}

type MovementRow = Awaited<ReturnType<typeof rows.listStatementMovements>>[number];

function shownOf({ kind, amountMinor, account, reference }: MovementRow) {
  return {
    kind: statementKind(kind === "refund" ? "refund" : "charge", amountMinor),
    bookingReference: reference,
    byHand: account.startsWith("direct:"),
  };
}

/** A month by UTC, from its first moment to the first of the next. */
function askedOf({ operatorId, month, currency }: StatementSelection): rows.StatementRequest {
  const from = new Date(`${month}-01T00:00:00.000Z`);
  const until = new Date(from);
  until.setUTCMonth(until.getUTCMonth() + 1);
  return { operatorId, currency, from, until };
}

function presentMonth(month: StatementMonth, running: string) {
  const amount = (minor: number) => amountOf(minor, month.currency);
  return {
    month: month.month,
    opening: amount(month.openingMinor),
    paid: amount(month.paidMinor),
    refunded: amount(month.refundedMinor),
    fee: amount(month.feeMinor - month.feeReturnedMinor),
    net: amount(month.netMinor),
    closing: amount(month.closingMinor),
    movements: month.movements,
    closed: month.month < running,
  };
}
