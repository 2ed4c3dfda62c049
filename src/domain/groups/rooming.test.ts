import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ROOM_OCCUPANTS, ROOM_TYPES } from "#domain/packages/package.ts";
import { commonSex, type Guest, isOneHousehold } from "./guest.ts";
import { type Block, fewestPossible, packRooms } from "./packing.ts";
import { roomBreaches } from "./room-rules.ts";
import { arrangeRooms, type RoomingTask } from "./rooming.ts";
import type { PairWish } from "./wishes.ts";

let people = 0;

function guest(overrides: Partial<Guest> = {}): Guest {
  people += 1;
  return {
    id: `g${String(people).padStart(4, "0")}`,
    sex: "F",
    household: `h${people}`,
    roomType: "quad",
    bookedRoom: null,
    age: "adult",
    needsStepFree: false,
    ...overrides,
  };
}

const women = (count: number, overrides: Partial<Guest> = {}) =>
  Array.from({ length: count }, () => guest({ sex: "F", ...overrides }));
const men = (count: number, overrides: Partial<Guest> = {}) =>
  Array.from({ length: count }, () => guest({ sex: "M", ...overrides }));

const task = (guests: readonly Guest[], more: Partial<RoomingTask> = {}): RoomingTask => ({
  guests,
  wishes: [],
  familyRooms: false,
  stepFreeRooms: null,
  ...more,
});
const arrange = (guests: readonly Guest[], more: Partial<RoomingTask> = {}) => arrangeRooms(task(guests, more));
const sizes = (guests: readonly Guest[], more: Partial<RoomingTask> = {}) =>
  arrange(guests, more)
    .rooms.map(({ guestIds }) => guestIds.length)
    .sort();
const wish = (kind: PairWish["kind"], one: Guest | undefined, other: Guest | undefined): PairWish => ({
  kind,
  travellerIds: [one?.id ?? "", other?.id ?? ""],
});
const share = ({ rooms }: ReturnType<typeof arrange>, ...some: (Guest | undefined)[]) =>
  rooms.some(({ guestIds }) => some.every((one) => one && guestIds.includes(one.id)));

describe("a rooming list", () => {
  it("puts women among women and men among men", () => {
    expect(sizes([...women(3), ...men(3)])).toEqual([3, 3]);
  });

  it("leaves a family of four its own room for four", () => {
    const family = [...women(2, { household: "f" }), ...men(2, { household: "f" })];

    const list = arrange([...family, ...women(2)]);

    expect(list.rooms).toHaveLength(2);
    expect(share(list, ...family)).toBe(true);
  });

  it("parts a couple in rooms for four, and leaves it the room for two that it booked", () => {
    const couple = (roomType: Guest["roomType"]) => [
      guest({ household: "c", sex: "F", roomType }),
      guest({ household: "c", sex: "M", roomType }),
    ];

    expect(sizes(couple("quad"))).toEqual([1, 1]);
    expect(sizes(couple("double"))).toEqual([2]);
    expect(sizes(couple("quad"), { familyRooms: true })).toEqual([2]);
  });

  it("keeps a boy with his mother where dividing by sex would leave him among strangers", () => {
    const mother = guest({ household: "f", sex: "F" });
    const boy = guest({ household: "f", sex: "M", age: "minor" });

    expect(share(arrange([mother, boy, ...men(3)]), mother, boy)).toBe(true);
  });

  it("keeps an elder with a grown-up of the family", () => {
    const father = guest({ household: "f", sex: "M", age: "elder" });
    const daughter = guest({ household: "f", sex: "F" });

    expect(share(arrange([father, daughter, ...men(3)]), father, daughter)).toBe(true);
  });

  it("gives the free beds of a booked women's room to other women, and none of a family's", () => {
    const sisters = women(2, { household: "s", bookedRoom: "b:1" });
    const pair = [
      guest({ household: "p", sex: "F", bookedRoom: "b:2" }),
      guest({ household: "p", sex: "M", bookedRoom: "b:2" }),
    ];

    expect(sizes([...sisters, ...pair, ...women(2)])).toEqual([2, 4]);
  });

  it("keeps a pair together and another apart", () => {
    const [a, b, c, d, e] = women(5);
    const list = arrange(
      [a, b, c, d, e].filter((one) => one !== undefined),
      {
        wishes: [wish("together", a, e), wish("apart", b, c)],
      },
    );

    expect(share(list, a, e)).toBe(true);
    expect(share(list, b, c)).toBe(false);
    expect(list.problems).toEqual([]);
    expect(list.rooms).toHaveLength(2);
  });

  it.each([
    ["mixed", guest({ sex: "F" }), guest({ sex: "M" })],
    ["several_kinds", guest({ roomType: "quad" }), guest({ roomType: "double" })],
  ] as const)("says that a pair cannot be kept: %s", (kind, one, other) => {
    const list = arrange([one, other], { wishes: [wish("together", one, other)] });

    expect(list.problems).toContainEqual({ kind, guestIds: [one.id, other.id] });
  });

  it("says so when a pair is to be together and apart, and when a booked room has too many", () => {
    const [a, b] = women(2);
    const both = [wish("together", a, b), wish("apart", a, b)];

    expect(
      arrange(
        [a, b].filter((one) => one !== undefined),
        { wishes: both },
      ).problems,
    ).toMatchObject([{ kind: "kept_apart" }]);
    expect(arrange(women(5, { bookedRoom: "b" })).problems).toMatchObject([{ kind: "too_many" }]);
  });

  it("gives somebody of unknown sex a room alone, and says why", () => {
    const unknown = guest({ sex: null });

    const list = arrange([unknown, ...women(3)]);

    expect(list.rooms).toHaveLength(2);
    expect(list.problems).toEqual([{ kind: "sex_unknown", guestIds: [unknown.id] }]);
  });

  it("puts those who need a room without steps together, and names those for whom none is left", () => {
    const inNeed = women(3, { needsStepFree: true });
    const all = [...women(5), ...inNeed];

    expect(arrange(all).rooms.filter(({ stepFree }) => stepFree)).toHaveLength(1);
    expect(arrange(all, { stepFreeRooms: 0 }).problems).toMatchObject([
      { kind: "step_free_short", guestIds: inNeed.map(({ id }) => id) },
    ]);
  });

  it("names an elder who travels without family", () => {
    const elder = guest({ age: "elder" });

    expect(arrange([elder, ...women(2)]).problems).toEqual([{ kind: "no_company", guestIds: [elder.id] }]);
  });

  it("is empty for nobody", () => {
    expect(arrange([])).toEqual({ rooms: [], problems: [], fewest: true });
  });
});

