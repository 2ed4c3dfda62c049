/** What is offered where a turn of a dialogue is asked back. */

import { CHOICES } from "../../classifier/understand.ts";
import { conceptsIn } from "../../concepts/concepts.ts";
import { isCommon } from "../../facts/common-words.ts";
import { FACTS } from "../../facts/facts.ts";
import { type Act, isExtra } from "../../intents/acts.ts";
import { isNoMatter } from "../../intents/intents.ts";
import type { Reading } from "../../reading/reading.ts";
import { isOfIt } from "../../reading/words/turn-words.ts";
import { type Decided, isTold } from "../deciding/decided.ts";
import type { Dialogue } from "./dialogue.ts";

/** Where a turn is asked back, it may well go on with the matter before. */
export function withMatterBefore({ act, others }: Pick<Decided, "act" | "others">, last: Dialogue): readonly Act[] {
  const before = matterBefore(last);
  if (act !== null || before === null) return others;
  return [before, ...others.filter((one) => one !== before)].slice(0, CHOICES);
}

/** What can be asked again; of a fact that was told the matter that it is of. */
function matterBefore({ act, facts = [] }: Dialogue): Act | null {
  if (!isExtra(act)) return isNoMatter(act) ? null : act;
  const told = FACTS.find(({ id }) => id === facts[0]);
  return act === "fact.found" ? (told?.intents[0] ?? null) : null;
}

/** What was spoken of is a rule, and nothing that can be looked up. */
export function isOfRules({ act, facts = [] }: Dialogue): boolean {
  return act === "fact.found" || isTold(act) || facts.length > 0;
}

/** A turn that a fact alone would answer: what was offered before, the matter before and that of the fact. */
export function askedBackInThread(decided: Decided, last: Dialogue): Pick<Decided, "act" | "fact" | "others"> {
  const before = last.pending === null ? [] : last.offered.slice(0, 1);
  const ofFact = decided.fact?.fact.intents.slice(0, 1) ?? [];
  const others = [...new Set([...before, ...ofFact, ...decided.others])].slice(0, CHOICES);
  return { act: null, fact: null, others: withMatterBefore({ act: null, others }, last) };
}

/** A word that is in no list and not in every question, and none for what was told: "what do we do in it?". */
export function bringsItsOwn({ tokens }: Reading): boolean {
  if (tokens.some(({ text }) => isOfIt(text))) return false;
  return tokens.some(
    ({ text, value }) =>
      value === null && text.length >= LONG_ENOUGH && !isCommon(text) && conceptsIn([text]).length === 0,
  );
}

const LONG_ENOUGH = 4;
