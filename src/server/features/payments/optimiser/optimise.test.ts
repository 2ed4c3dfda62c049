/** The optimiser against the demonstration's figures, against every possible plan, and at its edges. */
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { Currency } from "#domain/money.ts";
import { EXAMPLE_PROBLEM } from "#domain/payments/plan/example.ts";
import type { Infeasible, Plan } from "#domain/payments/plan/plan.ts";
import type { PlanProblem } from "#domain/payments/plan/problem.ts";
import { openCpu } from "#server/platform/workers/cpu.ts";
import { series } from "../../../../../test/series.ts";
import { leastCost, smallProblem } from "../../../../../test/small-payments.ts";
import { optimise } from "./optimise.ts";

const cpu = openCpu();
afterAll(() => cpu.close());
const best = (problem: PlanProblem, seconds?: number) => optimise({ cpu }, problem, seconds);
const costOf = (answer: Plan | Infeasible) => (answer.kind === "plan" ? answer.costMinor : null);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

async function planned(problem: PlanProblem): Promise<Plan> {
  const answer = await best(problem);
  if (answer.kind !== "plan") throw new Error(`no plan: ${answer.cause}`);
  return answer;
}

async function refused(problem: PlanProblem): Promise<Infeasible> {
  const answer = await best(problem);
  if (answer.kind !== "infeasible") throw new Error("a plan where none can be");
  return answer;
}

function exampleWith(change: Partial<PlanProblem>): PlanProblem {
  return { ...EXAMPLE_PROBLEM, ...change };
}

function limits(...limitMinor: number[]): PlanProblem["methods"] {
  return EXAMPLE_PROBLEM.methods.map((method, at) => ({ ...method, limitMinor: limitMinor[at] ?? 0 }));
}

describe("the demonstration's package", () => {
  it("costs £31,850.00 where the payer's own order costs £34,000.00: £2,150.00 saved", async () => {
    const plan = await planned(EXAMPLE_PROBLEM);

    expect(plan.optimal).toBe(true);
    expect(plan.baseline?.costMinor).toBe(34_000_00);
    expect(plan.costMinor).toBe(31_850_00);
    expect(plan.savingsMinor).toBe(2_150_00);
    expect(plan.breakdown.map(({ currency, perMille }) => [currency, perMille])).toEqual(
      expect.arrayContaining([
        ["GBP", 41],
        ["SAR", 464],
        ["USD", 495],
      ]),
    );
    expect(plan.protection).toBe("may_be_covered");
  });

  it("is explained by charges that add up to the savings, and split to the penny", async () => {
    const plan = await planned(EXAMPLE_PROBLEM);

    expect(total(plan.decisions.map(({ savedMinor }) => savedMinor))).toBe(2_150_00);
    expect(plan.shares.map(({ totalMinor, payableMinor }) => [totalMinor, payableMinor])).toEqual(
      Array.from({ length: 5 }, () => [6_800_00, 6_370_00]),
    );
    expect(total(plan.flows.map(({ amountMinor }) => amountMinor))).toBe(31_850_00);
  });

  it("calls a charge the operator's own rate only where that rate is the operator's: a peg is everybody's", async () => {
    const { bill } = EXAMPLE_PROBLEM;
    const [flights] = bill.lines;
    const codes = async (...payableIn: Currency[]) => {
      const lines = flights ? [{ ...flights, payableIn }] : [];
      const plan = await planned(exampleWith({ bill: { ...bill, lines } }));
      return new Set(plan.decisions.map(({ code }) => code));
    };

    expect(await codes("SAR", "GBP")).toEqual(new Set(["avoids_posted_rate"]));
    expect(await codes("GBP")).toEqual(new Set(["posted_rate"]));
  });

  it("goes to the wallet in riyals, of which section 75 says nothing", async () => {
    const { bill } = EXAMPLE_PROBLEM;
    const lines = bill.lines.slice(1, 2).map((line) => ({ ...line, payableIn: ["SAR" as const] }));

    const plan = await planned(
      exampleWith({ bill: { ...bill, lines, target: "wallet", refundFeePpm: 23_000, readyOn: "2027-01-01" } }),
    );

    expect(plan.protection).toBe("not_for_wallet");
  });
});

it("is the payer's own order where another costs as much", async () => {
  const methods = EXAMPLE_PROBLEM.methods.map((method, _, [first = method]) => {
    return { ...method, fees: first.fees, limitMinor: 40_000_00 };
  });
  const lines = EXAMPLE_PROBLEM.bill.lines.slice(0, 1).map((line) => ({ ...line, payableIn: ["USD" as const] }));
  const bill = { ...EXAMPLE_PROBLEM.bill, lines };

  const own = await planned(exampleWith({ bill, methods }));
  const turned = await planned(exampleWith({ bill, methods: methods.toReversed() }));

  expect([own.savingsMinor, own.costMinor]).toEqual([0, turned.costMinor]);
  expect([own, turned].map(({ legs }) => new Set(legs.map(({ methodId }) => methodId)))).toEqual([
    new Set(["visa"]),
    new Set(["mastercard"]),
  ]);
});

