/** Ranks places by a newcomer's words: those of the field count as ours (docs/glossary.md), and endings do not matter. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import MiniSearch from "minisearch";
import type { Kind, Place } from "./places.ts";

/** Words of a question that say nothing of what is looked for. */
const EMPTY = new Set(
  `a an and any are as at be been before by can change changed do does for from get gets has have how i if in is it its
  kind kinds long many may more most much must of often on one or our somebody that the their them they this to us was we
  what when where which who whose why will with you
  test tests tested button`.split(/\s+/),
);
const ENDING = /(?:ing|ings|ed|es|s|er|ers|ly)$/;
const LEAST_STEM = 4;
/** What has fewer of the asked words is not shown: it would only seem to answer. */
const LEAST_SHARE = 0.25;

export interface Found {
  readonly path: string;
  /** From 1; of a sentence and a page's line none. */
  readonly line?: number;
  readonly text: string;
}

export class Finder {
  readonly #places: ReadonlyMap<string, Place>;
  readonly #indexes: ReadonlyMap<Kind, MiniSearch<Place>>;
  readonly #meanings: ReadonlyMap<string, readonly string[]>;

  /** `glossary` is the text of docs/glossary.md. */
  constructor(places: readonly Place[], glossary: string) {
    this.#places = new Map(places.map((place) => [place.id, place]));
    const kinds = new Set(places.map(({ kind }) => kind));
    this.#indexes = new Map([...kinds].map((kind) => [kind, indexOf(places.filter((place) => place.kind === kind))]));
    this.#meanings = meaningsOf(glossary);
  }

  /** The nearest places of a kind, the nearest first, each with the line that speaks most of what is asked. */
  find(question: string, kind: Kind, most: number): Found[] {
    const asked = termsOf(question);
    const alike = asked.flatMap((term) => [term, ...(this.#meanings.get(term) ?? [])]);
    const hits = this.#indexes.get(kind)?.search({ queries: alike }) ?? [];
    return hits
      .map(({ id, score, queryTerms }) => ({ id, score, share: queryTerms.length / asked.length }))
      .filter(({ share }) => share >= LEAST_SHARE)
      .map(({ id, score, share }) => ({ id, score: score * share }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, most)
      .flatMap(({ id }) => this.#places.get(String(id)) ?? [])
      .map((place) => this.#shown(place, asked));
  }

  #shown(place: Place, asked: readonly string[]): Found {
    const { kind, path, head, text, names } = place;
    if (kind === "answers" || kind === "docs") return { path, text };
    if (kind === "screens") return { path, text: head };
    if (kind === "words") return { path, text: [`${head}: ${text}`, ...this.#readersOf(place)].join(" · ") };
    const lines = readFileSync(path, "utf8").split("\n");
    if (kind === "code") {
      const line = mostAsked(lines, asked);
      return { path, line: line + 1, text: `${head} · ${lines[line]?.trim()}` };
    }
    const line = lines.findIndex((one) => one.includes(`const ${names}`));
    return { path, line: line + 1, text: kind === "calls" ? head : (lines[line] ?? "") };
  }

  /** The first file that names a sentence's catalogue and its key, which is where it is shown; of a key that is put together none. */
  #readersOf({ path, head }: Place): string[] {
    const area = basename(path, ".json");
    const reads = ({ kind, literals }: Place) => kind === "code" && literals.includes(area) && literals.includes(head);
    return [...this.#places.values()]
      .filter(reads)
      .slice(0, 1)
      .map((place) => place.path);
  }
}

function indexOf(places: readonly Place[]): MiniSearch<Place> {
  const index = new MiniSearch<Place>({
    fields: ["path", "head", "names", "text", "literals"],
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: {
      boost: { path: 3, head: 3, names: 2 },
      prefix: ({ length }) => length >= LEAST_STEM,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  index.addAll(places);
  return index;
}

/** Names fall into their words: `MIN_MONTHS_VALID`, `everyMinutes`, `one-time-codes`. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  );
}

function stemOf(word: string): string {
  const stem = word.replace(ENDING, "");
  return stem.length >= LEAST_STEM ? stem : word;
}

function termsOf(text: string): string[] {
  const words = wordsOf(text).filter((word) => !EMPTY.has(word));
  return [...new Set(words.map(stemOf))];
}

/** What a word of the field is called here. */
function meaningsOf(glossary: string): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  for (const row of glossary.split("\n").filter((line) => line.startsWith("| "))) {
    const [, term = "", , elsewhere = ""] = row.split("|");
    for (const other of termsOf(elsewhere)) {
      meanings.set(other, [...(meanings.get(other) ?? []), ...termsOf(term.split("·")[0] ?? "")]);
    }
  }
  return meanings;
}

/** The first of the lines in which most of what is asked stands. */
function mostAsked(lines: readonly string[], asked: readonly string[]): number {
  const hits = lines.map((line) => {
    const words = wordsOf(line).map(stemOf);
    return asked.filter((term) => words.some((word) => word.startsWith(term))).length;
  });
  return hits.indexOf(Math.max(...hits));
}
