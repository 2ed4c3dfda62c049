/** Small things that name nobody, kept on the device where it allows it: a count, the size of text, the clock's error. */

/** Null where nothing is kept, or nothing may be. */
export function readSmall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where the device refuses, it holds until the page is closed. */
export function keepSmall(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is lost but the memory of it.
  }
}