describe("against every possible plan", () => {
  it("is equal to the penny, feasible or not", async () => {
    await fc.assert(
      fc.asyncProperty(smallProblem, async (problem) => {
        expect(costOf(await best(problem))).toBe(leastCost(problem));
      }),
      { numRuns: series(60, 2_000) },
    );
  }, 60_000);

  it("does not depend on the order of methods, and never costs more when one of them can carry more", async () => {
    await fc.assert(
      fc.asyncProperty(smallProblem, fc.nat(500), async (problem, more) => {
        const cost = costOf(await best(problem));
        const turned = { ...problem, methods: problem.methods.toReversed() };
        const wider = problem.methods.map((method) => ({ ...method, limitMinor: method.limitMinor + more }));

        expect(costOf(await best(turned))).toBe(cost);
        if (cost !== null) expect(costOf(await best({ ...problem, methods: wider }))).toBeLessThanOrEqual(cost);
      }),
      { numRuns: series(20, 500) },
    );
  }, 60_000);
});

describe("a bill that cannot be paid", () => {
  it("says by how much the limits are too low", async () => {
    const { bill } = EXAMPLE_PROBLEM;
    const line = {
      ...EXAMPLE_PROBLEM.bill.lines[2],
      id: "all",
      currency: "GBP" as const,
      amountMinor: 34_000_00,
      grain: null,
    };
    const lines = [{ ...line, payableIn: ["GBP" as const], dueOn: null, minimumMinor: 0, accepts: null }];

    expect(await refused(exampleWith({ bill: { ...bill, lines }, methods: limits(10_000_00, 15_000_00) }))).toEqual({
      kind: "infeasible",
      cause: "limits",
      shortfallMinor: 9_000_00,
      carriedMinor: 25_000_00,
    });
  });

  it("blames the wish for protection where no credit card is", async () => {
    const methods = EXAMPLE_PROBLEM.methods.map((method) => ({ ...method, type: "debit" as const }));

    expect(
      await refused(exampleWith({ methods, wishes: { ...EXAMPLE_PROBLEM.wishes, section75: true } })),
    ).toMatchObject({ cause: "section75", shortfallMinor: 0 });
  });

  it("blames least charges before limits", async () => {
    const lines = EXAMPLE_PROBLEM.bill.lines.map((line) => ({ ...line, minimumMinor: line.amountMinor }));

    expect(
      await refused(exampleWith({ bill: { ...EXAMPLE_PROBLEM.bill, lines }, methods: limits(14_500_00, 18_000_00) })),
    ).toMatchObject({
      cause: "minimums",
    });
  });

  it("names what nobody takes, and that there is nothing to pay with", async () => {
    const lines = EXAMPLE_PROBLEM.bill.lines.map((line) => ({ ...line, accepts: ["bank_transfer" as const] }));

    expect(await refused(exampleWith({ bill: { ...EXAMPLE_PROBLEM.bill, lines } }))).toMatchObject({
      cause: "accepted_types",
    });
    expect(await refused(exampleWith({ methods: [] }))).toMatchObject({ cause: "limits", shortfallMinor: 34_000_00 });
  });

  it("names a currency without a rate, and pays with what has one", async () => {
    const { GBP: _, ...parities } = EXAMPLE_PROBLEM.rates.parities;
    const rates = { ...EXAMPLE_PROBLEM.rates, parities };
    const posted = { USD: { units: 1, dollars: 1 } };
    const lines = EXAMPLE_PROBLEM.bill.lines.slice(0, 1);
    const bill = { ...EXAMPLE_PROBLEM.bill, lines, posted };
    const pounds = limits(90_000_00);
    const dollars = pounds.map((method) => ({ ...method, id: `${method.id} in dollars`, currency: "USD" as const }));
    const problem = { ...exampleWith({ bill, rates }), home: "USD" as const };

    expect(await refused({ ...problem, methods: pounds })).toMatchObject({ cause: "currencies" });
    const paid = await best({ ...problem, methods: [...pounds, ...dollars] });
    expect(paid).toMatchObject({ kind: "plan", costMinor: 21_000_00 });
  });

  it("says when the members together cannot bear it", async () => {
    const members = EXAMPLE_PROBLEM.members.map((member) => ({ ...member, capMinor: 6_000_00 }));

    expect(await refused(exampleWith({ members }))).toMatchObject({ cause: "member_caps", shortfallMinor: 1_850_00 });
  });
});

it("answers the best that it knows, and says so, when time is over", async () => {
  const answer = await best(EXAMPLE_PROBLEM, 0);

  expect(answer).toMatchObject({ kind: "plan", optimal: false });
  // Nothing is known of how far it is from the best: never told as proven, and never cheaper than it.
  expect(answer.kind === "plan" && answer.costMinor).toBeGreaterThanOrEqual(31_850_00);
});
