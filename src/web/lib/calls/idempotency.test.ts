/** Idempotency keys: one thing that is wanted, one key, however often it is sent. */
import { expect, it, vi } from "vitest";
import { ApiError, NetworkError } from "./api-error.ts";
import { attemptEnded, nextAttempt } from "./idempotency.ts";

const lost = new NetworkError("no answer");
const refused = new ApiError(409, "sold out", null);
const fault = new ApiError(500, "a fault", null);

it("keeps the key of a lost answer, also for what was changed in the form since", () => {
  const first = nextAttempt(null, "POST /a", "one");
  const open = attemptEnded(first, lost);

  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(nextAttempt(open, "POST /a", "one").key).toBe(first.key);
  expect(nextAttempt(open, "POST /a", "one, mended").key).toBe(first.key);
  expect(nextAttempt(open, "POST /b", "one of b").key).not.toBe(first.key);
});

it("knows the same thing again in a form that was closed and opened anew", () => {
  const first = nextAttempt(null, "POST /a", "again");
  attemptEnded(first, fault);

  expect(nextAttempt(null, "POST /a", "again").key).toBe(first.key);
  expect(nextAttempt(null, "POST /a", "something else").key).not.toBe(first.key);
});

it("knows the same thing again after a reload that came before the answer, and holds nothing that was typed", async () => {
  const tab = new Map<string, string>();
  const storage = {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: tab.set.bind(tab),
    removeItem: tab.delete,
  };
  vi.stubGlobal("sessionStorage", storage);
  const first = nextAttempt(null, "POST /a", "Karimova");
  vi.resetModules();
  const reloaded = await import("./idempotency.ts");

  expect(reloaded.nextAttempt(null, "POST /a", "Karimova").key).toBe(first.key);
  expect(reloaded.nextAttempt(null, "POST /a", "Karimov").key).not.toBe(first.key);
  expect([...tab].flat().join()).not.toContain("Karimov");
});

it.each([
  ["done", null],
  ["refused", refused],
])("makes a new key once it is known that the first was %s", (_, outcome) => {
  const first = nextAttempt(null, "POST /a", "known");
  attemptEnded(first, lost);
  const open = attemptEnded(first, outcome);

  expect(open).toBeNull();
  expect(nextAttempt(open, "POST /a", "known").key).not.toBe(first.key);
});
