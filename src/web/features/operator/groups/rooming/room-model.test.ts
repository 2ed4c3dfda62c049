import { describe, expect, it } from "vitest";
import { groupWith, personWith } from "../group-with.ts";
import { breachesOf, emptyRoom, movedTo, occupancyOf, plainRooms, unfilledBeds } from "./room-model.ts";

const amina = personWith({ travellerId: "amina" });
const huda = personWith({ travellerId: "huda", household: "h2" });
const yusuf = personWith({ travellerId: "yusuf", sex: "M", household: "h3" });
const room = { roomType: "quad" as const, stepFree: false, locked: false, breaches: [] };
const group = groupWith({
  people: [amina, huda, yusuf],
  roomList: [
    { ...room, name: "1", travellerIds: ["amina", "huda"] },
    { ...room, name: "M-402", travellerIds: [] },
  ],
});

describe("a move", () => {
  it("takes somebody out of one room into another, and nobody else", () => {
    const moved = movedTo(plainRooms(group), "huda", { kind: "room", name: "M-402" });

    expect(moved.map(({ travellerIds }) => travellerIds)).toEqual([["amina"], ["huda"]]);
  });

  it("makes a room with a number that no other has, or leaves nobody anywhere", () => {
    const made = movedTo(plainRooms(group), "yusuf", { kind: "new", roomType: "double" });

    expect(made.at(-1)).toMatchObject({ name: "2", roomType: "double", travellerIds: ["yusuf"] });
    expect(movedTo(made, "yusuf", { kind: "none" }).at(-1)?.travellerIds).toEqual([]);
  });

  it("tells beforehand what it would break", () => {
    expect(breachesOf(group, "yusuf", { kind: "room", name: "1" })).toEqual(["mixed"]);
    expect(breachesOf(group, "yusuf", { kind: "room", name: "M-402" })).toEqual([]);
    expect(breachesOf(group, "yusuf", { kind: "none" })).toEqual([]);
  });
});

it("says whose room it is, and how many beds are free", () => {
  const sister = personWith({ travellerId: "sister", sex: "M" });

  expect(occupancyOf([])).toBe("emptyRoom");
  expect(occupancyOf([amina, huda])).toBe("women");
  expect(occupancyOf([yusuf])).toBe("men");
  expect(occupancyOf([amina, sister])).toBe("family");
  expect(occupancyOf([amina, yusuf])).toBe("mixedRoom");
  expect(unfilledBeds({ roomType: "triple", travellerIds: ["amina"] })).toBe(2);
  expect(emptyRoom([], "quad").name).toBe("1");
});
