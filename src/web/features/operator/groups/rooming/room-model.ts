/** Rooming lists in the hand: what a move makes of them, and what a room would break. */

import type { setGroupRooms } from "#contract/customer-groups.ts";
import type { RouteArgs } from "#contract/route.ts";
import { ageGroup, commonSex, type Guest, isOneHousehold, needsStepFree } from "#domain/groups/guest.ts";
import { type BreachKind, roomBreaches } from "#domain/groups/room-rules.ts";
import { ROOM_OCCUPANTS, type RoomTypeName } from "#domain/packages/package.ts";
import type { GroupDetail, GroupPerson } from "../queries.ts";

/** A room as it is written. */
export type PlainRoom = RouteArgs<typeof setGroupRooms>["body"]["rooms"][number];

/** Where somebody goes: a room by its name, a new one of a kind, or none. */
export type MoveTarget =
  | { readonly kind: "room"; readonly name: string }
  | { readonly kind: "new"; readonly roomType: RoomTypeName }
  | { readonly kind: "none" };

export function plainRooms({ roomList }: Pick<GroupDetail, "roomList">): PlainRoom[] {
  return roomList.map(({ breaches: _breaches, ...room }) => room);
}

/** The list with that person there and nowhere else. */
export function movedTo(rooms: readonly PlainRoom[], travellerId: string, place: MoveTarget): PlainRoom[] {
  const without = rooms.map((room) => ({
    ...room,
    travellerIds: room.travellerIds.filter((id) => id !== travellerId),
  }));
  if (place.kind === "none") return without;
  if (place.kind === "new") return [...without, { ...emptyRoom(without, place.roomType), travellerIds: [travellerId] }];
  return without.map((room) =>
    room.name === place.name ? { ...room, travellerIds: [...room.travellerIds, travellerId] } : room,
  );
}

/** Named by the least number that no other room has. */
export function emptyRoom(rooms: readonly PlainRoom[], roomType: RoomTypeName): PlainRoom {
  const names = new Set(rooms.map(({ name }) => name));
  let number = 1;
  while (names.has(String(number))) number += 1;
  return { name: String(number), roomType, stepFree: false, locked: false, travellerIds: [] };
}

export function guestOf(person: GroupPerson): Guest {
  const { travellerId: id, sex, household, roomType, bookedRoom, age, aids } = person;
  return { id, sex, household, roomType, bookedRoom, age: ageGroup(age), needsStepFree: needsStepFree(aids) };
}

/** What the room would break with that person in it and did not before. */
export function breachesOf(group: GroupDetail, travellerId: string, place: MoveTarget): BreachKind[] {
  const before = new Set(
    group.roomList
      .filter((room) => place.kind === "room" && room.name === place.name)
      .flatMap(({ breaches }) => breaches.map(({ kind }) => kind)),
  );
  const rooms = movedTo(plainRooms(group), travellerId, place);
  const room = rooms.find(({ travellerIds }) => travellerIds.includes(travellerId));
  if (!room) return [];
  const everybody = group.people.map(guestOf);
  const guests = everybody.filter(({ id }) => room.travellerIds.includes(id));
  const found = roomBreaches({ ...room, guests }, { everybody, wishes: group.wishes });
  return found.map(({ kind }) => kind).filter((kind) => !before.has(kind));
}

/** Of whom the room is. */
export function occupancyOf(people: readonly GroupPerson[]): "emptyRoom" | "family" | "women" | "men" | "mixedRoom" {
  if (people.length === 0) return "emptyRoom";
  if (people.length > 1 && isOneHousehold(people)) return "family";
  const sex = commonSex(people);
  return sex === "F" ? "women" : sex === "M" ? "men" : "mixedRoom";
}

export function unfilledBeds({ roomType, travellerIds }: Pick<PlainRoom, "roomType" | "travellerIds">): number {
  return ROOM_OCCUPANTS[roomType] - travellerIds.length;
}
