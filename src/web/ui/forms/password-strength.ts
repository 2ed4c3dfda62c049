/** A rough hint how hard a password is to guess. It refuses nothing (SPEC §5: no length or pattern rules). */

export type Strength = "weak" | "fair" | "strong";

/** Bits from which a guess takes days, and from which it takes centuries, at ten thousand hashed guesses a second. */
const FAIR_BITS = 34;
const STRONG_BITS = 56;

const KINDS: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/\p{Lo}/u, 40],
  [/[^\p{L}\p{Nd}]/u, 20],
];

/** Length times the variety of signs; a sign that repeats or follows the one before it adds next to nothing. */
export function passwordStrength(password: string): Strength {
  const signs = Array.from(password);
  const alphabet = KINDS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const fresh = signs.filter((sign, index) => {
    const step = (sign.codePointAt(0) ?? 0) - (signs[index - 1]?.codePointAt(0) ?? -9);
    return Math.abs(step) > 1;
  });
  const useful = Math.min(fresh.length, new Set(signs).size * 2);
  const bits = useful * Math.log2(Math.max(alphabet, 1));
  if (bits >= STRONG_BITS) return "strong";
  return bits >= FAIR_BITS ? "fair" : "weak";
}
