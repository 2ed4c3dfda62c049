/** The trained weights: read from their file, applied to a question. */
import type { Features } from "./features.ts";
import { DIMENSIONS } from "./features.ts";

/** Columns are classes; a row of `weights` belongs to a place of the feature vector. */
export interface Model {
  readonly classes: readonly string[];
  /** What an int8 of a class is worth, a class each. */
  readonly scales: Float32Array;
  readonly bias: Float32Array;
  /** DIMENSIONS × classes. */
  readonly weights: Int8Array;
}

/** File: length of the head as uint32 (little-endian), the head as JSON in ASCII, the weights row by row. */
export function writeModel(model: Model): Uint8Array {
  const text = JSON.stringify({ classes: model.classes, scales: [...model.scales], bias: [...model.bias] });
  const head = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const file = new Uint8Array(4 + head.length + model.weights.length);
  new DataView(file.buffer).setUint32(0, head.length, true);
  file.set(head, 4);
  file.set(new Uint8Array(model.weights.buffer, model.weights.byteOffset, model.weights.length), 4 + head.length);
  return file;
}

/** Throws where the bytes are no model of these dimensions. */
export function readModel(file: Uint8Array): Model {
  const headLength = new DataView(file.buffer, file.byteOffset, file.byteLength).getUint32(0, true);
  const head: unknown = JSON.parse(String.fromCharCode(...file.subarray(4, 4 + headLength)));
  if (!isHead(head)) throw new Error("The assistant's weights have no head: train them with npm run train:assistant");
  const weights = new Int8Array(file.subarray(4 + headLength));
  if (weights.length !== DIMENSIONS * head.classes.length) {
    throw new Error("The assistant's weights are of another size: train them with npm run train:assistant");
  }
  return { classes: head.classes, scales: Float32Array.from(head.scales), bias: Float32Array.from(head.bias), weights };
}

/** A score for each class, in the model's order; higher is likelier. */
export function scoresOf(model: Model, { indices, values }: Features): Float32Array {
  const count = model.classes.length;
  const sums = new Float32Array(count);
  for (let i = 0; i < indices.length; i++) {
    const row = (indices[i] ?? 0) * count;
    const value = values[i] ?? 0;
    for (let c = 0; c < count; c++) sums[c] = (sums[c] ?? 0) + value * (model.weights[row + c] ?? 0);
  }
  return sums.map((sum, c) => sum * (model.scales[c] ?? 0) + (model.bias[c] ?? 0));
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
}

function isHead(value: unknown): value is Head {
  return typeof value === "object" && value !== null && "classes" in value && "scales" in value && "bias" in value;
}
