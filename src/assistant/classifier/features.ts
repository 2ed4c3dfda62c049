/** A question as numbers: hashed words, pairs of words, pieces of words, and the concepts that words of any language stand for. */
import { conceptsIn } from "../concepts/concepts.ts";
import { foldByEar, wordsIn } from "../normalise/fold.ts";

/** Places of the feature vector; a power of two. */
export const DIMENSIONS = 2 ** 16;

/** Indices may come twice; values then add up. The squares of the values sum to 1. */
export interface Features {
  readonly indices: Uint16Array;
  readonly values: Float32Array;
}

/** What to see of a question: training hides the words now and then, so that concepts learn to stand alone. */
export type View = "all" | "concepts";

const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;
const WORD_SHARE = 1;
const PAIR_SHARE = 0.7;
const PIECE_SHARE = 1.2;
const CONCEPT_SHARE = 1.3;
const CONCEPT_PAIR_SHARE = 0.8;
/** Longer questions are told by their beginning; a message has 4,000 characters at most. */
const LONGEST_QUESTION = 60;

export function featuresOf(text: string, view: View = "all"): Features {
  const words = wordsIn(text).slice(0, LONGEST_QUESTION);
  const found = [...new Set(conceptsIn(words))];
  const concepts = [
    { names: found.map((name) => `c:${name}`), share: CONCEPT_SHARE },
    { names: pairsOf(found).map((pair) => `d:${pair}`), share: CONCEPT_PAIR_SHARE },
  ];
  if (view === "concepts") return hashed(concepts);
  const latin = words.map((word) => (/^[a-z]+$/.test(word) ? foldByEar(word) : word));
  return hashed([
    { names: words.map((word) => `w:${word}`), share: WORD_SHARE },
    { names: words.slice(1).map((word, i) => `p:${words[i]} ${word}`), share: PAIR_SHARE },
    { names: latin.flatMap(piecesOf), share: PIECE_SHARE },
    ...concepts,
  ]);
}

interface Group {
  readonly names: readonly string[];
  /** Its weight among the groups. */
  readonly share: number;
}

/** Each group has the length of its share, however many names it holds. */
function hashed(groups: readonly Group[]): Features {
  const used = groups.filter((group) => group.names.length > 0);
  const length = Math.hypot(...used.map((group) => group.share)) || 1;
  return {
    indices: Uint16Array.from(used.flatMap((group) => group.names.map(place))),
    values: Float32Array.from(
      used.flatMap((group) => group.names.map(() => group.share / length / Math.sqrt(group.names.length))),
    ),
  };
}

function piecesOf(word: string): string[] {
  const bounded = `^${word}$`;
  const pieces: string[] = [];
  for (let size = SHORTEST_PIECE; size <= LONGEST_PIECE; size++) {
    for (let at = 0; at + size <= bounded.length; at++) pieces.push(`g:${bounded.slice(at, at + size)}`);
  }
  return pieces;
}

function pairsOf(names: readonly string[]): string[] {
  const sorted = [...names].sort();
  return sorted.flatMap((one, i) => sorted.slice(i + 1).map((other) => `${one}+${other}`));
}

/** FNV-1a over UTF-16 units. */
function place(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return (hash >>> 0) % DIMENSIONS;
}
