/** What share of the answers is right, by class and language, and how long one takes. */
import type { Locale } from "#i18n/locales.ts";
import type { Line, Turn, Verdict } from "../../../test/assistant/answers/answers.ts";

export interface Judged {
  readonly line: Line;
  readonly turn: Turn;
  /** Not the first of its dialogue. */
  readonly isLater: boolean;
  readonly verdict: Verdict;
  readonly content: string;
  readonly tookMs: number;
}

const VERDICTS: readonly Verdict[] = ["right", "part", "unsure", "wrong"];
const WIDTH = 16;

export function printAnswers(judged: readonly Judged[], locales: readonly Locale[]): void {
  console.log("answers: right | in part | unsure | wrong | turns");
  for (const kind of ["question", "dialogue", "operator", "attack"] as const) {
    const own = judged.filter(({ line, isLater }) => line.kind === kind && !isLater);
    print(kind === "dialogue" ? "dialogue, first" : kind, own);
  }
  print(
    "dialogue, later",
    judged.filter(({ isLater }) => isLater),
  );
  for (const locale of locales)
    print(
      locale,
      judged.filter(({ line }) => line.lang === locale),
    );
  print("all", judged);
  const times = judged.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]?.toFixed(1);
  console.log(`an answer: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

function print(name: string, judged: readonly Judged[]): void {
  const shares = VERDICTS.map((one) => {
    const share = (100 * judged.filter(({ verdict }) => verdict === one).length) / judged.length;
    return `${share.toFixed(1)} %`.padStart(8);
  });
  console.log(`${name.padEnd(WIDTH)}${shares.join(" |")} | ${judged.length}`);
}

export function printFailing({ line, turn, verdict, content }: Judged): void {
  if (verdict === "right") return;
  console.log(`\n${verdict.toUpperCase()} ${line.id} ${turn.say}\n  wanted: ${turn.right}\n  given: ${content}`);
}
