/** A browser that keeps things, one that refuses at the very name of its storage, and one that has no room left. */
import { afterEach, expect, it, vi } from "vitest";
import { inTab, onDevice } from "./kept.ts";

afterEach(() => vi.unstubAllGlobals());

function withStorage(storage: () => object): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, { get: storage, configurable: true });
  }
}

it("keeps, reads and takes away", () => {
  const there = new Map<string, string>();
  const getItem = (key: string) => there.get(key) ?? null;
  withStorage(() => ({ getItem, setItem: there.set.bind(there), removeItem: there.delete.bind(there) }));

  expect(onDevice.keep("rihla.one", "1")).toBe(true);
  expect(onDevice.read("rihla.one")).toBe("1");
  expect(onDevice.keep("rihla.one", null)).toBe(true);
  expect(onDevice.read("rihla.one")).toBeNull();
});

it("says so, and throws nothing, where the browser refuses", () => {
  withStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });

  for (const storage of [inTab, onDevice]) {
    expect(storage.keep("rihla.one", "1")).toBe(false);
    expect(storage.keep("rihla.one", null)).toBe(false);
    expect(storage.read("rihla.one")).toBeNull();
    expect(storage.keys()).toEqual([]);
  }
});

it("says so where there is no room, and reads what stood there", () => {
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  withStorage(() => ({ getItem: () => "old", setItem }));

  expect(inTab.keep("rihla.one", "new")).toBe(false);
  expect(inTab.read("rihla.one")).toBe("old");
});
