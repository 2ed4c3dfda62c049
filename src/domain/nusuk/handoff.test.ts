/** The checks before the official platform: a table for each of them. */
import { describe, expect, it } from "vitest";
import { HANDOFF_CHECKS, type HandoffCheck, handoffChecks, type PreparedPerson } from "./handoff.ts";

const TODAY = "2026-11-20";
const person = (id: string, facts: Partial<PreparedPerson> = {}): PreparedPerson => ({
  ...{ id, birthDate: "1980-06-01", countryOfResidence: "GB", openFacts: 0, biometricsDoneOn: "2026-11-01" },
  ...{ hasPassport: true, hasPhoto: true },
  ...facts,
});
const hidden: PreparedPerson = { id: "x" };
const checked = (people: readonly PreparedPerson[], { unnamed = 0, isOfOneCountry = false } = {}) =>
  handoffChecks({ people, unnamed, isOfOneCountry }, TODAY);

/** Those that are not ok, with whom they wait for. */
function open(people: readonly PreparedPerson[], unnamed = 0): Partial<Record<HandoffCheck, readonly string[]>> {
  const results = checked(people, { unnamed }).filter(({ state }) => state === "open");
  return Object.fromEntries(results.map(({ check, people: whom }) => [check, whom]));
}

describe("before the official platform", () => {
  it.each<[string, readonly PreparedPerson[], number, Partial<Record<HandoffCheck, readonly string[]>>]>([
    ["nobody lacks anything", [person("a"), person("b")], 0, {}],
    ["a seat has no name", [person("a")], 1, { names: [] }],
    ["a fact is missing", [person("a", { openFacts: 1 }), person("b")], 0, { details: ["a"] }],
    ["a passport is missing", [person("a"), person("b", { hasPassport: false })], 0, { passports: ["b"] }],
    ["a photo is missing", [person("a", { hasPhoto: false })], 0, { photos: ["a"] }],
    ["the app waits", [person("a"), person("b", { biometricsDoneOn: null })], 0, { biometrics: ["b"] }],
    [
      "a visa is there, which nobody gets without the app",
      [person("a", { biometricsDoneOn: null, hasVisa: true })],
      0,
      {},
    ],
    [
      "they live in two countries",
      [person("a"), person("b", { countryOfResidence: "FR" })],
      0,
      { same_country: ["a", "b"] },
    ],
    [
      "one has not told a country",
      [person("a"), person("b", { countryOfResidence: null })],
      0,
      { same_country: ["b"] },
    ],
    [
      "one of two countries has not told theirs",
      [person("a"), person("b", { countryOfResidence: "FR" }), person("c", { countryOfResidence: null })],
      0,
      { same_country: ["a", "b", "c"] },
    ],
    [
      "a child that cannot come has not told a country",
      [person("a"), person("b", { birthDate: "2022-08-30", countryOfResidence: null })],
      0,
      { old_enough: ["b"] },
    ],
    ["twelve on the first day of Hajj", [person("a", { birthDate: "2015-05-14" })], 0, {}],
    ["eleven on the first day of Hajj", [person("a", { birthDate: "2015-05-15" })], 0, { old_enough: ["a"] }],
    ["another account keeps a person", [person("a"), hidden], 0, {}],
    [
      "another account keeps a person, whose papers are told",
      [person("a"), { ...hidden, hasPassport: true, hasPhoto: false }],
      0,
      { photos: ["x"] },
    ],
  ])("%s", (_, people, unnamed, expected) => {
    expect(open(people, unnamed)).toEqual(expected);
  });

  it("calls nothing ready while nobody is named", () => {
    const states = checked([], { unnamed: 3, isOfOneCountry: true }).map(({ state }) => state);

    expect(new Set(states)).toEqual(new Set(["open"]));
  });

  it("calls nothing done that the reader may not know", () => {
    const states = checked([person("a"), hidden]).map(({ state }) => state);

    expect(states).toEqual(HANDOFF_CHECKS.map((check) => (check === "names" ? "ok" : "unknown")));
  });

  it("says of what waits for one's own people too that another's stays with their account", () => {
    const own = person("a", { biometricsDoneOn: null, hasPhoto: false });
    const results = checked([own, { ...hidden, hasPhoto: true }]);
    const hidesSome = (asked: HandoffCheck) => results.find(({ check }) => check === asked);

    expect(hidesSome("biometrics")).toMatchObject({ state: "open", people: ["a"], hidesSome: true });
    expect(hidesSome("photos")).toMatchObject({ state: "open", people: ["a"], hidesSome: false });
    expect(hidesSome("names")).toMatchObject({ hidesSome: false });
  });

  it("knows what a household tells of those whom another account keeps", () => {
    const state = (asked: HandoffCheck, results = checked([person("a"), { ...hidden, birthDate: "1975-01-01" }])) =>
      results.find(({ check }) => check === asked)?.state;

    expect([state("old_enough"), state("same_country"), state("details")]).toEqual(["ok", "unknown", "unknown"]);
    expect(open([person("a"), { ...hidden, birthDate: "2022-08-30" }])).toEqual({ old_enough: ["x"] });
    expect(state("same_country", checked([person("a"), hidden], { isOfOneCountry: true }))).toBe("ok");
  });
});
