/** How well lines are answered that the training has not seen, and which intents are taken for each other. */
import { understand } from "#assistant/classifier/understand.ts";
import { type Intent, intentRule } from "#assistant/intents/intents.ts";
import { type Example, train } from "./learner.ts";

const FOLDS = 5;
const MOST_CONFUSED = 25;

interface Line extends Example {
  readonly label: Intent;
  readonly locale: string;
}

interface Tally {
  count: number;
  first: number;
  answered: number;
  wrong: number;
  withinOneTap: number;
}

/** The asked agent is the intent's own, as it mostly is. */
export function crossValidate(lines: readonly Line[], classes: readonly Intent[]): void {
  const tallies = new Map<string, Tally>();
  const confused = new Map<string, number>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = train(
      lines.filter((_, i) => i % FOLDS !== fold),
      classes,
    );
    for (const line of lines.filter((_, i) => i % FOLDS === fold)) {
      const agent = intentRule(line.label).agent ?? "tour_advisor";
      const { ranked, decision, choices } = understand(model, line.text, agent);
      const first = ranked[0]?.intent ?? "none";
      const tally = tallies.get(line.locale) ?? { count: 0, first: 0, answered: 0, wrong: 0, withinOneTap: 0 };
      tallies.set(line.locale, tally);
      const isRight = first === line.label;
      tally.count++;
      if (isRight) tally.first++;
      else add(confused, `${line.label} > ${first}`);
      if (decision === "answer") tally.answered++;
      if (decision === "answer" && !isRight) tally.wrong++;
      if ((isRight && decision !== "choices") || choices.includes(line.label)) tally.withinOneTap++;
    }
  }
  for (const [locale, { count, first, answered, wrong, withinOneTap }] of tallies) {
    const share = (part: number) => `${((100 * part) / count).toFixed(1)} %`;
    console.log(
      `${locale}: ${count} lines, first ${share(first)}, answered ${share(answered)}, wrongly ${share(wrong)}, within one tap ${share(withinOneTap)}`,
    );
  }
  const worst = [...confused].sort((a, b) => b[1] - a[1]).slice(0, MOST_CONFUSED);
  for (const [pair, times] of worst) console.log(`${times} × ${pair}`);
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
