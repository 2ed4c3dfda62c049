/** What has to fit together in a package, and what stays fixed once seats are sold. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "../calendar.ts";
import { changeProblems, type PackageTerms, packageProblems, publishProblems } from "./check.ts";
import { DEFAULT_ROOMS, STANDARD_TERMS } from "./package.ts";

const sound: PackageTerms = {
  nights: 20,
  departureDate: "2027-05-01",
  returnDate: "2027-05-21",
  releaseDate: null,
  channels: ["nusuk", "operator"],
  roomTypes: DEFAULT_ROOMS,
  groupDiscounts: [],
  terms: STANDARD_TERMS,
};

const fieldsOf = (changes: Partial<PackageTerms>) =>
  packageProblems({ ...sound, ...changes }).map(({ field }) => field);

describe("packageProblems", () => {
  it("finds nothing in a sound package", () => {
    expect(packageProblems(sound)).toEqual([]);
  });

  it.each([
    ["returnDate", { returnDate: "2027-05-01", nights: 0 }],
    ["returnDate", { returnDate: "2027-04-30" }],
    ["duration", { nights: 21 }],
    ["releaseDate", { releaseDate: "2027-05-01" }],
    ["channels", { channels: ["nusuk", "nusuk"] }],
    ["roomTypes", { roomTypes: [{ type: "quad", supplementMinor: 1 }] }],
    [
      "groupDiscounts",
      {
        groupDiscounts: [
          { fromPeople: 5, percent: 4 },
          { fromPeople: 5, percent: 6 },
        ],
      },
    ],
    [
      "groupDiscounts",
      {
        groupDiscounts: [
          { fromPeople: 8, percent: 4 },
          { fromPeople: 5, percent: 4 },
        ],
      },
    ],
    ["roomTypes", { roomTypes: [...DEFAULT_ROOMS, { type: "quad", supplementMinor: 0 }] }],
    [
      "terms.cancellation",
      {
        terms: {
          approval: "instant",
          cancellation: [...STANDARD_TERMS.cancellation, { daysBefore: 30, refundPercent: 1 }],
        },
      },
    ],
  ] satisfies [string, Partial<PackageTerms>][])("names %s in %o", (field, changes) => {
    expect(fieldsOf(changes)).toEqual([field]);
  });

  it("accepts exactly the nights between the dates", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 120 }), (nights, away) => {
        const returnDate = addDays(sound.departureDate, away);

        expect(fieldsOf({ nights, returnDate }).length === 0).toBe(
          nights === daysBetween(sound.departureDate, returnDate),
        );
      }),
    );
  });
});

describe("publishProblems", () => {
  it.each([
    ["2027-04-30", []],
    ["2027-05-01", ["departureDate"]],
    ["2027-05-02", ["departureDate"]],
  ])("on %s names %o", (today, fields) => {
    expect(publishProblems(sound, today).map(({ field }) => field)).toEqual(fields);
  });
});

describe("changeProblems", () => {
  const before = { capacity: 40, departureDate: sound.departureDate, returnDate: sound.returnDate };

  it("leaves everything open while no seat is taken", () => {
    expect(changeProblems(before, { capacity: 1, departureDate: "2027-05-03", returnDate: "2027-05-20" }, 0)).toEqual(
      [],
    );
  });

  it("never lets the capacity fall below the seats taken", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (capacity, taken) => {
        expect(changeProblems(before, { ...before, capacity }, taken).length === 0).toBe(capacity >= taken);
      }),
    );
  });

  it("keeps the dates that seats were sold for", () => {
    const moved = { ...before, departureDate: "2027-05-02" };

    expect(changeProblems(before, moved, 1)).toEqual([{ field: "departureDate", key: "dates_are_booked" }]);
  });
});
