/** Waits until what is expected has come true. */
import { vi } from "vitest";

/** Long, because a busy machine is slow and no test measures speed. */
const PATIENCE_MS = 30_000;

/** `check` throws until it is so; its last failure is the test's. */
export function soon<T>(check: () => T | Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  return vi.waitFor(check, { timeout: patienceMs, interval: 50 });
}
