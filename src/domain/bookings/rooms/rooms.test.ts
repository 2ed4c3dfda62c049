/** What a room may hold. */
import { expect, it } from "vitest";
import type { Sex } from "#domain/travellers/traveller.ts";
import { roomAfterLeaving, roomProblem } from "./rooms.ts";

const people = (...sexes: (Sex | null)[]) => sexes.map((sex, index) => ({ id: `${index}`, sex }));

it.each([
  ["double", people("F", "M"), 0, null],
  ["quad", people("F", "F"), 0, null],
  ["quad", people("F", "M"), 2, null],
  ["quad", people("F", "M"), 0, "mixed"],
  ["triple", people("M", "F"), 0, "mixed"],
  ["triple", people("M", null), 0, null],
  ["triple", people("M", "X"), 0, null],
  ["double", people("F", "F", "F"), 0, "too_full"],
  ["double", people("F", "F"), 1, "too_full"],
  ["triple", [], 0, "empty"],
  ["triple", [], 3, null],
] as const)("finds about a %s room with %j and %i places without a name: %s", (roomType, mates, unnamed, problem) => {
  expect(roomProblem({ roomType, people: mates, unnamed })).toBe(problem);
});

it("says who stays in a room that somebody leaves, how many beds are free, and whether it can stay as it is", () => {
  const sexOf = (id: string) => (id.startsWith("f") ? "F" : "M");
  const part = (room: number | null, ...travellerIds: string[]) => ({
    ...{ packageId: "p", roomType: "triple" as const, room, seats: travellerIds.length, travellerIds },
  });
  const double = { ...part(2, "m1"), roomType: "double" as const };

  expect(roomAfterLeaving([part(1, "f1", "f2"), double], 1, sexOf)).toEqual({
    ...{ roomType: "triple", stay: ["f1", "f2"], free: 1, isKept: true },
  });
  expect(roomAfterLeaving([part(1, "f1", "m2"), double], 1, sexOf)?.isKept).toBe(false);
  expect(roomAfterLeaving([part(1, "f1", "m2", "f2"), double], 2, sexOf)).toMatchObject({ stay: ["m1"], free: 1 });
  expect(roomAfterLeaving([double], 1, sexOf)).toBeNull();
  expect(roomAfterLeaving([part(null, "f1")], null, sexOf)).toBeNull();
});
