/** The one record of the vault in IndexedDB: read and changed in one transaction, so that two tabs count as one. */
import { VAULT_DATABASE } from "#web/lib/session/device-vault.ts";

const STORE = "vault";
const KEY = "papers";

/** `denied`: the browser keeps nothing here; `full`: it has no room. */
export class VaultError extends Error {
  readonly reason: "denied" | "full";
  constructor(reason: "denied" | "full", options?: ErrorOptions) {
    super(`the papers cannot be kept: ${reason}`, options);
    this.reason = reason;
  }
}

/** What lies there, whatever it is; undefined when nothing does. */
export function readVault(): Promise<unknown> {
  return changeVault((kept) => ({ kept, answer: kept }));
}

/** `change` gets what lies there and says what shall; undefined takes it away. */
export async function changeVault<T>(change: (kept: unknown) => { kept: unknown; answer: T }): Promise<T> {
  const database = await open();
  try {
    return await changeIn(database, change);
  } finally {
    database.close();
  }
}

function changeIn<T>(database: IDBDatabase, change: (kept: unknown) => { kept: unknown; answer: T }): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(STORE);
    const reading = store.get(KEY);
    let answer: T;
    reading.onsuccess = () => {
      const next = change(reading.result);
      answer = next.answer;
      if (next.kept === undefined) store.delete(KEY);
      else if (next.kept !== reading.result) store.put(next.kept, KEY);
    };
    transaction.oncomplete = () => resolve(answer);
    transaction.onabort = () => reject(new VaultError(reasonOf(transaction.error), { cause: transaction.error }));
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new VaultError(reasonOf(cause), { cause }));
    try {
      const request = indexedDB.open(VAULT_DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onerror = () => fail(request.error);
      request.onsuccess = () => {
        // Signing out in another tab must not wait for this one.
        request.result.onversionchange = () => request.result.close();
        resolve(request.result);
      };
    } catch (error) {
      fail(error);
    }
  });
}

function reasonOf(cause: unknown): "denied" | "full" {
  return cause instanceof DOMException && cause.name === "QuotaExceededError" ? "full" : "denied";
}
