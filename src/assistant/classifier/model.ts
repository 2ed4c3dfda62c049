/** The trained weights: read from their file, applied to a question. */
import { DIMENSIONS, type Features } from "./features.ts";

/** What is told apart by one set of weights. */
export interface Classifier {
  readonly classes: readonly string[];
  /** What an int8 of a class is worth, a class each. */
  readonly scales: Float32Array;
  readonly bias: Float32Array;
  /** Places × classes, a column a class; a power of two of places, which features share where there are fewer than theirs. */
  readonly weights: Int8Array;
}

/** What a question is about, by its intent; which fact answers it, by its id; what of an operator's desk it asks for; and its language, where it is in Latin letters. */
export const MODEL_PARTS = ["intents", "facts", "desk", "languages"] as const;
export type Model = Readonly<Record<(typeof MODEL_PARTS)[number], Classifier>>;

/** File: length of the head as uint32 (little-endian), the head as JSON in ASCII, the weights of each part row by row. */
export function writeModel(model: Model): Uint8Array {
  const parts = MODEL_PARTS.map((name) => model[name]);
  const heads = parts.map(({ classes, scales, bias, weights }) => ({
    ...{ classes, scales: [...scales], bias: [...bias], places: weights.length / classes.length },
  }));
  const head = Uint8Array.from(JSON.stringify(heads), (letter) => letter.charCodeAt(0));
  const file = new Uint8Array(4 + head.length + parts.reduce((sum, { weights }) => sum + weights.length, 0));
  new DataView(file.buffer).setUint32(0, head.length, true);
  file.set(head, 4);
  let at = 4 + head.length;
  for (const { weights } of parts) {
    file.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), at);
    at += weights.length;
  }
  return file;
}

/** Throws where the bytes are no such file. */
export function readModel(file: Uint8Array): Model {
  const headLength = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(0, true);
  const heads: unknown = JSON.parse(String.fromCharCode(...file.subarray(4, 4 + headLength)));
  let at = 4 + headLength;
  const next = (index: number): Classifier => {
    const head: unknown = Array.isArray(heads) ? heads[index] : null;
    if (!isHead(head) || DIMENSIONS % head.places !== 0)
      throw new Error(`The assistant's weights have no head: ${AGAIN}`);
    const weights = new Int8Array(file.slice(at, at + head.places * head.classes.length));
    if (weights.length !== head.places * head.classes.length)
      throw new Error(`The assistant's weights are of another size: ${AGAIN}`);
    at += weights.length;
    return {
      classes: head.classes,
      scales: Float32Array.from(head.scales),
      bias: Float32Array.from(head.bias),
      weights,
    };
  };
  return { intents: next(0), facts: next(1), desk: next(2), languages: next(3) };
}

const AGAIN = "train them with npm run train:assistant";

/** A score for each class, in the classifier's order; higher is likelier. */
export function scoresOf({ classes, scales, bias, weights }: Classifier, { indices, values }: Features): Float32Array {
  const count = classes.length;
  const places = weights.length / count;
  const sums = new Float32Array(count);
  for (let i = 0; i < indices.length; i++) {
    const row = ((indices[i] ?? 0) % places) * count;
    const value = values[i] ?? 0;
    for (let c = 0; c < count; c++) sums[c] = (sums[c] ?? 0) + value * (weights[row + c] ?? 0);
  }
  return sums.map((sum, c) => sum * (scales[c] ?? 0) + (bias[c] ?? 0));
}

/** Each class by how likely it is. */
export function likelihoods(classifier: Classifier, features: Features): ReadonlyMap<string, number> {
  const probabilities = softmax(scoresOf(classifier, features));
  return new Map(classifier.classes.map((name, c) => [name, probabilities[c] ?? 0]));
}

/** Scores as probabilities. */
export function softmax(scores: Float32Array): Float32Array {
  const top = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map((value) => value / sum);
}

interface Head {
  readonly classes: string[];
  readonly scales: number[];
  readonly bias: number[];
  readonly places: number;
}

function isHead(value: unknown): value is Head {
  return (
    typeof value === "object" &&
    value !== null &&
    ["classes", "scales", "bias", "places"].every((key) => Object.hasOwn(value, key))
  );
}
