/** What an answer may be: an intent that the classifier knows, or what only the reading of a question tells. */
import type { Agent } from "./agents.ts";
import { asIntent, type Intent, intentRule } from "./intents.ts";
import type { Known } from "./known.ts";

const EXTRA = {
  /** Packages called by their names. */
  "pkg.named": { agent: "tour_advisor", parts: ["packages"] },
  /** One thing that is true for everyone. */
  "fact.found": { agent: null, parts: [] },
  /** May somebody of so many years come along. */
  "person.age": { agent: null, parts: [] },
  /** So much in another currency. */
  "money.convert": { agent: null, parts: [] },
  /** Nothing is to be done. */
  "turn.no": { agent: null, parts: [] },
  /** The sums of the answer before in another currency. */
  "turn.convert": { agent: null, parts: [] },
  "operator.attention": { agent: null, parts: ["attention"] },
  "operator.revenue": { agent: null, parts: ["summary"] },
  "operator.counts": { agent: null, parts: ["summary"] },
  "operator.unpaid": { agent: null, parts: ["attention"] },
  "operator.papers": { agent: null, parts: ["attention", "groups"] },
  "operator.groups": { agent: null, parts: ["groups"] },
  "operator.enquiries": { agent: null, parts: ["enquiries"] },
  "operator.licence": { agent: null, parts: ["licences"] },
  "operator.seats": { agent: null, parts: ["listings"] },
  "operator.views": { agent: null, parts: ["reach"] },
} as const satisfies Record<string, { agent: Agent | null; parts: readonly (keyof Known)[] }>;

export type ExtraAct = keyof typeof EXTRA;
export type Act = Intent | ExtraAct;

/** Null: whichever agent is asked answers. */
export function agentOf(act: Act): Agent | null {
  return isExtra(act) ? EXTRA[act].agent : intentRule(act).agent;
}

export function extraParts(act: ExtraAct): readonly (keyof Known)[] {
  return EXTRA[act].parts;
}

export function isExtra(act: string): act is ExtraAct {
  return Object.hasOwn(EXTRA, act);
}

export function asAct(word: string): Act | null {
  return isExtra(word) ? word : asIntent(word);
}
