/** A party in rooms as the planner holds it: suggested first, then moved about by hand. */
import { suggestRooms } from "#domain/bookings/rooms/room-suggestion.ts";
import { type RoomProblem, roomProblem } from "#domain/bookings/rooms/rooms.ts";
import { ROOM_OCCUPANTS, type RoomType, type RoomTypeName } from "#domain/packages/package.ts";
import type { Sex } from "#domain/travellers/traveller.ts";

export interface PlannedPerson {
  readonly id: string;
  /** Null: a place without a name yet. */
  readonly name: string | null;
  readonly sex: Sex | null;
}

export interface PlannedRoom {
  readonly roomType: RoomTypeName;
  /** Of the party's people; nobody is in two rooms. */
  readonly ids: readonly string[];
}

/** Places without a name, numbered from 1. */
export function unnamedPeople(count: number): PlannedPerson[] {
  return Array.from({ length: count }, (_, index) => ({ id: `place-${index + 1}`, name: null, sex: null }));
}

/** The cheapest rooms that fit, of these kinds alone. */
export function suggestPlan(people: readonly PlannedPerson[], offered: readonly RoomType[]): PlannedRoom[] {
  const places = people.filter(({ name }) => name === null).map(({ id }) => id);
  const party = { people: people.filter(({ name }) => name !== null), unnamed: places.length };
  return suggestRooms(party, offered).map(({ roomType, people: named, unnamed }) => ({
    roomType,
    ids: [...named.map(({ id }) => id), ...places.splice(0, unnamed)],
  }));
}

/** The same rooms for a party that has changed: who is gone leaves, who is new takes a bed that fits, else a room. */
export function adaptPlan(
  rooms: readonly PlannedRoom[],
  people: readonly PlannedPerson[],
  newRoom: RoomTypeName,
): PlannedRoom[] {
  const here = new Set(people.map(({ id }) => id));
  const kept: PlannedRoom[] = rooms.map((room) => ({ ...room, ids: room.ids.filter((id) => here.has(id)) }));
  const placed = new Set(kept.flatMap(({ ids }) => ids));
  const waiting = people.filter(({ id }) => !placed.has(id));
  return withoutEmpty(waiting.reduce<PlannedRoom[]>((plan, { id }) => takeIn(plan, id, people, newRoom), kept));
}

function takeIn(
  rooms: readonly PlannedRoom[],
  id: string,
  people: readonly PlannedPerson[],
  newRoom: RoomTypeName,
): PlannedRoom[] {
  const fits = (room: PlannedRoom) =>
    room.ids.length > 0 && !roomPlanProblem({ ...room, ids: [...room.ids, id] }, people);
  const index = rooms.findIndex(fits);
  if (index < 0) return [...rooms, { roomType: newRoom, ids: [id] }];
  return rooms.map((room, at) => (at === index ? { ...room, ids: [...room.ids, id] } : room));
}

/** Puts somebody into a room by its index; `rooms.length` is a new one of `newRoom`. Rooms that nobody is left in are gone. */
export function movePerson(
  rooms: readonly PlannedRoom[],
  { id, to, newRoom }: { readonly id: string; readonly to: number; readonly newRoom: RoomTypeName },
): PlannedRoom[] {
  const all = to === rooms.length ? [...rooms, { roomType: newRoom, ids: [] }] : rooms;
  return withoutEmpty(
    all.map((room, index) => {
      const others = room.ids.filter((other) => other !== id);
      return { ...room, ids: index === to ? [...others, id] : others };
    }),
  );
}

function withoutEmpty(rooms: readonly PlannedRoom[]): PlannedRoom[] {
  return rooms.filter(({ ids }) => ids.length > 0);
}

/** Null: the room can be so. */
export function roomPlanProblem({ roomType, ids }: PlannedRoom, people: readonly PlannedPerson[]): RoomProblem | null {
  const inside = people.filter(({ id }) => ids.includes(id));
  const named = inside.filter(({ name }) => name !== null);
  return roomProblem({ roomType, people: named, unnamed: inside.length - named.length });
}

/** Beds that the party leaves free; below 0 when there are too few. */
export function freeBeds({ roomType, ids }: PlannedRoom): number {
  return ROOM_OCCUPANTS[roomType] - ids.length;
}

export interface RoomPart {
  readonly packageId: string;
  readonly roomType: RoomTypeName;
  readonly room: number;
  readonly travellerIds?: string[];
  readonly seats?: number;
}

/** The parts of a booking: of each room one by name and one of places that are named later. */
export function partsOfPlan(
  rooms: readonly PlannedRoom[],
  people: readonly PlannedPerson[],
  packageId: string,
): RoomPart[] {
  return rooms.flatMap(({ roomType, ids }, index) => {
    const part = { packageId, roomType, room: index + 1 };
    const travellerIds = people.filter(({ id, name }) => name !== null && ids.includes(id)).map(({ id }) => id);
    const seats = ids.length - travellerIds.length;
    return [
      ...(travellerIds.length > 0 ? [{ ...part, travellerIds }] : []),
      ...(seats > 0 ? [{ ...part, seats }] : []),
    ];
  });
}
