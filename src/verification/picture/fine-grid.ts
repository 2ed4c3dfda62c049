/** Whether a fine regular pattern lies over a whole picture, as the dots of a screen do that was photographed. */
import type { ColourPicture } from "../portrait/measure.ts";

/** How far the strongest fine pattern stands out of what is as fine, as a power of ten, in the middle one of all places. */
interface FineGrid {
  readonly light: number;
  /** Red against green. */
  readonly colour: number;
}

/** Pixels of a place, a power of two, and how many are looked at. */
const SIDE = 128;
const PLACES = { across: 5, down: 4 } as const;

export function fineGrid(picture: ColourPicture): FineGrid {
  const [roomX, roomY] = [picture.width - SIDE, picture.height - SIDE];
  if (roomX < 0 || roomY < 0) return { light: 0, colour: 0 };
  const peaks: FineGrid[] = [];
  for (let column = 0; column < PLACES.across; column += 1) {
    for (let row = 0; row < PLACES.down; row += 1) {
      const left = Math.floor((roomX * (column + 0.5)) / PLACES.across);
      const top = Math.floor((roomY * (row + 0.5)) / PLACES.down);
      peaks.push(peaksOf(waves(picture, left, top)));
    }
  }
  return { light: middle(peaks.map(({ light }) => light)), colour: middle(peaks.map(({ colour }) => colour)) };
}

function middle(values: readonly number[]): number {
  return Math.round(100 * (values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0)) / 100;
}

interface Complex {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

const WINDOW = Float64Array.from({ length: SIDE }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / SIDE));

/** The waves of one place: light in the real part, red against green in the imaginary one, which one transform takes together. */
function waves({ data, width, channels }: ColourPicture, left: number, top: number): Complex {
  const [real, imaginary] = [new Float64Array(SIDE * SIDE), new Float64Array(SIDE * SIDE)];
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const at = ((top + y) * width + left + x) * channels;
      const red = data[at] ?? 0;
      const [green, blue] = channels < 3 ? [red, red] : [data[at + 1] ?? 0, data[at + 2] ?? 0];
      real[y * SIDE + x] = (red + 2 * green + blue) / 4;
      imaginary[y * SIDE + x] = red - green;
    }
  }
  for (const part of [real, imaginary]) fadeOut(part);
  for (let y = 0; y < SIDE; y += 1) transform({ real, imaginary }, y * SIDE, 1);
  for (let x = 0; x < SIDE; x += 1) transform({ real, imaginary }, x, SIDE);
  return { real, imaginary };
}

/** Without its mean, towards nothing at the edges. */
function fadeOut(values: Float64Array): void {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  for (const [at, value] of values.entries()) {
    values[at] = (value - mean) * (WINDOW[at % SIDE] ?? 0) * (WINDOW[Math.floor(at / SIDE)] ?? 0);
  }
}

/** Of a whole turn in `SIDE` steps backwards. */
const COSINES = Float64Array.from({ length: SIDE / 2 }, (_, k) => Math.cos((-2 * Math.PI * k) / SIDE));
const SINES = Float64Array.from({ length: SIDE / 2 }, (_, k) => Math.sin((-2 * Math.PI * k) / SIDE));

