/** The vault as components see it. */
import { useSyncExternalStore } from "react";
import type { Papers } from "./vault/vault-record.ts";
import { type VaultState, vaultStore } from "./vault/vault-store.ts";

export function useVault(): VaultState {
  return useSyncExternalStore(vaultStore.subscribe, vaultStore.snapshot);
}

/** Null while they are locked or not there. */
export function useOpenPapers(): Papers | null {
  const vault = useVault();
  return vault.kind === "open" ? vault.papers : null;
}
