/** A long message says who one is before it says what one wants: where the whole is unclear, its parts are asked for themselves. */
import type { Agent } from "../intents/agents.ts";
import { isNoMatter } from "../intents/intents.ts";
import type { Classifier } from "./model.ts";
import { type Understood, understand } from "./understand.ts";

/** Shorter messages are one thought. */
const LONG = 9;
const SHORTEST_CLAUSE = 3;
/** So sure a part has to be that it speaks for the whole. */
const CLEAR_PART = 0.55;
const BETWEEN = /[.,;:!?…،؛؟।\n]+|\s[-–—]\s/u;

/** As `understand`, but what one clear part asks for stands for a long message that is unclear as a whole. */
export function understandParts(intents: Classifier, text: string, agent: Agent): Understood {
  const whole = understand(intents, text, agent);
  if (whole.decision === "answer" || countWords(text) < LONG) return whole;
  const parts = text.split(BETWEEN).filter((part) => countWords(part) >= SHORTEST_CLAUSE);
  if (parts.length < 2) return whole;
  const clear = parts.map((part) => understand(intents, part, agent)).filter(isClear);
  return clear.toSorted((a, b) => likeliest(b) - likeliest(a))[0] ?? whole;
}

function isClear({ decision, ranked: [first] }: Understood): boolean {
  return decision === "answer" && first !== undefined && first.probability >= CLEAR_PART && !isNoMatter(first.intent);
}

function likeliest({ ranked: [first] }: Understood): number {
  return first?.probability ?? 0;
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}
