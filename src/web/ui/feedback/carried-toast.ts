/** A toast that outlives a full page load: written before leaving, drawn once by the next page of this tab. */
import { inTab } from "../../lib/device/kept.ts";
import type { ToastText } from "./toast-store.ts";

const KEY = "rihla.toast";

/** Keeps a toast for the next page; without storage (a private window may refuse it) the toast is lost, nothing else. */
export function carryToast(toast: ToastText): void {
  inTab.keep(KEY, JSON.stringify(toast));
}

/** The carried toast, once; null when there is none, and for anything that is not one of ours. */
export function takeCarriedToast(): ToastText | null {
  const text = inTab.read(KEY);
  inTab.keep(KEY, null);
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    return isToastText(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Checked by hand: a validator for three members would cost every page more than the whole toast. */
function isToastText(value: unknown): value is ToastText {
  const { title, description, tone }: Record<string, unknown> = Object(value);
  const hasDescription = description === undefined || typeof description === "string";
  return (
    typeof title === "string" && hasDescription && [undefined, "plain", "good", "bad"].some((known) => known === tone)
  );
}
