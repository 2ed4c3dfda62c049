/** The strength hint: repeated and running signs do not count as strength. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

it.each([
  ["", "weak"],
  ["abc123", "weak"],
  ["aaaaaaaaaaaaaaaaaaaaaaaa", "weak"],
  ["1234567890123456", "weak"],
  ["Labbayk-1448", "fair"],
  ["seven dates at dawn", "strong"],
  ["سبع تمرات عند الفجر", "strong"],
])("calls %j %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it("never grows weaker by a sign of a kind and value not used yet", () => {
  const order = ["weak", "fair", "strong"];
  fc.assert(
    fc.property(fc.string(), (password) => {
      const longer = `${password}☪`;

      expect(order.indexOf(passwordStrength(longer))).toBeGreaterThanOrEqual(order.indexOf(passwordStrength(password)));
    }),
  );
});
