/** A rooming list by rules alone: everybody once, no rule broken, as few rooms as possible, and in words what cannot be. */
import { ROOM_OCCUPANTS, ROOM_TYPES, type RoomTypeName } from "#domain/packages/package.ts";
import { byKey, type Kept, keepTogether, type UnmetWish } from "./blocks.ts";
import { type Guest, hasCompany } from "./guest.ts";
import { packRooms } from "./packing.ts";
import { holdsApart, type PairWish } from "./wishes.ts";

export interface RoomingTask {
  readonly guests: readonly Guest[];
  readonly wishes: readonly PairWish[];
  /** Families have rooms of their own, even where beds stay empty. */
  readonly familyRooms: boolean;
  /** Rooms without steps that the hotel still has; null: as many as are needed. */
  readonly stepFreeRooms: number | null;
}

export interface ArrangedRoom {
  readonly roomType: RoomTypeName;
  readonly guestIds: readonly string[];
  readonly stepFree: boolean;
}

export const ROOMING_PROBLEMS = [
  "too_many",
  "mixed",
  "several_kinds",
  "kept_apart",
  "sex_unknown",
  "no_company",
  "step_free_short",
] as const;

/**
 * The first four: a pair or booked room that cannot be kept; `sex_unknown`: only a room with the own household; `no_company`:
 * a minor or elder without a grown-up of the own household; `step_free_short`: no room without steps is left for them.
 */
export interface RoomingProblem {
  readonly kind: (typeof ROOMING_PROBLEMS)[number];
  readonly guestIds: readonly string[];
}

export interface Arrangement {
  readonly rooms: readonly ArrangedRoom[];
  readonly problems: readonly RoomingProblem[];
  /** Proven: who stays together fits into no fewer rooms. */
  readonly fewest: boolean;
}

/** The same people give the same rooms, in whatever order they come. */
export function arrangeRooms({ guests, wishes, familyRooms, stepFreeRooms }: RoomingTask): Arrangement {
  const ordered = guests.toSorted((a, b) => compare(a.household, b.household) || compare(a.id, b.id));
  const { kept, refused } = keepTogether(ordered, { wishes, familyRooms });
  const packings = ROOM_TYPES.flatMap((roomType) => packKind(kept, roomType, wishes));
  const rooms = packings.flatMap((packing) => packing.rooms);
  const steps = withinSteps(rooms, stepFreeRooms);
  const problems = [...refused.map(toProblem), ...personProblems(rooms), ...steps.problems];
  return { rooms: steps.rooms.map(toRoom), problems, fewest: packings.every(({ fewest }) => fewest) };
}

/** By code units: the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

interface Room {
  readonly roomType: RoomTypeName;
  readonly guests: readonly Guest[];
  readonly stepFree: boolean;
}

/** Rooms of one kind: the families' own, then women, then men. */
function packKind(all: readonly Kept[], roomType: RoomTypeName, wishes: readonly PairWish[]) {
  const kept = all.filter(({ guests }) => guests[0]?.roomType === roomType);
  const own = kept.filter(({ open }) => open === null).map(({ guests }) => roomOf(roomType, guests));
  const shared = (["F", "M"] as const).map((sex) => {
    const blocks = kept.filter(({ open }) => open === sex).map(({ guests }) => guests);
    const clash = (one: number, other: number) => {
      const ids = [...(blocks[one] ?? []), ...(blocks[other] ?? [])].map(({ id }) => id);
      return holdsApart(ids, wishes);
    };
    const sized = blocks.map((guests) => ({ size: guests.length, needsStepFree: guests.some(needsStepFree) }));
    const { rooms, fewest } = packRooms(sized, ROOM_OCCUPANTS[roomType], clash);
    return {
      rooms: rooms.map((room) =>
        roomOf(
          roomType,
          room.flatMap((at) => blocks[at] ?? []),
        ),
      ),
      fewest,
    };
  });
  return [{ rooms: own, fewest: true }, ...shared];
}

function needsStepFree(guest: Guest): boolean {
  return guest.needsStepFree;
}

function roomOf(roomType: RoomTypeName, guests: readonly Guest[]): Room {
  return { roomType, guests, stepFree: guests.some(needsStepFree) };
}

function toRoom({ roomType, guests, stepFree }: Room): ArrangedRoom {
  return { roomType, stepFree, guestIds: guests.map(({ id }) => id) };
}

function toProblem({ why, guestIds }: UnmetWish): RoomingProblem {
  return { kind: why, guestIds };
}

/** What no arrangement can mend, because something is not known or nobody is there. */
function personProblems(rooms: readonly Room[]): RoomingProblem[] {
  const everybody = rooms.flatMap(({ guests }) => guests);
  const families = byKey(everybody, ({ household }) => household);
  const unknown = everybody.filter(
    ({ sex, household }) => sex !== "F" && sex !== "M" && (families.get(household)?.length ?? 0) < 2,
  );
  const alone = rooms.flatMap(({ guests }) => guests.filter((guest) => !hasCompany(guest, guests)));
  return [
    { kind: "sex_unknown" as const, guestIds: unknown.map(({ id }) => id) },
    { kind: "no_company" as const, guestIds: alone.map(({ id }) => id) },
  ].filter(({ guestIds }) => guestIds.length > 0);
}

/** Rooms without steps go to those with the most people who need one. */
function withinSteps(rooms: readonly Room[], most: number | null) {
  if (most === null) return { rooms, problems: [] };
  const inNeed = ({ guests }: Room) => guests.filter(needsStepFree).length;
  const given = new Set(
    rooms
      .filter(({ stepFree }) => stepFree)
      .sort((a, b) => inNeed(b) - inNeed(a))
      .slice(0, most),
  );
  const without = rooms.filter((room) => room.stepFree && !given.has(room)).flatMap(({ guests }) => guests);
  const guestIds = without.filter(needsStepFree).map(({ id }) => id);
  const problems: RoomingProblem[] = guestIds.length > 0 ? [{ kind: "step_free_short", guestIds }] : [];
  return { rooms: rooms.map((room) => ({ ...room, stepFree: given.has(room) })), problems };
}
