/** Suggested rooms: everyone once, every room allowed, and nothing cheaper to be had. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ROOM_OCCUPANTS, ROOM_TYPES, type RoomType } from "#domain/packages/package.ts";
import { suggestRooms } from "./room-suggestion.ts";
import { placesIn, type Room, roomProblem, type Sleeper } from "./rooms.ts";

const sexes = fc.constantFrom("F", "M", "X", null);
const party = fc
  .array(sexes, { maxLength: 7 })
  .map((list) => list.map((sex, index): Sleeper => ({ id: `${index}`, sex })));
const offers = fc
  .uniqueArray(fc.constantFrom(...ROOM_TYPES), { minLength: 1 })
  .chain((types) =>
    fc.tuple(...types.map((type) => fc.record({ type: fc.constant(type), supplementMinor: fc.nat(50_000) }))),
  );

const supplements = (rooms: readonly Room[], offered: readonly RoomType[]) =>
  rooms.reduce((sum, room) => {
    const { supplementMinor = Number.NaN } = offered.find(({ type }) => type === room.roomType) ?? {};
    return sum + placesIn(room) * supplementMinor;
  }, 0);

/** The least supplements over every division of the people into rooms. */
function leastByTryingAll(people: readonly Sleeper[], offered: readonly RoomType[]): number {
  const [first, ...rest] = people;
  if (!first) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const { type, supplementMinor } of offered) {
    for (const mates of subsets(rest).filter((some) => some.length < ROOM_OCCUPANTS[type])) {
      const room = { roomType: type, people: [first, ...mates], unnamed: 0 };
      if (roomProblem(room)) continue;
      const left = rest.filter((person) => !mates.includes(person));
      least = Math.min(least, (mates.length + 1) * supplementMinor + leastByTryingAll(left, offered));
    }
  }
  return least;
}

function subsets<T>(items: readonly T[]): T[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((some) => [some, [first, ...some]]);
}

describe("suggestRooms", () => {
  it("seats everyone once in rooms that are offered and fit", () => {
    fc.assert(
      fc.property(party, fc.nat({ max: 3 }), offers, (people, unnamed, offered) => {
        const rooms = suggestRooms({ people, unnamed }, offered);

        expect(rooms.flatMap((room) => room.people.map(({ id }) => id)).sort()).toEqual(people.map(({ id }) => id));
        expect(rooms.reduce((sum, room) => sum + room.unnamed, 0)).toBe(unnamed);
        expect(rooms.map(roomProblem).filter(Boolean)).toEqual([]);
        for (const { roomType } of rooms) expect(offered.map(({ type }) => type)).toContain(roomType);
      }),
    );
  });

  it("finds nothing dearer than every division tried out", () => {
    fc.assert(
      fc.property(
        party.filter((people) => people.length <= 5),
        offers,
        (people, offered) => {
          expect(supplements(suggestRooms({ people, unnamed: 0 }, offered), offered)).toBe(
            leastByTryingAll(people, offered),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it("keeps a household to itself where the price is the same", () => {
    const same = ROOM_TYPES.map((type) => ({ type, supplementMinor: 0 }));
    const family = (["F", "M", "F", "M", "F"] as const).map((sex, index) => ({ id: `${index}`, sex }));

    const rooms = suggestRooms({ people: family, unnamed: 0 }, same);

    expect(rooms.map(placesIn).sort()).toEqual([2, 3]);
    expect(rooms.every((room) => placesIn(room) === ROOM_OCCUPANTS[room.roomType])).toBe(true);
  });

  it("leaves nobody alone among strangers where two can stay together", () => {
    const quads = [{ type: "quad" as const, supplementMinor: 0 }];
    const family = (["F", "M", "F", "M", "F"] as const).map((sex, index) => ({ id: `${index}`, sex }));

    const rooms = suggestRooms({ people: family, unnamed: 0 }, quads);

    expect(rooms.map(({ people }) => people.map(({ id }) => id))).toEqual([
      ["0", "2", "4"],
      ["1", "3"],
    ]);
  });

  it("has no rooms for nobody, nor where none is offered", () => {
    expect(suggestRooms({ people: [], unnamed: 0 }, [{ type: "quad", supplementMinor: 0 }])).toEqual([]);
    expect(suggestRooms({ people: [{ id: "a", sex: "F" }], unnamed: 0 }, [])).toEqual([]);
  });
});
