/** Own packages: order, actions and search. */
import { expect, it } from "vitest";
import { fullestFirst, openActions, searchOwn } from "./package-rows.ts";

const item = (title: string, capacity: number, availableSlots: number, status: "listed" | "draft" = "listed") => ({
  title,
  capacity,
  availableSlots,
  keptSeats: 0,
  saleWindowId: null,
  departureDate: "2027-05-05",
  ...{ releaseDate: null, channels: ["operator"] as const },
  status,
});

it("puts the fullest package on sale first and leaves out drafts and what has departed", () => {
  const rows = fullestFirst(
    [
      item("Half", 40, 20),
      item("Full", 10, 0),
      item("Draft", 5, 0, "draft"),
      { ...item("Gone", 5, 0), departureDate: "2027-01-01" },
    ],
    "2027-01-01",
  );

  expect(rows.map(({ item: { title }, taken }) => [title, taken])).toEqual([
    ["Full", 10],
    ["Half", 20],
  ]);
});

it("opens exactly the actions of the state, and publishing only with a checked licence", () => {
  expect(openActions("draft", true)).toEqual(["publish"]);
  expect(openActions("draft", false)).toEqual([]);
  expect(openActions("listed", false)).toEqual(["pause", "close"]);
  expect(openActions("paused", true)).toEqual(["publish", "close"]);
  expect(openActions("closed", true)).toEqual([]);
});

it("finds by title and by the operator's own reference in any case", () => {
  const packages = [
    { title: "Zamzam Family", operatorReference: null },
    { title: "Safa", operatorReference: "AN-77" },
  ];

  expect(searchOwn(packages, " an-7 ")).toEqual([packages[1]]);
  expect(searchOwn(packages, "an-۷۷")).toEqual([packages[1]]);
  expect(searchOwn(packages, "FAMILY")).toEqual([packages[0]]);
  expect(searchOwn(packages, "")).toEqual(packages);
});
