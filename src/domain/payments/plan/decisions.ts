/** What each charge of a plan saves against the payer's own order: the explanation, which adds up to the savings. */
import { apportion, exactPart, fraction, halfUp, minus, times } from "./exact.ts";
import type { ChosenLeg, Decision, Priced } from "./plan.ts";
import { exactCost } from "./price.ts";
import type { PlanProblem } from "./problem.ts";
import { partCountOf, rateOf } from "./ways.ts";

/** Those that saved most first; their savings sum to the difference of the two totals. */
export function decisionsOf(problem: PlanProblem, plan: Priced, baseline: Priced): Decision[] {
  const before = new Map(
    problem.bill.lines.map(({ id }) => [
      id,
      exactCost(
        problem,
        baseline.legs.filter(({ lineId }) => lineId === id),
      ),
    ]),
  );
  const saved = plan.legs.map((leg) => {
    const line = problem.bill.lines.find(({ id }) => id === leg.lineId);
    const whole = line ? partCountOf(line) : 1;
    return minus(exactPart(before.get(leg.lineId), leg.parts, whole), exactCost(problem, [leg]));
  });
  const shares = apportion(BigInt(baseline.costMinor - plan.costMinor), saved);
  return plan.legs
    .map((leg, at) => decisionOf(problem, { plan, baseline, leg, savedMinor: Number(shares[at]) }))
    .toSorted((a, b) => b.savedMinor - a.savedMinor);
}

interface Compared {
  readonly plan: Priced;
  readonly baseline: Priced;
  readonly leg: Priced["legs"][number];
  readonly savedMinor: number;
}

function decisionOf(problem: PlanProblem, { plan, baseline, leg, savedMinor }: Compared): Decision {
  const { lineId, methodId, charged, parts, costMinor } = leg;
  const use = plan.uses.find((one) => one.methodId === methodId);
  return {
    code: codeOf(problem, leg, baseline.legs),
    lineId,
    methodId,
    charged,
    parts,
    costMinor,
    baselineMinor: costMinor + savedMinor,
    savedMinor,
    atLimit: (use?.leftMinor ?? 0) < LEFT_OVER,
  };
}

/** Less than one major unit left is a full method: the rest is not worth a charge. */
const LEFT_OVER = 100;

function codeOf(problem: PlanProblem, leg: ChosenLeg, before: readonly ChosenLeg[]): Decision["code"] {
  const method = problem.methods.find(({ id }) => id === leg.methodId);
  if (isAtOwnRate(problem, leg)) return "posted_rate";
  if (method?.currency === leg.charged) return "no_conversion";
  const earlier = before.filter(({ lineId }) => lineId === leg.lineId);
  if (earlier.some((one) => one.charged !== leg.charged && isAtOwnRate(problem, one))) return "avoids_posted_rate";
  return earlier.every(({ methodId }) => methodId === leg.methodId) ? "as_before" : "cheaper_method";
}

/**
 * In another currency than the line's, at a rate that is the operator's alone: a peg stands as it is for everybody. Posted rates
 * are those of whole minor units, so the two are one where the line comes to the same to the unit.
 */
function isAtOwnRate({ bill, rates }: PlanProblem, { lineId, charged }: ChosenLeg): boolean {
  const line = bill.lines.find(({ id }) => id === lineId);
  if (!line) return false;
  const [posted, reference] = [bill.posted, rates.parities].map((parities) => {
    const rate = rateOf(parities, line.currency, charged);
    return rate && halfUp(times(fraction(line.amountMinor), rate));
  });
  if (posted == null || reference == null) return true;
  return posted - reference > 1n || reference - posted > 1n;
}
