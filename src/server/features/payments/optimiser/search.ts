/** The best way to pay, or why there is none: what the solver is asked, in which order. */
import { approximate } from "#domain/payments/plan/exact.ts";
import { cheapestFirst } from "#domain/payments/plan/fill.ts";
import type { ChosenLeg, Infeasible } from "#domain/payments/plan/plan.ts";
import { exactCost, priceOf } from "#domain/payments/plan/price.ts";
import type { Method, PlanProblem } from "#domain/payments/plan/problem.ts";
import { askSolver, type SolverAnswer } from "./ask.ts";
import { diagnose, stuckLines, unpayable } from "./diagnosis.ts";

export interface FoundPlan {
  readonly kind: "found";
  readonly legs: readonly ChosenLeg[];
  readonly optimal: boolean;
  readonly gapMinor: number | null;
}

/** Rounds to the same penny, with room for the solver's tolerance. */
const SAME_PENNY = 0.499;

/**
 * Proven best, of equally cheap plans one with the fewest charges. Each question to the solver takes `seconds` at most; when
 * they are over: the best that was found and by how much it could be dearer than the best, or the cheapest unit first.
 */
export async function search(problem: PlanProblem, seconds: number): Promise<FoundPlan | Infeasible> {
  const ordered = { ...problem, methods: problem.methods.toSorted(byKind) };
  const stuck = stuckLines(ordered);
  if (stuck.length > 0) return unpayable(ordered, stuck);
  const best = await askSolver(ordered, { least: "cost" }, seconds);
  if (best === "infeasible") return diagnose(ordered, seconds);
  if (best === "stopped") return withoutSolver(ordered, seconds);
  if (!best.isOptimal) return { kind: "found", legs: best.legs, optimal: false, gapMinor: gapOf(best) };
  return { kind: "found", legs: await withFewestCharges(ordered, best.legs, seconds), optimal: true, gapMinor: 0 };
}

/** The same methods in another order are the same problem, and get the same plan. */
function byKind(a: Method, b: Method): number {
  const [one, other] = [kindOf(a), kindOf(b)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function kindOf({ currency, type, limitMinor, perMonthMinor, fees }: Method): string {
  return JSON.stringify([currency, type, limitMinor, perMonthMinor, Object.entries(fees).toSorted()]);
}

function gapOf({ objective, bound }: SolverAnswer): number {
  return Math.max(0, Math.ceil(objective - bound));
}

async function withoutSolver(problem: PlanProblem, seconds: number): Promise<FoundPlan | Infeasible> {
  const legs = cheapestFirst(problem);
  return legs ? { kind: "found", legs, optimal: false, gapMinor: null } : diagnose(problem, seconds);
}

/** Among all plans of the same pennies; wishes that weigh against money have had their say already. */
async function withFewestCharges(problem: PlanProblem, best: readonly ChosenLeg[], seconds: number) {
  const { wishes, bill } = problem;
  if (wishes.perChargeMinor > 0 || wishes.countCashback || best.length === bill.lines.length) return best;
  const { costMinor } = priceOf(problem, best);
  const costAtMost = Math.max(costMinor + SAME_PENNY, approximate(exactCost(problem, best)));
  const fewer = await askSolver(problem, { least: "charges", costAtMost }, seconds);
  if (typeof fewer === "string" || fewer.legs.length >= best.length) return best;
  return priceOf(problem, fewer.legs).costMinor > costMinor ? best : fewer.legs;
}
