/** Whether the window is at least as wide as `md` of the style sheet: SPEC's 768 px, from which a phone's patterns end. */
import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 48rem)";

function onChange(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(WIDE).matches);
}
