/** Statements: what pilgrims paid an operator and where it went, month by month out of the ledger. */
import { z } from "zod";
import { SHEET_FORMATS } from "#domain/exports/cell.ts";
import { CURRENCIES } from "#domain/money.ts";
import { STATEMENT_KINDS } from "#domain/payments/books/statement.ts";
import { Amount, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** So many movements are shown; a file has them all. */
export const SHOWN_MOVEMENTS = 200;

const StatementMonth = z
  .object({
    /** `YYYY-MM`, by UTC. */
    month: Month,
    /** What came before, in this currency. */
    opening: Amount,
    paid: Amount,
    refunded: Amount,
    /** As charged, less what was given back with refunds. */
    fee: Amount,
    /** Paid, less refunded and fee. */
    net: Amount,
    closing: Amount,
    movements: z.int(),
    /** A closed month never changes: what happens later belongs to its own month. */
    closed: z.boolean(),
  })
  .meta({ id: "StatementMonth" });

export const listStatements = defineRoute({
  method: "GET",
  path: "/api/operator/statements",
  who: ["operator"],
  right: "money",
  summary: "Every month in which money moved on the operator's accounts, by currency, the newest first.",
  response: z.object({
    companyName: z.string(),
    asOf: Instant,
    /** Of a successful booking's price, 0–100, as it is charged now. */
    serviceFeePercent: z.number(),
    months: z.array(StatementMonth),
  }),
});

const Of = z.object({ currency: z.enum(CURRENCIES) });

export const statementMovements = defineRoute({
  method: "GET",
  path: "/api/operator/statements/:month",
  who: ["operator"],
  right: "money",
  summary: "The movements of one month and currency in their order, the first 200.",
  params: z.object({ month: Month }),
  query: Of,
  response: z.array(
    z.object({
      at: Instant,
      kind: z.enum(STATEMENT_KINDS),
      bookingReference: z.string(),
      /** Below zero where it left the operator. */
      amount: Amount,
      /** The operator says that it was paid, or paid back, by hand. */
      byHand: z.boolean(),
    }),
  ),
});

export const statementFile = defineRoute({
  method: "GET",
  path: "/api/operator/statements/:month/file",
  who: ["operator"],
  right: "money",
  summary: "All movements of one month and currency as a file for the accountant.",
  params: z.object({ month: Month }),
  query: Of.extend({ format: z.enum(SHEET_FORMATS).default("csv") }),
  response: "file",
});
