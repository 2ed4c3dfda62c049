/** Before a draw any moment, after it now, and between windows the higher chance. */
import { expect, it } from "vitest";
import { bestTime, type Opportunity } from "./best-time.ts";

const window = (windowId: string, changes: Partial<Opportunity> = {}): Opportunity => ({
  ...{ windowId, isAhead: false, opensAt: "2026-11-20T09:00:00Z", chance: null, isOverfull: false },
  ...changes,
});

it("names no window where there is none, or none with a seat", () => {
  expect(bestTime([])).toBeNull();
  expect(bestTime([window("a", { chance: 0 })])).toBeNull();
});

it("takes the window with the higher chance", () => {
  const windows = [window("a", { chance: 40 }), window("b", { chance: 65 }), window("c", { isAhead: true })];

  expect(bestTime(windows)).toEqual({ windowId: "b", when: "now" });
});

it("prefers the next draw to a window that is sold out, and to one of which nothing is known", () => {
  const later = window("later", { isAhead: true, opensAt: "2026-11-22T09:00:00Z" });
  const next = window("next", { isAhead: true, opensAt: "2026-11-21T09:00:00Z" });

  expect(bestTime([window("a", { chance: 0 }), later, next, window("b")])).toEqual({
    windowId: "next",
    when: "before_draw",
  });
  expect(bestTime([window("b")])).toEqual({ windowId: "b", when: "now" });
});

it("names none that is open in which more wait than there are seats, unless its chance is known", () => {
  const full = { isOverfull: true };

  expect(bestTime([window("a", full)])).toBeNull();
  expect(bestTime([window("a", full), window("b", { ...full, isAhead: true })])).toEqual({
    windowId: "b",
    when: "before_draw",
  });
  expect(bestTime([window("a", full), window("b")])).toMatchObject({ windowId: "b" });
  expect(bestTime([window("a", { ...full, chance: 20 })])).toMatchObject({ windowId: "a" });
});
