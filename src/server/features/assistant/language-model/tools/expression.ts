/** A small calculator over sums of money and numbers: it refuses what has no meaning, such as pounds added to riyals. */
import type { Currency } from "#domain/money.ts";
import type { Formats } from "#i18n/formats.ts";

export interface Term {
  /** Major units. */
  readonly amount: number;
  /** Null: a plain number. */
  readonly currency: Currency | null;
  /** As it is shown, in the reader's digits. */
  readonly written: string;
  /** Something was reckoned. */
  readonly isSum: boolean;
  /** A value that was looked up, or that the asker wrote, is part of it. */
  readonly isGrounded: boolean;
}

export interface Names {
  readonly formats: Formats;
  /** Whether a number may stand here by itself. */
  number(value: number): boolean;
  reference(ref: string): Term | null;
}

const PART = /\s*(\d+(?:\.\d+)?|[a-z]\w*\.\w+|[-+*/()×÷])/y;
const SIGNS: Readonly<Record<string, string>> = { "*": "×", "×": "×", "/": "÷", "÷": "÷", "+": "+", "-": "−" };
const CENTS = 100;

/** Null: it is no expression, or one that cannot be reckoned. */
export function termOf(expression: string, names: Names): Term | null {
  const parts = partsOf(expression);
  if (parts === null) return null;
  const reader = { parts: [...parts], names };
  const found = sumFrom(reader);
  if (!found || reader.parts.length > 0) return null;
  // At the end alone: a third, three times, is the whole.
  return { ...found, amount: Math.round(found.amount * CENTS) / CENTS };
}

function partsOf(expression: string): string[] | null {
  const parts: string[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < expression.trimEnd().length) {
    const [, part] = PART.exec(expression) ?? [];
    if (part === undefined) return null;
    parts.push(part);
  }
  return parts;
}

interface Reader {
  readonly parts: string[];
  readonly names: Names;
}

function sumFrom(reader: Reader): Term | null {
  return chainFrom(reader, ["+", "-"], (one) => chainFrom(one, ["*", "/", "×", "÷"], singleFrom));
}

function chainFrom(reader: Reader, signs: readonly string[], next: (reader: Reader) => Term | null): Term | null {
  let left = next(reader);
  for (let [sign] = reader.parts; left && sign !== undefined && signs.includes(sign); [sign] = reader.parts) {
    reader.parts.shift();
    const right = next(reader);
    left = right && joined(left, SIGNS[sign] ?? "", right);
  }
  return left;
}

function singleFrom(reader: Reader): Term | null {
  const part = reader.parts.shift();
  if (part === undefined) return null;
  if (part === "(") {
    const inner = sumFrom(reader);
    return inner && reader.parts.shift() === ")" ? { ...inner, written: `(${inner.written})` } : null;
  }
  if (!/^\d/.test(part)) return reader.names.reference(part);
  const amount = Number(part);
  if (!reader.names.number(amount)) return null;
  return { amount, currency: null, written: reader.names.formats.number(amount), isSum: false, isGrounded: false };
}

function joined(left: Term, sign: string, right: Term): Term | null {
  const currency = currencyOf(left, sign, right);
  const amount = resultOf(left.amount, sign, right.amount);
  if (currency === undefined || !Number.isFinite(amount)) return null;
  return {
    ...{ amount, currency, isSum: true },
    isGrounded: left.isGrounded || right.isGrounded,
    written: `${left.written} ${sign} ${right.written}`,
  };
}

/** Undefined: these two cannot be reckoned together. */
function currencyOf(left: Term, sign: string, right: Term): Currency | null | undefined {
  if (sign === "+" || sign === "−") return left.currency === right.currency ? left.currency : undefined;
  if (sign === "×")
    return left.currency !== null && right.currency !== null ? undefined : (left.currency ?? right.currency);
  if (right.currency === null) return left.currency;
  return left.currency === right.currency ? null : undefined;
}

function resultOf(left: number, sign: string, right: number): number {
  if (sign === "+") return left + right;
  if (sign === "−") return left - right;
  return sign === "×" ? left * right : left / right;
}
