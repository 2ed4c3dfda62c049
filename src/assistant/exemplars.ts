/** The forms of the training text and of nothing else: `intent<TAB>question`, `fact<TAB>question` or `act<TAB>question`, a line each. */

import { FACTS } from "./facts/facts.ts";
import { asAct } from "./intents/acts.ts";
import { asIntent, type Intent } from "./intents/intents.ts";

export interface Exemplar {
  readonly intent: Intent;
  readonly text: string;
}

/** Reads one language's file; throws with the line's number where a line is none. */
export function parseExemplars(file: string): readonly Exemplar[] {
  return rowsOf(file, asIntent).map(({ key, text }) => ({ intent: key, text }));
}

export interface FactQuestion extends Exemplar {
  readonly factId: string;
}

/**
 * Reads one language's questions that one fact answers; each teaches the first intent of its fact, and what the official
 * platform is asked for teaches nothing of one's own place in a line here. Throws likewise.
 */
export function parseFactQuestions(file: string): readonly FactQuestion[] {
  return rowsOf(file, (id) => FACTS.find((fact) => fact.id === id) ?? null).flatMap(({ key, text }) => {
    const [intent] = key.subject === "nusuk" ? (["nusuk.what"] as const) : key.intents;
    return intent ? [{ factId: key.id, intent, text }] : [];
  });
}

export interface DeskQuestion {
  /** An act of the desk, or `none`. */
  readonly act: string;
  readonly text: string;
}

/** Reads one language's questions of operators. Throws likewise. */
export function parseDeskQuestions(file: string): readonly DeskQuestion[] {
  const actOf = (word: string) => (word === "none" || (word.startsWith("operator.") && asAct(word)) ? word : null);
  return rowsOf(file, actOf).map(({ key, text }) => ({ act: key, text }));
}

function rowsOf<Key>(file: string, keyOf: (word: string) => Key | null) {
  return file.split("\n").flatMap((line, index) => {
    if (line.trim() === "" || line.startsWith("#")) return [];
    const [word = "", text = "", ...more] = line.split("\t");
    const key = keyOf(word.trim());
    if (!key || text.trim() === "" || more.length > 0)
      throw new Error(
        `Line ${index + 1}: "${line}" is not "intent<TAB>question", "fact<TAB>question" or "act<TAB>question"`,
      );
    return [{ key, text: text.trim() }];
  });
}
