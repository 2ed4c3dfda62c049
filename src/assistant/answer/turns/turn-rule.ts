/** What a rule of short turns is given, and what it tells. */
import type { Act } from "../../intents/acts.ts";
import type { Reading } from "../../reading/reading.ts";

export interface MatterTurn {
  readonly act: Act;
  /** What is told, where it is a fact. */
  readonly factId?: string;
}

/** As much of the answer before as these turns lean on. */
export interface Last {
  readonly act: Act;
  /** Ids of the facts that were told. */
  readonly facts?: readonly string[];
}

export interface Heard {
  readonly words: readonly string[];
  readonly reading: Reading;
  readonly concepts: ReadonlySet<string>;
  readonly isClear: boolean;
  /** What the turn alone was taken for. */
  readonly own: Act | null;
  /** It is of another matter than the answer before, or of somebody else's. */
  readonly isElse: boolean;
  /** The paper that is spoken of, named now or before. */
  readonly document: Reading["slots"]["document"];
}

export type TurnRule = (last: Last, heard: Heard) => MatterTurn | null;

/** "And before it" is one word in Arabic. */
export const has = ({ words }: Heard, is: (word: string) => boolean) =>
  words.some((word) => is(word) || is(word.replace(/^و(?=.{3})/u, "")));
export const fact = (factId: string): MatterTurn => ({ act: "fact.found", factId });
