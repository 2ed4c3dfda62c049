/** Finds the concepts that a question's words stand for. */
import { wordsIn } from "../normalise/fold.ts";
import { kept } from "../normalise/kept.ts";
import { ASKING } from "./asking.ts";
import { LATIN_LETTERS } from "./latin-letters.ts";
import { MEASURES } from "./measures.ts";
import { MONEY } from "./money.ts";
import { PEOPLE } from "./people.ts";
import { THINGS } from "./things.ts";

const LEXICON: Readonly<Record<string, string>> = { ...THINGS, ...PEOPLE, ...MONEY, ...MEASURES, ...ASKING };

interface Entry {
  readonly concept: string;
  /** Folded words that stand side by side; the last one may be a beginning. */
  readonly words: readonly string[];
  readonly isBeginning: boolean;
}

const SHORTEST_BEGINNING = 2;
/** Arabic and Persian words carry their article and short prepositions in front. */
const IN_FRONT = /^(?:وال|بال|لل|ال|و|ب|ل)(?=.{3})/;

/** "And for my daughter" is one word. */
const AND_FOR = /^و[لب](?=.{3})/;

/** Indonesian and Malay words carry whose they are behind. */
const BEHIND = /(?<=^[a-z]{4,})(?:nya|ku|mu|lah|kah)$/;

const byFirstWord = new Map<string, Entry[]>();
for (const lexicon of [LEXICON, LATIN_LETTERS]) {
  for (const [concept, forms] of Object.entries(lexicon)) {
    for (const form of forms.trim().split(/\s+/)) addEntry(concept, form);
  }
}

/** The concepts in the words (folded, as `wordsIn` gives them), as often as they are said. */
export function conceptsIn(words: readonly string[]): string[] {
  return words.flatMap((word, at) =>
    isFrenchLine(words, at)
      ? ["wait_room"]
      : entriesOf(word)
          .filter(({ words: wanted }) => wanted.every((part, i) => i === 0 || words[at + i]?.startsWith(part)))
          .map(({ concept }) => concept),
  );
}

/** Behind a French article "file" is a line of people, and neither a paper nor a daughter. */
function isFrenchLine(words: readonly string[], at: number): boolean {
  return words[at] === "file" && FRENCH_ARTICLES.has(words[at - 1] ?? "");
}

const FRENCH_ARTICLES = new Set(["la", "une", "cette", "notre", "votre", "en", "de", "leur"]);

/** All that may begin with this word, whatever stands behind it. */
const entriesOf = kept((word): readonly Entry[] => {
  const bare = word.replace(IN_FRONT, "").replace(BEHIND, "");
  const forms = new Set([word, bare, word.replace(AND_FOR, "")]);
  return [...forms].flatMap(startingWith);
});

function startingWith(word: string): Entry[] {
  const keys = [`${word} `];
  for (let size = SHORTEST_BEGINNING; size <= word.length; size++) keys.push(word.slice(0, size));
  return keys.flatMap((key) => byFirstWord.get(key) ?? []);
}

/** Whole words are kept with a space behind, beginnings without, so that one map serves both. */
function addEntry(concept: string, form: string): void {
  const isBeginning = form.endsWith("*");
  const words = wordsIn(form.replace("*", "").replaceAll("_", " "));
  const [first] = words;
  if (!first) return;
  const key = words.length > 1 || !isBeginning ? `${first} ` : first;
  byFirstWord.set(key, [...(byFirstWord.get(key) ?? []), { concept, words, isBeginning }]);
}
