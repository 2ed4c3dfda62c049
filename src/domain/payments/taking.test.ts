/** What an operator takes: of several agreements what each of them does, and a bound with one way around it. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import { GATEWAY_TYPES } from "../payment-method.ts";
import { isLargeEnough, takingOf } from "./taking.ts";

const taking = fc.record({
  accepts: fc.subarray([...GATEWAY_TYPES], { minLength: 1 }),
  minimumMinor: fc.nat({ max: 1_000_000 }),
});

it("is what every part of a booking takes, and never less than any of them asks", () => {
  fc.assert(
    fc.property(fc.array(fc.option(taking, { nil: undefined }), { minLength: 1, maxLength: 4 }), (said) => {
      const { accepts, minimumMinor } = takingOf(said.map((one) => ({ terms: { ...STANDARD_TERMS, taking: one } })));

      for (const type of GATEWAY_TYPES) {
        expect(accepts.includes(type)).toBe(said.every((one) => one?.accepts.includes(type) ?? true));
      }
      expect(said.every((one) => (one?.minimumMinor ?? 0) <= minimumMinor)).toBe(true);
      expect([0, ...said.map((one) => one?.minimumMinor)]).toContain(minimumMinor);
    }),
  );
});

it("lets less than the least payment through only as the whole of what is open", () => {
  const minor = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(minor, minor, fc.array(minor, { maxLength: 4 }), (amount, least, wholes) => {
      expect(isLargeEnough(amount, least, wholes)).toBe(amount >= least || wholes.includes(amount));
      for (const whole of wholes) expect(isLargeEnough(whole, least, wholes)).toBe(true);
    }),
  );
});
