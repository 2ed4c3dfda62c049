/** Attempts that are decided together, step by step: whoever is refused, or goes alone, is asked nothing more. */
import { ALONE, type CombinedOutcome } from "#server/platform/database/combine.ts";

export class Undecided<Answer> {
  /** Null: open still. */
  outcome: CombinedOutcome<Answer> | null = null;
}

/** Asks for all that are still open at once; what is found with each goes into its `field`. */
export async function askUndecided<One extends Undecided<unknown>, Field extends keyof One>(
  all: readonly One[],
  field: Field,
  question: (open: readonly One[]) => Promise<readonly CombinedOutcome<One[Field]>[]>,
): Promise<void> {
  const open = all.filter(({ outcome }) => outcome === null);
  if (open.length === 0) return;
  const found = await question(open);
  for (const [index, one] of open.entries()) {
    const outcome = found[index] ?? ALONE;
    if (outcome !== ALONE && "answer" in outcome) one[field] = outcome.answer;
    else one.outcome = outcome;
  }
}

/** Decides of each that is still open what needs no question; null: it goes on. */
export function check<Answer, One extends Undecided<Answer>>(
  all: readonly One[],
  decide: (one: One) => CombinedOutcome<Answer> | null,
): void {
  for (const one of all) one.outcome ??= decide(one);
}
