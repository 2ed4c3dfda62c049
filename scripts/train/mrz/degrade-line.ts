/** Paper, light, camera and compression for a training line: ink coverage in, grey pixels out. */
import type { Random } from "#verification/specimens/random.ts";
import { compressBlocks } from "./compress-blocks.ts";

/** Paints `ink` (0–1 per pixel) on patterned paper and spoils the picture the way scanners and phones do. */
export function roughen(random: Random, ink: Float32Array, width: number, height: number, pitch: number): Uint8Array {
  const paper = paperOf(random, width, height, pitch);
  const contrast = random.chance(0.25) ? random.between(0.2, 0.5) : random.between(0.5, 1);
  const grey = new Float32Array(width * height);
  const dark = random.between(0, 50);
  const grain = random.chance(0.3) ? random.between(0, 0.35) : 0;
  for (let at = 0; at < grey.length; at++) {
    const base = paper[at] ?? 0;
    const cover = (ink[at] ?? 0) * contrast * (1 - grain * random.next());
    grey[at] = base * (1 - cover) + dark * cover;
  }
  if (random.chance(0.08)) overprint(random, grey, width, pitch);
  let soft = random.chance(0.6) ? softened(grey, width, height, random.between(0.02, 0.17) * pitch) : grey;
  if (random.chance(0.12)) soft = smeared(random, soft, width, height, pitch);
  if (random.chance(0.15) && pitch > 7)
    soft = enlarged(soft, width, height, random.between(1.2, Math.min(2.4, pitch / 5)));
  addNoise(random, soft, contrast);
  if (random.chance(0.08)) addScreen(random, soft, width);
  if (random.chance(0.18))
    sharpen(soft, width, height, { sigma: random.between(0.06, 0.16) * pitch, gain: random.between(0.4, 2) });
  const pixels = Uint8Array.from(soft, (value) => Math.max(0, Math.min(255, value)));
  if (random.chance(0.55)) compressBlocks(pixels, width, height, random.between(18, 90));
  return pixels;
}

/** A stroke of a word printed across the page, darker or lighter than the paper and half transparent. */
function overprint(random: Random, grey: Float32Array, width: number, pitch: number) {
  const [nx, ny] = [random.normal(1), random.normal(0.6)];
  const length = Math.hypot(nx, ny) || 1;
  const at = random.next() * width;
  const thick = pitch * random.between(0.3, 2.5);
  const [colour, opacity] = [random.between(40, 255), random.between(0.12, 0.5)];
  for (let i = 0; i < grey.length; i++) {
    const distance = (((i % width) - at) * nx + Math.floor(i / width) * ny) / length;
    if (Math.abs(distance) < thick / 2) grey[i] = (grey[i] ?? 0) * (1 - opacity) + colour * opacity;
  }
}

/** Movement of the camera: pixels averaged along a direction. */
function smeared(random: Random, grey: Float32Array, width: number, height: number, pitch: number): Float32Array {
  const angle = random.between(0, Math.PI);
  const reach = (random.between(0.1, 0.45) * pitch) / 2;
  const steps = Math.max(2, Math.ceil(reach * 2));
  return grey.map((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    let sum = 0;
    for (let k = 0; k <= steps; k++) {
      const along = reach * ((2 * k) / steps - 1);
      const px = Math.max(0, Math.min(width - 1, Math.round(x + along * Math.cos(angle))));
      const py = Math.max(0, Math.min(height - 1, Math.round(y + along * Math.sin(angle))));
      sum += grey[py * width + px] ?? 0;
    }
    return sum / (steps + 1);
  });
}

/** A picture that was saved `factor` times smaller and enlarged again. */
function enlarged(grey: Float32Array, width: number, height: number, factor: number): Float32Array {
  const [w, h] = [Math.max(2, Math.floor(width / factor)), Math.max(2, Math.floor(height / factor))];
  const small = new Float32Array(w * h);
  const counts = new Float32Array(w * h);
  grey.forEach((value, i) => {
    const at =
      Math.min(h - 1, Math.floor(Math.floor(i / width) / factor)) * w +
      Math.min(w - 1, Math.floor((i % width) / factor));
    small[at] = (small[at] ?? 0) + value;
    counts[at] = (counts[at] ?? 0) + 1;
  });
  const value = (x: number, y: number) => (small[y * w + x] ?? 0) / Math.max(1, counts[y * w + x] ?? 1);
  return grey.map((_, i) => {
    const x = Math.max(0, Math.min(w - 1.001, ((i % width) + 0.5) / factor - 0.5));
    const y = Math.max(0, Math.min(h - 1.001, (Math.floor(i / width) + 0.5) / factor - 0.5));
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const upper = value(left, top) * (left + 1 - x) + value(left + 1, top) * (x - left);
    const lower = value(left, top + 1) * (left + 1 - x) + value(left + 1, top + 1) * (x - left);
    return upper + (y - top) * (lower - upper);
  });
}

