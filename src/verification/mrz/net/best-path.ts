/** The likeliest run of N characters among the answers of the net along a line. */
import { NET_SHAPE } from "./net.ts";

const { classes: CLASSES, step: STEP, pitch: PITCH } = NET_SHAPE;
/** Characters of the alphabet; the class after them means "not centred". */
const CHARACTERS = CLASSES - 1;
/** Steps of the net to one character. */
const STEPS = PITCH / STEP;

export interface Path {
  /** Step of the net at each character. */
  readonly steps: readonly number[];
  /** Mean log probability of the characters. */
  readonly score: number;
  /** Log likelihood of the characters and, when settling, of paper everywhere else. */
  readonly whole: number;
}

/**
 * The likeliest N positions, each 0.8 to 1.2 characters after the one before, the first within `slack` of `start`.
 * When settling, text left outside the run counts against it.
 */
export function bestPath(
  answers: Float32Array,
  { count, start, slack, settle }: { count: number; start: number; slack: number; settle: boolean },
): Path {
  const positions = answers.length / CLASSES;
  const best = Float32Array.from({ length: positions }, (_, p) => likeliest(answers, p));
  const outside = settle ? paperSums(answers, positions) : null;
  let scores = new Float32Array(positions).fill(Number.NEGATIVE_INFINITY);
  for (let p = Math.max(0, start - slack); p <= Math.min(positions - 1, start + slack); p++) {
    scores[p] = (best[p] ?? 0) + (outside?.before[p] ?? 0);
  }
  const back: Int8Array[] = [];
  for (let k = 1; k < count; k++) {
    const next = new Float32Array(positions).fill(Number.NEGATIVE_INFINITY);
    const chosen = new Int8Array(positions);
    for (let p = STEPS - 1; p < positions; p++) {
      for (let stride = STEPS - 1; stride <= STEPS + 1; stride++) {
        const score = (scores[p - stride] ?? Number.NEGATIVE_INFINITY) + (best[p] ?? 0) - (stride === STEPS ? 0 : 0.08);
        if (score > (next[p] ?? 0)) [next[p], chosen[p]] = [score, stride];
      }
    }
    back.push(chosen);
    scores = next;
  }
  const end = start + (count - 1) * STEPS;
  const ends = scores.map((score, p) =>
    Math.abs(p - end) <= slack ? score + (outside?.after[p] ?? 0) : Number.NEGATIVE_INFINITY,
  );
  return traceBack(ends, back, best);
}

function traceBack(ends: Float32Array, back: readonly Int8Array[], best: Float32Array): Path {
  const end = ends.reduce((top, score, p) => (score > (ends[top] ?? 0) ? p : top), 0);
  const steps = [end];
  for (const chosen of back.toReversed()) steps.push((steps.at(-1) ?? 0) - (chosen[steps.at(-1) ?? 0] ?? STEPS));
  steps.reverse();
  const sum = steps.reduce((total, p) => total + (best[p] ?? LEAST_PAPER), 0);
  return { steps, score: sum / steps.length, whole: ends[end] ?? Number.NEGATIVE_INFINITY };
}

/** One place outside the run cannot count more than this against it: borders and specks are common. */
const LEAST_PAPER = -4;

/** For a run whose first (last) character is at p: how likely there is only paper before (after) it. */
function paperSums(answers: Float32Array, positions: number) {
  const paper = (p: number) => {
    if (p < 0 || p >= positions) return 0;
    const near = [-1, 0, 1].map((k) => answers[(p + k) * CLASSES + CHARACTERS] ?? LEAST_PAPER);
    return Math.max(LEAST_PAPER, Math.min(...near));
  };
  const before = new Float32Array(positions);
  const after = new Float32Array(positions);
  for (let p = 0; p < positions; p++) before[p] = paper(p - STEPS) + (before[p - STEPS] ?? 0);
  for (let p = positions - 1; p >= 0; p--) after[p] = paper(p + STEPS) + (after[p + STEPS] ?? 0);
  return { before, after };
}

function likeliest(answers: Float32Array, position: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < CHARACTERS; c++) most = Math.max(most, answers[position * CLASSES + c] ?? 0);
  return most;
}
