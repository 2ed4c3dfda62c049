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

it("puts nothing on the market that Nusuk alone sells, after its release date", () => {
  const released = { ...sound, releaseDate: "2027-03-31" };

  expect(publishProblems(released, "2027-04-01")).toEqual([]);
  expect(publishProblems({ ...released, channels: ["nusuk"] }, "2027-03-31")).toEqual([]);
  expect(publishProblems({ ...released, channels: ["nusuk"] }, "2027-04-01")).toEqual([
    { field: "releaseDate", key: "in_the_past" },
  ]);
});

describe("changeProblems", () => {
  const before = {
    capacity: 40,
    departureDate: sound.departureDate,
    returnDate: sound.returnDate,
    releaseDate: "2027-03-31",
  };
  const taken = (seatsTaken: number) => ({ seatsTaken, awaitsNumbers: seatsTaken > 0, today: "2027-03-01" });

  it("leaves everything open while no seat is taken", () => {
    expect(changeProblems(before, { ...before, capacity: 1, departureDate: "2027-05-03" }, taken(0))).toEqual([]);
  });

  it("never lets the capacity fall below the seats taken", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (capacity, seats) => {
        expect(changeProblems(before, { ...before, capacity }, taken(seats)).length === 0).toBe(capacity >= seats);
      }),
    );
  });

  it("keeps the dates that seats were sold for", () => {
    const moved = { ...before, departureDate: "2027-05-02" };

    expect(changeProblems(before, moved, taken(1))).toEqual([{ field: "departureDate", key: "dates_are_booked" }]);
  });

  it.each([
    ["2027-02-28", 0, ["in_the_past"]],
    ["2027-03-01", 0, []],
    ["2027-03-30", 1, ["release_is_told"]],
    ["2027-04-01", 1, []],
    [null, 1, []],
  ])("of a release date moved to %s with %i seats taken says %o", (releaseDate, seats, keys) => {
    expect(changeProblems(before, { ...before, releaseDate }, taken(seats)).map(({ key }) => key)).toEqual(keys);
  });

  it("names no release date to those who were told none and wait", () => {
    const unnamed = { ...before, releaseDate: null };

    expect(changeProblems(unnamed, before, taken(1))).toEqual([{ field: "releaseDate", key: "release_is_told" }]);
    expect(changeProblems(unnamed, before, taken(0))).toEqual([]);
  });
});