/** The lines of a screen or of a printing raster. */
function addScreen(random: Random, grey: Float32Array, width: number) {
  const [ax, ay] = [random.between(-1.6, 1.6), random.between(0.6, 2.4)];
  const strength = random.between(3, 20);
  for (let i = 0; i < grey.length; i++) {
    grey[i] = (grey[i] ?? 0) + strength * Math.sin((i % width) * ax + Math.floor(i / width) * ay);
  }
}

/** The halo that web sites and phones draw around edges, in place. */
function sharpen(grey: Float32Array, width: number, height: number, { sigma, gain }: { sigma: number; gain: number }) {
  const soft = softened(grey, width, height, Math.max(0.6, sigma));
  for (let i = 0; i < grey.length; i++) grey[i] = (grey[i] ?? 0) + gain * ((grey[i] ?? 0) - (soft[i] ?? 0));
}

function paperOf(random: Random, width: number, height: number, pitch: number): Float32Array {
  const paper = new Float32Array(width * height);
  const light = random.between(120, 255);
  const slopeX = random.normal(25) / width;
  const slopeY = random.normal(15) / height;
  const waves = Array.from({ length: random.below(4) }, () => waveOf(random, pitch));
  const glare = random.chance(0.08) ? { x: random.between(0, width), size: random.between(1, 4) * pitch } : null;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = light + slopeX * (x - width / 2) + slopeY * (y - height / 2);
      for (const wave of waves) value -= wave(x, y);
      if (glare) value += 90 * Math.exp(-(((x - glare.x) / glare.size) ** 2));
      paper[y * width + x] = Math.min(255, value);
    }
  }
  return paper;
}

/** Fine printed lines: sinusoids sharpened into strokes, as guilloches are. */
function waveOf(random: Random, pitch: number): (x: number, y: number) => number {
  const angle = random.between(0, Math.PI);
  const length = pitch * random.between(0.15, 1.6);
  const [cx, cy] = [Math.cos(angle) / length, Math.sin(angle) / length];
  const bend = random.between(0, 0.8);
  const bendLength = pitch * random.between(1, 5);
  const strength = random.between(4, 60) * random.next();
  const sharpness = random.between(-0.5, 0.8);
  return (x, y) => {
    const phase = 2 * Math.PI * (x * cx + y * cy + bend * Math.sin((x - y) / bendLength));
    return strength * Math.max(0, Math.sin(phase) - sharpness);
  };
}

function addNoise(random: Random, grey: Float32Array, contrast: number) {
  const sigma = random.chance(0.6) ? random.between(0, 0.1) * 200 * contrast : 2;
  for (let at = 0; at < grey.length; at++) {
    grey[at] = (grey[at] ?? 0) + sigma * (random.next() + random.next() + random.next() - 1.5) * 2;
  }
}

/** Gaussian blur by a separable kernel; motion makes it longer one way. */
function softened(grey: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const kernel = kernelOf(sigma);
  const reach = (kernel.length - 1) / 2;
  const across = new Float32Array(grey.length);
  const out = new Float32Array(grey.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = -reach; k <= reach; k++) {
        const from = Math.max(0, Math.min(width - 1, x + k));
        sum += (grey[y * width + from] ?? 0) * (kernel[k + reach] ?? 0);
      }
      across[y * width + x] = sum;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = -reach; k <= reach; k++) {
        const from = Math.max(0, Math.min(height - 1, y + k));
        sum += (across[from * width + x] ?? 0) * (kernel[k + reach] ?? 0);
      }
      out[y * width + x] = sum;
    }
  }
  return out;
}

function kernelOf(sigma: number): number[] {
  const reach = Math.max(1, Math.ceil(sigma * 2.2));
  const raw = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)));
  const sum = raw.reduce((total, value) => total + value, 0);
  return raw.map((value) => value / sum);
}
