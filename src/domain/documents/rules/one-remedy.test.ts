import { expect, it } from "vitest";
import { byRemedy } from "./one-remedy.ts";

it("puts together what one remedy puts right, and nothing that fails or asks for nothing", () => {
  const checks = [
    { id: 1, outcome: "fail", remedy: "again" },
    { id: 2, outcome: "not_checked", remedy: "again" },
    { id: 3, outcome: "not_checked", remedy: null },
    { id: 4, outcome: "not_checked", remedy: "wait" },
    { id: 5, outcome: "warning", remedy: "again" },
    { id: 6, outcome: "not_due", remedy: "wait" },
    { id: 7, outcome: "not_checked", remedy: null },
  ] as const;

  expect(byRemedy(checks).map((group) => group.map(({ id }) => id))).toEqual([[1], [2, 5], [3], [4], [6], [7]]);
});
