/** The months of an analysis. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#domain/calendar.ts";
import { monthsUpTo, periodUpTo } from "./period.ts";

it("are whole months, the present one last", () => {
  expect(monthsUpTo("2026-01-31", 3)).toEqual([
    { from: "2025-11-01", to: "2025-12-01" },
    { from: "2025-12-01", to: "2026-01-01" },
    { from: "2026-01-01", to: "2026-02-01" },
  ]);
  expect(periodUpTo("2026-01-31", 3)).toEqual({ from: "2025-11-01", to: "2026-02-01" });
});

it("follow one another without a gap and hold today", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 24 }), (days, months) => {
      const today = addDays("1990-01-01", days);
      const list = monthsUpTo(today, months);

      expect(list).toHaveLength(months);
      expect(list.slice(1).map(({ from }) => from)).toEqual(list.slice(0, -1).map(({ to }) => to));
      expect((list.at(-1)?.from ?? "") <= today && today < (list.at(-1)?.to ?? "")).toBe(true);
    }),
  );
});
