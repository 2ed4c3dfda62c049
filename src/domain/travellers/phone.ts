/** Telephone numbers as people write them, kept as E.164 has them: `+` and up to 15 digits. */
import { plainFigure } from "../latin-digits.ts";
import { callingCodeOf, trunkPrefixOf } from "./calling-codes.ts";

const BETWEEN = /[\s().\-/]/g;
const E164 = /^\+[1-9]\d{6,14}$/;
/** Shorter ones are extensions and emergency numbers. */
const LEAST_NATIONAL = 6;
/** So long, and with the calling code in front: nothing but the plus is missing. */
const LEAST_WITH_CODE = 11;

/**
 * `+44 (0) 20…` is written in several ways: spaces, brackets and dashes are dropped, `00` in front is a plus, and the
 * national zero in brackets goes. One without a country's code is completed from `country` (alpha-2): 07700 900123 of GB is
 * +447700900123. Null for what cannot be a number, and where the code is missing and the country not known.
 */
export function phoneOf(typed: string, country: string | null = null): string | null {
  const bare = plainFigure(typed).replace("(0)", "").replace(BETWEEN, "").replace(/^00/, "+");
  const whole = /^\d+$/.test(bare) && country !== null ? completed(bare, country) : bare;
  return whole !== null && E164.test(whole) ? whole : null;
}

function completed(digits: string, country: string): string | null {
  const code = callingCodeOf(country);
  const prefix = trunkPrefixOf(country);
  if (code === null) return null;
  const hasPrefix =
    prefix !== null && digits.startsWith(prefix.digits) && (prefix.total ?? digits.length) === digits.length;
  if (!hasPrefix && digits.startsWith(code) && digits.length >= LEAST_WITH_CODE) return `+${digits}`;
  const national = hasPrefix ? digits.slice(prefix.digits.length) : digits;
  return national.length >= LEAST_NATIONAL ? `+${code}${national}` : null;
}
