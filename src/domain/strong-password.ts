/** Whether a password is enough where more than an account is at stake: passports, places in line, a desk. */

const LEAST_SIGNS = 8;

/** As common passwords are listed: capitals and widths make no other one. */
export function foldPassword(password: string): string {
  return password.normalize("NFKC").toLowerCase();
}

/** `isCommon` is asked for the folded password. Source of length and list: docs/sources.md#passwords. */
export function isStrongPassword(password: string, isCommon: (folded: string) => boolean): boolean {
  return Array.from(password).length >= LEAST_SIGNS && !isCommon(foldPassword(password));
}
