/** The editor's form: what it reads, what it finds missing, and where it says so. */
import { describe, expect, it } from "vitest";
import { coversHajj, fieldAt, formProblems } from "./form-checks.ts";
import { readOfferForm } from "./form-draft.ts";
import { NEW_FORM, type OfferForm, pairs, pairsIn, stepDigits } from "./form-model.ts";
import { EDITOR_PARTS, FORM_FIELDS, partOf } from "./parts.ts";

const whole: OfferForm = {
  ...NEW_FORM,
  title: "Zamzam",
  price: "7950.50",
  capacity: "40",
  departureCity: "London",
  departureDate: "2027-05-03",
  returnDate: "2027-05-24",
  distanceFromHaram: "800",
};
const problems = (changes: Partial<OfferForm>) =>
  formProblems({ ...whole, ...changes }, null, "2026-11-20", FORM_FIELDS).map(({ field, key }) => [field, key]);

describe("the form", () => {
  it("is whole with what a draft needs, and its nights follow from the dates", () => {
    expect(problems({})).toEqual([]);
    expect(readOfferForm(whole).body).toMatchObject({ price: 7950.5, capacity: 40, duration: 21, hijriYear: 1448 });
  });

  it("names every needed field of an empty one", () => {
    expect(
      formProblems(NEW_FORM, null, "2026-11-20", FORM_FIELDS)
        .map(({ field }) => field)
        .sort(),
    ).toEqual(["capacity", "departureCity", "departureDate", "distanceFromHaram", "price", "returnDate", "title"]);
  });

  it.each([
    [{ price: "cheap" }, ["price", "not_a_number"]],
    [{ returnDate: "2027-05-01" }, ["returnDate", "after_departure"]],
    [{ departureDate: "2024-05-03", returnDate: "2024-05-24" }, ["departureDate", "in_the_past"]],
    [{ releaseDate: "2027-05-20" }, ["releaseDate", "before_departure"]],
    [{ quad: "50", triple: "60", double: "70" }, ["quad", "one_room_in_the_price"]],
    [{ quad: "", triple: "", double: "" }, ["quad", "one_room"]],
    [{ channels: "" }, ["channels", "required"]],
    [{ discounts: "5:3; 5:4" }, ["discounts", "named_twice"]],
    [{ ladder: "60:" }, ["ladder", "not_a_ladder"]],
    [{ deposit: "percent" }, ["depositValue", "required"]],
    [
      { deposit: "percent", depositValue: "20", balanceDays: "5", graceDays: "9" },
      ["graceDays", "grace_past_departure"],
    ],
    [{ guideLanguages: "Klingon" }, ["guideLanguages", "not_a_language"]],
  ] as const)("finds %o", (changes, problem) => {
    expect(problems(changes)).toContainEqual(problem);
  });

  it("offers only the rooms that have a supplement", () => {
    expect(readOfferForm({ ...whole, triple: "" }).body?.roomTypes).toEqual([
      { type: "quad", supplement: 0 },
      { type: "double", supplement: 0 },
    ]);
  });

  it("knows whether the journey holds the days of Hajj", () => {
    expect(coversHajj(whole, 1448)).toBe(true);
    expect(coversHajj({ ...whole, returnDate: "2027-05-16" }, 1448)).toBe(false);
    expect(coversHajj({ ...whole, returnDate: "" }, 1448)).toBeNull();
  });
});

describe("the place of what the server names", () => {
  it.each([
    ["price", "price"],
    ["duration", "returnDate"],
    ["roomTypes.0.supplement", "quad"],
    ["terms.cancellation.2.refundPercent", "ladder"],
    ["terms.payment.deposit.percent", "depositValue"],
    ["terms.payment.graceDays", "graceDays"],
    ["body", "title"],
  ])("of %s is %s", (path, field) => {
    expect(fieldAt(path, FORM_FIELDS)).toBe(field);
  });
});

it("has every field in one part", () => {
  expect(new Set(FORM_FIELDS).size).toBe(FORM_FIELDS.length);
  expect(
    FORM_FIELDS.every(
      (field) =>
        Object.values(EDITOR_PARTS)
          .flat()
          .filter((one) => one === field).length === 1,
    ),
  ).toBe(true);
  expect(partOf("ladder")).toBe("terms");
});

it("keeps half-typed steps as they are typed", () => {
  expect(
    pairsIn(
      pairs([
        [60, 90],
        ["3", ""],
      ]),
    ),
  ).toEqual([
    ["60", "90"],
    ["3", ""],
  ]);
});

it("takes the digits of any keyboard into a step, and no sign between", () => {
  expect(["٦٠", "۹۰", "३०", "৫", "6:0;", "1234"].map(stepDigits)).toEqual(["60", "90", "30", "5", "60", "123"]);
});
