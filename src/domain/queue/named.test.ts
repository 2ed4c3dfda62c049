import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isStill, type Told } from "./named.ts";

const told: Told = { surname: "Rahman", givenNames: "Amina Binti", birthDate: "1984-03-11", isOfAccount: false };
const now = { surname: "Rahman", givenNames: "Amina Binti", birthDate: "1984-03-11" };

describe("whoever stands in line", () => {
  it.each([
    ["nothing was changed", {}],
    ["a letter is put right", { surname: "Rehman" }],
    ["two letters are", { surname: "Rehmaan" }],
    ["two letters are the other way round", { givenNames: "Amnia Binti" }],
    ["names are in the other order, or left out as a passport may", { surname: "Binti Rahman", givenNames: "Amina" }],
    ["a further name is told", { givenNames: "Amina Binti Yusuf" }],
    ["a digit of the day is put right", { birthDate: "1984-03-12" }],
    ["a digit of the year is", { birthDate: "1994-03-11" }],
    ["day and month are the other way round", { birthDate: "1984-11-03" }],
  ])("is the same where %s", (_, changes) => {
    expect(isStill(told, { ...now, ...changes })).toBe(true);
  });

  it.each([
    ["another given name", { givenNames: "Khadija" }],
    ["another surname", { surname: "Rahmawati" }],
    ["another day of birth", { birthDate: "1979-08-02" }],
    ["no day of birth any more", { birthDate: null }],
    ["a letter and a digit changed at once", { surname: "Rehman", birthDate: "1984-03-12" }],
    ["nobody's name", { surname: "", givenNames: "" }],
  ])("is somebody else with %s", (_, changes) => {
    expect(isStill(told, { ...now, ...changes })).toBe(false);
  });

  it("may tell a day of birth later, with the whole of a name that was told, and not with a part of one", () => {
    const undated = { ...told, birthDate: null };
    const oneWord = { ...undated, givenNames: "" };

    expect(isStill(undated, now)).toBe(true);
    expect(isStill(undated, { ...now, surname: "Rehman" })).toBe(true);
    expect(isStill(oneWord, { ...now, givenNames: "" })).toBe(true);
    expect(isStill(oneWord, now)).toBe(false);
    expect(isStill({ ...oneWord, birthDate: "1984-03-11" }, now)).toBe(true);
  });

  it("is as they signed up where they told no record: one word of it is enough, and no other name is", () => {
    const account = { surname: "R.", givenNames: "Amina", birthDate: null, isOfAccount: true };

    expect(isStill(account, now)).toBe(true);
    expect(isStill(account, { ...now, surname: "Yusuf", givenNames: "Bilal" })).toBe(false);
    expect(isStill({ ...account, givenNames: "أمينة", surname: "رحمن" }, now)).toBe(true);
  });

  it("is the same as themselves, whatever they are called", () => {
    const name = fc.constantFrom("Rahman", "Al Khan", "O'Neill", "Ümit", "Li", "Ng Binti");
    fc.assert(
      fc.property(name, name, fc.constantFrom("1984-03-11", null), (surname, givenNames, birthDate) => {
        const one = { surname, givenNames, birthDate };
        expect(isStill({ ...one, isOfAccount: false }, one)).toBe(true);
      }),
    );
  });
});
