/** Of the facts that serve an intent, those whose words are nearest to the question. */
import { conceptsIn } from "../concepts/concepts.ts";
import type { Intent } from "../intents.ts";
import { wordsIn } from "../normalise/fold.ts";
import type { Fact } from "./fact.ts";
import { factsFor } from "./facts.ts";

/** A shared concept counts as much as two shared words: it holds across spellings. */
const CONCEPT = 2;
/** Words this short stand in every sentence. */
const SHORTEST_WORD = 4;

/** At most `count`; `read` gives a fact's words in the question's language. Equal ones keep the order of the facts. */
export function nearestFacts(intent: Intent, question: string, count: number, read: (fact: Fact) => string): Fact[] {
  const asked = termsOf(question);
  return factsFor(intent)
    .map((fact) => ({ fact, shared: sharedWeight(asked, termsOf(read(fact))) }))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, count)
    .map(({ fact }) => fact);
}

function termsOf(text: string): ReadonlyMap<string, number> {
  const words = wordsIn(text);
  const long = words.filter((word) => word.length >= SHORTEST_WORD);
  return new Map([
    ...long.map((word) => [word.slice(0, 6), 1] as const),
    ...conceptsIn(words).map((concept) => [`#${concept}`, CONCEPT] as const),
  ]);
}

/** Weighed down a little by length, so that a long fact is not near to everything. */
function sharedWeight(asked: ReadonlyMap<string, number>, said: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [term, weight] of asked) if (said.has(term)) sum += weight;
  return sum / Math.sqrt(said.size + 1);
}
