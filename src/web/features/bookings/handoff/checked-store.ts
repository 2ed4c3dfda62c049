/** What somebody has ticked off before a sale: it names nobody, and is kept on the device where that allows it. */
const keyOf = (bookingId: string) => `rihla.handoff.${bookingId}`;

export function readChecked(bookingId: string): readonly string[] {
  try {
    return (localStorage.getItem(keyOf(bookingId)) ?? "").split(" ").filter((key) => key !== "");
  } catch {
    return [];
  }
}

/** Where the device refuses, it holds until the page is closed. */
export function keepChecked(bookingId: string, keys: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(bookingId), keys.join(" "));
  } catch {
    // Nothing is lost but the memory of it.
  }
}
