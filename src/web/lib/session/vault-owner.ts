/** Whose papers this device keeps: an id without a name, so that the next person to sign in makes an end of them. */

import { onDevice } from "../device/kept.ts";

export const VAULT_OWNER = "rihla.vault";

/** Null where nothing is kept, or nothing may be. */
export function vaultOwner(): string | null {
  return onDevice.read(VAULT_OWNER);
}
