/** What a question asks for, and how sure that is. */

import { conceptsIn } from "../concepts/concepts.ts";
import type { Agent } from "../intents/agents.ts";
import { asIntent, type Intent, intentRule } from "../intents/intents.ts";
import { wordsIn } from "../normalise/fold.ts";
import { featuresOf } from "./features.ts";
import { type Classifier, scoresOf, softmax } from "./model.ts";

export interface Understood {
  /** Likeliest first. */
  readonly ranked: readonly { readonly intent: Intent; readonly probability: number }[];
  /** `answer` the first, ask which of the `choices` is meant, or say that it is not known. */
  readonly decision: "answer" | "choices" | "unknown";
  /** What may be meant; beside an answer, what may have been meant instead. */
  readonly choices: readonly Intent[];
}

/** Added to the score of what the asked agent answers itself: people mostly open the right one. */
const OWN_AGENT = 1.5;
/** Taken from all that is due where one matter is named. */
const OF_ALL_DUE = 2;
/** Tuned by cross-validation on the exemplars (docs/assistant.md). */
const SURE = 0.25;
/** The likeliest has to be so many times as likely as the next one. */
const CLEARLY = 1.7;
/** What is at least this likely, measured by the likeliest, is offered beside its answer. */
const PERHAPS_MEANT = 0.15;
/** Where the question is this likely about something else, it is asked back. */
const PERHAPS_OUTSIDE = 0.08;
/** In this much doubt even the choices are a guess. */
const UNKNOWN = 0.06;
/** So many are offered where it is asked back. */
export const CHOICES = 3;
const CHOICES_BESIDE = 2;

export function understand(intents: Classifier, text: string, agent: Agent): Understood {
  const scores = scoresOf(intents, featuresOf(text));
  const isOfOne = namesOneMatter(text);
  const weighed = scores.map((score, c) => {
    const name = intents.classes[c] ?? "";
    return score + priorOf(name, agent) - (isOfOne && name === "journey.due" ? OF_ALL_DUE : 0);
  });
  const probabilities = softmax(weighed);
  const ranked = intents.classes
    .flatMap((name, c) => {
      const intent = asIntent(name);
      return intent ? [{ intent, probability: probabilities[c] ?? 0 }] : [];
    })
    .sort((a, b) => b.probability - a.probability);
  const first = ranked[0] ?? { intent: "none" as const, probability: 0 };
  // Words of danger are heard before (safety/recognise.ts): where only the classifier fears it, it asks.
  if (first.intent === "safety.emergency") return { ranked, decision: "choices", choices: meant(ranked, CHOICES) };
  if (isSure(ranked)) {
    const others = ranked.slice(1).filter(({ probability }) => probability >= PERHAPS_MEANT * first.probability);
    if (first.intent === "none") return { ranked, decision: "unknown", choices: [] };
    return { ranked, decision: "answer", choices: meant(others, CHOICES_BESIDE) };
  }
  const isUnknown = first.probability < UNKNOWN;
  return { ranked, decision: isUnknown ? "unknown" : "choices", choices: meant(ranked, CHOICES) };
}

/** The likeliest of them that can be offered: what lies outside is no choice, nor a danger that only may be meant. */
export function meant(ranked: Understood["ranked"], count: number): Intent[] {
  return ranked
    .filter(({ intent }, at) => intent !== "none" && (at === 0 || !intent.startsWith("safety.")))
    .map(({ intent }) => intent)
    .slice(0, count);
}

function isSure(ranked: Understood["ranked"]): boolean {
  const [first, second] = ranked;
  if (!first || first.probability < SURE || first.probability < CLEARLY * (second?.probability ?? 0)) return false;
  const outside = ranked.find(({ intent }) => intent === "none");
  return first.intent === "none" || (outside?.probability ?? 0) < PERHAPS_OUTSIDE;
}

/** By when papers, or money: of both together all that is due is asked. */
function namesOneMatter(text: string): boolean {
  const concepts = new Set(conceptsIn(wordsIn(text)));
  return concepts.has("document") !== (concepts.has("pay") || concepts.has("instalment"));
}

function priorOf(name: string, agent: Agent): number {
  const intent = asIntent(name);
  if (!intent) return 0;
  const own = intentRule(intent).agent;
  return own === agent || own === null ? OWN_AGENT : 0;
}
