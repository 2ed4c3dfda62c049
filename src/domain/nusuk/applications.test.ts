/** Who goes into which application of the official platform. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applicationsOf,
  endsWithoutNumber,
  MAX_ONE_APPLICATION,
  referencesOf,
  wholeReference,
} from "./applications.ts";

const DEPARTURE = "2027-05-05";
const adult = (id: string) => ({ id, birthDate: "1980-01-01" });
const minor = (id: string) => ({ id, birthDate: "2012-01-01" });
const idsOf = (people: readonly { id: string; birthDate: string }[]) =>
  applicationsOf(people, DEPARTURE).map((application) => application.map(({ id }) => id).join(""));

describe("the family applications", () => {
  it.each([
    ["nobody", [], []],
    ["eight", [..."abcdefgh"].map(adult), ["abcdefgh"]],
    ["nine", [..."abcdefghi"].map(adult), ["abcdefg", "hi"]],
    ["ten", [..."abcdefghij"].map(adult), ["abcdefgh", "ij"]],
    [
      "ten, of whom the last six are minors",
      [...[..."abcd"].map(adult), ...[..."efghij"].map(minor)],
      ["abefghij", "cd"],
    ],
    ["nine with two adults", [...[..."ab"].map(adult), ...[..."cdefghi"].map(minor)], ["acdefgh", "bi"]],
  ])("of %s", (_, people, expected) => {
    expect(idsOf(people)).toEqual(expected);
  });

  it("of eight stay two where two were made", () => {
    const people = [..."abcdefgh"].map(adult);

    const applications = applicationsOf(people, DEPARTURE, 2);

    expect(applications.map((some) => some.map(({ id }) => id).join(""))).toEqual(["abcdef", "gh"]);
  });

  it("have everyone once, the payer in the first, eight at most, and an adult each where there are two", () => {
    const anyParty = fc
      .array(fc.boolean(), { minLength: 1, maxLength: 9 })
      .map((grown) => [adult("payer"), ...grown.map((isGrown, i) => (isGrown ? adult : minor)(`p${i}`))]);
    fc.assert(
      fc.property(anyParty, (people) => {
        const applications = applicationsOf(people, DEPARTURE);

        expect(applications.flat().toSorted(byId)).toEqual(people.toSorted(byId));
        expect(applications[0]?.[0]).toBe(people[0]);
        expect(applications.every(({ length }) => length <= MAX_ONE_APPLICATION)).toBe(true);
        if (people.filter((one) => one.birthDate === "1980-01-01").length < 2) return;
        expect(applications.every((some) => some.some((one) => one.birthDate === "1980-01-01"))).toBe(true);
      }),
    );
  });
});

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

describe("the official numbers", () => {
  it.each([
    [[null], "2027-04-01"],
    [[null, null], "2027-04-01"],
    [["N1", null], null],
    [[null, "N2"], null],
  ])("where they are %j the booking ends without more after %s", (references, ends) => {
    expect(endsWithoutNumber({ referenceDueOn: "2027-04-01", references })).toBe(ends);
    expect(endsWithoutNumber({ referenceDueOn: null, references })).toBeNull();
  });

  it.each([
    [8, [], [null]],
    [8, [{ application: 0, reference: "A" }], ["A"]],
    [9, [{ application: 1, reference: "B" }], [null, "B"]],
    [
      10,
      [
        { application: 1, reference: "B" },
        { application: 0, reference: "A" },
      ],
      ["A", "B"],
    ],
    [
      8,
      [
        { application: 0, reference: "A" },
        { application: 1, reference: "B" },
      ],
      ["A", "B"],
    ],
  ])("of %i people stand in the order of their applications", (seats, recorded, expected) => {
    expect(referencesOf(seats, recorded)).toEqual(expected);
  });

  it("are one text once none is missing", () => {
    expect(wholeReference(["A"])).toBe("A");
    expect(wholeReference(["A", "B"])).toBe("A, B");
    expect(wholeReference(["A", null])).toBeNull();
  });
});
