/** Renews open papers while there is a network: a number or ticket that came after they were kept would be missing where there is none. */
import { useEffect } from "react";
import { useOnline } from "#web/lib/device/use-online.ts";
import { useVault } from "./use-vault.ts";
import { renewPapers } from "./vault/vault-store.ts";

/** The button says why where it fails; the papers say their age. */
export function useRenewal(userId: string | null): void {
  const isOpen = useVault().kind === "open";
  const online = useOnline();
  useEffect(() => {
    if (isOpen && online && userId !== null) void renewPapers().catch(() => undefined);
  }, [isOpen, online, userId]);
}
