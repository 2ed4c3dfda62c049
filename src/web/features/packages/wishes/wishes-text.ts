/** The wishes as this browser keeps them: a text that only the screens of wishes read further. */
import { useSyncExternalStore } from "react";
import { onDevice } from "#web/lib/device/kept.ts";

const KEY = "rihla.wishes";

/** Of a browser that keeps nothing: they last as long as the page. */
let onPage: string | null = null;

/** Browsers tell other windows alone; `keepWishesText` tells this one. */
function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/** Null while nothing is wished. */
export function useWishesText(): string | null {
  return useSyncExternalStore(subscribe, () => onPage ?? onDevice.read(KEY));
}

export function keepWishesText(text: string | null): void {
  onPage = onDevice.keep(KEY, text) ? null : text;
  dispatchEvent(new Event("storage"));
}
