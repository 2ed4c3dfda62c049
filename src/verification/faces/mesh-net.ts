/** MediaPipe's face mesh: 192 × 192 pixels of one face in, 468 points of it out, and how sure it is that one is there. */
import { addFeatureMaps, convolution, depthwise, halved, leaking, type Map3 } from "./layers.ts";
import type { Weights } from "./weights.ts";

/** Pixels of each side of the cut-out it looks at. */
export const MESH_SIDE = 192;

/** Numbers for each point: across, down, and depth. */
const NUMBERS = 3;

export interface Mesh {
  /** Across and down in pixels of the cut-out, by the numbers of MediaPipe's mesh. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** 0–1: a face is there. */
  readonly present: number;
  /** What the net sees on the way, in 12 × 12 and in 6 × 6 places. */
  readonly fine: Map3;
  readonly coarse: Map3;
}

const PACKAGE_PREFIX = "StatefulPartitionedCall/model_1/";
/** Blocks that all answers share, and those of them that halve the map. */
const SHARED_BLOCKS = 14;
const FINE_BLOCK = 11;
const HALVING = new Set([3, 6, 9, 12]);

type Layer = (kind: "depth" | "mix" | "bias" | "share" | "last" | "lastBias", number: number) => Float32Array;

/** `pixels` are red, green and blue, row by row, from 0 to 1. */
export function meshOf(weights: Weights, pixels: Float32Array): Mesh {
  const layer = layersOf(weights);
  const input = { side: MESH_SIDE, channels: 3, data: pixels };
  const first = convolution(input, layer("mix", 1), layer("bias", 1), { size: 3, stride: 2 });
  let map = leaking(first, layer("share", 1));
  let fine = map;
  for (let block = 1; block <= SHARED_BLOCKS; block++) {
    map = blockOf(layer, map, { depth: block, mix: block + 1, halves: HALVING.has(block) });
    if (block === FINE_BLOCK) fine = map;
  }
  const numbers = answer(layer, map, { blocks: [15, 16, 17], mixes: 16, squeeze: 19, depth: 18, last: 21 });
  const presence = answer(layer, map, { blocks: [23], mixes: 28, shares: 26, squeeze: 29, depth: 24, last: 31 });
  return {
    points: Array.from({ length: numbers.length / NUMBERS }, (_, at) => ({
      x: numbers[at * NUMBERS] ?? 0,
      y: numbers[at * NUMBERS + 1] ?? 0,
    })),
    present: 1 / (1 + Math.exp(-(presence[0] ?? 0))),
    fine,
    coarse: map,
  };
}

function layersOf(weights: Weights): Layer {
  const names = {
    depth: (at: number) => `depthwise_conv2d_${at}/depthwise/ReadVariableOp`,
    mix: (at: number) => `conv2d_${at}/Conv2D_weights`,
    bias: (at: number) => `conv2d_${at}/Conv2D_bn_offset`,
    share: (at: number) => `p_re_lu_${at}/Neg`,
    last: (at: number) => `conv2d_${at}/Conv2D/ReadVariableOp`,
    lastBias: (at: number) => `conv2d_${at}/BiasAdd/ReadVariableOp`,
  };
  return (kind, number) => weights(PACKAGE_PREFIX + names[kind](number));
}

interface Block {
  readonly depth: number;
  readonly mix: number;
  /** The same as `mix` where it is left out. */
  readonly share?: number;
  readonly halves: boolean;
}

function blockOf(layer: Layer, map: Map3, { depth, mix, share = mix, halves }: Block): Map3 {
  const across = depthwise(map, layer("depth", depth), { size: 3, stride: halves ? 2 : 1 });
  const mixed = convolution(across, layer("mix", mix), layer("bias", mix));
  return leaking(addFeatureMaps(mixed, halves ? halved(map) : map), layer("share", share));
}

interface Head {
  readonly blocks: readonly number[];
  /** Of the first block; the others follow. */
  readonly mixes: number;
  readonly shares?: number;
  readonly squeeze: number;
  readonly depth: number;
  readonly last: number;
}

/** The numbers of one answer: its own blocks, the first of which halves, then fewer channels, then all places at once. */
function answer(
  layer: Layer,
  shared: Map3,
  { blocks, mixes, shares = mixes, squeeze, depth, last }: Head,
): Float32Array {
  const own = blocks.reduce(
    (map, block, at) => blockOf(layer, map, { depth: block, mix: mixes + at, share: shares + at, halves: at === 0 }),
    shared,
  );
  const share = shares + blocks.length;
  const squeezed = leaking(convolution(own, layer("mix", squeeze), layer("bias", squeeze)), layer("share", share));
  const final = blockOf(layer, squeezed, { depth, mix: squeeze + 1, share: share + 1, halves: false });
  return convolution(final, layer("last", last), layer("lastBias", last), { size: 3, stride: 3 }).data;
}
