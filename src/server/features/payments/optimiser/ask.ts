/** One question to the solver, answered in charges. */
import type { ChosenLeg } from "#domain/payments/plan/plan.ts";
import type { PlanProblem } from "#domain/payments/plan/problem.ts";
import { wholeLines } from "#domain/payments/plan/whole-lines.ts";
import { programOf, type SolverQuestion } from "./program.ts";
import { type Solution, solve } from "./solver.ts";

export interface SolverAnswer extends Solution {
  readonly legs: readonly ChosenLeg[];
}

/** `seconds` bound the search; what has been found by then is answered with its bound. */
export async function askSolver(
  problem: PlanProblem,
  question: SolverQuestion,
  seconds: number,
): Promise<SolverAnswer | "infeasible" | "stopped"> {
  const program = programOf(problem, question);
  const solved = await solve(program, seconds);
  if (typeof solved === "string") return solved;
  return {
    ...solved,
    legs: wholeLines(
      problem,
      program.ways.map((way, at) => ({ way, parts: solved.parts[at] ?? 0 })),
    ),
  };
}
