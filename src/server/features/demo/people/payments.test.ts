/** The demonstration's plan is the optimum that the product finds, and saves what the specification says. */
import { expect, it } from "vitest";
import { EXAMPLE_PROBLEM } from "#domain/payments/plan/example.ts";
import { testApp } from "../../../../../test/app.ts";
import { optimise } from "../../payments/service.ts";
import { examplePlanRows } from "./payments.ts";

const NOW = new Date("2026-11-20T14:08:00Z");
const app = await testApp({ clock: () => NOW });

it("comes to £31,850.00 in place of £34,000.00: £2,150.00 saved", async () => {
  const best = await optimise({ cpu: app.platform.cpu }, EXAMPLE_PROBLEM, 60);
  if (best.kind === "infeasible") throw new Error("no plan");

  const { plan, steps } = examplePlanRows(best, NOW);

  expect(best.optimal).toBe(true);
  expect(plan).toMatchObject({ owedMinor: 34_000_00, baselineMinor: 34_000_00, ratesAsOf: "2026-06-30" });
  expect(steps.reduce((sum, { costMinor }) => sum + costMinor, 0)).toBe(31_850_00);
  expect(new Set(steps.map(({ methodBrand }) => methodBrand))).toEqual(new Set(["Visa", "Mastercard"]));
});
