import { expect, it } from "vitest";
import { AppError } from "../../errors/app-error.ts";
import { problemOf } from "./problem.ts";

it.each([
  [1, "1 second", "ثانية واحدة"],
  [60, "60 seconds", "60 ثانية"],
  [61, "2 minutes", "دقيقتين"],
  [900, "15 minutes", "15 دقيقة"],
  [86_400, "24 hours", "24 ساعة"],
])("names a wait of %i seconds in the unit that a reader thinks in", (seconds, english, arabic) => {
  const refusal = new AppError("too_many_requests", { seconds });

  expect(problemOf(refusal, "en").detail).toBe(`Too many attempts. Try again in ${english}.`);
  expect(problemOf(refusal, "ar").detail).toContain(` ${arabic}.`);
});

it("writes an amount as the reader writes money, while programs get it as it is", () => {
  const refusal = new AppError("limits_too_low", { shortfall: "52156.27", carried: "0.00", currency: "GBP" });

  expect(problemOf(refusal, "en").detail).toContain("£52,156.27 is missing");
  expect(problemOf(refusal, "fr").detail).toContain("52\u202f156,27\u00a0£");
  expect(problemOf(refusal, "ar").detail).toContain("\u2066£52,156.27\u2069");
  expect(problemOf(refusal, "en")).toMatchObject({ shortfall: "52156.27", currency: "GBP" });
});

it("keeps a reference in one piece between right-to-left words", () => {
  const refusal = new AppError("traveller_is_booked", { name: "Amina Rahman", reference: "RH-7K3Q2M" });

  expect(problemOf(refusal, "ar").detail).toContain("\u2068RH-7K3Q2M\u2069");
});
