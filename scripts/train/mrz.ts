/**
 * Trains the reading net on drawn strips and writes `src/verification/mrz/net/net.bin`.
 * Usage: npm run train:mrz -- [minutes] [threads] [file to go on from] [file to write]
 */
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { MINUTE_MS } from "#domain/durations.ts";
import { seededRandom } from "#verification/specimens/random.ts";
import { freshNumbers, type Tally } from "./mrz/learner.ts";
import type { Round } from "./mrz/train-worker.ts";

const WEIGHTS_FILE = process.argv[5] ?? new URL("../../src/verification/mrz/net/net.bin", import.meta.url);
/** Training draws from seeds below this number only; tuning and test pictures use seeds above (docs/documents.md). */
const FIRST_SEED = 1;
const STEPS_PER_ROUND = 60;
const [minutes = 10, threads = 2] = process.argv.slice(2, 4).map(Number);
const from = process.argv[4];

const start = from ? floatsOf(readFileSync(from)) : freshNumbers(seededRandom(FIRST_SEED));
const workers = Array.from({ length: threads }, (_, i) => {
  return new Worker(new URL("./mrz/train-worker.ts", import.meta.url), {
    workerData: { seed: FIRST_SEED + 1 + i + (from ? 1000 : 0), numbers: start.length },
  });
});

const trained = await train(start);
writeFileSync(WEIGHTS_FILE, Buffer.from(trained.buffer));
await Promise.all(workers.map((worker) => worker.terminate()));

async function train(first: Float32Array): Promise<Float32Array<ArrayBuffer>> {
  let numbers = Float32Array.from(first);
  const began = Date.now();
  for (let round = 0; ; round++) {
    const done = (Date.now() - began) / (minutes * MINUTE_MS);
    if (done >= 1) return numbers;
    const rate = learningRate(done);
    const results = await Promise.all(
      workers.map((worker) => runRound(worker, { numbers, steps: STEPS_PER_ROUND, rate })),
    );
    numbers = averageOf(results.map((result) => result.numbers));
    if (round % 10 === 0)
      report(
        round,
        done,
        results.map((result) => result.tally),
      );
    if (round % 50 === 49) writeFileSync(WEIGHTS_FILE, Buffer.from(numbers.buffer));
  }
}

/** Short warm-up, then a cosine down to a hundredth. */
function learningRate(done: number): number {
  const top = from ? 0.0005 : 0.0012;
  return top * Math.min(1, done / 0.01 + 0.05) * (0.01 + 0.99 * 0.5 * (1 + Math.cos(Math.PI * done)));
}

async function runRound(worker: Worker, round: Round): Promise<{ numbers: Float32Array; tally: Tally }> {
  worker.postMessage(round);
  const [answer] = await once(worker, "message");
  return answer;
}

function averageOf(sets: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const mean = new Float32Array(sets[0]?.length ?? 0);
  for (const set of sets) for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) + (set[i] ?? 0) / sets.length;
  return mean;
}

function report(round: number, done: number, tallies: readonly Tally[]) {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  const share = ((100 * sum("right")) / sum("characters")).toFixed(2);
  console.log(`${(100 * done).toFixed(0)} % round ${round}: ${share} % of ${sum("characters")} characters right`);
}

function floatsOf(bytes: Buffer): Float32Array {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
