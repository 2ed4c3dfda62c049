/** The price of a part of a party. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { partPrice, personPrice } from "./price.ts";

const roomTypes = [
  { type: "quad", supplementMinor: 0 },
  { type: "double", supplementMinor: 25_000 },
] as const;
const part = { priceMinor: 500_000, roomTypes, seats: 3, discountPercent: 0 };

it("is seats times price, and the room's supplement for each", () => {
  expect(partPrice({ ...part, roomType: null })?.amountMinor).toBe(1_500_000);
  expect(partPrice({ ...part, roomType: "quad" })?.amountMinor).toBe(1_500_000);
  expect(partPrice({ ...part, roomType: "double" })?.amountMinor).toBe(1_575_000);
});

it("is none for a room that the package does not have", () => {
  expect(partPrice({ ...part, roomType: "triple" })).toBeNull();
});

it("takes the group discount off each person's price, the supplement included", () => {
  expect(partPrice({ ...part, roomType: "double", discountPercent: 4 })).toEqual({
    discountMinor: 63_000,
    amountMinor: 1_512_000,
  });
});

it("comes to the same however a party is divided, and price less discount is what is paid", () => {
  const seats = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      seats,
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 0, max: 50 }),
      (rooms, price, off) => {
        const of = (people: number) =>
          partPrice({ priceMinor: price, roomTypes, roomType: "double", seats: people, discountPercent: off });
        const whole = of(rooms.reduce((sum, people) => sum + people, 0));

        expect(rooms.reduce((sum, people) => sum + (of(people)?.amountMinor ?? Number.NaN), 0)).toBe(
          whole?.amountMinor,
        );
        const each = personPrice({ priceMinor: price, roomTypes }, "double") ?? Number.NaN;
        expect((whole?.amountMinor ?? 0) + (whole?.discountMinor ?? 0)).toBe(
          rooms.reduce((sum, people) => sum + people, 0) * each,
        );
      },
    ),
  );
});
