/** Digits as Arabic, Persian, Urdu, Hindi and Bengali keyboards type them, and what nobody sees beside them. */

/** Ten of each script, from nought to nine. */
export const OTHER_DIGITS = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯";
const ANY_OTHER = new RegExp(`[${OTHER_DIGITS}]`, "g");

/** Directions of writing, and the mark at the beginning of a file: they come along when something is copied. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Eastern and Indian digits as Latin ones; other characters stay. */
export function latinDigits(text: string): string {
  return text.replace(ANY_OTHER, (digit) => String(OTHER_DIGITS.indexOf(digit) % 10));
}

/** A number or code that somebody typed or pasted: in Latin digits, without any sign that nobody sees or space around it. */
export function plainFigure(typed: string): string {
  return latinDigits(typed)
    .replace(/\p{Cf}/gu, "")
    .trim();
}

/** A text as it is seen; joiners stay, which give the letters of some scripts their form. */
export function withoutDirections(text: string): string {
  return text.replace(DIRECTIONS, "");
}
