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
  const soft = random.chance(0.6) ? softened(grey, width, height, random.between(0.02, 0.17) * pitch) : grey;
  addNoise(random, soft, contrast);
  const pixels = Uint8Array.from(soft, (value) => Math.max(0, Math.min(255, value)));
  if (random.chance(0.55)) compressBlocks(pixels, width, height, random.between(25, 90));
  return pixels;
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
  const strength = random.between(4, 45) * random.next();
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
