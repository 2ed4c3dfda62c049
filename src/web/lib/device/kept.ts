/**
 * What this browser keeps for us. One that refuses (cookies blocked, no room left) throws at the very name of its storage;
 * nothing here does, so that no screen stands or falls with the memory of a small thing.
 */

/** Until the tab is closed. */
export const inTab = kept(() => sessionStorage);
/** Until it is taken away. */
export const onDevice = kept(() => localStorage);

function kept(storage: () => Storage) {
  const tried = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    /** Null where nothing is kept, or nothing may be. */
    read: (key: string) => tried((there) => there.getItem(key), null),
    /** Null takes it away. False where the browser refuses. */
    keep: (key: string, value: string | null) =>
      tried((there) => {
        if (value === null) there.removeItem(key);
        else there.setItem(key, value);
        return true;
      }, false),
    keys: () => tried(Object.keys, []),
  };
}
