/** Coloured pictures in memory: three bytes a pixel, row by row. */

export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** One pixel, at `at` of `data`, as the source looks at a place between its own; outside repeats the edge. */
export function copyBetween(source: Pixels, sx: number, sy: number, data: Uint8Array, at: number) {
  const x = Math.max(0, Math.min(source.width - 1.001, sx - 0.5));
  const y = Math.max(0, Math.min(source.height - 1.001, sy - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const from = (top * source.width + left) * 3;
  const below = from + source.width * 3;
  for (let c = 0; c < 3; c++) {
    const upper = (source.data[from + c] ?? 0) * (1 - fx) + (source.data[from + 3 + c] ?? 0) * fx;
    const lower = (source.data[below + c] ?? 0) * (1 - fx) + (source.data[below + 3 + c] ?? 0) * fx;
    data[at + c] = upper + fy * (lower - upper);
  }
}
