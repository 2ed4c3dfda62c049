/** The match by stated wishes: what each part brings, and that it stays in bounds and never falls for something better. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../calendar.ts";
import { ACCOMMODATION_TYPES, CAMP_CLASSES } from "../package.ts";
import {
  IMPORTANCES,
  type Importances,
  MATCH_PARTS,
  type Matchable,
  type MatchPartName,
  matchOf,
  type StatedWishes,
} from "./match.ts";

const OFFER: Matchable = {
  price: 8000,
  departureDate: "2027-05-05",
  returnDate: "2027-05-23",
  distanceFromHaram: 800,
  accommodationType: "Deluxe",
  accessible: null,
  availableSlots: 4,
  guideLanguages: ["en"],
  departureCity: "London",
  campClass: null,
};

const WISHES: StatedWishes = {
  ...{ budget: 8000, from: "2027-05-01", to: "2027-06-01", distance: 700, stay: "Deluxe", people: 4 },
  ...{ language: "en", city: "london" },
};

const part = (offer: Partial<Matchable>, wishes: StatedWishes, name: MatchPartName) =>
  matchOf({ ...OFFER, ...offer }, wishes)?.parts.find((one) => one.name === name);

it("says nothing to somebody who wishes nothing", () => {
  expect(matchOf(OFFER, {})).toBeNull();
});

it("gives 98 where everything is met but 100 metres of the way", () => {
  const match = matchOf(OFFER, WISHES);

  expect(match).toMatchObject({ points: 98, met: 6, missedNeeds: [] });
  expect(match?.parts.find(({ name }) => name === "distance")).toMatchObject({
    verdict: "partly",
    share: 16,
    points: 14,
  });
});

it.each<[MatchPartName, Partial<Matchable>, StatedWishes, string]>([
  ["budget", { price: 8000 }, { budget: 8000 }, "met"],
  ["budget", { price: 8001 }, { budget: 8000 }, "partly"],
  ["budget", { price: 10_000 }, { budget: 8000 }, "missed"],
  ["dates", {}, { from: "2027-05-05", to: "2027-05-23" }, "met"],
  ["dates", {}, { from: "2027-05-06" }, "partly"],
  ["dates", {}, { from: "2027-05-09", to: "2027-05-20" }, "missed"],
  ["distance", {}, { distance: 400 }, "missed"],
  ["stay", { accommodationType: "VIP" }, { stay: "Deluxe" }, "met"],
  ["stay", {}, { stay: "VIP" }, "partly"],
  ["stay", {}, { stay: "Presidential Suite" }, "missed"],
  ["stepFree", {}, { stepFree: true }, "unknown"],
  ["stepFree", { accessible: true }, { stepFree: true }, "met"],
  ["people", {}, { people: 5 }, "missed"],
  ["language", {}, { language: "ur" }, "missed"],
  ["language", { guideLanguages: [] }, { language: "ur" }, "unknown"],
  ["city", {}, { city: "Leeds" }, "missed"],
  ["camp", {}, { camp: "A" }, "unknown"],
  ["camp", { campClass: "A" }, { camp: "A" }, "met"],
])("judges %s of %j against %j: %s", (name, offer, wishes, verdict) => {
  expect(part(offer, wishes, name)?.verdict).toBe(verdict);
});

it("leaves what is not known out of the sum, and says so", () => {
  const match = matchOf(OFFER, { budget: 8000, stepFree: true, camp: "A" });

  expect(match).toMatchObject({ points: 100, met: 1 });
  expect(match?.parts.map(({ verdict, share }) => [verdict, share])).toEqual([
    ["met", 100],
    ["unknown", 0],
    ["unknown", 0],
  ]);
});

it("gives no points where no wished fact is known", () => {
  expect(matchOf(OFFER, { stepFree: true })).toMatchObject({ points: null, met: 0 });
});

it("gives 0 where a need is missed, whatever else fits", () => {
  const match = matchOf({ ...OFFER, accessible: false, availableSlots: 3 }, { ...WISHES, stepFree: true });

  expect(match).toMatchObject({ points: 0, missedNeeds: ["stepFree", "people"] });
});

it("lets a wish that matters much count four times one that matters little", () => {
  const match = matchOf(OFFER, { language: "en", city: "Leeds" }, { language: "much", city: "little" });

  expect(match?.parts.map(({ share }) => share)).toEqual([80, 20]);
});

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays("2027-05-01", days));
const offers: fc.Arbitrary<Matchable> = fc.record({
  price: fc.integer({ min: 1, max: 30_000 }),
  departureDate: day,
  returnDate: day,
  distanceFromHaram: fc.integer({ min: 0, max: 9000 }),
  accommodationType: fc.constantFrom(...ACCOMMODATION_TYPES),
  accessible: fc.constantFrom(true, false, null),
  availableSlots: fc.integer({ min: 0, max: 12 }),
  guideLanguages: fc.subarray(["en", "ar", "ur"]),
  departureCity: fc.constantFrom("London", "Leeds"),
  campClass: fc.constantFrom(...CAMP_CLASSES, null),
});
const wishes: fc.Arbitrary<StatedWishes> = fc.record(
  {
    budget: fc.integer({ min: 1, max: 30_000 }),
    from: day,
    to: day,
    distance: fc.integer({ min: 1, max: 9000 }),
    stay: fc.constantFrom(...ACCOMMODATION_TYPES),
    stepFree: fc.constant(true as const),
    people: fc.integer({ min: 1, max: 10 }),
    language: fc.constantFrom("en", "ar", "ur"),
    city: fc.constantFrom("London", "Leeds"),
    camp: fc.constantFrom(...CAMP_CLASSES),
  },
  { requiredKeys: [] },
);
const importances: fc.Arbitrary<Importances> = fc.dictionary(
  fc.constantFrom(...MATCH_PARTS),
  fc.constantFrom(...IMPORTANCES),
);

it("stays within 0 and 100, its shares add up to 100, and its points are those of its parts", () => {
  fc.assert(
    fc.property(offers, wishes, importances, (offer, wished, weighed) => {
      const match = matchOf(offer, wished, weighed);
      if (match === null) return expect(Object.keys(wished)).toEqual([]);
      const sum = (key: "share" | "points") => match.parts.reduce((all, one) => all + one[key], 0);
      for (const { share, points } of match.parts) expect(points >= 0 && points <= share).toBe(true);
      expect(sum("share")).toBe(match.points === null ? 0 : 100);
      if (match.points !== null) expect(match.points).toBe(match.missedNeeds.length > 0 ? 0 : sum("points"));
    }),
  );
});

const better: Record<string, (offer: Matchable, wished: StatedWishes) => Matchable> = {
  cheaper: (offer) => ({ ...offer, price: Math.max(0, offer.price - 900) }),
  nearer: (offer) => ({ ...offer, distanceFromHaram: Math.max(0, offer.distanceFromHaram - 300) }),
  "leaving later": (offer) => ({ ...offer, departureDate: addDays(offer.departureDate, 2) }),
  "back earlier": (offer) => ({ ...offer, returnDate: addDays(offer.returnDate, -2) }),
  "of the best kind": (offer) => ({ ...offer, accommodationType: "Presidential Suite" }),
  roomier: (offer) => ({ ...offer, availableSlots: offer.availableSlots + 3 }),
  "step-free instead of not": (offer) => ({
    ...offer,
    accessible: offer.accessible === false ? true : offer.accessible,
  }),
  "from the wished city": (offer, { city }) => ({ ...offer, departureCity: city ?? offer.departureCity }),
};

it.each(Object.keys(better))("never gives fewer points to the same package %s", (change) => {
  fc.assert(
    fc.property(offers, wishes, importances, (offer, wished, weighed) => {
      const before = matchOf(offer, wished, weighed)?.points ?? 0;
      const improved = better[change]?.(offer, wished) ?? offer;
      expect(matchOf(improved, wished, weighed)?.points ?? 0).toBeGreaterThanOrEqual(before);
    }),
  );
});
