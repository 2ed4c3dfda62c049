import fc from "fast-check";
import { expect, it } from "vitest";
import { HOUR_MS } from "../../durations.ts";
import { HOLDING, type Holding, holdingRefusal } from "./holding.ts";

const NOW = new Date("2026-11-20T09:00:00.000Z");
const NOTHING: Holding = { liveHolds: 0, liveSeats: new Map(), letGo: [], unconfirmed: null, shown: new Map() };

it("keeps whoever asks in whatever order below the bounds, and lets a household hold at once", () => {
  const wishes = fc.array(
    fc.record({ packageId: fc.constantFrom("a", "b", "c", "d"), seats: fc.integer({ min: 1, max: 10 }) }),
  );
  fc.assert(
    fc.property(wishes, (asked) => {
      const kept = new Map<string, number>();
      for (const wish of asked) {
        const refusal = holdingRefusal([wish], { ...NOTHING, unconfirmed: kept }, NOW);
        if (kept.size === 0) expect(refusal).toBeNull();
        if (!refusal) kept.set(wish.packageId, (kept.get(wish.packageId) ?? 0) + wish.seats);
      }
      expect(Math.max(0, ...kept.values())).toBeLessThanOrEqual(HOLDING.unconfirmedSeatsOfPackage);
      expect([...kept.values()].reduce((sum, seats) => sum + seats, 0)).toBeLessThanOrEqual(
        HOLDING.unconfirmedSeatsInAll,
      );
    }),
    { numRuns: 50 },
  );
});

it("rests until the fifth hold that came to nothing is six hours old", () => {
  const letGo = [0.25, 1, 2, 3, 5].map((hours) => new Date(NOW.getTime() - hours * HOUR_MS));
  const after = (now: Date, gone = letGo) =>
    holdingRefusal([{ packageId: "a", seats: 1 }], { ...NOTHING, letGo: gone }, now);

  expect(after(NOW)).toEqual({ code: "holds_let_go", seconds: 3600 });
  expect(after(NOW, letGo.slice(1))).toBeNull();
  expect(after(new Date(NOW.getTime() + HOUR_MS))).toBeNull();
});

it("wants a passport for each seat of a package that asks, and none for another", () => {
  const wish = (packageId: string, seats: number) => [{ packageId, seats }];
  const holding = { ...NOTHING, shown: new Map([["a", 2]]) };

  expect(holdingRefusal(wish("a", 2), holding, NOW)).toBeNull();
  expect(holdingRefusal(wish("a", 5), holding, NOW)).toEqual({ code: "passports_first", missing: 3 });
  expect(holdingRefusal(wish("b", 5), holding, NOW)).toBeNull();
});
