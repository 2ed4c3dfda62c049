/** Whether somebody has signed in on this device before: who has not is most likely without an account. */
import { onDevice } from "../../lib/device/kept.ts";

const KEY = "rihla.known";

export function isKnownDevice(): boolean {
  return onDevice.read(KEY) !== null;
}

export function rememberDevice(): void {
  onDevice.keep(KEY, "1");
}
