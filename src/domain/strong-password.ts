/** Whether a password is enough where more than an account is at stake: passports, places in line, a desk. */

const LEAST_SIGNS = 8;

/** As common passwords are listed: capitals and widths make no other one. */
export function foldPassword(password: string): string {
  return password.normalize("NFKC").toLowerCase();
}

/** Tried first against an account of this product. */
const WORDS_OF_OURS = [
  ...["rihla", "hajj", "umrah", "makkah", "mecca", "madinah", "medina", "kaaba"],
  ...["nusuk", "pilgrim", "operator"],
];
/** Shorter ones stand in other words by chance. */
const LEAST_OF_WORD = 4;

/**
 * Words that stand near the account, those of the product and its `ownWords`, count nothing towards the length. `isCommon` is
 * asked for the folded password. Source of length and list: docs/sources.md#passwords.
 */
export function isStrongPassword(
  password: string,
  isCommon: (folded: string) => boolean,
  ownWords: readonly string[] = [],
): boolean {
  const folded = foldPassword(password);
  const near = [...WORDS_OF_OURS, ...ownWords.map(foldPassword)].filter((word) => word.length >= LEAST_OF_WORD);
  const longestFirst = near.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ""), folded);
  return Array.from(password).length >= LEAST_SIGNS && Array.from(rest).length >= LEAST_SIGNS && !isCommon(folded);
}
