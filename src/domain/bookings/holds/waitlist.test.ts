/** Who is offered what comes back: nobody is skipped but by the rule that is written down. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#domain/durations.ts";
import { isPatient, offerEnds, PATIENCE_HOURS, serveLine } from "./waitlist.ts";

const NOW = new Date("2026-11-20T09:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const party = (id: string, seats: number, keptHoursAgo: number | null = null) => ({
  id,
  seats,
  keptSince: keptHoursAgo === null ? null : hoursAgo(keptHoursAgo),
});
const served = (line: ReturnType<typeof party>[], free: number) => {
  const { offered, keptFor } = serveLine(line, free, NOW);
  return { offered: offered.map(({ id }) => id).join(""), keptFor: keptFor?.id ?? null };
};

const someLine = fc.array(
  fc.record({
    id: fc.uuid(),
    seats: fc.integer({ min: 1, max: 10 }),
    keptSince: fc.option(fc.integer({ min: 0, max: 2 * PATIENCE_HOURS }).map(hoursAgo)),
  }),
  { maxLength: 30 },
);
const someSeats = fc.integer({ min: 0, max: 60 });

describe("a line", () => {
  it("is served from its head, as far as the seats suffice", () => {
    expect(served([party("a", 2), party("b", 3), party("c", 1)], 6)).toEqual({ offered: "abc", keptFor: null });
    expect(served([party("a", 2), party("b", 3), party("c", 1)], 5)).toEqual({ offered: "ab", keptFor: "c" });
  });

  it("waits behind a party that needs more, although a smaller one would fit", () => {
    expect(served([party("a", 5), party("b", 1)], 3)).toEqual({ offered: "", keptFor: "a" });
  });

  it("goes round it when seats have been kept for it long enough, and serves it first when they suffice", () => {
    const large = party("a", 5, PATIENCE_HOURS);

    expect(served([large, party("b", 1), party("c", 4)], 3)).toEqual({ offered: "b", keptFor: "c" });
    expect(served([large, party("b", 1)], 5)).toEqual({ offered: "a", keptFor: "b" });
    expect(served([large], 3)).toEqual({ offered: "", keptFor: null });
  });

  it("never gives away more than there is", () => {
    fc.assert(
      fc.property(someLine, someSeats, (line, free) => {
        const { offered } = serveLine(line, free, NOW);
        expect(offered.reduce((sum, { seats }) => sum + seats, 0)).toBeLessThanOrEqual(free);
      }),
    );
  });

  it("passes over nobody who fits, and nobody whose patience lasts", () => {
    fc.assert(
      fc.property(someLine, someSeats, (line, free) => {
        const { offered, keptFor } = serveLine(line, free, NOW);
        const reached = keptFor ? line.indexOf(keptFor) : line.length;
        const passed = line.slice(0, reached).filter((one) => !offered.includes(one));
        let left = free;
        for (const one of line.slice(0, reached)) {
          if (passed.includes(one)) expect([one.seats > left, isPatient(one, NOW)]).toEqual([true, false]);
          else left -= one.seats;
        }
        expect(offered).toEqual(line.filter((one) => offered.includes(one)));
        expect(line.slice(reached).filter((one) => offered.includes(one))).toEqual([]);
      }),
    );
  });

  it("leaves nothing to anybody else while it could serve or gathers for somebody", () => {
    fc.assert(
      fc.property(someLine, someSeats, (line, free) => {
        const { offered, keptFor } = serveLine(line, free, NOW);
        const left = free - offered.reduce((sum, { seats }) => sum + seats, 0);
        const waiting = line.filter((one) => !offered.includes(one));
        if (keptFor === null) expect(waiting.every((one) => one.seats > left && !isPatient(one, NOW))).toBe(true);
        else expect([keptFor.seats > left, isPatient(keptFor, NOW)]).toEqual([true, true]);
      }),
    );
  });
});

it("an offer lasts a day, and no longer than the sale", () => {
  expect(offerEnds(NOW, new Date("2027-05-05T00:00:00Z"))).toEqual(new Date("2026-11-21T09:00:00Z"));
  expect(offerEnds(NOW, new Date("2026-11-21T00:00:00Z"))).toEqual(new Date("2026-11-21T00:00:00Z"));
});
