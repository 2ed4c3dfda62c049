/** Finds the fact that answers a question, among all of them, by its words in the question's language; and says how sure that is. */
import { conceptsIn } from "../concepts/concepts.ts";
import type { Intent } from "../intents.ts";
import { wordsIn } from "../normalise/fold.ts";
import { isCommon } from "./common-words.ts";
import { CUES } from "./cues.ts";
import type { Fact } from "./fact.ts";
import { FACTS } from "./facts.ts";

export interface Found {
  readonly fact: Fact;
  /** 0–1: how much of what the question says the fact says too, rare words for more. */
  readonly score: number;
  /** 0–1: the share of the question's telling words that the fact says in whatever form, those no fact says among them. */
  readonly covers: number;
}

/** A concept holds across spellings. */
const CONCEPT = 1.2;
const BEGINNING = 0.6;
/** Beginnings of words stand for their endings. */
const BEGINNING_LETTERS = 4;
const SHORTEST_WORD = 3;
/** What an intent that may be meant adds to its facts, by its probability. */
const PRIOR = 0.35;
/** A fact that comes later among those of its intent has to be so much nearer, by its rank. */
const LATER = 0.03;
/** A cue is written to be met: it weighs as the fact's own words twice. */
const CUE = 2;

/** Terms of a question that can be told apart from others: a word, its beginning and its concept are up to three. */
const FEWEST_TERMS = 7;
/** What is told in danger alone, where the words of danger are heard. */
const IN_DANGER = new Set([
  "attacked",
  "poisoned",
  "bitten",
  "notBreathing",
  "chestPain",
  "collapsed",
  "robbed",
  "inFire",
]);

interface Index {
  /** What a term tells, and the facts that say it: their places, and how clearly each says it. */
  readonly terms: ReadonlyMap<
    string,
    { readonly weight: number; readonly saidBy: readonly (readonly [number, number])[] }
  >;
  readonly facts: readonly { readonly fact: Fact; readonly size: number }[];
}

const indices = new Map<string, Index>();

/** The likeliest first. `read` gives a fact's words in the language `locale`, in which the index is kept. */
export function findFacts(
  question: string,
  { locale, read, prior }: { locale: string; read: (fact: Fact) => string; prior: ReadonlyMap<Intent, number> },
): Found[] {
  const index = indexOf(locale, read);
  const { terms, facts } = index;
  const asked = termsOf(question);
  // What one word alone says is little.
  const confidence = Math.min(1, (asked.size + 1) / FEWEST_TERMS);
  const shared = new Float64Array(facts.length);
  const covered = coveredBy(question, index);
  let whole = 0;
  for (const [term, weight] of asked) {
    const found = terms.get(term);
    whole += weight * (found?.weight ?? 1);
    for (const [at, said] of found?.saidBy ?? []) shared[at] = (shared[at] ?? 0) + said * weight * (found?.weight ?? 1);
  }
  return facts
    .map(({ fact, size }, at) => {
      const near = (shared[at] ?? 0) / (whole || 1) / size;
      const likely = fact.intents.reduce((most, intent) => Math.max(most, prior.get(intent) ?? 0), 0);
      const score = near * confidence + PRIOR * likely - LATER * ((fact.rank ?? 1) - 1);
      return { fact, score, covers: covered[at] ?? 0 };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** For each fact, by its place. A word counts once, whether the fact says it, its beginning or its concept. */
function coveredBy(question: string, { terms, facts }: Index): Float64Array {
  const shares = new Float64Array(facts.length);
  const words = wordsIn(question).filter((word) => termsOf(word).size > 0);
  let whole = 0;
  for (const word of words) {
    const found = [...termsOf(word).keys()].flatMap((term) => terms.get(term) ?? []);
    const weight = Math.max(0, ...found.map((term) => term.weight)) || 1;
    whole += weight;
    for (const at of new Set(found.flatMap(({ saidBy }) => saidBy.map(([fact]) => fact))))
      shares[at] = (shares[at] ?? 0) + weight;
  }
  return shares.map((share) => share / (whole || 1));
}

function indexOf(locale: string, read: (fact: Fact) => string): Index {
  const kept = indices.get(locale);
  if (kept) return kept;
  const facts = FACTS.filter(({ id }) => !IN_DANGER.has(id)).map((fact) => {
    const terms = new Map(termsOf(read(fact)));
    for (const term of termsOf(CUES[fact.id] ?? "").keys()) terms.set(term, CUE);
    return { fact, terms, size: 1 + terms.size / 400 };
  });
  const saidBy = new Map<string, [number, number][]>();
  facts.forEach(({ terms }, at) => {
    for (const [term, said] of terms) {
      const facts = saidBy.get(term) ?? [];
      facts.push([at, said]);
      saidBy.set(term, facts);
    }
  });
  const weightOf = (count: number) => Math.log(1 + facts.length / count) / Math.log(1 + facts.length);
  const terms = new Map([...saidBy].map(([term, facts]) => [term, { weight: weightOf(facts.length), saidBy: facts }]));
  const index = { terms, facts };
  indices.set(locale, index);
  return index;
}

/** Arabic and Persian words carry their article and short prepositions in front. */
const IN_FRONT = /^(?:وال|بال|لل|ال)(?=.{3})/;

function termsOf(text: string): ReadonlyMap<string, number> {
  const words = wordsIn(text).map((word) => word.replace(IN_FRONT, ""));
  const telling = words.filter((word) => word.length >= SHORTEST_WORD && !isCommon(word));
  return new Map([
    ...telling.map((word) => [word, 1] as const),
    ...telling
      .filter((word) => word.length >= BEGINNING_LETTERS)
      .map((word) => [`${word.slice(0, BEGINNING_LETTERS)}-`, BEGINNING] as const),
    ...conceptsIn(words)
      .filter((concept) => !GENERAL.has(concept))
      .map((concept) => [`#${concept}`, CONCEPT] as const),
  ]);
}

/** How is asked, not what of. */
const GENERAL = new Set(
  "when where why how which how_many how_long who need do state can_you see hello thanks language human member contact fair see outside ruling everyone woman join next".split(
    " ",
  ),
);
