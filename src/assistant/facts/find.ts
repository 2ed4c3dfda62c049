/**
 * Finds the fact that answers a question, among all of them: by its words in the question's language, and by what questions
 * of each fact have taught; and says how sure that is.
 */
import { featuresOf } from "../classifier/features.ts";
import { type Classifier, likelihoods } from "../classifier/model.ts";
import { conceptsIn } from "../concepts/concepts.ts";
import type { Intent } from "../intents/intents.ts";
import { wordsIn } from "../normalise/fold.ts";
import { signsOf } from "../reading/words/signs.ts";
import { isCommon } from "./common-words.ts";
import { CUES } from "./cues.ts";
import type { Fact } from "./fact.ts";
import { FACTS } from "./facts.ts";

export interface FoundFact {
  readonly fact: Fact;
  /** 0–1: how much of what the question says the fact says too, rare words for more. */
  readonly score: number;
  /** 0–1: the share of the question's telling words that the fact says in whatever form, those no fact says among them. */
  readonly covers: number;
  /** It says something of the question that hardly another fact says. */
  readonly isOwn: boolean;
  /** 0–1: how likely it answers by what questions have taught. */
  readonly taught: number;
  /** Its plain words alone say so (`plain.ts`). */
  readonly isPlain?: true;
}

/** A concept holds across spellings. */
const CONCEPT = 1.2;
const BEGINNING = 0.6;
/** Beginnings of words stand for their endings. */
const BEGINNING_LETTERS = 4;
const SHORTEST_WORD = 3;
/** What an intent that may be meant adds to its facts, by its probability. */
const PRIOR = 0.35;
/** What a fact gains where questions like this one have taught that it answers, by how likely that makes it. */
const LEARNT = 0.5;
/** From here on what was learnt stands for the words. */
const SURELY_LEARNT = 0.45;
/** A fact that comes later among those of its intent has to be so much nearer, by its rank. */
const LATER = 0.03;
/** A cue is written to be met: it weighs as the fact's own words twice. */
const CUE = 2;

/** Terms of a question that can be told apart from others: a word, its beginning and its concept are up to three. */
const FEWEST_TERMS = 7;
/** All that is asked. */
const WHOLE = 0.99;
const FEW_FACTS = 2;
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

export interface Sources {
  readonly locale: string;
  readonly read: (fact: Fact) => string;
  /** Which fact answers, by questions that were learnt from. */
  readonly model: Classifier;
}

/** The likeliest first. `read` gives a fact's words in the language `locale`, in which the index is kept. */
export function findFacts(
  question: string,
  { locale, read, prior, model }: Sources & { readonly prior: ReadonlyMap<Intent, number> },
): FoundFact[] {
  const index = indexOf(locale, read);
  const { terms, facts } = index;
  const asked = new Map([...termsOf(question), ...loansOf(question, terms)]);
  // What one word alone says is little.
  const confidence = Math.min(1, (asked.size + 1) / FEWEST_TERMS);
  const shared = new Float64Array(facts.length);
  const covered = coveredBy(question, index);
  const learnt = likelihoods(model, featuresOf(question));
  let whole = 0;
  for (const [term, weight] of asked) {
    const found = terms.get(term);
    whole += weight * (found?.weight ?? 1);
    for (const [at, said] of found?.saidBy ?? []) shared[at] = (shared[at] ?? 0) + said * weight * (found?.weight ?? 1);
  }
  const own = [...asked.keys()]
    .map((term) => terms.get(term)?.saidBy ?? [])
    .filter(({ length }) => length <= FEW_FACTS);
  /** Something of what is asked is said by this fact and by hardly another. */
  const isOwn = (at: number) => own.some((saidBy) => saidBy.some(([place]) => place === at));
  const ranked = facts
    .map(({ fact, size }, at) => {
      const near = (shared[at] ?? 0) / (whole || 1) / size;
      const likely = fact.intents.reduce((most, intent) => Math.max(most, prior.get(intent) ?? 0), 0);
      const taught = learnt.get(fact.id) ?? 0;
      const score =
        near * ((covered[at] ?? 0) >= WHOLE && isOwn(at) ? 1 : confidence) +
        PRIOR * likely +
        LEARNT * taught -
        LATER * ((fact.rank ?? 1) - 1);
      const covers = Math.max(covered[at] ?? 0, taught);
      return { fact, score, covers, isOwn: isOwn(at) || taught >= SURELY_LEARNT, taught };
    })
    .toSorted((a, b) => nearness(b) - nearness(a));
  return moreToldFirst(ranked);
}

