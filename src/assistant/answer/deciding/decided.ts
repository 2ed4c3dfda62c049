/** What a question may be decided as, and what it is decided by. */

import type { Model } from "../../classifier/model.ts";
import type { Understood } from "../../classifier/understand.ts";
import type { FoundFact } from "../../facts/find.ts";
import type { Act } from "../../intents/acts.ts";
import type { Agent } from "../../intents/agents.ts";
import type { Intent } from "../../intents/intents.ts";
import type { Reading } from "../../reading/reading.ts";
import type { Danger } from "../../safety/danger.ts";

export interface Decided {
  /** Null: not understood. */
  readonly act: Act | null;
  /** What else may be meant, or, where the act is null, what may be meant at all. */
  readonly others: readonly Act[];
  /** The fact that is told where the act has nothing of its own to say. */
  readonly fact: FoundFact | null;
  readonly danger: Danger | null;
  /** The answer goes on with the one before. */
  readonly follows?: boolean;
  /** The first sentence of a rule is told alone. */
  readonly isBrief?: boolean;
  /** Of the packages that are told what follows is asked of the first. */
  readonly isOfFirst?: boolean;
}

export interface Material {
  readonly text: string;
  readonly agent: Agent;
  readonly model: Model;
  readonly reading: Reading;
  /** In other letters than the facts of its language are written in, whose words it then has not. */
  readonly isTranscribed: boolean;
  /** It comes after another: a guess would begin an unrelated matter. */
  readonly isTurn: boolean;
  /** Whoever asks has a desk of their own, which is asked of first. */
  readonly isOperator: boolean;
  /** Facts by how near they are to the question, given how likely each intent is. */
  facts(prior: ReadonlyMap<Intent, number>): readonly FoundFact[];
}

/** What the words of the question mean, whatever their language. */
export type Concepts = ReadonlySet<string>;

/** From here on a question is about its matter, however anxious it sounds. */
export const MATTER = 0.6;
/** This much surer than the fact the classifier is believed without one. */
export const CERTAIN = 0.8;
/** A question is hardly about packages without any of these. */
export const OF_PACKAGES = ["package", "cheap", "hotel", "seat", "flight", "search", "booking", "distance", "price"];

/** The intents whose whole answer is facts. */
const TOLD = new Set<Act>([
  ...([
    "doc.upload",
    "doc.privacy",
    "queue.fair",
    "queue.alerts",
    "pay.cheapest",
    "pay.protection",
    "pay.rates",
  ] as const),
  ...(["pay.wallet", "pkg.compare", "hajj.rites", "hajj.women", "hajj.health", "hajj.packing", "nusuk.what"] as const),
  ...(["offline.use", "safety.fatwa", "meta.account"] as const),
]);

/** Whether facts are the whole answer. */
export function isTold(act: Act): boolean {
  return TOLD.has(act);
}

/** How likely an intent is; 0 for one that is not ranked. */
export function likelihoodOf(wanted: Intent, ranked: Understood["ranked"]): number {
  return ranked.find(({ intent }) => intent === wanted)?.probability ?? 0;
}