const sexes = fc.constantFrom("F", "M", "F", "M", "X", null);
const ages = fc.constantFrom("adult", "adult", "adult", "elder", "minor");

/** A household of up to nine; some book rooms of their own, never fuller than they may be. */
const household = fc
  .record({
    roomType: fc.constantFrom(...ROOM_TYPES),
    members: fc.array(fc.record({ sex: sexes, age: ages, needsStepFree: fc.boolean() }), {
      minLength: 1,
      maxLength: 9,
    }),
    booked: fc.boolean(),
  })
  .map(({ roomType, members, booked }) =>
    members.map((member, at) => ({
      ...member,
      roomType,
      bookedRoom: booked ? String(Math.floor(at / ROOM_OCCUPANTS[roomType])) : null,
    })),
  );

const tasks = fc
  .record({
    households: fc.array(household, { maxLength: 12 }),
    pairs: fc.array(fc.tuple(fc.nat(60), fc.nat(60), fc.boolean()), { maxLength: 6 }),
    familyRooms: fc.boolean(),
  })
  .map(({ households, pairs, familyRooms }): RoomingTask => {
    const guests = households.flatMap((members, home) =>
      members.map((member, at) => ({
        ...member,
        id: `p${home}-${at}`,
        household: `h${home}`,
        bookedRoom: member.bookedRoom === null ? null : `h${home}:${member.bookedRoom}`,
      })),
    );
    const wishes = pairs.flatMap(([a, b, isTogether]): PairWish[] => {
      const [one, other] = [guests[a % (guests.length || 1)], guests[b % (guests.length || 1)]];
      if (!one || !other || one === other) return [];
      return [wish(isTogether ? "together" : "apart", one, other)];
    });
    return { guests, wishes, familyRooms, stepFreeRooms: null };
  });

function roomsWithGuests(given: RoomingTask) {
  const byId = new Map(given.guests.map((one) => [one.id, one]));
  const list = arrangeRooms(given);
  const rooms = list.rooms.map((room) => ({ ...room, guests: room.guestIds.flatMap((id) => byId.get(id) ?? []) }));
  return { ...list, rooms };
}

