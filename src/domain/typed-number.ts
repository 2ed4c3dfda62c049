/** Numbers as people type and write them: 1,234.50 and 1.234,50, with spaces or other marks between thousands, in the digits of any script. */
import { latinDigits } from "./latin-digits.ts";
import { fromMajor } from "./money.ts";

/** `digits` is the number with a point before its decimals, where it has some. */
type NumberShape =
  | { readonly kind: "plain"; readonly digits: string }
  /** Three digits after the only sign: thousands or decimals. */
  | { readonly kind: "either"; readonly sign: "point" | "comma"; readonly digits: string }
  | { readonly kind: "decimal"; readonly sign: "point" | "comma"; readonly digits: string }
  | { readonly kind: "none" };

const NONE: NumberShape = { kind: "none" };

/** Directions of writing, which come along when a figure is copied from a page. */
const UNSEEN = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const BETWEEN_THOUSANDS = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;

/**
 * Null for what is no number, or has more than `decimals` decimals. Three digits after the only sign count as decimals, so
 * 1.234 and 1,234, which can mean two numbers, are none where two decimals are the most.
 */
export function typedNumber(typed: string, decimals = 2): number | null {
  const shape = typedShape(typed);
  if (shape.kind === "none") return null;
  const [, rest = ""] = shape.digits.split(".");
  return rest.length <= decimals ? Number(shape.digits) : null;
}

/** Null for what is no whole number; three digits after the only sign are thousands. */
export function typedWhole(typed: string): number | null {
  const shape = typedShape(typed);
  if (shape.kind === "none") return null;
  const value = Number(wholeDigits(shape));
  return Number.isInteger(value) ? value : null;
}

/** Hundredths of an amount or a percentage; null for what is none, and below nothing. */
export function typedMinor(typed: string): number | null {
  const major = typedNumber(typed);
  return major === null || major < 0 ? null : fromMajor(major);
}

function typedShape(typed: string): NumberShape {
  const text = latinDigits(typed)
    .replace(UNSEEN, "")
    .trim()
    .replace("−", "-")
    .replace(BETWEEN_THOUSANDS, "")
    .replace(/^([+-]?)(?=[.,٫])/, "$10");
  return numberShape(text);
}

/** Of Latin digits with marks between them, in the reading in which the last sign parts the decimals. */
export function numberShape(text: string): NumberShape {
  const shape = shapeOf(westernMarks(text));
  if (text.includes("٫")) return "sign" in shape && shape.sign === "comma" ? { ...shape, kind: "decimal" } : NONE;
  if (!text.includes("٬") || !("sign" in shape) || shape.sign === "comma") return shape;
  return shape.kind === "either" ? { kind: "plain", digits: wholeDigits(shape) } : NONE;
}

/** The digits where three after the only sign are thousands. */
export function wholeDigits(shape: Exclude<NumberShape, { kind: "none" }>): string {
  return shape.kind === "either" ? shape.digits.replace(".", "") : shape.digits;
}

/** Arabic marks as a point and a comma: ٫ parts decimals alone and ٬ thousands alone, whatever stands beside them. */
function westernMarks(text: string): string {
  if (text.includes("٫")) return text.replace(/[,،٬]/g, ".").replace(/٫/g, ",");
  if (text.includes("٬")) return text.replace(/[.،]/g, ",").replace(/٬/g, ".");
  return text.replace(/،/g, ".");
}

function shapeOf(text: string): NumberShape {
  if (!/^[+-]?\d[\d.,]*$/.test(text)) return NONE;
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

/** The last sign parts the decimals, the other one the thousands. */
function twoSigns(text: string): NumberShape {
  const sign = text.lastIndexOf(".") > text.lastIndexOf(",") ? "point" : "comma";
  const [mark, other] = sign === "point" ? [".", ","] : [",", "."];
  const [whole = "", rest = "", ...more] = text.split(mark);
  if (more.length > 0 || rest.includes(other) || !grouped(whole, other)) return NONE;
  return { kind: "decimal", sign, digits: `${whole.replaceAll(other, "")}.${rest || "0"}` };
}

/** Thousands stand in threes, or in South Asia in twos before the last three: 12,34,567. */
function grouped(text: string, mark: string): boolean {
  const [first = "", ...groups] = text.replace(/^[+-]/, "").split(mark);
  const [last = "", ...before] = groups.toReversed();
  const isOf = (size: number) => first.length <= size && before.every((group) => group.length === size);
  return first.length > 0 && last.length === 3 && (isOf(3) || isOf(2));
}
