/** What would improve a listing. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { improvementsOf, LISTING_FACTS, type Listing, type ListingFact, type Market } from "./improvements.ts";

const every = <T>(value: (fact: ListingFact) => T) =>
  Object.fromEntries(LISTING_FACTS.map((fact) => [fact, value(fact)])) as Record<ListingFact, T>;
const listing = (id: string, lacking: readonly ListingFact[] = [], slowAnswers = 0): Listing => ({
  id,
  title: `Package ${id}`,
  states: every((fact) => !lacking.includes(fact)),
  slowAnswers,
});
const market: Market = {
  listings: 10,
  stating: { ...every(() => 0), pictures: 9, camp: 4, meals: 7 },
};

it("names slow answers first, then what the most others state, with the listings concerned", () => {
  const own = [listing("a", ["camp", "pictures"]), listing("b", ["camp"], 3), listing("c", ["meals"])];

  expect(
    improvementsOf(own, market).map(({ rule, others, slow, listings }) => [
      rule,
      others?.stating ?? slow,
      listings.map(({ id }) => id),
    ]),
  ).toEqual([
    ["answers", 3, ["b"]],
    ["pictures", 9, ["a"]],
    ["meals", 7, ["c"]],
    ["camp", 4, ["a", "b"]],
  ]);
});

it("has nothing to say of listings that state everything, and no comparison with an empty market", () => {
  expect(improvementsOf([listing("a")], market)).toEqual([]);
  expect(improvementsOf([listing("a", ["camp"])], { listings: 0, stating: every(() => 0) })).toMatchObject([
    { rule: "camp", others: null },
  ]);
});

it("names each lacking fact of each listing exactly once", () => {
  const anyListing = fc.tuple(fc.uuid(), fc.subarray([...LISTING_FACTS])).map(([id, lacking]) => listing(id, lacking));
  fc.assert(
    fc.property(fc.array(anyListing), (own) => {
      const named = improvementsOf(own, market).reduce((sum, { listings }) => sum + listings.length, 0);
      const lacking = own.reduce((sum, { states }) => sum + LISTING_FACTS.filter((fact) => !states[fact]).length, 0);

      expect(named).toBe(lacking);
    }),
  );
});
