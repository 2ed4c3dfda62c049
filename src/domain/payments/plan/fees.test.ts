/** The assumed fees. */
import { expect, it } from "vitest";
import { usualFees } from "./fees.ts";
import { METHOD_TYPES } from "./problem.ts";

it("knows a fee of every type, none above a tenth of the charge", () => {
  for (const type of METHOD_TYPES) {
    const { spreadPpm, foreignFeePpm } = usualFees(type);
    expect(spreadPpm + foreignFeePpm).toBeGreaterThan(0);
    expect(spreadPpm + foreignFeePpm).toBeLessThan(100_000);
  }
});