/** Fourier's transform of one row or column, in place (Cooley and Tukey). */
function transform({ real, imaginary }: Complex, start: number, step: number): void {
  for (let from = 1, to = 0; from < SIDE; from += 1) {
    let bit = SIDE >> 1;
    for (; to & bit; bit >>= 1) to ^= bit;
    to ^= bit;
    if (from < to) for (const part of [real, imaginary]) swap(part, start + from * step, start + to * step);
  }
  for (let length = 2; length <= SIDE; length *= 2) {
    const half = length / 2;
    for (let k = 0; k < half; k += 1) {
      const [cos, sin] = [COSINES[(k * SIDE) / length] ?? 1, SINES[(k * SIDE) / length] ?? 0];
      for (let block = 0; block < SIDE; block += length) {
        const a = start + (block + k) * step;
        const b = a + half * step;
        const x = real[b] ?? 0;
        const y = imaginary[b] ?? 0;
        const turnedX = x * cos - y * sin;
        const turnedY = x * sin + y * cos;
        real[b] = (real[a] ?? 0) - turnedX;
        imaginary[b] = (imaginary[a] ?? 0) - turnedY;
        real[a] = (real[a] ?? 0) + turnedX;
        imaginary[a] = (imaginary[a] ?? 0) + turnedY;
      }
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] ?? 0;
  values[one] = values[other] ?? 0;
  values[other] = kept;
}

/** Waves to a place at least: print and security patterns are coarser. */
const LEAST_WAVES = { light: 0.28 * SIDE, colour: 0.14 * SIDE } as const;
/** Waves of about the same length are compared with each other. */
const RING = 4;
/** Strength of what rounding alone makes. */
const ROUNDING = 0.5;

/** Pixels of the squares that a JPEG is made of with its colours halved. */
const SQUARE = 16;
/** Waves beside a level or upright one that still are its own. */
const BESIDE = 4;

/** Edges of those squares, which are a regular pattern too. */
function isOfJpeg(across: number, down: number): boolean {
  const apart = SIDE / SQUARE;
  const isOn = (waves: number) => Math.abs(waves - apart * Math.round(waves / apart)) <= 1;
  const isBeside = (waves: number) => Math.abs(waves) <= BESIDE;
  return (isOn(across) && (isOn(down) || isBeside(down))) || (isOn(down) && isBeside(across));
}

/** A wave's place in the transform and that of its opposite, for which it stands too. */
interface Wave {
  readonly at: number;
  readonly opposite: number;
  /** Whether it may be what is looked for: it is fine enough, and none of a JPEG's own. */
  readonly speaks: Readonly<Record<"light" | "colour", boolean>>;
}

/** Those of about the same length together. */
const RINGS = ringsOfWaves();

function ringsOfWaves(): Wave[][] {
  const rings = new Map<number, Wave[]>();
  for (let down = 0; down <= SIDE / 2; down += 1) {
    for (let across = down === 0 ? 1 : 1 - SIDE / 2; across <= SIDE / 2; across += 1) {
      const waves = Math.hypot(across, down);
      const ring = rings.get(Math.floor(waves / RING)) ?? [];
      const isOwn = !isOfJpeg(across, down);
      ring.push({
        at: down * SIDE + ((across + SIDE) % SIDE),
        opposite: ((SIDE - down) % SIDE) * SIDE + ((SIDE - across) % SIDE),
        speaks: { light: isOwn && waves >= LEAST_WAVES.light, colour: isOwn && waves >= LEAST_WAVES.colour },
      });
      rings.set(Math.floor(waves / RING), ring);
    }
  }
  return [...rings.values()];
}

function peaksOf(place: Complex): FineGrid {
  return { light: peakOf(place, "light"), colour: peakOf(place, "colour") };
}

function peakOf(place: Complex, of: "light" | "colour"): number {
  let most = 1;
  for (const ring of RINGS) {
    const strengths = new Float64Array(ring.length);
    for (const [at, wave] of ring.entries()) strengths[at] = STRENGTH[of](place, wave);
    const usual = strengths.toSorted()[ring.length >> 1] ?? 0;
    for (const [at, { speaks }] of ring.entries()) {
      if (speaks[of]) most = Math.max(most, (strengths[at] ?? 0) / (usual + ROUNDING));
    }
  }
  return Math.log10(most);
}

/** What two real pictures share of one transform is taken apart by its symmetry. */
const STRENGTH = {
  light: ({ real, imaginary }: Complex, { at, opposite }: Wave) =>
    (((real[at] ?? 0) + (real[opposite] ?? 0)) / 2) ** 2 +
    (((imaginary[at] ?? 0) - (imaginary[opposite] ?? 0)) / 2) ** 2,
  colour: ({ real, imaginary }: Complex, { at, opposite }: Wave) =>
    (((imaginary[at] ?? 0) + (imaginary[opposite] ?? 0)) / 2) ** 2 +
    (((real[at] ?? 0) - (real[opposite] ?? 0)) / 2) ** 2,
};
