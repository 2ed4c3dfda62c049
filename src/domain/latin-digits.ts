/** Digits as Arabic, Persian and Urdu keyboards type them, for rules that read numbers. */

/** Eastern digits as Latin ones; other characters stay. */
export function latinDigits(text: string): string {
  // Both blocks begin at a multiple of sixteen.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