/** Among facts what was learnt says more than in whether any of them answers: a word can be many facts' own. */
function nearness({ score, taught }: FoundFact): number {
  return score + taught;
}

/** A word that the nearest leaves unexplained and hardly a fact but a near one says is what is asked of. */
function moreToldFirst(ranked: readonly FoundFact[]): FoundFact[] {
  const [first, ...rest] = ranked;
  if (!first || first.isOwn) return [...ranked];
  const better = rest.find(
    (one) => one.isOwn && one.score >= AS_NEAR * first.score && one.covers > first.covers + TELLING,
  );
  return better ? [{ ...better, score: first.score }, ...ranked.filter((one) => one !== better)] : [...ranked];
}

const AS_NEAR = 0.6;
const TELLING = 0.05;

/** For each fact, by its place. A word counts once, whether the fact says it, its beginning or its concept. */
function coveredBy(question: string, { terms, facts }: Index): Float64Array {
  const shares = new Float64Array(facts.length);
  const words = wordsIn(question).filter((word) => termsOf(word).size > 0);
  let whole = 0;
  for (const word of words) {
    const found = [...termsOf(word).keys(), ...loansOf(word, terms).keys()].flatMap((term) => terms.get(term) ?? []);
    const weight = Math.max(0, ...found.map((term) => term.weight)) || 1;
    whole += weight;
    for (const at of new Set(found.flatMap(({ saidBy }) => saidBy.map(([fact]) => fact))))
      shares[at] = (shares[at] ?? 0) + weight;
  }
  return shares.map((share) => share / (whole || 1));
}

function indexOf(locale: string, read: (fact: Fact) => string): Index {
  const [first] = FACTS;
  // Tests read the facts of one language in the words of another, too.
  const key = `${locale} ${first ? read(first) : ""}`;
  const kept = indices.get(key);
  if (kept) return kept;
  const facts = FACTS.filter(({ id }) => !IN_DANGER.has(id)).map((fact) => {
    const [words, cues] = [read(fact), CUES[fact.id] ?? ""];
    const terms = new Map([...soundsOf(`${words} ${cues}`), ...termsOf(words)]);
    for (const term of termsOf(cues).keys()) terms.set(term, CUE);
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
  indices.set(key, index);
  return index;
}

/** Arabic and Persian words carry their article and short prepositions in front. */
const IN_FRONT = /^(?:وال|بال|لل|ال)(?=.{3})/;

function termsOf(text: string): ReadonlyMap<string, number> {
  const words = wordsIn(text)
    .map((word) => word.replace(IN_FRONT, ""))
    .filter((word) => !isRelation(word));
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

/** "My mother": about whom is asked, not what of. */
function isRelation(word: string): boolean {
  const concepts = conceptsIn([word]);
  return concepts.length > 0 && concepts.every((concept) => RELATIONS.has(concept));
}

const RELATIONS = new Set("father mother wife husband son daughter brother sister uncle aunt grandparent".split(" "));

/** Foreign words are written in Latin letters in a fact and in the question's own script, or the other way round: by their sounds. */
function soundsOf(text: string): Map<string, number> {
  const foreign = wordsIn(text).filter((word) => word.length >= BEGINNING_LETTERS && /^[a-z]+$/.test(word));
  return new Map(foreign.filter(isHeard).map((word) => [`~${signsOf(word)}`, CUE] as const));
}

function loansOf(text: string, known: Index["terms"]): Map<string, number> {
  const words = wordsIn(text).filter((word) => word.length >= BEGINNING_LETTERS && !/[a-z]/.test(word));
  const heard = words.filter((word) => isHeard(word) && !isCommon(word)).map((word) => `~${signsOf(word)}`);
  return new Map(heard.filter((sound) => known.has(sound)).map((sound) => [sound, LOAN] as const));
}

/** Of fewer sounds too many words would be heard as one. */
function isHeard(word: string): boolean {
  return signsOf(word).replace(/[@y+]/g, "").length >= FEWEST_SOUNDS;
}

const LOAN = 0.6;
const FEWEST_SOUNDS = 3;

/** How is asked, not what of. */
export const GENERAL: ReadonlySet<string> = new Set(
  "when where why how which how_many how_long who need do state can_you see hello thanks language human member contact fair see outside ruling everyone woman join next".split(
    " ",
  ),
);
