/** The vault as components see it. */
import { useSyncExternalStore } from "react";
import type { VaultPapers } from "./vault/vault-record.ts";
import { type VaultState, vaultStore } from "./vault/vault-store.ts";

export function useVault(): VaultState {
  return useSyncExternalStore(vaultStore.subscribe, vaultStore.snapshot);
}

/** Null while they are locked or not there. */
export function useOpenPapers(): VaultPapers | null {
  const vault = useVault();
  return vault.kind === "open" ? vault.papers : null;
}
