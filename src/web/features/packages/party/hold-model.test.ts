/** How many places may be asked for, and what they cost. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { toDecimal } from "#domain/money.ts";
import { cheapestRoom, checkSeats, partySum, personPriceOf, roomsLike } from "./hold-model.ts";

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
  ["٣", { seats: 3 }],
  ["۳", { seats: 3 }],
  ["३", { seats: 3 }],
  ["৩", { seats: 3 }],
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

it("asks for no more than a turn is for", () => {
  expect(checkSeats("1", 6, { named: 2, turn: 3 })).toEqual({ seats: 3 });
  expect(checkSeats("2", 6, { named: 2, turn: 3 })).toEqual({ problem: "turn" });
  expect(checkSeats("7", 6, { turn: 8 })).toEqual({ problem: "not_left" });
});

it("starts with the cheapest room and knows no room of a package that names none", () => {
  expect(cheapestRoom(item)).toBe("quad");
  expect(cheapestRoom({ price: 1, roomTypes: [] })).toBeNull();
  expect(personPriceOf(item, "triple")).toBeNull();
});

it("adds up by kind of room, and takes off the discount that the whole party reaches", () => {
  const grouped = { ...item, groupDiscounts: [{ fromPeople: 5, percent: 4 }] };

  expect(
    partySum(grouped, [
      { roomType: "quad", people: 2 },
      { roomType: "double", people: 2 },
      { roomType: "quad", people: 1 },
    ]),
  ).toEqual({
    lines: [
      { roomType: "quad", people: 3, eachMinor: 795_000 },
      { roomType: "double", people: 2, eachMinor: 910_000 },
    ],
    percent: 4,
    discountMinor: 168_200,
    totalMinor: 4_036_800,
  });
  expect(partySum(grouped, [])).toBeNull();
  expect(partySum(grouped, [{ roomType: "triple", people: 1 }])).toBeNull();
});

it("sums to the cent for any division of the party", () => {
  const rooms = fc.array(
    fc.record({
      roomType: fc.constantFrom("double" as const, "quad" as const),
      people: fc.integer({ min: 1, max: 4 }),
    }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(
      rooms,
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: 1, max: 50 }),
      (plan, price, percent) => {
        const priced = { ...item, price: price / 100, groupDiscounts: [{ fromPeople: 3, percent }] };
        const sum = partySum(priced, plan);

        const gross = sum?.lines.reduce((all, { people, eachMinor }) => all + people * eachMinor, 0) ?? 0;
        expect((sum?.totalMinor ?? 0) + (sum?.discountMinor ?? 0)).toBe(gross);
      },
    ),
  );
});

it("lets a suggestion use every kind that costs the same", () => {
  const free = { price: 1, roomTypes: [...item.roomTypes, { type: "triple" as const, supplement: usd(0) }] };

  expect(roomsLike(free, "quad").map(({ type }) => type)).toEqual(["quad", "triple"]);
  expect(roomsLike(free, null)).toEqual([]);
});

it.each([
  ["0", 2, { seats: 2 }],
  ["1", 2, { seats: 3 }],
  ["0", 0, { problem: "too_few" }],
  ["-1", 2, { problem: "too_few" }],
  ["5", 2, { problem: "not_left" }],
])("answers %j beside %i people named, with six places left", (text, named, expected) => {
  expect(checkSeats(text, 6, { named })).toEqual(expected);
});
