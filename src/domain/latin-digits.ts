/** Digits as Arabic, Persian, Urdu, Hindi and Bengali keyboards type them, for rules that read numbers. */

/** Eastern and Indian digits as Latin ones; other characters stay. */
export function latinDigits(text: string): string {
  // Arabic and Persian digits begin at a multiple of sixteen, those of Hindi and Bengali at six more.
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[०-९০-৯]/g, (digit) => String((digit.charCodeAt(0) & 0xf) - 6));
}
