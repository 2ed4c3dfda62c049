/** Learns the weights of the reading net by gradient descent (Adam) on drawn strips. */
import {
  applyLayer,
  applyToPatches,
  firstPatches,
  type Layer,
  NET_FLOATS,
  NET_SHAPE,
  netColumns,
  netFrom,
  rectify,
  secondPatches,
  toLogProbabilities,
} from "#verification/mrz/net/net.ts";
import type { Random } from "#verification/specimens/random.ts";
import type { LineSample } from "./line-sample.ts";

const S = NET_SHAPE;
const STRIDE = S.rows2 * S.channels2;
const OFF_CENTRE = S.classes - 1;

export interface Tally {
  /** Characters seen and named right. */
  characters: number;
  right: number;
  loss: number;
}

export interface Learner {
  /** All numbers of the net in the order of a weights file. */
  readonly numbers: Float32Array;
  /** Adds one strip's gradient and counts its characters. */
  study(sample: LineSample): void;
  /** Applies the gathered gradient. */
  step(rate: number): void;
  readonly tally: Tally;
}

/** He initialisation, so that signals keep their size through the rectified layers. */
export function freshNumbers(random: Random): Float32Array {
  const numbers = new Float32Array(NET_FLOATS);
  const net = netFrom(numbers);
  for (const layer of [net.first, net.second, net.hidden, net.last]) {
    const deviation = Math.sqrt(2 / layer.inputs);
    for (let i = 0; i < layer.weights.length; i++) layer.weights[i] = random.normal(deviation);
  }
  return numbers;
}

export function createLearner(numbers: Float32Array, random: Random): Learner {
  const net = netFrom(numbers);
  const gradients = new Float32Array(NET_FLOATS);
  const slope = netFrom(gradients);
  const adam = createAdam(numbers, gradients);
  const tally: Tally = { characters: 0, right: 0, loss: 0 };
  const hidden = new Float32Array(S.hidden);
  const dHidden = new Float32Array(S.hidden);
  const scores = new Float32Array(S.classes);

  function studyAnswer(label: number, second: Float32Array, dSecond: Float32Array, at: number) {
    applyLayer(net.hidden, second, at, hidden, 0);
    rectify(hidden, 0, S.hidden);
    applyLayer(net.last, hidden, 0, scores, 0);
    count(scores, label, tally);
    dHidden.fill(0);
    backLayer(net.last, slope.last, hidden, 0, scores, 0, dHidden, 0);
    maskDead(dHidden, hidden);
    backLayer(net.hidden, slope.hidden, second, at, dHidden, 0, dSecond, at);
  }

  function study(sample: LineSample) {
    const columns = netColumns(sample.width);
    const patches1 = firstPatches(sample.strip, columns.first);
    const first = applyToPatches(net.first, patches1);
    const patches2 = secondPatches(first, columns.second);
    const second = applyToPatches(net.second, patches2);
    const dSecond = new Float32Array(second.length);
    sample.labels.forEach((label, i) => {
      if (label < 0 || (label === OFF_CENTRE && !random.chance(0.3))) return;
      studyAnswer(label, second, dSecond, i * STRIDE);
    });
    maskDead(dSecond, second);
    const dPatches2 = backPatches(net.second, slope.second, patches2, dSecond);
    const dFirst = new Float32Array(first.length);
    scatterSecond(dPatches2, dFirst, columns.second);
    maskDead(dFirst, first);
    backPatches(net.first, slope.first, patches1, dFirst);
  }

  return { numbers, study, step: adam, tally };
}

/** Counts the answer and leaves in `scores` the gradient of the cross entropy. */
function count(scores: Float32Array, label: number, tally: Tally) {
  toLogProbabilities(scores, 0);
  tally.loss -= scores[label] ?? 0;
  if (label !== OFF_CENTRE) {
    tally.characters++;
    const best = scores.reduce((top, value, k) => (value > (scores[top] ?? 0) ? k : top), 0);
    if (best === label) tally.right++;
  }
  for (let k = 0; k < S.classes; k++) scores[k] = Math.exp(scores[k] ?? 0) - (k === label ? 1 : 0);
}

function maskDead(slope: Float32Array, values: Float32Array) {
  for (let i = 0; i < slope.length; i++) if ((values[i] ?? 0) <= 0) slope[i] = 0;
}

function backLayer(
  layer: Layer,
  slope: Layer,
  input: Float32Array,
  from: number,
  dOut: Float32Array,
  outFrom: number,
  dInput: Float32Array,
  dFrom: number,
) {
  const { inputs, outputs, weights } = layer;
  for (let o = 0; o < outputs; o++) {
    const d = dOut[outFrom + o] ?? 0;
    if (d === 0) continue;
    slope.biases[o] = (slope.biases[o] ?? 0) + d;
    const row = o * inputs;
    for (let k = 0; k < inputs; k++) {
      slope.weights[row + k] = (slope.weights[row + k] ?? 0) + d * (input[from + k] ?? 0);
      dInput[dFrom + k] = (dInput[dFrom + k] ?? 0) + d * (weights[row + k] ?? 0);
    }
  }
}

function backPatches(layer: Layer, slope: Layer, patches: Float32Array, dOut: Float32Array): Float32Array {
  const dPatches = new Float32Array(patches.length);
  const count = patches.length / layer.inputs;
  for (let i = 0; i < count; i++) {
    backLayer(layer, slope, patches, i * layer.inputs, dOut, i * layer.outputs, dPatches, i * layer.inputs);
  }
  return dPatches;
}

function scatterSecond(dPatches: Float32Array, dFirst: Float32Array, columns: number) {
  const run = S.kernel2 * S.channels1;
  let at = 0;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < S.rows2; row++) {
      for (let k = 0; k < S.kernel2; k++) {
        const to = ((2 * column + k) * S.rows1 + 2 * row) * S.channels1;
        for (let j = 0; j < run; j++) dFirst[to + j] = (dFirst[to + j] ?? 0) + (dPatches[at++] ?? 0);
      }
    }
  }
}

/** Adam with its usual constants; clears the gradient. */
function createAdam(numbers: Float32Array, gradients: Float32Array): (rate: number) => void {
  const mean = new Float32Array(numbers.length);
  const square = new Float32Array(numbers.length);
  let steps = 0;
  return (rate) => {
    steps++;
    const scale = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps);
    for (let i = 0; i < numbers.length; i++) {
      const g = gradients[i] ?? 0;
      const m = 0.9 * (mean[i] ?? 0) + 0.1 * g;
      const v = 0.999 * (square[i] ?? 0) + 0.001 * g * g;
      mean[i] = m;
      square[i] = v;
      numbers[i] = (numbers[i] ?? 0) - (scale * m) / (Math.sqrt(v) + 1e-8);
    }
    gradients.fill(0);
  };
}
