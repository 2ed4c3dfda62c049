/** The 37 characters of a machine-readable zone and their values in check digits. Source: docs/sources.md#icao-9303. */

export const MRZ_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<";

/** Value of a character in a check digit: 0–9 as printed, A–Z 10–35, filler 0; null for any other character. */
export function mrzValue(character: string): number | null {
  const index = MRZ_ALPHABET.indexOf(character);
  if (index < 0 || character.length !== 1) return null;
  if (index < 26) return index + 10;
  return index < 36 ? index - 26 : 0;
}
