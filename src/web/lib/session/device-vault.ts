/** The papers that a device keeps for the days without a network, as other screens have to know them: how to forget them. */
import { onDevice } from "../device/kept.ts";
import { VAULT_OWNER } from "./vault-owner.ts";

export const VAULT_DATABASE = "rihla-vault";
/** Papers of a household that are on their way, until the server has them: `features/documents/intake`. */
export const WAITING_FILES_DATABASE = "rihla-intake";
/** Signing out does not wait longer for a database that another tab holds; it goes as soon as that tab lets go. */
const PATIENCE_MS = 2_000;

/** At signing out and for another account: nothing that is theirs stays. Resolves as `forgetPapers` does. */
export async function forgetVault(): Promise<void> {
  await Promise.all([forgetPapers(), deleted(WAITING_FILES_DATABASE)]);
}

/** The papers alone, whenever somebody asks for it. Resolves when they are gone, or the browser lets nobody near. */
export function forgetPapers(): Promise<void> {
  onDevice.keep(VAULT_OWNER, null);
  return deleted(VAULT_DATABASE);
}

function deleted(database: string): Promise<void> {
  return new Promise<void>((done) => {
    const request = indexedDB.deleteDatabase(database);
    request.onsuccess = () => done();
    request.onerror = () => done();
    setTimeout(done, PATIENCE_MS);
  }).catch(() => undefined);
}
