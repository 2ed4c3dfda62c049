/** Runs the net over a strip in the vector kernel; each thread has one memory for it. */
import { type Layer, NET_SHAPE, type Net, netColumns, toLogProbabilities } from "./net.ts";
import { type VectorKernel, vectorKernel } from "./vector-kernel.ts";

const S = NET_SHAPE;
const PATCH1 = S.kernel1 * S.kernel1;
const RUN2 = S.kernel2 * S.channels1;
const PATCH2 = S.kernel2 * RUN2;
/** The longest strip: 44 characters with ten of surroundings on either side, and some. */
const MOST_COLUMNS = 70 * S.pitch;
/** Outputs that the kernel computes together, and inputs that it takes together. */
const BLOCK = 8;
const ROWS = 4;
const PAGE_BYTES = 65_536;

interface Block {
  /** First of its eight outputs. The last block overlaps the one before where the outputs are no multiple of eight. */
  readonly first: number;
  /** Where its biases and weights lie in memory, in numbers. */
  readonly weights: number;
}

interface PlacedLayer {
  readonly inputs: number;
  readonly outputs: number;
  readonly blocks: readonly Block[];
}

interface Machine {
  readonly numbers: Float32Array;
  readonly sums: VectorKernel;
  readonly layers: Readonly<Record<keyof Net, PlacedLayer>>;
  /** Where each layer's inputs lie in memory, in numbers. */
  readonly places: Readonly<Record<"patches1" | "first" | "patches2" | "second" | "hidden" | "answers", number>>;
}

const machines = new WeakMap<Net, Machine>();

/**
 * Log probabilities of the 38 classes along a strip of `width` columns (column-major, normalised by `normaliseStrip`).
 * Answer i is about column `firstCentre + step · every · i`; with `every` above 1 the answers between are left out.
 */
export function classifyStrip(net: Net, strip: Float32Array, width: number, every = 1): Float32Array {
  if (width > MOST_COLUMNS) throw new Error(`a strip has at most ${MOST_COLUMNS} columns, not ${width}`);
  const machine = machineOf(net);
  const { places, layers, numbers } = machine;
  const columns = netColumns(width);
  const count = Math.ceil(columns.answers / every);
  copyPatches1(strip, columns.first, numbers, places.patches1);
  apply(machine, layers.first, {
    from: places.patches1,
    stride: PATCH1,
    to: places.first,
    count: columns.first * S.rows1,
  });
  copyPatches2(columns.second, numbers, places);
  apply(machine, layers.second, {
    from: places.patches2,
    stride: PATCH2,
    to: places.second,
    count: columns.second * S.rows2,
  });
  const stride = S.rows2 * S.channels2 * every;
  apply(machine, layers.hidden, { from: places.second, stride, to: places.hidden, count });
  apply(machine, layers.last, { from: places.hidden, stride: S.hidden, to: places.answers, count, signed: true });
  const answers = numbers.slice(places.answers, places.answers + count * S.classes);
  for (let at = 0; at < answers.length; at += S.classes) toLogProbabilities(answers, at);
  return answers;
}

function apply(
  { sums }: Machine,
  layer: PlacedLayer,
  {
    from,
    stride,
    to,
    count,
    signed = false,
  }: { from: number; stride: number; to: number; count: number; signed?: boolean },
) {
  const whole = Math.ceil(count / ROWS) * ROWS;
  if (whole === 0) return;
  for (const { first, weights } of layer.blocks) {
    const output = 4 * (to + first);
    sums(4 * from, 4 * stride, 4 * weights, output, 4 * layer.outputs, layer.inputs, whole, signed ? -1e30 : 0);
  }
}

/** The patches that the first layer looks at; the strip lies column by column. */
function copyPatches1(strip: Float32Array, columns: number, numbers: Float32Array, to: number) {
  let at = to;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < S.rows1; row++) {
      let from = 2 * column * S.stripHeight + 2 * row;
      for (let k = 0; k < S.kernel1; k++, from += S.stripHeight) {
        for (let j = 0; j < S.kernel1; j++) numbers[at++] = strip[from + j] ?? 0;
      }
    }
  }
}

/** The patches that the second layer looks at, out of the first layer's answers. */
function copyPatches2(columns: number, numbers: Float32Array, places: Machine["places"]) {
  let at = places.patches2;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < S.rows2; row++) {
      for (let k = 0; k < S.kernel2; k++) {
        const from = places.first + ((2 * column + k) * S.rows1 + 2 * row) * S.channels1;
        numbers.copyWithin(at, from, from + RUN2);
        at += RUN2;
      }
    }
  }
}

function machineOf(net: Net): Machine {
  const known = machines.get(net);
  if (known) return known;
  const machine = build(net);
  machines.set(net, machine);
  return machine;
}

function build(net: Net): Machine {
  let end = 0;
  const reserve = (count: number) => {
    const start = end;
    end += Math.ceil((count + BLOCK * ROWS) / ROWS) * ROWS;
    return start;
  };
  const placed = ({ inputs, outputs }: Layer): PlacedLayer => ({
    inputs,
    outputs,
    blocks: Array.from({ length: Math.ceil(outputs / BLOCK) }, (_, b) => ({
      first: Math.min(b * BLOCK, outputs - BLOCK),
      weights: reserve((inputs + 1) * BLOCK),
    })),
  });
  const layers = {
    first: placed(net.first),
    second: placed(net.second),
    hidden: placed(net.hidden),
    last: placed(net.last),
  };
  const columns = netColumns(MOST_COLUMNS);
  // The kernel takes inputs by fours: it may read and write up to three beyond the last.
  const answers = columns.answers + ROWS;
  const places = {
    patches1: reserve((columns.first * S.rows1 + ROWS) * PATCH1),
    first: reserve((columns.first * S.rows1 + ROWS) * S.channels1),
    patches2: reserve((columns.second * S.rows2 + ROWS) * PATCH2),
    second: reserve((columns.second + S.window * ROWS) * S.rows2 * S.channels2),
    hidden: reserve(answers * S.hidden),
    answers: reserve(answers * S.classes),
  };
  const memory = new WebAssembly.Memory({ initial: Math.ceil((4 * end) / PAGE_BYTES) });
  const numbers = new Float32Array(memory.buffer);
  for (const key of ["first", "second", "hidden", "last"] as const) pack(net[key], layers[key], numbers);
  return { numbers, sums: vectorKernel(memory), layers, places };
}

/** Weights in the kernel's order: eight biases, then for each input its eight weights. */
function pack({ inputs, weights, biases }: Layer, { blocks }: PlacedLayer, numbers: Float32Array) {
  for (const block of blocks) {
    for (let o = 0; o < BLOCK; o++) {
      numbers[block.weights + o] = biases[block.first + o] ?? 0;
      for (let k = 0; k < inputs; k++) {
        numbers[block.weights + (k + 1) * BLOCK + o] = weights[(block.first + o) * inputs + k] ?? 0;
      }
    }
  }
}
