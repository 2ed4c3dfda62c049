/** What each viewer sees of a row. */
import { expect, it } from "vitest";
import { explained, ONLOOKER, SEEN_FIELDS, sightOf, VIEWERS, type Viewer } from "./sight.ts";

const SILENT = { isOwn: false, sharesNeeds: false, sharesPortrait: false };
const seen = (viewer: Viewer, row = SILENT) => {
  const sight = sightOf(viewer, row);
  return SEEN_FIELDS.filter((field) => sight[field]);
};

it.each<[Viewer, string[]]>([
  ["admin", ["person", "age", "marks", "contact"]],
  ["member", ["person", "age"]],
  ["relative", ["person"]],
  ["anyone", []],
])("of somebody else %s sees %s", (viewer, what) => {
  expect(seen(viewer)).toEqual(what);
});

it("shows people their own row whole", () => {
  expect(seen("member", { ...SILENT, isOwn: true })).toEqual([...SEEN_FIELDS]);
});

it.each([
  ["needs", { ...SILENT, sharesNeeds: true }],
  ["portrait", { ...SILENT, sharesPortrait: true }],
] as const)("shows %s to members alone, and only by consent", (field, row) => {
  expect(VIEWERS.filter((viewer) => sightOf(viewer, row)[field])).toEqual(["admin", "member"]);
  expect(VIEWERS.filter((viewer) => sightOf(viewer, SILENT)[field])).toEqual([]);
});

it("lets nobody look on at a group that is the family's", () => {
  expect(ONLOOKER).toEqual({ family: null, extended: "relative", public: "anyone" });
});

it("is explained by the same rule", () => {
  const told = (field: (typeof SEEN_FIELDS)[number]) => VIEWERS.map((viewer) => explained(viewer, field));

  expect(told("person")).toEqual(["always", "always", "always", "never"]);
  expect(told("marks")).toEqual(["always", "never", "never", "never"]);
  expect(told("needs")).toEqual(["by_consent", "by_consent", "never", "never"]);
});
