/** Numbers as people write them: 1,234.50 and 1.234,50, with spaces, eastern digits and a currency beside them. */
import { plainFigure } from "../latin-digits.ts";
import { numberShape, wholeDigits } from "../typed-number.ts";
import { type Cell, EMPTY, type Read, textOf, unreadable } from "./cell.ts";

/** Which sign parts the decimals: a point as in 1,234.50 or a comma as in 1.234,50. */
export const DECIMAL_SIGNS = ["point", "comma"] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

const SPACES = /[\s\u00a0\u202f'’]/g;
const DOLLARS = /us\$|usd|\$|dollars?|دولار(?:\s*امريكي|\s*أمريكي)?/gi;
const UNITS = /(?:metres?|meters?|m|nights?|seats?|pax|مترا?|ليله|ليلة|مقعدا?)\.?$/i;
const FOREIGN_MONEY = /[£€]|gbp|eur|sar|aed|﷼|ريال|درهم|جنيه|يورو/i;

/** An amount of money. What reads two ways is read by `sign`, and refused while that is null. */
export function readAmount(cell: Cell, sign: DecimalSign | null): Read<number> {
  if (typeof cell === "number") return { value: Math.round(cell * 100) / 100 };
  const text = textOf(cell);
  if (text === "") return EMPTY;
  if (FOREIGN_MONEY.test(text)) return unreadable("not_dollars");
  const shape = numberShape(bare(text));
  if (shape.kind === "none") return unreadable("not_a_number");
  if (shape.kind !== "either") return { value: Number(shape.digits) };
  if (sign === null) return unreadable("reads_two_ways");
  return { value: Number(shape.sign === sign ? shape.digits : wholeDigits(shape)) };
}

/** A whole number: three digits after the only sign are thousands. */
export function readWhole(cell: Cell): Read<number> {
  if (typeof cell === "number") return { value: cell };
  const text = textOf(cell);
  if (text === "") return EMPTY;
  const shape = numberShape(bare(text));
  if (shape.kind === "none") return unreadable("not_a_number");
  return { value: Number(wholeDigits(shape)) };
}

/** The sign that an amount settles by itself: "1.234,50" says comma, "12.5" says point, "4.850" and "١٢٫٥" say nothing. */
export function signSaidBy(cell: Cell): DecimalSign | null {
  if (typeof cell === "number") return null;
  const shape = numberShape(bare(textOf(cell)));
  return shape.kind === "decimal" ? shape.sign : null;
}

/** Whether an amount could mean two numbers. */
export function readsTwoWays(cell: Cell): boolean {
  return typeof cell === "string" && numberShape(bare(textOf(cell))).kind === "either";
}

function bare(text: string): string {
  return plainFigure(text).replace(DOLLARS, "").replace(SPACES, "").replace(UNITS, "");
}
