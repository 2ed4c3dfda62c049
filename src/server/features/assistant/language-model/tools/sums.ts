/** Sums: only what was looked up, or stands in the asker's own words, is reckoned with; the answer shows what it was made of. */
import { z } from "zod";
import { converted } from "#assistant/answer/bookings/payments.ts";
import { say } from "#assistant/answer/reply.ts";
import { numbersIn } from "#assistant/reading/numbers.ts";
import { countInWords } from "#assistant/reading/words/number-words.ts";
import { tokensOf } from "#assistant/reading/words/tokens.ts";
import { CURRENCIES, type Currency } from "#domain/money.ts";
import { type Term, termOf } from "./expression.ts";
import { tool } from "./tool.ts";
import type { ToolContext, ToolResult } from "./turn.ts";

const NOT_THERE = "Reckon only with values of rows (r3.price), small counts, and numbers that the asker wrote.";
/** People, nights, instalments: such a count need not be written anywhere. */
const SMALL = 12;

const convert = tool(
  `A sum in another currency, at the product's own rates. It knows ${CURRENCIES.join(", ")} alone.`,
  {
    amount: z
      .union([z.number().positive(), z.string()])
      .describe("A value of a row, r3.price, or a number that the asker wrote"),
    from: z.enum(CURRENCIES).describe("Needed beside a number").optional(),
    to: z.enum(CURRENCIES),
  },
  ({ amount, from, to }, turn): ToolResult => {
    const sum = sumOf(turn, amount, from);
    if (!sum) return NOT_THERE;
    return turn.ledger.add({
      sentences: [converted(sum, to)],
      actions: [{ key: "payments", target: "open:/payments" }],
      facts: 0,
    });
  },
);

function sumOf(turn: ToolContext, amount: number | string, from: Currency | undefined) {
  if (typeof amount === "number")
    return from !== undefined && isWritten(turn, amount) ? { amount, currency: from } : null;
  const value = turn.ledger.value(amount);
  if (value === null || typeof value !== "object" || !("money" in value)) return null;
  return { amount: value.money, currency: value.currency };
}

const calculate = tool(
  "Reckons with + - * / and brackets over values of rows and numbers that the asker wrote: r3.price * 5.",
  { expression: z.string().min(1).max(200) },
  ({ expression }, turn): ToolResult => {
    const { formats } = turn.ledger.writer;
    const made = termOf(expression, {
      formats,
      number: (value) => (value <= SMALL && Number.isInteger(value)) || isWritten(turn, value),
      reference: (ref) => termOfValue(turn, ref),
    });
    // A number alone is no sum, and one that nothing was looked up for is nobody's.
    if (made === null || !made.isSum || !made.isGrounded) return NOT_THERE;
    const result = made.currency === null ? made.amount : { money: made.amount, currency: made.currency };
    return turn.ledger.add({
      ...{ sentences: [say("sums.result", { expression: made.written, result })], actions: [], facts: 0 },
    });
  },
);

function termOfValue({ ledger }: ToolContext, ref: string): Term | null {
  const value = ledger.value(ref);
  const shared = { isSum: false, isGrounded: true };
  if (typeof value === "number")
    return { ...shared, amount: value, currency: null, written: ledger.writer.formats.number(value) };
  if (value === null || typeof value !== "object" || !("money" in value)) return null;
  const written = ledger.writer.formats.money(value.money, value.currency);
  return { ...shared, amount: value.money, currency: value.currency, written };
}

function isWritten({ written }: ToolContext, value: number): boolean {
  return written.some((text) => {
    const tokens = tokensOf(text);
    const sums = numbersIn(tokens).sums.map(({ amount }) => amount);
    return [...sums, ...tokens.map((token) => token.value ?? countInWords(token.text))].includes(value);
  });
}

export const SUMS = { convert, calculate };
