/** SPEC §9: one toast in sight, and a dismissed one leaves the list a million milliseconds later. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast, showToast, toastStore } from "./toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("holds the newest toast alone", () => {
  showToast({ title: "First" });
  showToast({ title: "Second" });

  expect(toastStore.snapshot()).toMatchObject([{ title: "Second", open: true }]);
});

it("keeps a dismissed toast, closed, for 1,000,000 ms", () => {
  showToast({ title: "Sent" });
  for (const { id } of toastStore.snapshot()) dismissToast(id);

  vi.advanceTimersByTime(999_999);
  expect(toastStore.snapshot()).toMatchObject([{ title: "Sent", open: false }]);
  vi.advanceTimersByTime(1);
  expect(toastStore.snapshot()).toEqual([]);
});
