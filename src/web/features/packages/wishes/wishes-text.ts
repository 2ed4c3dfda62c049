/** The wishes as this browser keeps them: a text that only the screens of wishes read further. */
import { useSyncExternalStore } from "react";

const KEY = "rihla.wishes";

/** Browsers tell other windows alone; `keepWishesText` tells this one. */
function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/** Null while nothing is wished. */
export function useWishesText(): string | null {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(KEY));
}

export function keepWishesText(text: string | null): void {
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  dispatchEvent(new Event("storage"));
}
