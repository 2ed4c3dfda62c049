/** One thing that is true for everyone, with where it stands. Its words are `facts.words.<id>` of the catalogues. */
import type { Intent } from "../intents/intents.ts";

export const SUBJECTS = ["documents", "rites", "health", "money", "nusuk", "operators", "help", "safety"] as const;
export type FactSubject = (typeof SUBJECTS)[number];

export interface Fact {
  /** The key of its words: camelCase, unique over all subjects. */
  readonly id: string;
  readonly subject: FactSubject;
  /** The questions that it may answer, the nearest first. */
  readonly intents: readonly Intent[];
  /**
   * Who says so, as a reader would name it: "gov.uk, foreign travel advice"; null: pilgrims, guides and agents alone, who are
   * called that, beside Nusuk's own word (docs/sources.md#nusuk-address).
   */
  readonly source: string | null;
  /** A page of the source, or a path of ours (`/documents`). Of guides it is for whoever compares, and is not shown. */
  readonly url: string;
  /** ISO date on which the source was last read. */
  readonly checkedOn: string;
  /** Lower comes first among facts of the same intent; 1 where it is left out. */
  readonly rank?: number;
}

/** The key of its words in the area `facts`. */
export function factWordsKey(fact: Fact): string {
  return `words.${fact.id}`;
}
