/** One training thread: studies its own drawn strips and reports its numbers after every round. */
import { parentPort, workerData } from "node:worker_threads";
import { seededRandom } from "#verification/specimens/random.ts";
import { loadFonts } from "./glyph-masks.ts";
import { createLearner } from "./learner.ts";
import { drawSample } from "./line-sample.ts";

/** What the main thread sends for one round. */
export interface Round {
  readonly numbers: Float32Array;
  readonly steps: number;
  readonly rate: number;
}

const STRIPS_PER_STEP = 4;
const port = parentPort;
if (!port) throw new Error("start this file as a worker thread");
const random = seededRandom(workerData.seed);
const fonts = await loadFonts();
const learner = createLearner(new Float32Array(workerData.numbers), random);

port.on("message", (round: Round) => {
  learner.numbers.set(round.numbers);
  learner.tally.characters = learner.tally.right = learner.tally.loss = 0;
  for (let step = 0; step < round.steps; step++) {
    for (let i = 0; i < STRIPS_PER_STEP; i++) learner.study(drawSample(random, fonts));
    learner.step(round.rate);
  }
  port.postMessage({ numbers: learner.numbers, tally: learner.tally });
});
