/** The best payment plan of a problem, with everything that is said of it. */
import { z } from "zod";
import { CURRENCIES } from "#domain/money.ts";
import { planOf } from "#domain/payments/plan/compose.ts";
import { CAUSES, type Infeasible, type Plan } from "#domain/payments/plan/plan.ts";
import type { PlanProblem } from "#domain/payments/plan/problem.ts";
import type { Cpu } from "#server/platform/workers/cpu.ts";

const worker = new URL("./plan.worker.ts", import.meta.url);
/** For each question to the solver: bills with a few methods need a tenth of it (docs/performance.md). */
const PATIENCE_SECONDS = 2;

const leg = z.object({
  lineId: z.string(),
  methodId: z.string(),
  charged: z.enum(CURRENCIES),
  parts: z.int().positive(),
});
const Answer = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("found"),
    legs: z.array(leg),
    optimal: z.boolean(),
    gapMinor: z.number().nullable(),
  }),
  z.object({
    kind: z.literal("infeasible"),
    cause: z.enum(CAUSES),
    shortfallMinor: z.number(),
    carriedMinor: z.number(),
  }),
]);

/**
 * Least cost, proven; `optimal: false` with the gap when the solver ran out of time. A method in a currency without a
 * rate pays nothing. Rejects with `LineFull` when all processes are busy and too many wait.
 */
export async function optimise(
  { cpu }: { readonly cpu: Cpu },
  problem: PlanProblem,
  seconds = PATIENCE_SECONDS,
): Promise<Plan | Infeasible> {
  const answer = Answer.parse(await cpu.run(worker, { problem, seconds }));
  return answer.kind === "found"
    ? planOf(problem, answer.legs, { optimal: answer.optimal, gapMinor: answer.gapMinor })
    : answer;
}
