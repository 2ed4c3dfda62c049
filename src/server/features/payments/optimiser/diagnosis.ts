/** Why a bill cannot be paid, and how much is missing. */
import { writtenMinor } from "#domain/payments/plan/compose.ts";
import type { Infeasible } from "#domain/payments/plan/plan.ts";
import { priceOf } from "#domain/payments/plan/price.ts";
import type { BillLine, Method, PlanProblem } from "#domain/payments/plan/problem.ts";
import { waysOf } from "#domain/payments/plan/ways.ts";
import { askSolver } from "./ask.ts";

/** Lines that no method can pay at all. */
export function stuckLines(problem: PlanProblem): BillLine[] {
  const ways = waysOf(problem);
  return problem.bill.lines.filter((line) => !ways.some((way) => way.line === line));
}

/** Of a bill with such lines: nobody takes the method, its least charge is too high, or no rate leads to its currency. */
export function unpayable(problem: PlanProblem, stuck: readonly BillLine[]): Infeasible {
  const { bill, methods } = problem;
  const shortfallMinor = writtenMinor({ ...problem, bill: { ...bill, lines: stuck } });
  const carriedMinor = writtenMinor(problem) - shortfallMinor;
  const found = (cause: Infeasible["cause"]): Infeasible => ({
    kind: "infeasible",
    cause,
    shortfallMinor,
    carriedMinor,
  });
  if (methods.length === 0) return found("limits");
  const isTaken = ({ accepts }: BillLine) => accepts === null || methods.some(({ type }) => accepts.includes(type));
  if (!stuck.every(isTaken)) return found("accepted_types");
  const free = { ...problem, methods: methods.map(withoutMinimum), bill: { ...bill, lines: stuck } };
  return found(waysOf(free).length > 0 ? "minimums" : "currencies");
}

function withoutMinimum(method: Method): Method {
  return { ...method, fees: { ...method.fees, minimumMinor: 0 } };
}

/** What could be left out is tried before more money is asked for; least charges before limits, which would be blamed for them. */
export async function diagnose(problem: PlanProblem, seconds: number): Promise<Infeasible> {
  for (const cause of ["section75", "minimums"] as const) {
    const eased = await askSolver(problem, { least: "cost", without: [cause] }, seconds);
    if (typeof eased === "object") {
      return { kind: "infeasible", cause, shortfallMinor: 0, carriedMinor: writtenMinor(problem) };
    }
  }
  const raised = await askSolver(problem, { least: "shortfall", without: ["section75"] }, seconds);
  const anyMonth = await askSolver(problem, { least: "cost", without: ["months"] }, seconds);
  const cause = typeof anyMonth === "object" ? "months" : "limits";
  if (typeof raised === "string") {
    return { kind: "infeasible", cause: "minimums", shortfallMinor: writtenMinor(problem), carriedMinor: 0 };
  }
  const shortfallMinor = Math.ceil(raised.objective - TOLERANCE);
  const { costMinor } = priceOf(problem, raised.legs);
  return { kind: "infeasible", cause, shortfallMinor, carriedMinor: Math.max(0, costMinor - shortfallMinor) };
}

/** Of the solver's sums, minor units. */
const TOLERANCE = 1e-3;
