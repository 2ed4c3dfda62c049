/** One of the reader's looks for components. */
import { useSyncExternalStore } from "react";
import type { LookName } from "#domain/looks.ts";
import { lookOf, onLookChange } from "./looks.ts";

export function useLook(name: LookName): string {
  return useSyncExternalStore(onLookChange, () => lookOf(name));
}
