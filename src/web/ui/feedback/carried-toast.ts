/** A toast that outlives a full page load: written before leaving, drawn once by the next page of this tab. */
import type { ToastText } from "./toast-store.ts";

const KEY = "rihla.toast";

/** Keeps a toast for the next page; without storage (a private window may refuse it) the toast is lost, nothing else. */
export function carryToast(toast: ToastText): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    return;
  }
}

/** The carried toast, once; null when there is none, and for anything that is not one of ours. */
export function takeCarriedToast(): ToastText | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const stored: unknown = JSON.parse(text ?? "null");
    return isToastText(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Checked by hand: a validator for three members would cost every page more than the whole toast. */
function isToastText(value: unknown): value is ToastText {
  if (typeof value !== "object" || value === null || !("title" in value) || typeof value.title !== "string")
    return false;
  const description = "description" in value ? value.description : undefined;
  const tone = "tone" in value ? value.tone : undefined;
  const hasDescription = description === undefined || typeof description === "string";
  return hasDescription && [undefined, "plain", "good", "bad"].some((known) => known === tone);
}
