/** Wishes are kept where a package has such rooms, and nobody is lost where it has not. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_ROOMS, type RoomTypeName } from "#domain/packages/package.ts";
import { type PlannedPerson, unnamedPeople } from "./room-plan.ts";
import { wishedPlan } from "./wished-plan.ts";

const person = (id: string, sex: "F" | "M" | null): PlannedPerson => ({ id, name: id, sex });
const family = [
  person("amina", "F"),
  person("yusuf", "M"),
  person("khadija", "F"),
  person("ibrahim", "M"),
  person("maryam", "F"),
];
const kinds = (...types: RoomTypeName[]) => types.map((type) => ({ type, supplementMinor: 0 }));
const planOf = (wishes: string[][], preferred: RoomTypeName[], all: RoomTypeName[] = preferred) =>
  wishedPlan(family, wishes, { preferred: kinds(...preferred), all: kinds(...all) });

describe("a household's wishes", () => {
  it("are rooms that they fill, and the others have the cheapest", () => {
    const rooms = planOf(
      [
        ["amina", "yusuf"],
        ["khadija", "ibrahim", "maryam"],
      ],
      ["quad", "triple", "double"],
    );

    expect(rooms).toEqual([
      { roomType: "double", ids: ["amina", "yusuf"] },
      { roomType: "triple", ids: ["khadija", "ibrahim", "maryam"] },
    ]);
  });

  it("take another kind where the preferred one would mix women and men with strangers", () => {
    expect(planOf([["amina", "yusuf"]], ["quad"], ["quad", "double"])[0]).toEqual({
      roomType: "double",
      ids: ["amina", "yusuf"],
    });
  });

  it("give way where a package has no such room, and to who is not on this booking", () => {
    const rooms = planOf(
      [
        ["amina", "yusuf"],
        ["maryam", "omar"],
      ],
      ["quad"],
    );

    expect(rooms.flatMap(({ ids }) => ids).toSorted()).toEqual(family.map(({ id }) => id).toSorted());
  });
});

it("gives everybody one bed, whatever is wished", () => {
  const ids = family.map(({ id }) => id);
  const anyWishes = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(anyWishes, fc.nat({ max: 4 }), (numbers, places) => {
      const people = [...family, ...unnamedPeople(places)];
      const wishes = [1, 2, 3].map((room) => ids.filter((_, at) => numbers[at] === room));
      const rooms = wishedPlan(people, wishes, { preferred: DEFAULT_ROOMS, all: DEFAULT_ROOMS });

      expect(rooms.flatMap((room) => room.ids).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    }),
  );
});
