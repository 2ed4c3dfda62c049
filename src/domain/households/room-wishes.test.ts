/** Rooms out of numbers, and rooms that nobody sells. */
import { expect, it } from "vitest";
import { overfull, wishedRooms } from "./room-wishes.ts";

it("puts people of one number into one room, in the order of the numbers", () => {
  const wishes = [
    { memberId: "amina", room: 2 },
    { memberId: "khadija", room: 1 },
    { memberId: "yusuf", room: 2 },
    { memberId: "ibrahim", room: null },
  ];

  expect(wishedRooms(wishes)).toEqual([["khadija"], ["amina", "yusuf"]]);
  expect(wishedRooms([])).toEqual([]);
});

it("names a room of five, because the largest on sale has four beds", () => {
  expect(overfull([["a", "b", "c", "d"], ["a", "b", "c", "d", "e"], []])).toEqual([1]);
});
