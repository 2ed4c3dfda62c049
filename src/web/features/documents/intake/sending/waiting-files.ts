/** Files on their way, kept by the browser until the server has them; gone with the answer, and at signing out. */
import { WAITING_FILES_DATABASE } from "#web/lib/session/device-vault.ts";

const STORE = "files";

export interface WaitingFile {
  /** Tells the server that it is the same file, however often it is sent. */
  readonly key: string;
  /** The account that chose it. */
  readonly owner: string;
  /** In which order they were chosen. */
  readonly place: number;
  readonly file: File;
}

/** Where the browser keeps nothing, files wait in the page alone. */
export async function keepFiles(files: readonly WaitingFile[]): Promise<boolean> {
  return change((store) => {
    for (const file of files) store.put(file);
  });
}

export async function dropFile(key: string): Promise<void> {
  await change((store) => void store.delete(key));
}

/** Those of this account; anybody else's are taken away. */
export async function filesOf(owner: string): Promise<readonly WaitingFile[]> {
  let kept: WaitingFile[] = [];
  await change((store) => {
    const request: IDBRequest<WaitingFile[]> = store.getAll();
    request.onsuccess = () => {
      kept = request.result.filter((file) => file.owner === owner).toSorted((one, other) => one.place - other.place);
      for (const file of request.result) if (file.owner !== owner) store.delete(file.key);
    };
  });
  return kept;
}

/** False where the browser refuses. */
async function change(work: (store: IDBObjectStore) => void): Promise<boolean> {
  try {
    const database = await opened();
    const transaction = database.transaction(STORE, "readwrite");
    work(transaction.objectStore(STORE));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    database.close();
    return true;
  } catch {
    return false;
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(WAITING_FILES_DATABASE);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
