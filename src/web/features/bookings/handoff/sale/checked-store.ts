/** What somebody has ticked off before a sale: it names nobody, and is kept on the device where that allows it. */
import { onDevice } from "#web/lib/device/kept.ts";

const keyOf = (bookingId: string) => `rihla.handoff.${bookingId}`;

export function readChecked(bookingId: string): readonly string[] {
  return (onDevice.read(keyOf(bookingId)) ?? "").split(" ").filter((key) => key !== "");
}

export function keepChecked(bookingId: string, keys: readonly string[]): void {
  onDevice.keep(keyOf(bookingId), keys.join(" "));
}
