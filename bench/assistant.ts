/**
 * Asks the assistant every question of `test/assistant` and prints, by language and part, how it understood.
 * Usage: npm run bench:assistant -- [lines: also the tuning part's questions that were taken for another]
 */
import { readFileSync } from "node:fs";
import { readModel } from "#assistant/classifier/model.ts";
import { understand } from "#assistant/classifier/understand.ts";
import { LOCALES } from "#i18n/locales.ts";
import { type Question, readOutside, readQuestions } from "../test/assistant/questions.ts";

const model = readModel(readFileSync(new URL("../src/assistant/weights/intents.bin", import.meta.url)));
const questions = readQuestions();
const outside = readOutside();
const times: number[] = [];

for (const part of ["tuning", "test"] as const) {
  const asked = questions.filter((question) => question.part === part).map(judged);
  console.log(`\n${part}: right at once | within one tap | confidently wrong | asks back | questions`);
  for (const locale of LOCALES)
    print(
      locale,
      asked.filter((result) => result.question.locale === locale),
    );
  print("all", asked);
  if (part === "tuning" && process.argv[2] === "lines") {
    for (const { question, first, isWrong } of asked) {
      if (first !== question.intent) {
        console.log(
          `${isWrong ? "WRONG " : "      "}${question.locale} ${question.intent} > ${first}: ${question.text}`,
        );
      }
    }
  }
}

const held = outside.filter(({ text }) => timed(text, "tour_advisor").decision !== "answer").length;
console.log(`\noutside the domain: ${held} of ${outside.length} held`);
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(2);
console.log(`time: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);

interface Judged {
  readonly question: Question;
  readonly first: string;
  readonly isRight: boolean;
  readonly isWrong: boolean;
  readonly isWithinOneTap: boolean;
}

function judged(question: Question): Judged {
  const { ranked, decision, choices } = timed(question.text, question.agent);
  const first = ranked[0]?.intent ?? "none";
  const given = decision === "choices" ? null : decision === "unknown" ? "none" : first;
  const isRight = given === question.intent;
  return {
    ...{ question, first, isRight },
    isWrong: decision === "answer" && !isRight,
    isWithinOneTap: isRight || choices.includes(question.intent),
  };
}

function timed(text: string, agent: Question["agent"]) {
  const began = performance.now();
  const understood = understand(model, text, agent);
  times.push(performance.now() - began);
  return understood;
}

function print(name: string, results: readonly Judged[]): void {
  const share = (some: (result: Judged) => boolean) =>
    `${((100 * results.filter(some).length) / results.length).toFixed(1)} %`.padStart(8);
  const asks = (result: Judged) => !result.isRight && !result.isWrong;
  console.log(
    `${name.padEnd(4)}${share((r) => r.isRight)} |${share((r) => r.isWithinOneTap)} |${share((r) => r.isWrong)} |${share(asks)} | ${results.length}`,
  );
}
