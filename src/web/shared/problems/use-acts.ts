/** What can be done with a problem, one mutation an act. */
import {
  answerProblem,
  bookingProblems,
  decideProblem,
  escalateProblem,
  operatorProblems,
  settleProblem,
  staffProblems,
} from "#contract/problems.ts";
import type { ProblemEvent, ProblemOutcome } from "#domain/problems/problem.ts";
import { useRouteMutation } from "../../lib/calls/queries.ts";

const OUTDATED = [bookingProblems, operatorProblems, staffProblems] as const;

/** The acts of people. */
export type ProblemAct = Exclude<ProblemEvent, "run_out" | "rest">;
export const PROBLEM_ACTS = ["answer", "escalate", "settle", "decide"] as const satisfies readonly ProblemAct[];

export function useProblemActs(problemId: string, onDone: () => void) {
  const options = { invalidates: OUTDATED, onSuccess: onDone };
  const params = { id: problemId };
  const answer = useRouteMutation(answerProblem, options);
  const escalate = useRouteMutation(escalateProblem, options);
  const settle = useRouteMutation(settleProblem, options);
  const decide = useRouteMutation(decideProblem, options);
  return {
    answer: { ...stateOf(answer), send: (words: string) => answer.mutate({ params, body: { words } }) },
    escalate: { ...stateOf(escalate), send: (words: string) => escalate.mutate({ params, body: { words } }) },
    settle: { ...stateOf(settle), send: () => settle.mutate({ params }) },
    decide: {
      ...stateOf(decide),
      send: (words: string, outcome: ProblemOutcome) => decide.mutate({ params, body: { words, outcome } }),
    },
  };
}

function stateOf({ isPending, error }: { isPending: boolean; error: Error | null }) {
  return { isPending, error };
}
