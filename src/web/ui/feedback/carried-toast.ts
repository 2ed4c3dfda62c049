/** A toast that outlives a full page load: written before leaving, drawn once by the next page of this tab. */
import * as z from "zod/mini";
import { showToast, type ToastText } from "./toast-store.ts";

const KEY = "rihla.toast";

const Carried = z.object({
  title: z.string(),
  description: z.optional(z.string()),
  tone: z.optional(z.enum(["plain", "good", "bad"])),
});

/** Keeps a toast for the next page; without storage (a private window may refuse it) the toast is lost, nothing else. */
export function carryToast(toast: ToastText): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    return;
  }
}

/** Shows the carried toast, once; anything that is not one of ours is thrown away. */
export function showCarriedToast(): void {
  const toast = takeCarried();
  if (toast) showToast(toast);
}

function takeCarried(): ToastText | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored === null ? null : Carried.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}
