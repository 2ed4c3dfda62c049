/** The search in a process of its own: WebAssembly holds its thread until it is done. */
import type { Infeasible } from "#domain/payments/plan/plan.ts";
import type { PlanProblem } from "#domain/payments/plan/problem.ts";
import { type FoundPlan, search } from "./search.ts";

export interface PlanTask {
  readonly problem: PlanProblem;
  readonly seconds: number;
}

export default function plan({ problem, seconds }: PlanTask): Promise<FoundPlan | Infeasible> {
  return search(problem, seconds);
}
