/** Idempotency keys: one call, one key, however often it is tried. */
import { expect, it } from "vitest";
import { keyForAttempt } from "./idempotency.ts";

it("keeps the key while the same call is tried again", () => {
  const first = keyForAttempt(null, "a");

  expect(keyForAttempt(first, "a")).toBe(first);
});

it("makes a new key for another call", () => {
  const first = keyForAttempt(null, "a");
  const second = keyForAttempt(first, "b");

  expect(second.key).not.toBe(first.key);
  expect(second.key).toMatch(/^[0-9a-f]{32}$/);
});
