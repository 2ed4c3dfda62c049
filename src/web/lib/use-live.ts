/** Whether this page hears of changes at once; for the live badges. */
import { useSyncExternalStore } from "react";
import { type LiveState, liveStore } from "./socket.ts";

export function useLiveState(): LiveState {
  return useSyncExternalStore(liveStore.subscribe, liveStore.snapshot);
}
