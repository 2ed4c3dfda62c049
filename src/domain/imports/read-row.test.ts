/** A row of a sheet as a package's form, and what is wrong in which cell. */
import { describe, expect, it } from "vitest";
import type { Cell } from "./cell.ts";
import { type ImportField, READ_TWO_WAYS } from "./columns.ts";
import { understandRows } from "./questions.ts";
import { readRow } from "./read-row.ts";

const UNSAID = { dateOrder: null, decimal: null };
const COLUMNS: ImportField[] = [
  "title",
  "price",
  "departureCity",
  "departureDate",
  "returnDate",
  "accommodationType",
  "distanceFromHaram",
  "capacity",
];
const SOUND: Cell[] = ["Zamzam", "7,950.00", "London", "2027-05-05", "2027-05-25", "deluxe", "800 m", 40];

function read(changes: Partial<Record<ImportField, Cell>>) {
  const more = Object.keys(changes).filter((field) => !COLUMNS.some((one) => one === field)) as ImportField[];
  const columns = [...COLUMNS, ...more];
  const cells = columns.map((field, place) => (field in changes ? (changes[field] ?? null) : (SOUND[place] ?? null)));
  return readRow(cells, columns, UNSAID);
}

describe("readRow", () => {
  it("makes a draft whose nights and Hijri year follow from the dates", () => {
    expect(read({})).toEqual({
      problems: [],
      draft: {
        title: "Zamzam",
        price: 7950,
        departureCity: "London",
        departureDate: "2027-05-05",
        returnDate: "2027-05-25",
        accommodationType: "Deluxe",
        distanceFromHaram: 800,
        capacity: 40,
        duration: 20,
        hijriYear: 1448,
      },
    });
  });

  it("makes rooms of their columns and terms of theirs", () => {
    const { draft } = read({ quad: 0, double: "850,50", cancellation: "60:90; 30:50%", approval: "instant" });

    expect(draft).toMatchObject({
      roomTypes: [
        { type: "quad", supplement: 0 },
        { type: "double", supplement: 850.5 },
      ],
      terms: {
        approval: "instant",
        cancellation: [
          { daysBefore: 60, refundPercent: 90 },
          { daysBefore: 30, refundPercent: 50 },
        ],
      },
    });
  });

  it.each([
    ["shifting", "Non-shifting", false],
    ["accessible", "نعم", true],
    ["flights", true, true],
    ["channels", "Both", ["nusuk", "operator"]],
    ["channels", "نسك", ["nusuk"]],
    ["guideLanguages", "English, Urdu / ar", ["en", "ur", "ar"]],
    [
      "groupDiscounts",
      "from 5: 3 %; 10:5",
      [
        { fromPeople: 5, percent: 3 },
        { fromPeople: 10, percent: 5 },
      ],
    ],
    ["campClass", "Class A+", "A+"],
    ["accommodationType", "5 star", "VIP"],
    ["accommodationType", "جناح رئاسي", "Presidential Suite"],
  ] as const)("reads %s %o", (field, cell, value) => {
    expect(read({ [field]: cell }).draft).toMatchObject({ [field]: value });
  });

  it.each([
    ["title", null, "required"],
    ["price", "cheap", "not_a_number"],
    ["price", "£4,850", "not_dollars"],
    ["departureDate", "3/5/2027", "reads_two_ways"],
    ["returnDate", "soon", "not_a_date"],
    ["accommodationType", "Palace", "not_offered"],
    ["shifting", "perhaps", "not_yes_or_no"],
    ["guideLanguages", "Klingon", "not_a_language"],
    ["cancellation", "all of it", "not_a_ladder"],
    ["channels", "pigeon", "not_offered"],
  ] as const)("finds what is wrong with %s %o", (field, cell, key) => {
    expect(read({ [field]: cell }).problems).toEqual([{ field, key }]);
  });

  it("finds everything that is wrong at once", () => {
    expect(read({ title: "", price: "x", capacity: "y" }).problems).toHaveLength(3);
  });
});

describe("understand", () => {
  const dates = (...cells: Cell[]) =>
    understandRows(
      cells.map((cell) => [cell]),
      ["departureDate"],
      UNSAID,
      READ_TWO_WAYS,
    );

  it("asks about dates that no cell settles", () => {
    expect(dates("3/5/2027", "4/6/2027").questions).toEqual([{ about: "dateOrder", example: "3/5/2027" }]);
  });

  it("does not ask where one cell settles it for all", () => {
    expect(dates("3/5/2027", "25/5/2027")).toEqual({
      reading: { dateOrder: "day_first", decimal: null },
      questions: [],
    });
  });

  it("asks where cells say different things", () => {
    expect(dates("25/5/2027", "5/25/2027", "3/5/2027").questions).toHaveLength(1);
  });

  it("asks about amounts that no cell settles, and takes the operator's word", () => {
    const rows: Cell[][] = [["4.850"], ["5100"]];

    expect(understandRows(rows, ["price"], UNSAID, READ_TWO_WAYS).questions).toEqual([
      { about: "decimal", example: "4.850" },
    ]);
    expect(understandRows(rows, ["price"], { ...UNSAID, decimal: "comma" }, READ_TWO_WAYS).questions).toEqual([]);
  });
});
