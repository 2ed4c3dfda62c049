/** Signing out waits for the papers to be gone, and never for a browser that lets nobody near them. */
import { afterEach, expect, it, vi } from "vitest";
import { forgetVault } from "./device-vault.ts";
import { VAULT_OWNER } from "./vault-owner.ts";

afterEach(() => vi.unstubAllGlobals());

it("resolves where the database may not be touched, and forgets whose papers they were", async () => {
  const kept = new Map([[VAULT_OWNER, "7"]]);
  const getItem = (key: string) => kept.get(key) ?? null;
  const removeItem = (key: string) => kept.delete(key);
  vi.stubGlobal("localStorage", { getItem, removeItem });
  vi.stubGlobal("indexedDB", {
    deleteDatabase() {
      throw new DOMException("denied", "SecurityError");
    },
  });

  await expect(forgetVault()).resolves.toBeUndefined();

  expect(kept.has(VAULT_OWNER)).toBe(false);
});
