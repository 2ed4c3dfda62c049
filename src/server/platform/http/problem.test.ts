import { expect, it } from "vitest";
import { AppError } from "./app-error.ts";
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
