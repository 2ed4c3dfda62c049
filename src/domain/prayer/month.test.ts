/** The days of a month. */
import { expect, it } from "vitest";
import { daysOfMonth } from "./month.ts";

it.each([
  ["2027-02-15", 28],
  ["2028-02-01", 29],
  ["2027-04-30", 30],
  ["2027-12-31", 31],
])("of %s are %d, from the first to the last", (date, count) => {
  const days = daysOfMonth(date);

  expect(days).toHaveLength(count);
  expect(days[0]).toBe(`${date.slice(0, 7)}-01`);
  expect(days.at(-1)).toBe(`${date.slice(0, 7)}-${count}`);
});
