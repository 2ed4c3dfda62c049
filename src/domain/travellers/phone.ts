/** Telephone numbers as people write them, kept as E.164 has them: `+` and up to 15 digits. */
import { latinDigits } from "../latin-digits.ts";

const BETWEEN = /[\s().\-/\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * `+44 (0) 20…` is written in several ways: spaces, brackets and dashes are dropped, `00` in front is a plus, and the
 * national zero in brackets goes. Null when the country's code is missing or the length is wrong.
 */
export function phoneOf(typed: string): string | null {
  const bare = latinDigits(typed.replace("(0)", "")).replace(BETWEEN, "").replace(/^00/, "+");
  return E164.test(bare) ? bare : null;
}
