/** Multinomial logistic regression on hashed features: AdaGrad, the same numbers from the same lines every time. */
import { DIMENSIONS, type Features, featuresOf } from "#assistant/classifier/features.ts";
import type { Classifier } from "#assistant/classifier/model.ts";
import { type Random, seededRandom } from "#verification/specimens/random.ts";

export interface Example {
  readonly text: string;
  readonly label: string;
}

export interface Settings {
  readonly epochs: number;
  readonly rate: number;
  /** Pull towards zero at each step. */
  readonly decay: number;
  /** Share of the examples that are seen with a slip of the keyboard. */
  readonly slips: number;
  /** Share of the examples that are seen by their concepts alone. */
  readonly conceptsAlone: number;
}

export const SETTINGS: Settings = { epochs: 20, rate: 0.5, decay: 0.001, slips: 0.25, conceptsAlone: 0.2 };

/** Each shuffles and misspells in its own way; the mean of their weights knows what all of them agree on. */
const SEEDS = [20270514, 1448, 632] as const;
/** A byte could hold 127: fewer steps cost less than a point, and halve what a browser fetches. */
const STEPS = 20;
/** A gradient smaller than this changes nothing worth the time. */
const LEAST_GRADIENT = 0.002;

/** Every class weighs the same, however many lines it has. `places`: of the feature vector, a power of two; fewer share them. */
export function train(
  examples: readonly Example[],
  classes: readonly string[],
  places = DIMENSIONS,
  settings = SETTINGS,
): Classifier {
  const weights = new Float32Array(places * classes.length);
  const bias = new Float32Array(classes.length);
  for (const seed of SEEDS) {
    const one = trainOnce(examples, { classes, places }, settings, seed);
    addShare(weights, one.weights, SEEDS.length);
    addShare(bias, one.bias, SEEDS.length);
  }
  return quantised(weights, bias, classes);
}

function trainOnce(
  examples: readonly Example[],
  { classes, places }: { readonly classes: readonly string[]; readonly places: number },
  settings: Settings,
  seed: number,
) {
  const random = seededRandom(seed);
  const count = classes.length;
  const weights = new Float32Array(places * count);
  const squares = new Float32Array(places * count).fill(1e-4);
  const bias = new Float32Array(count);
  const labels = examples.map((example) => classes.indexOf(example.label));
  const importance = importances(labels, count);
  const plain = examples.map((example) => featuresOf(example.text));
  const order = examples.map((_, i) => i);
  const scores = new Float32Array(count);
  const mean = { weights: new Float32Array(weights.length), bias: new Float32Array(count) };
  const averaged = Math.ceil(settings.epochs / 2);

  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, random);
    for (const i of order) {
      const example = examples[i];
      const whole = plain[i];
      if (!example || !whole) continue;
      step(seen(example, whole, random, settings), labels[i] ?? 0, (importance[i] ?? 1) * settings.rate);
    }
    if (epoch >= settings.epochs - averaged) {
      addShare(mean.weights, weights, averaged);
      addShare(mean.bias, bias, averaged);
    }
  }
  return mean;

  function step({ indices, values }: Features, place: number, rate: number) {
    scores.set(bias);
    for (let f = 0; f < indices.length; f++) {
      const row = ((indices[f] ?? 0) % places) * count;
      const value = values[f] ?? 0;
      for (let c = 0; c < count; c++) scores[c] = (scores[c] ?? 0) + value * (weights[row + c] ?? 0);
    }
    toProbabilities(scores);
    for (let c = 0; c < count; c++) {
      const gradient = (scores[c] ?? 0) - (c === place ? 1 : 0);
      if (Math.abs(gradient) < LEAST_GRADIENT) continue;
      bias[c] = (bias[c] ?? 0) - rate * 0.02 * gradient;
      for (let f = 0; f < indices.length; f++) {
        const at = ((indices[f] ?? 0) % places) * count + c;
        const slope = gradient * (values[f] ?? 0) + settings.decay * (weights[at] ?? 0);
        const square = (squares[at] ?? 0) + slope * slope;
        squares[at] = square;
        weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(square);
      }
    }
  }
}

/** The mean over the later half of the epochs wavers less than where the last step ended. */
function addShare(sum: Float32Array, values: Float32Array, times: number): void {
  for (let at = 0; at < values.length; at++) sum[at] = (sum[at] ?? 0) + (values[at] ?? 0) / times;
}

function seen(example: Example, whole: Features, random: Random, settings: Settings): Features {
  if (random.chance(settings.conceptsAlone)) {
    const concepts = featuresOf(example.text, "concepts");
    return concepts.indices.length > 1 ? concepts : whole;
  }
  return random.chance(settings.slips) ? featuresOf(slipped(example.text, random)) : whole;
}

/** Two letters swapped, one left out, or a word left out. */
function slipped(text: string, random: Random): string {
  const words = text.split(" ");
  if (words.length > 3 && random.chance(0.5)) return words.toSpliced(random.below(words.length), 1).join(" ");
  const at = random.below(Math.max(1, text.length - 2));
  return random.chance(0.5)
    ? text.slice(0, at) + text.slice(at + 1)
    : text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2);
}

function importances(labels: readonly number[], count: number): number[] {
  const sizes = new Array<number>(count).fill(0);
  for (const label of labels) sizes[label] = (sizes[label] ?? 0) + 1;
  const mean = labels.length / count;
  return labels.map((label) => Math.sqrt(mean / (sizes[label] || 1)));
}

function toProbabilities(scores: Float32Array): void {
  let top = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > top) top = score;
  let sum = 0;
  for (let c = 0; c < scores.length; c++) {
    const raised = Math.exp((scores[c] ?? 0) - top);
    scores[c] = raised;
    sum += raised;
  }
  for (let c = 0; c < scores.length; c++) scores[c] = (scores[c] ?? 0) / sum;
}

function shuffle(order: number[], random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const other = random.below(i + 1);
    [order[i], order[other]] = [order[other] ?? 0, order[i] ?? 0];
  }
}

/** A byte a weight, in so many steps to either side; each class has its own scale. */
function quantised(weights: Float32Array, bias: Float32Array, classes: readonly string[]): Classifier {
  const count = classes.length;
  const scales = new Float32Array(count);
  for (let at = 0; at < weights.length; at++) {
    scales[at % count] = Math.max(scales[at % count] ?? 0, Math.abs(weights[at] ?? 0) / STEPS);
  }
  const bytes = new Int8Array(weights.length);
  for (let at = 0; at < weights.length; at++) bytes[at] = Math.round((weights[at] ?? 0) / (scales[at % count] || 1));
  return { classes, scales, bias, weights: bytes };
}
