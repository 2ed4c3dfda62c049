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
      const [cos, sin] = [Math.cos((-2 * Math.PI * k) / length), Math.sin((-2 * Math.PI * k) / length)];
      for (let block = 0; block < SIDE; block += length) {
        const [a, b] = [start + (block + k) * step, start + (block + k + half) * step];
        const [x, y] = [real[b] ?? 0, imaginary[b] ?? 0];
        const [turnedX, turnedY] = [x * cos - y * sin, x * sin + y * cos];
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

function peaksOf(place: Complex): FineGrid {
  const strengths = strengthsOf(place);
  return { light: peakOf(strengths, "light"), colour: peakOf(strengths, "colour") };
}

interface Strength {
  readonly across: number;
  readonly down: number;
  readonly light: number;
  readonly colour: number;
}

/** Of all waves, taken apart by their symmetry; each stands for its opposite, too. */
function strengthsOf({ real, imaginary }: Complex): Strength[] {
  const strengths: Strength[] = [];
  for (let down = 0; down <= SIDE / 2; down += 1) {
    for (let across = 1 - SIDE / 2; across <= SIDE / 2; across += 1) {
      const at = (down % SIDE) * SIDE + ((across + SIDE) % SIDE);
      const opposite = ((SIDE - down) % SIDE) * SIDE + ((SIDE - across) % SIDE);
      const [x, y] = [real[at] ?? 0, imaginary[at] ?? 0];
      const [u, v] = [real[opposite] ?? 0, imaginary[opposite] ?? 0];
      const light = ((x + u) / 2) ** 2 + ((y - v) / 2) ** 2;
      const colour = ((y + v) / 2) ** 2 + ((x - u) / 2) ** 2;
      if (down > 0 || across > 0) strengths.push({ across, down, light, colour });
    }
  }
  return strengths;
}

function peakOf(strengths: readonly Strength[], of: "light" | "colour"): number {
  const rings = new Map<number, number[]>();
  const ringOf = ({ across, down }: Strength) => Math.floor(Math.hypot(across, down) / RING);
  for (const strength of strengths) {
    const ring = rings.get(ringOf(strength)) ?? [];
    ring.push(strength[of]);
    rings.set(ringOf(strength), ring);
  }
  const usual = new Map([...rings].map(([ring, all]) => [ring, all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0]));
  let most = 1;
  for (const strength of strengths) {
    if (Math.hypot(strength.across, strength.down) < LEAST_WAVES[of] || isOfJpeg(strength)) continue;
    most = Math.max(most, strength[of] / ((usual.get(ringOf(strength)) ?? 0) + ROUNDING));
  }
  return Math.log10(most);
}

/** Pixels of the squares that a JPEG is made of with its colours halved. */
const SQUARE = 16;
/** Waves beside a level or upright one that still are its own. */
const BESIDE = 4;

/** Edges of those squares, which are a regular pattern too. */
function isOfJpeg({ across, down }: Strength): boolean {
  const apart = SIDE / SQUARE;
  const isOn = (waves: number) => Math.abs(waves - apart * Math.round(waves / apart)) <= 1;
  const isBeside = (waves: number) => Math.abs(waves) <= BESIDE;
  return (isOn(across) && (isOn(down) || isBeside(down))) || (isOn(down) && isBeside(across));
}
