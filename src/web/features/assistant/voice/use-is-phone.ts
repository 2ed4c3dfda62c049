/** Whether the bottom bar stands, which holds the assistant's place; wider windows have its button floating. */
import { useSyncExternalStore } from "react";

const PHONE = matchMedia("(max-width: 47.99rem)");

export function useIsPhone(): boolean {
  return useSyncExternalStore(watch, () => PHONE.matches);
}

function watch(changed: () => void): () => void {
  PHONE.addEventListener("change", changed);
  return () => PHONE.removeEventListener("change", changed);
}
