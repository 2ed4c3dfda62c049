/** Sums over the log probabilities of a line's characters. */
import { NET_SHAPE } from "./net.ts";

const CHARACTERS = NET_SHAPE.classes - 1;

/** Mean log probability of the likeliest characters. */
export function meanOfBest(logs: Float32Array): number {
  const count = logs.length / CHARACTERS;
  let sum = 0;
  for (let k = 0; k < count; k++) sum += Math.max(...logs.subarray(k * CHARACTERS, (k + 1) * CHARACTERS));
  return sum / count;
}

/** Characters in a row over which presence is averaged: a slipped grid misses several. */
const PRESENCE_RUN = 4;

/** Lowest mean log probability, over characters in a row, that any character stands there. */
export function lowestPresence(logs: Float32Array): number {
  const present = Array.from({ length: logs.length / CHARACTERS }, (_, k) =>
    Math.log(logs.subarray(k * CHARACTERS, (k + 1) * CHARACTERS).reduce((sum, log) => sum + Math.exp(log), 1e-9)),
  );
  const runs = present.slice(PRESENCE_RUN - 1).map((_, k) => {
    return present.slice(k, k + PRESENCE_RUN).reduce((sum, log) => sum + log, 0) / PRESENCE_RUN;
  });
  return Math.min(0, ...runs);
}

/** Scales each character's probabilities so that they sum to at most 1: "not centred" is ruled out by the grid. */
export function normaliseLogs(logs: Float32Array) {
  for (let at = 0; at < logs.length; at += CHARACTERS) {
    let sum = 0;
    for (let c = 0; c < CHARACTERS; c++) sum += Math.exp(logs[at + c] ?? 0);
    const shift = Math.log(Math.max(sum, 1e-9));
    if (shift > 0) for (let c = 0; c < CHARACTERS; c++) logs[at + c] = (logs[at + c] ?? 0) - shift;
  }
}
