/** The assumed fees. */
import { expect, it } from "vitest";
import { METHOD_TYPES } from "#domain/payment-method.ts";
import { usualFees } from "./fees.ts";

it("knows a fee of every type, none above a tenth of the charge", () => {
  for (const type of METHOD_TYPES) {
    const { spreadPpm, foreignFeePpm } = usualFees(type);
    expect(spreadPpm + foreignFeePpm).toBeGreaterThan(0);
    expect(spreadPpm + foreignFeePpm).toBeLessThan(100_000);
  }
});
