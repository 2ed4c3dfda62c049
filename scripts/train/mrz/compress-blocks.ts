/** The loss of JPEG without its files: 8×8 cosine transform, quantised by the standard brightness table, and back. */

/** Quantisation of brightness in Annex K of the JPEG standard (ITU-T T.81). */
const TABLE = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];

const COSINES = Float32Array.from({ length: 64 }, (_, i) => {
  const [u, x] = [Math.floor(i / 8), i % 8];
  return (u === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * x + 1) * u * Math.PI) / 16);
});

/** Compresses grey pixels in place at a quality of 1–100. */
export function compressBlocks(pixels: Uint8Array, width: number, height: number, quality: number): void {
  const scale = quality < 50 ? 50 / quality : 2 - quality / 50;
  const steps = TABLE.map((value) => Math.max(1, value * scale));
  const block = new Float32Array(64);
  for (let top = 0; top + 8 <= height; top += 8) {
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let i = 0; i < 64; i++) block[i] = (pixels[(top + (i >> 3)) * width + left + (i & 7)] ?? 0) - 128;
      transform(block, false);
      for (let i = 0; i < 64; i++) {
        const step = steps[i] ?? 1;
        block[i] = Math.round((block[i] ?? 0) / step) * step;
      }
      transform(block, true);
      for (let i = 0; i < 64; i++) {
        pixels[(top + (i >> 3)) * width + left + (i & 7)] = Math.max(0, Math.min(255, (block[i] ?? 0) + 128));
      }
    }
  }
}

const half = new Float32Array(64);

/** Two-dimensional cosine transform of an 8×8 block, in place; `inverse` turns it back. */
function transform(block: Float32Array, inverse: boolean) {
  for (let row = 0; row < 8; row++) {
    for (let u = 0; u < 8; u++) {
      let sum = 0;
      for (let x = 0; x < 8; x++) sum += (block[row * 8 + x] ?? 0) * (COSINES[inverse ? x * 8 + u : u * 8 + x] ?? 0);
      half[row * 8 + u] = sum;
    }
  }
  for (let column = 0; column < 8; column++) {
    for (let u = 0; u < 8; u++) {
      let sum = 0;
      for (let x = 0; x < 8; x++) sum += (half[x * 8 + column] ?? 0) * (COSINES[inverse ? x * 8 + u : u * 8 + x] ?? 0);
      block[u * 8 + column] = sum;
    }
  }
}
