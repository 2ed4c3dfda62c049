/** Amounts of a plan as they are typed. */
import { expect, it } from "vitest";
import { majorOf } from "./figures.ts";

it.each([
  ["34000", 34_000],
  ["٥٠٠٠", 5000],
  ["۵۰۰۰", 5000],
  ["५०००", 5000],
  ["৫০০০", 5000],
  ["5000,5", 5000.5],
  ["٥٬٠٠٠٫٥", 5000.5],
  ["0", null],
  ["-5", null],
  ["5.001", null],
  ["5,000", null],
  ["", null],
])("is read: %j", (typed, major) => {
  expect(majorOf(typed)).toBe(major);
});
