/** Exact decoding under check digits: dynamic programming over the sums modulo 10. */
import { mrzValue } from "#domain/documents/lines/mrz-alphabet.ts";
import { addLogs, type DecodedPart, logAt, logOfKind, sumLogs, type ZoneLogs } from "./zone-logs.ts";

export interface Option {
  /** One character, or two for a month or day. */
  readonly text: string;
  /** Log of how usual it is here. */
  readonly prior: number;
}

export interface DecodingStep {
  readonly line: number;
  readonly at: number;
  readonly options: readonly Option[];
  /** Weight of each character in the field's own sum and in the composite sum; 0 where it does not count. */
  readonly ownWeights: readonly number[];
  readonly compositeWeights: readonly number[];
  /** What a digit here proves; `own_or_long` may be a filler when the number goes on in the optional field. */
  readonly check: "own" | "own_or_long" | "composite" | null;
  /** A filler may stand for an empty field's digit. */
  readonly emptyFiller: boolean;
  /** Position within a date; null elsewhere. */
  readonly dateAt: number | null;
}

export interface Sums extends DecodedPart {
  /** Log likelihood given up for the check digits alone, beyond what each character's place allows. */
  readonly forced: number;
}

/** State of the sums: own · 10 + composite. */
const STATES = 100;

interface Column {
  readonly best: Float64Array;
  readonly total: Float64Array;
  readonly from: Int16Array;
  readonly option: Int16Array;
}

/** The likeliest characters whose sums meet every check digit, and their share of all that do. */
export function decodeSums(logs: ZoneLogs, steps: readonly DecodingStep[]): Sums {
  let column = emptyColumn();
  column.best[0] = column.total[0] = 0;
  const columns = steps.map((step) => {
    column = advance(column, step, logs);
    return column;
  });
  const end = column.best.reduce((top, value, state) => (value > (column.best[top] ?? 0) ? state : top), 0);
  const mass = sumLogs([...column.total]);
  const best = column.best[end] ?? Number.NEGATIVE_INFINITY;
  const options = trace(columns, steps, end);
  return {
    characters: options.flatMap(({ step, option }) =>
      [...option.text].map((character, k) => ({ line: step.line, at: step.at + k, character })),
    ),
    likelihood: Number.isFinite(best)
      ? options.reduce((sum, { step, option }) => sum + seenAs(logs, step, option), 0)
      : best,
    logPosterior: best - mass,
    forced: steps.reduce((sum, step) => sum + likeliestAt(logs, step), -best),
  };
}

/** Log likelihood of an option in the picture; where letters and digits look alike, a digit may look like its letter. */
function seenAs(logs: ZoneLogs, step: DecodingStep, { text }: Option): number {
  const read = step.dateAt !== null || step.check !== null ? logOfKind : logAt;
  return [...text].reduce((sum, character, i) => sum + read(logs, step.line, step.at + i, character), 0);
}

function likeliestAt(logs: ZoneLogs, step: DecodingStep): number {
  return Math.max(...step.options.map((option) => seenAs(logs, step, option) + option.prior));
}

function emptyColumn(): Column {
  return {
    best: new Float64Array(STATES).fill(Number.NEGATIVE_INFINITY),
    total: new Float64Array(STATES).fill(Number.NEGATIVE_INFINITY),
    from: new Int16Array(STATES).fill(-1),
    option: new Int16Array(STATES).fill(-1),
  };
}

function advance(before: Column, step: DecodingStep, logs: ZoneLogs): Column {
  const after = emptyColumn();
  step.options.forEach((option, index) => {
    const score = option.prior + seenAs(logs, step, option);
    const own = sumOf(option.text, step.ownWeights);
    const composite = sumOf(option.text, step.compositeWeights);
    for (let state = 0; state < STATES; state++) {
      const was = before.best[state] ?? Number.NEGATIVE_INFINITY;
      if (was === Number.NEGATIVE_INFINITY) continue;
      const next = follow(state, step, option.text, own, composite);
      if (next < 0) continue;
      after.total[next] = addLogs(after.total[next] ?? 0, (before.total[state] ?? 0) + score);
      if (was + score > (after.best[next] ?? 0)) {
        after.best[next] = was + score;
        after.from[next] = state;
        after.option[next] = index;
      }
    }
  });
  return after;
}

/** The sums after a step; −1 when the step contradicts a check digit. */
function follow(state: number, step: DecodingStep, text: string, own: number, composite: number): number {
  const [ownSum, compositeSum] = [Math.floor(state / 10), state % 10];
  const nextComposite = (compositeSum + composite) % 10;
  if (step.check === null) return ((ownSum + own) % 10) * 10 + nextComposite;
  if (step.check === "composite") return compositeSum === Number(text) ? 0 : -1;
  if (text === "<") {
    const allowed = step.check === "own_or_long" || (step.emptyFiller && ownSum === 0);
    return allowed ? nextComposite : -1;
  }
  return ownSum === Number(text) ? nextComposite : -1;
}

function sumOf(text: string, weights: readonly number[]): number {
  return [...text].reduce((sum, character, i) => sum + (mrzValue(character) ?? 0) * (weights[i] ?? 0), 0) % 10;
}

interface Chosen {
  readonly step: DecodingStep;
  readonly option: Option;
}

/** What was chosen at each step, from the last to the first. */
function trace(columns: readonly Column[], steps: readonly DecodingStep[], end: number): Chosen[] {
  const chosen: Chosen[] = [];
  let state = end;
  for (let i = columns.length - 1; i >= 0; i--) {
    const step = steps[i];
    const option = step?.options[columns[i]?.option[state] ?? -1];
    if (!step || !option) return [];
    chosen.push({ step, option });
    state = columns[i]?.from[state] ?? -1;
  }
  return chosen;
}
