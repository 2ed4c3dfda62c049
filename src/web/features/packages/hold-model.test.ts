/** How many places may be asked for, and what they cost. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { toDecimal } from "#domain/money.ts";
import { cheapestRoom, checkSeats, partsOf, priceOf } from "./hold-model.ts";

const usd = (minor: number) => ({ amount: toDecimal(minor), currency: "USD" as const });
const item = {
  price: 7950,
  roomTypes: [
    { type: "double" as const, supplement: usd(115_000) },
    { type: "quad" as const, supplement: usd(0) },
  ],
};

it.each([
  ["1", { seats: 1 }],
  [" 5 ", { seats: 5 }],
  ["0", { problem: "too_few" }],
  ["-1", { problem: "too_few" }],
  ["11", { problem: "too_many" }],
  ["1000000000", { problem: "too_many" }],
  ["7", { problem: "not_left" }],
  ["1.5", { problem: "not_whole" }],
  ["", { problem: "not_whole" }],
  ["five", { problem: "not_whole" }],
])("answers %j with six places left", (text, expected) => {
  expect(checkSeats(text, 6)).toEqual(expected);
});

it("starts with the cheapest room and knows no room of a package that names none", () => {
  expect(cheapestRoom(item)).toBe("quad");
  expect(cheapestRoom({ price: 1, roomTypes: [] })).toBeNull();
  expect(priceOf(item, "triple", 2)).toBeNull();
});

it("multiplies price and supplement by the seats to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.nat(9_999_999), fc.nat(999_999), (seats, price, supplement) => {
      const priced = { price: price / 100, roomTypes: [{ type: "double" as const, supplement: usd(supplement) }] };

      expect(priceOf(priced, "double", seats)).toBe(seats * (price + supplement));
    }),
  );
});

it.each([
  ["0", 2, { seats: 2 }],
  ["1", 2, { seats: 3 }],
  ["0", 0, { problem: "too_few" }],
  ["-1", 2, { problem: "too_few" }],
  ["5", 2, { problem: "not_left" }],
])("answers %j beside %i people named, with six places left", (text, named, expected) => {
  expect(checkSeats(text, 6, named)).toEqual(expected);
});

it("asks for as many seats as people, one for each name and the rest without", () => {
  const choice = { packageId: "zamzam", roomType: null };
  const names = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 10 });
  fc.assert(
    fc.property(names, fc.nat({ max: 10 }), (named, others) => {
      const parts = partsOf(choice, new Set(named), named.length + others);

      expect(parts.flatMap(({ travellerIds = [] }) => travellerIds)).toEqual(named);
      expect(parts.reduce((sum, { seats = 0, travellerIds = [] }) => sum + seats + travellerIds.length, 0)).toBe(
        named.length + others,
      );
    }),
  );
});
