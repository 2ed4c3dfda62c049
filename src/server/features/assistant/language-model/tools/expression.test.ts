/** The calculator rounds what it shows, not what it reckons with. */
import { expect, it } from "vitest";
import { formatsFor } from "#i18n/formats.ts";
import { termOf } from "./expression.ts";

const names = { formats: formatsFor("en"), number: () => true, reference: () => null };

it.each([
  ["100 / 3 * 3", 100],
  ["1000 / 12 * 7", 583.33],
  ["0.1 + 0.2", 0.3],
])("reckons %s", (expression, amount) => {
  expect(termOf(expression, names)?.amount).toBe(amount);
});

it.each(["1 / 0", "2 +", "(1 + 2", "1 2", "constructor.name"])("refuses %s", (expression) => {
  expect(termOf(expression, names)).toBeNull();
});
