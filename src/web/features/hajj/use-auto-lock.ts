/** Locks open papers again when the phone was put away or their page is left. */
import { useEffect } from "react";
import { MINUTE_MS } from "#domain/durations.ts";
import { lockVault, vaultStore } from "./vault/vault-store.ts";

/** As long as one may look for something else on the phone. */
const AWAY_MS = 5 * MINUTE_MS;

export function useAutoLock(): void {
  useEffect(() => {
    let awaySince: number | null = null;
    const look = () => {
      if (document.visibilityState === "hidden") {
        awaySince = performance.now();
        return;
      }
      const wasAway = awaySince !== null && performance.now() - awaySince > AWAY_MS;
      awaySince = null;
      if (wasAway && vaultStore.snapshot().kind === "open") void lockVault();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      // Nobody would watch over them on another page.
      if (vaultStore.snapshot().kind === "open") void lockVault();
    };
  }, []);
}
