/** Language and theme for components. */
import { useSyncExternalStore } from "react";
import { preferenceStore } from "./preferences.ts";

export function usePreferences() {
  return useSyncExternalStore(preferenceStore.subscribe, preferenceStore.snapshot);
}
