/** Whose papers this device keeps: an id without a name, so that the next person to sign in makes an end of them. */

export const VAULT_OWNER = "rihla.vault";

/** Null where nothing is kept, or nothing may be. */
export function vaultOwner(): string | null {
  try {
    return localStorage.getItem(VAULT_OWNER);
  } catch {
    return null;
  }
}
