/** What a room may hold. */
import { expect, it } from "vitest";
import type { Sex } from "#domain/travellers/traveller.ts";
import { roomProblem } from "./rooms.ts";

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
