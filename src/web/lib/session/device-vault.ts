/** The papers that a device keeps for the days without a network, as other screens have to know them: how to forget them. */
import { onDevice } from "../device/kept.ts";
import { VAULT_OWNER } from "./vault-owner.ts";

export const VAULT_DATABASE = "rihla-vault";
/** Papers of a household that are on their way, until the server has them: `features/documents/intake`. */
export const WAITING_FILES_DATABASE = "rihla-intake";
/** Signing out does not wait longer for a database that another tab holds; it goes as soon as that tab lets go. */
const PATIENCE_MS = 2_000;

/** At signing out, for another account, and whenever somebody asks for it. Resolves when the papers are gone, or the browser lets nobody near. */
export function forgetVault(): Promise<void> {
  onDevice.keep(VAULT_OWNER, null);
  return new Promise<void>((done) => {
    indexedDB.deleteDatabase(WAITING_FILES_DATABASE);
    const request = indexedDB.deleteDatabase(VAULT_DATABASE);
    request.onsuccess = () => done();
    request.onerror = () => done();
    setTimeout(done, PATIENCE_MS);
  }).catch(() => undefined);
}