describe("any rooming list", () => {
  it("has everybody in exactly one room, and no room too full", () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const { rooms } = arrangeRooms(given);
        expect(rooms.flatMap(({ guestIds }) => guestIds).sort()).toEqual(given.guests.map(({ id }) => id).sort());
        for (const { roomType, guestIds } of rooms) {
          expect(guestIds.length).toBeGreaterThan(0);
          expect(guestIds.length).toBeLessThanOrEqual(ROOM_OCCUPANTS[roomType]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("never has a woman and a man of different families, or an unknown sex beside another family, in one room", () => {
    fc.assert(
      fc.property(tasks, (given) => {
        for (const { guests } of roomsWithGuests(given).rooms) {
          expect(isOneHousehold(guests) || commonSex(guests) !== null).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("breaks a rule only where it says so", () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const { rooms, problems } = roomsWithGuests(given);
        const refused = new Set(problems.flatMap(({ kind, guestIds }) => (kind === "sex_unknown" ? [] : guestIds)));
        for (const room of rooms) {
          for (const { kind, guestIds } of roomBreaches(room, { everybody: given.guests, wishes: given.wishes })) {
            expect(["pair_torn", "booked_room_torn", "no_company"], kind).toContain(kind);
            expect(guestIds.some((id) => refused.has(id))).toBe(true);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it("is the same in whatever order the people come", () => {
    fc.assert(
      fc.property(tasks, fc.infiniteStream(fc.nat()), (given, chance) => {
        const keys = new Map(given.guests.map(({ id }) => [id, Number(chance.next().value)]));
        const shuffled = given.guests.toSorted((a, b) => (keys.get(a.id) ?? 0) - (keys.get(b.id) ?? 0));
        expect(arrangeRooms({ ...given, guests: shuffled })).toEqual(arrangeRooms(given));
      }),
      { numRuns: 200 },
    );
  });
});

const blocks = (most: number) =>
  fc.integer({ min: 2, max: 4 }).chain((beds) =>
    fc.record({
      beds: fc.constant(beds),
      blocks: fc.array(fc.record({ size: fc.integer({ min: 1, max: beds }), needsStepFree: fc.boolean() }), {
        maxLength: most,
      }),
      clashes: fc.array(fc.tuple(fc.nat(most), fc.nat(most)), { maxLength: 8 }),
    }),
  );

type Clash = (one: number, other: number) => boolean;

const clashOf =
  (clashes: readonly (readonly [number, number])[]): Clash =>
  (one, other) =>
    clashes.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

/** Every way of dividing the blocks, without any cleverness. */
function bruteForce(given: readonly Block[], beds: number, clash: Clash): number {
  let fewest = given.length;
  const rooms: number[][] = [];
  const fill = (room: readonly number[]) => room.reduce((sum, at) => sum + (given[at]?.size ?? 0), 0);
  const place = (at: number): void => {
    const block = given[at];
    if (!block) {
      fewest = Math.min(fewest, rooms.length);
      return;
    }
    for (const room of [...rooms]) {
      if (fill(room) + block.size > beds || room.some((other) => clash(at, other))) continue;
      room.push(at);
      place(at + 1);
      room.pop();
    }
    rooms.push([at]);
    place(at + 1);
    rooms.pop();
  };
  place(0);
  return fewest;
}

/** As somebody would who takes the first room with a bed. */
function naive(given: readonly Block[], beds: number, clash: Clash): number {
  const rooms: number[][] = [];
  given.forEach(({ size }, at) => {
    const room = rooms.find(
      (inside) =>
        inside.reduce((sum, other) => sum + (given[other]?.size ?? 0), size) <= beds &&
        !inside.some((other) => clash(at, other)),
    );
    if (room) room.push(at);
    else rooms.push([at]);
  });
  return rooms.length;
}

describe("filling rooms of one size", () => {
  it("needs exactly as many rooms as trying everything", () => {
    fc.assert(
      fc.property(blocks(7), ({ beds, blocks: given, clashes }) => {
        const clash = clashOf(clashes);
        const { rooms, fewest } = packRooms(given, beds, clash);
        expect(fewest).toBe(true);
        expect(rooms).toHaveLength(bruteForce(given, beds, clash));
      }),
      { numRuns: 500 },
    );
  });

  it("has every block once, no two that clash, and never more rooms than the first bed found", () => {
    fc.assert(
      fc.property(blocks(60), ({ beds, blocks: given, clashes }) => {
        const clash = clashOf(clashes);
        const { rooms } = packRooms(given, beds, clash);
        expect(rooms.flat().sort((a, b) => a - b)).toEqual(given.map((_, at) => at));
        for (const room of rooms) {
          expect(room.some((one) => room.some((other) => one !== other && clash(one, other)))).toBe(false);
        }
        expect(rooms.length).toBeLessThanOrEqual(naive(given, beds, clash));
        expect(rooms.length).toBeGreaterThanOrEqual(fewestPossible(given, beds));
      }),
      { numRuns: 300 },
    );
  });

  it("meets the bound wherever nothing clashes", () => {
    fc.assert(
      fc.property(blocks(60), ({ beds, blocks: given }) => {
        const { rooms } = packRooms(given, beds, () => false);
        expect(rooms).toHaveLength(fewestPossible(given, beds));
      }),
      { numRuns: 300 },
    );
  });
});
