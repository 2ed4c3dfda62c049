/** What each viewer sees of a row. */
import { expect, it } from "vitest";
import { ONLOOKER, sightOf, type Viewer } from "./sight.ts";

const seen = (viewer: Viewer, row = { isOwn: false, sharesNeeds: false }) =>
  Object.entries(sightOf(viewer, row))
    .filter(([, sees]) => sees)
    .map(([what]) => what);

it.each<[Viewer, string[]]>([
  ["admin", ["person", "marks"]],
  ["member", ["person"]],
  ["relative", ["person"]],
  ["anyone", []],
])("of somebody else %s sees %s", (viewer, what) => {
  expect(seen(viewer)).toEqual(what);
});

it("shows people their own row whole", () => {
  expect(seen("member", { isOwn: true, sharesNeeds: false })).toEqual(["person", "marks", "needs"]);
});

it("shows needs to members alone, and only by consent", () => {
  const shares = { isOwn: false, sharesNeeds: true };

  expect(seen("admin", shares)).toContain("needs");
  expect(seen("member", shares)).toContain("needs");
  expect(seen("relative", shares)).not.toContain("needs");
  expect(seen("anyone", shares)).not.toContain("needs");
});

it("lets nobody look on at a group that is the family's", () => {
  expect(ONLOOKER).toEqual({ family: null, extended: "relative", public: "anyone" });
});
