/** The small convolutional net that names the character at each step along a text line: shape, numbers, plain arithmetic. */

/** Shape of the net. A strip is 32 rows high with 20 columns to a character; answers come every 4 columns. */
export const NET_SHAPE = {
  stripHeight: 32,
  pitch: 20,
  /** Columns between two answers. */
  step: 4,
  /** Column of the strip that the first answer is about. */
  firstCentre: 14.5,
  kernel1: 5,
  channels1: 12,
  rows1: 14,
  kernel2: 3,
  channels2: 32,
  rows2: 6,
  /** Columns of the second layer that one answer looks at. */
  window: 6,
  hidden: 96,
  /** The 37 characters in the order of MRZ_ALPHABET, then "not centred on a character". */
  classes: 38,
} as const;

export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  /** outputs × inputs. */
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

export interface Net {
  readonly first: Layer;
  readonly second: Layer;
  readonly hidden: Layer;
  readonly last: Layer;
}

const S = NET_SHAPE;
const LAYER_SIZES = [
  [S.kernel1 * S.kernel1, S.channels1],
  [S.kernel2 * S.kernel2 * S.channels1, S.channels2],
  [S.window * S.rows2 * S.channels2, S.hidden],
  [S.hidden, S.classes],
] as const;

/** Number of 32-bit floats in a weights file. */
export const NET_FLOATS = LAYER_SIZES.reduce((sum, [inputs, outputs]) => sum + (inputs + 1) * outputs, 0);

/** A net over the numbers of a weights file, without copying. Throws when their count is wrong. */
export function netFrom(numbers: Float32Array): Net {
  if (numbers.length !== NET_FLOATS) throw new Error(`a net has ${NET_FLOATS} numbers, not ${numbers.length}`);
  let offset = 0;
  const take = (count: number) => {
    offset += count;
    return numbers.subarray(offset - count, offset);
  };
  const layer = ([inputs, outputs]: readonly [number, number]): Layer => ({
    inputs,
    outputs,
    weights: take(inputs * outputs),
    biases: take(outputs),
  });
  const [first, second, hidden, last] = LAYER_SIZES;
  return { first: layer(first), second: layer(second), hidden: layer(hidden), last: layer(last) };
}

/** Columns after each layer for a strip of the given width. */
export function netColumns(width: number): { first: number; second: number; answers: number } {
  const first = Math.floor((width - S.kernel1) / 2) + 1;
  const second = Math.floor((first - S.kernel2) / 2) + 1;
  return { first, second, answers: Math.max(0, second - S.window + 1) };
}

/** One fully connected step: `out = weights × input + biases`, four outputs at a time to keep the input in registers. */
export function applyLayer(layer: Layer, input: Float32Array, from: number, out: Float32Array, to: number): void {
  const { inputs, outputs, weights, biases } = layer;
  let o = 0;
  for (; o + 4 <= outputs; o += 4) {
    const a = o * inputs;
    const b = a + inputs;
    const c = b + inputs;
    const d = c + inputs;
    let sumA = biases[o] ?? 0;
    let sumB = biases[o + 1] ?? 0;
    let sumC = biases[o + 2] ?? 0;
    let sumD = biases[o + 3] ?? 0;
    for (let k = 0; k < inputs; k++) {
      const x = input[from + k] ?? 0;
      sumA += x * (weights[a + k] ?? 0);
      sumB += x * (weights[b + k] ?? 0);
      sumC += x * (weights[c + k] ?? 0);
      sumD += x * (weights[d + k] ?? 0);
    }
    out[to + o] = sumA;
    out[to + o + 1] = sumB;
    out[to + o + 2] = sumC;
    out[to + o + 3] = sumD;
  }
  for (; o < outputs; o++) {
    let sum = biases[o] ?? 0;
    for (let k = 0; k < inputs; k++) sum += (input[from + k] ?? 0) * (weights[o * inputs + k] ?? 0);
    out[to + o] = sum;
  }
}

/** Negative values become 0, in place. */
export function rectify(values: Float32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if ((values[i] ?? 0) < 0) values[i] = 0;
}

/** Copies the patches that the first layer looks at; the strip lies column by column. */
export function firstPatches(strip: Float32Array, columns: number): Float32Array {
  const size = S.kernel1 * S.kernel1;
  const patches = new Float32Array(columns * S.rows1 * size);
  let at = 0;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < S.rows1; row++) {
      for (let k = 0; k < S.kernel1; k++) {
        const from = (2 * column + k) * S.stripHeight + 2 * row;
        for (let j = 0; j < S.kernel1; j++) patches[at++] = strip[from + j] ?? 0;
      }
    }
  }
  return patches;
}

/** Copies the patches that the second layer looks at, out of the first layer's answers. */
export function secondPatches(first: Float32Array, columns: number): Float32Array {
  const run = S.kernel2 * S.channels1;
  const patches = new Float32Array(columns * S.rows2 * S.kernel2 * run);
  let at = 0;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < S.rows2; row++) {
      for (let k = 0; k < S.kernel2; k++) {
        const from = ((2 * column + k) * S.rows1 + 2 * row) * S.channels1;
        for (let j = 0; j < run; j++) patches[at++] = first[from + j] ?? 0;
      }
    }
  }
  return patches;
}

/** One layer over many patches lying one after the other, rectified. */
export function applyToPatches(layer: Layer, patches: Float32Array): Float32Array {
  const count = patches.length / layer.inputs;
  const out = new Float32Array(count * layer.outputs);
  for (let i = 0; i < count; i++) applyLayer(layer, patches, i * layer.inputs, out, i * layer.outputs);
  rectify(out, 0, out.length);
  return out;
}

/** Turns one answer's raw scores into log probabilities, in place. */
export function toLogProbabilities(answers: Float32Array, from: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < S.classes; k++) most = Math.max(most, answers[from + k] ?? 0);
  let sum = 0;
  for (let k = 0; k < S.classes; k++) sum += Math.exp((answers[from + k] ?? 0) - most);
  const shift = most + Math.log(sum);
  for (let k = 0; k < S.classes; k++) answers[from + k] = (answers[from + k] ?? 0) - shift;
}
