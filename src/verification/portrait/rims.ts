/** Thin rims of glasses: level lines across the bridge of the nose and under both eyes, where a bare face has none. */
import { LEVEL } from "../faces/face-mesh.ts";
import type { ColourPicture } from "./measure.ts";

/** In distances between the eyes, from their middle: where a bridge lies. */
const BRIDGE = { beside: 0.11, from: -0.18, to: 0.21 } as const;
/** From each eye: where the lower rim lies. */
const UNDER = { beside: 0.14, from: 0.21, to: 0.54 } as const;
/** Of the face, which its contrast is taken from. */
const FACE = { beside: 0.73, from: -0.36, to: 1.25 } as const;
/** Pixels above and below that a line is compared with. */
const AROUND = 3;
/** Brightness that a face of little contrast counts with. */
const LEAST_CONTRAST = 20;

/** Strength of the strongest lines at the bridge and under the eye where it is weaker, in shares of the face's contrast. */
export function rimsOf(level: ColourPicture): number {
  const contrast = contrastOf(level);
  const [middle, eye] = [level.width / 2, LEVEL.apart / 2];
  const under = Math.min(lineIn(level, middle - eye, UNDER), lineIn(level, middle + eye, UNDER));
  return Math.round((100 * (lineIn(level, middle, BRIDGE) + under)) / contrast) / 100;
}

interface Part {
  readonly beside: number;
  readonly from: number;
  readonly to: number;
}

function lineIn(level: ColourPicture, middle: number, { beside, from, to }: Part): number {
  const [left, right] = [middle - beside * LEVEL.apart, middle + beside * LEVEL.apart].map(Math.round) as [
    number,
    number,
  ];
  const rows = (row: number) => {
    let sum = 0;
    for (let x = left; x < right; x += 1) sum += brightnessAt(level, x, row);
    return sum / (right - left);
  };
  const smooth = (row: number) => (rows(row - 1) + 2 * rows(row) + rows(row + 1)) / 4;
  let strongest = 0;
  for (let y = Math.round(LEVEL.eyes + from * LEVEL.apart); y < LEVEL.eyes + to * LEVEL.apart; y += 1) {
    strongest = Math.max(strongest, Math.abs(smooth(y) - (smooth(y - AROUND) + smooth(y + AROUND)) / 2));
  }
  return strongest;
}

/** Between the tenth and the ninetieth of a hundred places. */
function contrastOf(level: ColourPicture): number {
  const values: number[] = [];
  const reach = FACE.beside * LEVEL.apart;
  for (let y = LEVEL.eyes + FACE.from * LEVEL.apart; y < LEVEL.eyes + FACE.to * LEVEL.apart; y += 2) {
    for (let x = level.width / 2 - reach; x < level.width / 2 + reach; x += 2) {
      values.push(brightnessAt(level, Math.round(x), Math.round(y)));
    }
  }
  const sorted = values.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return Math.max(LEAST_CONTRAST, share(0.9) - share(0.1));
}

function brightnessAt({ data, width, channels }: ColourPicture, x: number, y: number): number {
  const at = (y * width + x) * channels;
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}
