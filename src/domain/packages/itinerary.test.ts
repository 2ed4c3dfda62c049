/** Every day of a journey has its stage, the days of Hajj stand among them, and gaps are told. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, daysBetween, hajjDays } from "../calendar.ts";
import { itineraryOf } from "./itinerary.ts";

const hajj = hajjDays(1448);

it("lays a journey round the days of Hajj", () => {
  const stages = itineraryOf({ departureDate: "2027-05-05", returnDate: "2027-05-23" }, hajj);

  expect(stages.map(({ name, from, to, isCovered }) => [name, from, to, isCovered])).toEqual([
    ["departure", "2027-05-05", "2027-05-05", true],
    ["before", "2027-05-06", "2027-05-13", true],
    ["tarwiyah", "2027-05-14", "2027-05-14", true],
    ["arafah", "2027-05-15", "2027-05-15", true],
    ["eid", "2027-05-16", "2027-05-16", true],
    ["tashreeq", "2027-05-17", "2027-05-18", true],
    ["last_day", "2027-05-19", "2027-05-19", true],
    ["after", "2027-05-20", "2027-05-22", true],
    ["return", "2027-05-23", "2027-05-23", true],
  ]);
});

it("says of a journey that ends too early which days it misses", () => {
  const stages = itineraryOf({ departureDate: "2027-05-10", returnDate: "2027-05-17" }, hajj);

  expect(stages.filter(({ isCovered }) => !isCovered).map(({ name }) => name)).toEqual(["tashreeq", "last_day"]);
});

it("gives each day of a journey that covers Hajj exactly one stage, in order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (before, after) => {
      const departureDate = addDays(hajj.tarwiyah, -before);
      const returnDate = addDays(hajj.lastDay, after);

      const stages = itineraryOf({ departureDate, returnDate }, hajj);

      const days = stages.flatMap(({ from, to }) =>
        Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day)),
      );
      const all = Array.from({ length: daysBetween(departureDate, returnDate) + 1 }, (_, day) =>
        addDays(departureDate, day),
      );
      expect(days).toEqual(all);
    }),
  );
});
