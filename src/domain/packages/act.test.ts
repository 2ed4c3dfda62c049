/** One act of a package for each reader. */
import { expect, it } from "vitest";
import { type PackageAct, type PackageFacts, packageActOf } from "./act.ts";

const FOR_THREE = { availableSlots: 9, isQueued: false, isSoldElsewhere: false, people: 3 };

it.each<[string, Partial<PackageFacts>, PackageAct]>([
  ["booked where all have places", { availableSlots: 3 }, { kind: "book" }],
  ["held for some where places are left, and not for all", { availableSlots: 2 }, { kind: "fewer", seats: 2 }],
  ["asked for in its queue, which knows how many", { availableSlots: 2, isQueued: true }, { kind: "book" }],
  ["nobody's of a country in which it is not sold", { isSoldElsewhere: true, isQueued: true }, { kind: "nothing" }],
])("is %s", (_, facts, act) => {
  expect(packageActOf({ ...FOR_THREE, ...facts })).toEqual(act);
});
