/** The price of a part of a party. */
import { expect, it } from "vitest";
import { partTotal } from "./price.ts";

const roomTypes = [
  { type: "quad", supplementMinor: 0 },
  { type: "double", supplementMinor: 25_000 },
] as const;
const part = { priceMinor: 500_000, roomTypes, seats: 3 };

it("is seats times price, and the room's supplement for each", () => {
  expect(partTotal({ ...part, roomType: null })).toBe(1_500_000);
  expect(partTotal({ ...part, roomType: "quad" })).toBe(1_500_000);
  expect(partTotal({ ...part, roomType: "double" })).toBe(1_575_000);
});

it("is none for a room that the package does not have", () => {
  expect(partTotal({ ...part, roomType: "triple" })).toBeNull();
});
