/** BlazeFace for faces near and far: 256 × 256 pixels in, a score and sixteen numbers out for each of 896 places. */
import { addFeatureMaps, convolution, depthwise, halved, type Map3, positive } from "./layers.ts";
import type { Weights } from "./weights.ts";

/** Pixels of each side of the picture it looks at. */
export const INPUT_SIDE = 256;

/** Numbers for each place: middle, width and height of the face, then six points of it. */
const NUMBERS = 16;

/** One place that may hold a face; lengths in pixels of the input. */
export interface FaceCandidate {
  /** Middle of the place itself, which the numbers count from. */
  readonly x: number;
  readonly y: number;
  /** 0–1. */
  readonly score: number;
  readonly numbers: Float32Array;
}

const BLOCKS = 31;
/** Each eighth block halves the map. */
const BLOCKS_TO_HALF = 8;

/** `pixels` are red, green and blue, row by row, from −1 to 1. */
export function lookForFaces(weights: Weights, pixels: Float32Array): FaceCandidate[] {
  const first = convolution({ side: INPUT_SIDE, channels: 3, data: pixels }, weights("unknown"), weights("unknown_0"), {
    size: 5,
    stride: 2,
  });
  let map = positive(first);
  for (let block = 0; block < BLOCKS; block++) map = blockOf(weights, map, block);
  const far = depthwise(map, weights("unknown_125"), { size: 3, stride: 2 });
  const coarse = positive(convolution(far, weights("unknown_127"), weights("unknown_128")));
  return [
    ...placesOf(map, {
      scores: convolution(map, weights("unknown_135"), weights("unknown_136")),
      numbers: convolution(map, weights("unknown_131"), weights("unknown_132")),
    }),
    ...placesOf(coarse, {
      scores: convolution(coarse, weights("unknown_133"), weights("unknown_134")),
      numbers: convolution(coarse, weights("unknown_129"), weights("unknown_130")),
    }),
  ];
}

/** What a block adds to its input: the layers are numbered four to a block in the package's file. */
function blockOf(weights: Weights, map: Map3, block: number): Map3 {
  const halves = block % BLOCKS_TO_HALF === BLOCKS_TO_HALF - 1;
  const name = (offset: number) => `unknown_${4 * block + offset}`;
  const across = depthwise(map, weights(name(1)), { size: 3, stride: halves ? 2 : 1 });
  const mixed = convolution(across, weights(name(3)), weights(name(4)));
  return positive(addFeatureMaps(mixed, halves ? halved(map) : map));
}

function placesOf({ side }: Map3, { scores, numbers }: { scores: Map3; numbers: Map3 }): FaceCandidate[] {
  const stride = INPUT_SIDE / side;
  return Array.from(scores.data, (logit, at) => {
    const cell = Math.floor(at / scores.channels);
    return {
      x: ((cell % side) + 0.5) * stride,
      y: (Math.floor(cell / side) + 0.5) * stride,
      score: 1 / (1 + Math.exp(-logit)),
      numbers: numbers.data.subarray(at * NUMBERS, (at + 1) * NUMBERS),
    };
  });
}
