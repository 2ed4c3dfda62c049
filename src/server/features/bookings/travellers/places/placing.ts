/** Whether the party of a booking fits into the rooms it was put in; a refusal says which rooms would fit. */
import { suggestRooms } from "#domain/bookings/rooms/room-suggestion.ts";
import {
  type MisplacedRoom,
  misplacedRooms,
  type PlacingProblem,
  placesIn,
  type Room,
} from "#domain/bookings/rooms/rooms.ts";
import { type PriceList, ROOM_TYPES, type RoomTypeName } from "#domain/packages/package.ts";
import { AppError, type FieldProblem } from "#server/platform/errors/app-error.ts";
import type { NamedPerson } from "../travellers.repository.ts";

interface PricedRoom {
  readonly packageId: string;
  readonly roomType: RoomTypeName | null;
  readonly room: number | null;
  readonly seats: number;
  readonly prices: PriceList;
}

/** `lists`: who is named in each part, in the order of the parts. Throws AppError `rooms_do_not_fit`. */
export function requireRooms(
  parts: readonly PricedRoom[],
  lists: readonly { readonly travellerIds: readonly string[] }[],
  people: readonly Pick<NamedPerson, "id" | "sex">[],
): void {
  const placed = parts.map((part, index) => ({ ...part, travellerIds: lists[index]?.travellerIds ?? [] }));
  const sexes = new Map(people.map(({ id, sex }) => [id, sex]));
  const misplaced = misplacedRooms(placed, (id) => sexes.get(id) ?? null);
  if (misplaced.length === 0) return;
  const rooms = roomsThatFit(placed, people);
  const count = (type: RoomTypeName) => rooms.filter(({ roomType }) => roomType === type).length;
  const counts = Object.fromEntries(ROOM_TYPES.map((type) => [type, count(type)]));
  throw new AppError("rooms_do_not_fit", { ...counts, rooms: rooms.map(presentRoom) }, fieldsOf(parts, misplaced));
}

/** Package by package, because nobody sleeps in a room of another journey. */
function roomsThatFit(
  parts: readonly (PricedRoom & { readonly travellerIds: readonly string[] })[],
  people: readonly Pick<NamedPerson, "id" | "sex">[],
): Room[] {
  const packageIds = [...new Set(parts.map(({ packageId }) => packageId))];
  return packageIds.flatMap((packageId) => {
    const inside = parts.filter((part) => part.packageId === packageId);
    const ids = inside.flatMap(({ travellerIds }) => travellerIds);
    const seats = inside.reduce((sum, part) => sum + part.seats, 0);
    const party = { people: people.filter(({ id }) => ids.includes(id)), unnamed: seats - ids.length };
    return suggestRooms(party, inside[0]?.prices.roomTypes ?? []);
  });
}

function presentRoom(room: Room) {
  return { roomType: room.roomType, travellerIds: room.people.map(({ id }) => id), seats: placesIn(room) };
}

const SENTENCES = {
  too_full: "room_too_full",
  mixed: "room_mixed",
  several_kinds: "room_of_one_kind",
  no_kind: "room_of_one_kind",
} as const satisfies Record<PlacingProblem, FieldProblem["key"]>;

/** At the first part of each room. */
function fieldsOf(parts: readonly PricedRoom[], misplaced: readonly MisplacedRoom[]): Record<string, FieldProblem> {
  return Object.fromEntries(
    misplaced.map(({ room, problem, places, beds }) => {
      const index = parts.findIndex((part) => part.room === room);
      return [`parts.${index}.room`, { key: SENTENCES[problem], params: { places, beds } }];
    }),
  );
}
