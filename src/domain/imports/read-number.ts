/** Numbers as people write them: 1,234.50 and 1.234,50, with spaces, eastern digits and a currency beside them. */
import { latinDigits } from "../latin-digits.ts";
import { type Cell, EMPTY, type Read, textOf, unreadable } from "./cell.ts";

/** Which sign parts the decimals: a point as in 1,234.50 or a comma as in 1.234,50. */
export const DECIMAL_SIGNS = ["point", "comma"] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

const SPACES = /[\s\u00a0\u202f'’]/g;
const DOLLARS = /us\$|usd|\$|dollars?|دولار(?:\s*امريكي|\s*أمريكي)?/gi;
const UNITS = /(?:metres?|meters?|m|nights?|seats?|pax|مترا?|ليله|ليلة|مقعدا?)\.?$/i;
const FOREIGN_MONEY = /[£€]|gbp|eur|sar|aed|﷼|ريال|درهم|جنيه|يورو/i;

/** One of these, and the sign is settled for the cell. */
type Shape =
  | { readonly kind: "plain"; readonly digits: string }
  /** Three digits after the only sign: thousands or decimals. */
  | { readonly kind: "either"; readonly sign: DecimalSign; readonly digits: string }
  | { readonly kind: "decimal"; readonly sign: DecimalSign; readonly digits: string }
  | { readonly kind: "none" };

/** An amount of money. What reads two ways is read by `sign`, and refused while that is null. */
export function readAmount(cell: Cell, sign: DecimalSign | null): Read<number> {
  if (typeof cell === "number") return { value: Math.round(cell * 100) / 100 };
  const text = textOf(cell);
  if (text === "") return EMPTY;
  if (FOREIGN_MONEY.test(text)) return unreadable("not_dollars");
  const shape = shapeOf(bare(text));
  if (shape.kind === "none") return unreadable("not_a_number");
  if (shape.kind !== "either") return { value: Number(shape.digits) };
  if (sign === null) return unreadable("reads_two_ways");
  return { value: Number(shape.sign === sign ? shape.digits : shape.digits.replace(".", "")) };
}

/** A whole number: three digits after the only sign are thousands. */
export function readWhole(cell: Cell): Read<number> {
  if (typeof cell === "number") return { value: cell };
  const text = textOf(cell);
  if (text === "") return EMPTY;
  const shape = shapeOf(bare(text));
  if (shape.kind === "none") return unreadable("not_a_number");
  return { value: Number(shape.kind === "either" ? shape.digits.replace(".", "") : shape.digits) };
}

/** The sign that an amount settles by itself: "1.234,50" says comma, "12.5" says point, "4.850" says nothing. */
export function signSaidBy(cell: Cell): DecimalSign | null {
  if (typeof cell === "number") return null;
  const shape = shapeOf(bare(textOf(cell)));
  return shape.kind === "decimal" ? shape.sign : null;
}

/** Whether an amount could mean two numbers. */
export function readsTwoWays(cell: Cell): boolean {
  return typeof cell === "string" && shapeOf(bare(textOf(cell))).kind === "either";
}

function bare(text: string): string {
  return latinDigits(text)
    .replace(/٫/g, ",")
    .replace(/[٬،]/g, ".")
    .replace(DOLLARS, "")
    .replace(SPACES, "")
    .replace(UNITS, "");
}

/** `digits` is the number with a point before its decimals, of the reading in which the last sign parts them. */
function shapeOf(text: string): Shape {
  if (!/^[+-]?\d[\d.,]*$/.test(text)) return { kind: "none" };
  const points = text.split(".").length - 1;
  const commas = text.split(",").length - 1;
  if (points + commas === 0) return { kind: "plain", digits: text };
  if (points > 0 && commas > 0) return twoSigns(text);
  const sign = points > 0 ? "point" : "comma";
  const mark = sign === "point" ? "." : ",";
  if (points + commas > 1) return grouped(text, mark) ? { kind: "plain", digits: text.replaceAll(mark, "") } : NONE;
  const [whole = "", rest = ""] = text.split(mark);
  const digits = `${whole}.${rest || "0"}`;
  const mayBeThousands = rest.length === 3 && /^[+-]?[1-9]\d{0,2}$/.test(whole);
  return { kind: mayBeThousands ? "either" : "decimal", sign, digits };
}

const NONE: Shape = { kind: "none" };

/** The last sign parts the decimals, the other one the thousands. */
function twoSigns(text: string): Shape {
  const sign = text.lastIndexOf(".") > text.lastIndexOf(",") ? "point" : "comma";
  const [mark, other] = sign === "point" ? [".", ","] : [",", "."];
  const [whole = "", rest = "", ...more] = text.split(mark);
  if (more.length > 0 || rest.includes(other) || !grouped(whole, other)) return NONE;
  return { kind: "decimal", sign, digits: `${whole.replaceAll(other, "")}.${rest || "0"}` };
}

/** Thousands stand in threes. */
function grouped(text: string, mark: string): boolean {
  const [first = "", ...groups] = text.replace(/^[+-]/, "").split(mark);
  return first.length > 0 && first.length <= 3 && groups.every((group) => group.length === 3);
}
