/** Who shares a room with whom: what a room may hold, and which rooms would fit a party. */
import { ROOM_OCCUPANTS, type RoomTypeName } from "#domain/packages/package.ts";
import type { Sex } from "#domain/travellers/traveller.ts";

export interface Sleeper {
  readonly id: string;
  /** Null: not told. Only F and M are kept apart. */
  readonly sex: Sex | null;
}

export interface Room {
  readonly roomType: RoomTypeName;
  readonly people: readonly Sleeper[];
  /** Places of the party without a name yet. */
  readonly unnamed: number;
}

export type RoomProblem = "empty" | "too_full" | "mixed";

export function placesIn({ people, unnamed }: Pick<Room, "people" | "unnamed">): number {
  return people.length + unnamed;
}

/**
 * A place is a bed: free beds of a room are given to other pilgrims, so women and men share one only where their own party
 * fills it (docs/sources.md#rooms). Null: the room fits.
 */
export function roomProblem(room: Room): RoomProblem | null {
  const places = placesIn(room);
  const beds = ROOM_OCCUPANTS[room.roomType];
  if (places === 0) return "empty";
  if (places > beds) return "too_full";
  return places < beds && isMixed(room.people) ? "mixed" : null;
}

/** Parts of one number are one room; those without a number are not placed yet. */
export interface PlacedPart {
  readonly packageId: string;
  readonly roomType: RoomTypeName | null;
  readonly room: number | null;
  readonly seats: number;
  readonly travellerIds: readonly string[];
}

export type PlacingProblem = Exclude<RoomProblem, "empty"> | "several_kinds" | "no_kind";

export interface MisplacedRoom {
  readonly room: number;
  readonly problem: PlacingProblem;
  readonly places: number;
  readonly beds: number;
}

/** Rooms that cannot be so, by the first problem of each; empty when all can. `sexOf` answers null where it is not known. */
export function misplacedRooms(parts: readonly PlacedPart[], sexOf: (id: string) => Sex | null): MisplacedRoom[] {
  const numbers = new Set(parts.flatMap(({ room }) => (room === null ? [] : [room])));
  return [...numbers].flatMap((room) => {
    const inside = parts.filter((part) => part.room === room);
    const misplaced = problemOf(inside, sexOf);
    return misplaced ? [{ room, ...misplaced }] : [];
  });
}

function problemOf(
  parts: readonly PlacedPart[],
  sexOf: (id: string) => Sex | null,
): Omit<MisplacedRoom, "room"> | null {
  const places = parts.reduce((sum, { seats }) => sum + seats, 0);
  const [first] = parts;
  const roomType = first?.roomType ?? null;
  if (!first || roomType === null) return { problem: "no_kind", places, beds: 0 };
  const beds = ROOM_OCCUPANTS[roomType];
  const same = parts.every((part) => part.roomType === roomType && part.packageId === first.packageId);
  if (!same) return { problem: "several_kinds", places, beds };
  const people = parts.flatMap(({ travellerIds }) => travellerIds.map((id) => ({ id, sex: sexOf(id) })));
  const problem = roomProblem({ roomType, people, unnamed: places - people.length });
  return problem && problem !== "empty" ? { problem, places, beds } : null;
}

/** The room that somebody leaves whose place is given back, and what becomes of those who stay in it. */
export interface LeftRoom {
  readonly roomType: RoomTypeName;
  readonly stay: readonly string[];
  /** Beds that others may be given. */
  readonly free: number;
  /** False: women and men do not share it with strangers, so those who stay are placed anew. */
  readonly isKept: boolean;
}

/** `parts` are those that remain. Null where nobody is in that room any more, or the place was in none. */
export function roomAfterLeaving(
  parts: readonly PlacedPart[],
  room: number | null,
  sexOf: (id: string) => Sex | null,
): LeftRoom | null {
  const inside = parts.filter((part) => part.room !== null && part.room === room);
  const roomType = inside[0]?.roomType ?? null;
  if (roomType === null) return null;
  return {
    roomType,
    stay: inside.flatMap(({ travellerIds }) => travellerIds),
    free: ROOM_OCCUPANTS[roomType] - inside.reduce((sum, { seats }) => sum + seats, 0),
    isKept: misplacedRooms(inside, sexOf).length === 0,
  };
}

/** Whether women and men are in it. */
function isMixed(people: readonly Sleeper[]): boolean {
  return people.some(({ sex }) => sex === "F") && people.some(({ sex }) => sex === "M");
}
