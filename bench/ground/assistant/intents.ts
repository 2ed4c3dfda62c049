/** The measure of before: whether the right one of the intents is chosen, whatever is then answered. */

import { answer, decideOn } from "#assistant/answer/answer.ts";
import { understand } from "#assistant/classifier/understand.ts";
import { ungrounded } from "#assistant/facts/grounding.ts";
import type { Agent } from "#assistant/intents/agents.ts";
import { NOTHING_KNOWN } from "#assistant/known.ts";
import type { Locale } from "#i18n/locales.ts";
import {
  type Question,
  readCommonQuestions,
  readDeskQuestions,
  readFactQuestions,
  readOutside,
  readOwnQuestions,
  readQuestions,
} from "../../../test/assistant/questions.ts";
import { CONTEXT } from "./visitor.ts";

interface Understood {
  readonly isRight: boolean;
  readonly isWrong: boolean;
  readonly isWithinOneTap: boolean;
}

/** Other business is declined in a sentence. */
const OUTSIDE = "meta.outside";

export function printUnderstanding(): void {
  const times: number[] = [];
  let grounded = 0;
  console.log("\nintents: right at once | within one tap | confidently wrong | asks back | questions");
  for (const part of ["tuning", "test"] as const) {
    const questions = readQuestions().filter((question) => question.part === part);
    for (const { text, agent, locale } of questions) timed(text, agent, locale);
    print(part, questions.map(understood));
  }
  const outside = readOutside();
  for (const { text, locale } of outside) timed(text, "tour_advisor", locale);
  const given = outside.map(({ text }) => decidedOn(text, "tour_advisor").act);
  const [declined, asked] = [OUTSIDE, null].map((act) => given.filter((one) => one === act).length);
  console.log(`outside the domain: ${declined} declined, ${asked} asked back, of ${outside.length}`);
  printFacts("facts", readFactQuestions());
  printFacts("what most ask first", readCommonQuestions());
  printUnread();
  console.log(`grounded: ${((100 * grounded) / times.length).toFixed(1)} % of ${times.length} answers`);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(2);
  console.log(`a whole answer of the engine: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);

  /** A visitor's: all that the asker's own data would add is read elsewhere. */
  function timed(text: string, agent: Agent, locale: Locale): void {
    const began = performance.now();
    const { content, evidence } = answer({ text, agent, locale }, CONTEXT);
    times.push(performance.now() - began);
    if (ungrounded(content, evidence).length === 0) grounded++;
  }
}

/** What a visitor is told who asks what one fact answers. */
function printFacts(name: string, asked: ReturnType<typeof readFactQuestions>): void {
  const given = asked.map(({ text, locale, factId, intent }) => {
    const { kind, citations, actions } = answer({ text, agent: "tour_advisor", locale }, CONTEXT);
    if (citations.some(({ id }) => id === factId)) return "told";
    if (kind === "choices")
      return actions.some(({ target }) => target === `ask:${intent}`) ? "offered" : "other choices";
    return kind === "unknown" ? "unknown" : citations.length > 0 ? "another fact" : "something else";
  });
  const shares = [...new Set(given)].sort().map((one) => {
    const share = (100 * given.filter((other) => other === one).length) / asked.length;
    return `${one} ${share.toFixed(1)} %`;
  });
  console.log(`questions of ${name}: ${shares.join(", ")} of ${asked.length}`);
}

/** What people ask of their own and operators of their desk, whatever is then answered. */
function printUnread(): void {
  const own = readOwnQuestions();
  const likeliest = own.filter(
    ({ text, intent }) => understand(CONTEXT.model.intents, text, "tour_advisor").ranked[0]?.intent === intent,
  );
  const desk = readDeskQuestions();
  const known = { ...NOTHING_KNOWN, packages: [], deskBookings: [] };
  const acts = desk.filter(({ text, act }) => {
    const decided = decideOn(
      { text, agent: "tour_advisor", locale: "en" },
      { ...CONTEXT, known, isOperator: true },
    ).act;
    return act === "none" ? !decided?.startsWith("operator.") : decided === act;
  });
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} % of ${of}`;
  console.log(`questions of one's own: the likeliest intent is meant in ${share(likeliest.length, own.length)}`);
  console.log(`questions of operators: what is asked for is looked up in ${share(acts.length, desk.length)}`);
}

/** As a visitor's question is read, with nothing known. */
function decidedOn(text: string, agent: Agent): ReturnType<typeof decideOn> {
  return decideOn({ text, agent, locale: "en" }, CONTEXT);
}

function understood({ text, agent, intent }: Question): Understood {
  const { decision, choices } = understand(CONTEXT.model.intents, text, agent);
  const { act, fact } = decidedOn(text, agent);
  // A fact that was found by itself answers the intents that it is told for.
  const found = act === "fact.found" && fact?.fact.intents.includes(intent) ? intent : act;
  const sure = found === OUTSIDE ? "none" : found;
  const given = sure ?? (decision === "choices" ? null : "none");
  const isRight = given === intent;
  return { isRight, isWrong: sure !== null && !isRight, isWithinOneTap: isRight || choices.includes(intent) };
}

function print(name: string, results: readonly Understood[]): void {
  const part = (some: (result: Understood) => boolean) =>
    `${((100 * results.filter(some).length) / results.length).toFixed(1)} %`.padStart(8);
  const asksBack = (result: Understood) => !result.isRight && !result.isWrong;
  console.log(
    `${name.padEnd(8)}${part((r) => r.isRight)} |${part((r) => r.isWithinOneTap)} |${part((r) => r.isWrong)} |${part(asksBack)} | ${results.length}`,
  );
}
