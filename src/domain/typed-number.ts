/** Numbers as people type and write them: 1,234.50 and 1.234,50, with spaces or other marks between thousands, in the digits of any script. */
import { plainFigure } from "./latin-digits.ts";
import { fromMajor } from "./money.ts";

/** `digits` is the number with a point before its decimals, where it has some. */
type NumberShape =
  | { readonly kind: "plain"; readonly digits: string }
  /** Three digits after the only sign: thousands or decimals. */
  | { readonly kind: "either"; readonly sign: "point" | "comma"; readonly digits: string }
  /** `sign` as it was written; null for ٫, which parts decimals wherever it stands. */
  | { readonly kind: "decimal"; readonly sign: "point" | "comma" | null; readonly digits: string }
  | { readonly kind: "none" };

const NONE: NumberShape = { kind: "none" };

const BETWEEN_THOUSANDS = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
/** Thousands stand in threes, or in South Asia in twos before the last three: 12,34,567. */
const GROUPED = /^[+-]?(?:\d{1,3}([.,])\d{3}(?:\1\d{3})*|\d{1,2}([.,])(?:\d\d\2)*\d{3})$/;

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
  return numberShape(plainFigure(typed).replace(BETWEEN_THOUSANDS, ""));
}

/** Of Latin digits with marks between them, in the reading in which the last sign parts the decimals. */
export function numberShape(text: string): NumberShape {
  const shape = markedShape(text.replace("−", "-").replace(/^([+-]?)(?=[.,٫])/, "$10"));
  return shape.kind === "none" || Number.isFinite(Number(shape.digits)) ? shape : NONE;
}

/** The digits where three after the only sign are thousands. */
export function wholeDigits(shape: Exclude<NumberShape, { kind: "none" }>): string {
  return shape.kind === "either" ? shape.digits.replace(".", "") : shape.digits;
}

/** Arabic marks are read as a point and a comma: ٫ parts decimals alone and ٬ thousands alone, whatever stands beside them. */
function markedShape(text: string): NumberShape {
  if (text.includes("٫")) {
    const shape = shapeOf(text.replace(/[,،٬]/g, ".").replace(/٫/g, ","));
    return "sign" in shape && shape.sign === "comma" ? { ...shape, kind: "decimal", sign: null } : NONE;
  }
  if (!text.includes("٬")) return shapeOf(text.replace(/،/g, ","));
  const shape = shapeOf(text.replace(/[.،]/g, ",").replace(/٬/g, "."));
  if (!("sign" in shape)) return shape;
  if (shape.sign === "comma") return { ...shape, sign: text.includes(".") ? "point" : "comma" };
  return shape.kind === "either" ? { kind: "plain", digits: wholeDigits(shape) } : NONE;
}

/** Of points and commas alone. */
function shapeOf(text: string): NumberShape {
  const [, whole = "", mark, rest = ""] = /^([+-]?\d[\d.,]*?)(?:([.,])(\d*))?$/.exec(text) ?? [];
  if (whole === "") return NONE;
  const digits = whole.replace(/[.,]/g, "");
  if (mark === undefined) return { kind: "plain", digits };
  const isParted = digits !== whole;
  if (isParted && GROUPED.test(text)) return { kind: "plain", digits: digits + rest };
  if (isParted && (whole.includes(mark) || !GROUPED.test(whole))) return NONE;
  const isEither = !isParted && rest.length === 3 && /^[+-]?[1-9]\d{0,2}$/.test(whole);
  const sign = mark === "." ? "point" : "comma";
  return { kind: isEither ? "either" : "decimal", sign, digits: `${digits}.${rest || "0"}` };
}
