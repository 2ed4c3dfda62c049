/**
 * What tells that an answer is beside the question, whoever wrote it: two views that were learnt apart, of the intent and of
 * the fact, do not meet in it. How likely the likeliest intent is tells little of a stranger's question. The bounds were chosen
 * on five writers' questions, each by what the others showed (docs/assistant.md).
 */

import type { Understood } from "../../classifier/understand.ts";
import type { FoundFact } from "../../facts/find.ts";
import type { Act } from "../../intents/acts.ts";
import { isNoMatter } from "../../intents/intents.ts";
import { type Decided, likelihoodOf } from "./decided.ts";

/** Below it a view says nothing for a fact. */
export const HEARD = 0.2;
/** So unlikely is the matter that the words alone speak for, and so likely another. */
const UNHEARD_MATTER = 0.1;
const OTHERWISE = 0.3;

/** Its words alone speak for a fact: neither questions of facts nor questions of its intents were like this one. */
export function isHeardByWordsAlone({ fact, taught }: FoundFact, { ranked }: Understood): boolean {
  return taught < HEARD && fact.intents.every((intent) => likelihoodOf(intent, ranked) < HEARD);
}

/** Words speak for an act, and the classifier for another: that one stands beside. */
export function besideOtherwise(act: Act, { ranked }: Understood): Decided {
  const [first] = ranked;
  const decided = { act, others: [], fact: null, danger: null };
  if (!first || first.intent === act || first.probability < OTHERWISE || isNoMatter(first.intent)) return decided;
  // What is due next may be money: that stands beside the next step, however likely the step is.
  const isOfMoneyDue = act.startsWith("journey.") && first.intent === "pay.next";
  const isOfDanger = act.startsWith("safety.") || first.intent.startsWith("safety.");
  if (isOfDanger || (!isOfMoneyDue && likelihoodOfMatter(act, ranked) >= UNHEARD_MATTER)) return decided;
  return { ...decided, others: [first.intent] };
}

function likelihoodOfMatter(act: Act, ranked: Understood["ranked"]): number {
  const [matter] = act.split(".");
  return ranked.reduce(
    (sum, { intent, probability }) => (intent.startsWith(`${matter}.`) ? sum + probability : sum),
    0,
  );
}
