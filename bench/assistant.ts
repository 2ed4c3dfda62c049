/**
 * Asks the assistant every question of `test/assistant` and prints, by language and part, how it understood, what share of
 * its answers is grounded, and how long an answer takes. Usage: npm run bench:assistant -- [lines: also the tuning part's
 * questions that were taken for another]
 */
import { readFileSync } from "node:fs";
import type { Agent } from "#assistant/agents.ts";
import { answer, type Context, decideOn } from "#assistant/answer/answer.ts";
import { readModel } from "#assistant/classifier/model.ts";
import { understand } from "#assistant/classifier/understand.ts";
import { ungrounded } from "#assistant/grounding.ts";
import { NOTHING_KNOWN } from "#assistant/known.ts";
import { LOCALES, type Locale } from "#i18n/locales.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { type Question, readOutside, readQuestions } from "../test/assistant/questions.ts";

const model = readModel(readFileSync(new URL("../src/assistant/weights/intents.bin", import.meta.url)));
const questions = readQuestions();
const outside = readOutside();
const CONTEXT: Context = {
  ...{ now: new Date(), timeZone: "UTC", known: NOTHING_KNOWN, model },
  words: (language) => (area, key, values) => translator(language, area)(key, values),
};
const times: number[] = [];
let grounded = 0;

for (const part of ["tuning", "test"] as const) {
  const asked = questions.filter((question) => question.part === part).map(judged);
  console.log(`\n${part}: right at once | within one tap | confidently wrong | asks back | questions`);
  for (const locale of LOCALES) {
    print(
      locale,
      asked.filter((result) => result.question.locale === locale),
    );
  }
  print("all", asked);
  if (part === "tuning" && process.argv[2] === "lines") asked.forEach(printMistaken);
}

for (const { text, locale } of outside) timed(text, "tour_advisor", locale);
const held = outside.filter(({ text }) => intentOf(text, "tour_advisor") === null).length;
const share = (100 * grounded) / times.length;
console.log(`\noutside the domain: ${held} of ${outside.length} held`);
console.log(`grounded: ${share.toFixed(1)} % of ${times.length} answers`);
times.sort((a, b) => a - b);
const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]?.toFixed(2);
console.log(`a whole answer: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);

/** As a visitor's question is read, with nothing known. */
function intentOf(text: string, agent: Agent): string | null {
  return decideOn({ text, agent, locale: "en" }, CONTEXT).act;
}

interface Judged {
  readonly question: Question;
  readonly first: string;
  readonly isRight: boolean;
  readonly isWrong: boolean;
  readonly isWithinOneTap: boolean;
}

function judged(question: Question): Judged {
  timed(question.text, question.agent, question.locale);
  const { ranked, decision, choices } = understand(model, question.text, question.agent);
  const sure = intentOf(question.text, question.agent);
  const first = sure ?? ranked[0]?.intent ?? "none";
  const given = sure ?? (decision === "choices" ? null : "none");
  const isRight = given === question.intent;
  return {
    ...{ question, first, isRight },
    isWrong: sure !== null && !isRight,
    isWithinOneTap: isRight || choices.includes(question.intent),
  };
}

/** A visitor's: all that the asker's own data would add is read elsewhere. */
function timed(text: string, agent: Agent, locale: Locale): void {
  const began = performance.now();
  const { content, evidence } = answer({ text, agent, locale }, CONTEXT);
  times.push(performance.now() - began);
  if (ungrounded(content, evidence).length === 0) grounded++;
}

function print(name: string, results: readonly Judged[]): void {
  const part = (some: (result: Judged) => boolean) =>
    `${((100 * results.filter(some).length) / results.length).toFixed(1)} %`.padStart(8);
  const asksBack = (result: Judged) => !result.isRight && !result.isWrong;
  console.log(
    `${name.padEnd(4)}${part((r) => r.isRight)} |${part((r) => r.isWithinOneTap)} |${part((r) => r.isWrong)} |${part(asksBack)} | ${results.length}`,
  );
}

function printMistaken({ question, first, isWrong }: Judged): void {
  if (first === question.intent) return;
  console.log(`${isWrong ? "WRONG " : "      "}${question.locale} ${question.intent} > ${first}: ${question.text}`);
}
