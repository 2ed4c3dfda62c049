/** However people are moved about, everyone has one bed, and the parts of the booking say the same. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { DEFAULT_ROOMS, ROOM_TYPES } from "#domain/packages/package.ts";
import { adaptPlan, movePerson, type PlannedPerson, partsOfPlan, suggestPlan, unnamedPeople } from "./room-plan.ts";

const named = (count: number): PlannedPerson[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `P ${index}`, sex: index % 2 ? "M" : "F" }));
const party = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.nat({ max: 4 }))
  .map(([names, places]) => [...named(names), ...unnamedPeople(places)]);
const kind = fc.constantFrom(...ROOM_TYPES);
const moves = fc.array(fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }), kind), { maxLength: 12 });

const everyone = (people: readonly PlannedPerson[]) => people.map(({ id }) => id).sort();

it("keeps everyone in exactly one room through any moves", () => {
  fc.assert(
    fc.property(party, moves, (people, steps) => {
      const plan = steps.reduce(
        (rooms, [who, to, newRoom]) =>
          movePerson(rooms, { id: people[who % people.length]?.id ?? "", to: to % (rooms.length + 1), newRoom }),
        suggestPlan(people, DEFAULT_ROOMS),
      );

      expect(plan.flatMap(({ ids }) => ids).sort()).toEqual(everyone(people));
      expect(plan.every(({ ids }) => ids.length > 0)).toBe(true);
    }),
  );
});

it("takes in who is new and lets go who is gone", () => {
  fc.assert(
    fc.property(party, party, kind, (before, after, newRoom) => {
      const plan = adaptPlan(suggestPlan(before, DEFAULT_ROOMS), after, newRoom);

      expect(plan.flatMap(({ ids }) => ids).sort()).toEqual(everyone(after));
    }),
  );
});

it("asks for one part of names and one of places in each room", () => {
  const people = [...named(2), ...unnamedPeople(2)];
  const plan = [
    { roomType: "triple" as const, ids: ["p0", "place-1", "p1"] },
    { roomType: "double" as const, ids: ["place-2"] },
  ];

  expect(partsOfPlan(plan, people, "zamzam")).toEqual([
    { packageId: "zamzam", roomType: "triple", room: 1, travellerIds: ["p0", "p1"] },
    { packageId: "zamzam", roomType: "triple", room: 1, seats: 1 },
    { packageId: "zamzam", roomType: "double", room: 2, seats: 1 },
  ]);
});
