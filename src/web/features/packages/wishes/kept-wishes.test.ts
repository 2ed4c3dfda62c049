/** Wishes survive being kept, and nothing that somebody else wrote into the browser becomes one. */
import { expect, it } from "vitest";
import { type KeptWishes, keptWishesFrom, wishesAsText } from "./kept-wishes.ts";

const stated = (kept: KeptWishes) => JSON.parse(wishesAsText(kept) ?? "null");

it("reads back what it kept", () => {
  const kept = { wishes: { budget: 8000, stay: "VIP", stepFree: true }, importances: { budget: "much" } } as const;

  expect(stated(keptWishesFrom(wishesAsText(kept)))).toEqual(kept);
});

it("keeps nothing where nothing is wished", () => {
  expect(wishesAsText(keptWishesFrom(null))).toBeNull();
});

it.each([
  "not json",
  "null",
  "[1]",
  '{"wishes":7}',
  '{"wishes":{"budget":1000001,"distance":1e9}}',
  '{"wishes":{"budget":-1,"distance":"near","stay":"Palace","stepFree":"yes","from":"2027-99-99","city":""}}',
])("takes nothing from %s", (text) => {
  expect(wishesAsText(keptWishesFrom(text))).toBeNull();
});

it("leaves out a weight that does not exist", () => {
  const text = '{"wishes":{"people":4},"importances":{"people":"enormous","budget":"little","title":"much"}}';

  expect(stated(keptWishesFrom(text))).toEqual({ wishes: { people: 4 }, importances: { budget: "little" } });
});
