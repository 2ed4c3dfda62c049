/** Who of a household would share a room: wishes before a package is chosen, which a hold then takes over. */
import { ROOM_OCCUPANTS } from "../packages/package.ts";

/** Beds of the largest room on sale. */
export const MOST_BEDS = Math.max(...Object.values(ROOM_OCCUPANTS));

export interface RoomWish {
  readonly memberId: string;
  /** 1, 2, …; people of one number would share. Null: no wish. */
  readonly room: number | null;
}

/** The rooms in the order of their numbers, people in the household's order; those without a wish are in none. */
export function wishedRooms(wishes: readonly RoomWish[]): string[][] {
  const numbers = [...new Set(wishes.flatMap(({ room }) => (room === null ? [] : [room])))].toSorted((a, b) => a - b);
  return numbers.map((number) => wishes.filter(({ room }) => room === number).map(({ memberId }) => memberId));
}

/** Rooms by their place in the list that hold more people than any room on sale has beds. */
export function overfull(rooms: readonly (readonly string[])[]): number[] {
  return rooms.flatMap((people, index) => (people.length > MOST_BEDS ? [index] : []));
}
