/** A brightness picture in memory, row by row, and the ways to turn and shrink it. */

export interface Gray {
  readonly width: number;
  readonly height: number;
  /** 0 black to 255 white. */
  readonly data: Uint8Array;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Brightness between pixels; coordinates count from the corner of the first pixel, outside repeats the edge. */
export function valueAt(picture: Gray, x: number, y: number): number {
  const { width, height, data } = picture;
  const px = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const py = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const left = Math.floor(px);
  const top = Math.floor(py);
  const fx = px - left;
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return upper + (py - top) * (lower - upper);
}

/** Turned by a quarter clockwise: row y of the answer is column y of the picture, read upwards. */
export function quarterTurned({ width, height, data }: Gray): Gray {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < height; x++) turned[y * height + x] = data[(height - 1 - x) * width + y] ?? 0;
  }
  return { width: height, height: width, data: turned };
}

/** Cuts a turned rectangle: column i, row j of the answer lies at `origin + i·across + j·down` of the picture. */
export function cutOut(
  picture: Gray,
  { origin, across, down, width, height }: { origin: Point; across: Point; down: Point; width: number; height: number },
): Gray {
  const data = new Uint8Array(width * height);
  for (let j = 0; j < height; j++) {
    let x = origin.x + j * down.x;
    let y = origin.y + j * down.y;
    for (let i = 0; i < width; i++) {
      data[j * width + i] = valueAt(picture, x, y);
      x += across.x;
      y += across.y;
    }
  }
  return { width, height, data };
}

/** Whether most of a picture is darker than the middle of the scale. */
export function isDark({ data }: Gray): boolean {
  const step = Math.max(1, Math.floor(data.length / 10_000));
  let dark = 0;
  let seen = 0;
  for (let at = 0; at < data.length; at += step, seen++) if ((data[at] ?? 0) < 128) dark++;
  return dark > seen / 2;
}

/** Light for dark, as film and some scanners show a page. */
export function inverted({ width, height, data }: Gray): Gray {
  return { width, height, data: data.map((value) => 255 - value) };
}

const halves = new WeakMap<Gray, Gray>();

/**
 * The picture halved so often that `size` pixels of it are still at least one: fine noise is averaged away where detail
 * is not needed. A place in it is the place in `picture` divided by `factor`. Halves are kept with their picture.
 */
export function reduced(picture: Gray, size: number): { picture: Gray; factor: number } {
  if (size < 2 || Math.min(picture.width, picture.height) < 2 * LEAST_REDUCED) return { picture, factor: 1 };
  const half = halves.get(picture) ?? halved(picture);
  halves.set(picture, half);
  const further = reduced(half, size / 2);
  return { picture: further.picture, factor: further.factor * 2 };
}

/** Pixels of a reduced picture's shorter side. */
const LEAST_REDUCED = 24;

function halved({ width, height, data }: Gray): Gray {
  const [w, h] = [width >> 1, height >> 1];
  const half = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = 2 * y * width + 2 * x;
      half[y * w + x] =
        ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + width] ?? 0) + (data[at + width + 1] ?? 0) + 2) >> 2;
    }
  }
  return { width: w, height: h, data: half };
}

/** Shrinks by averaging whole blocks of pixels, so that the longer side is at most `longSide`; never enlarges. */
export function shrink(picture: Gray, longSide: number): { picture: Gray; factor: number } {
  const factor = Math.max(1, Math.max(picture.width, picture.height) / longSide);
  if (factor === 1) return { picture, factor };
  const width = Math.max(1, Math.floor(picture.width / factor));
  const height = Math.max(1, Math.floor(picture.height / factor));
  const data = new Uint8Array(width * height);
  for (let j = 0; j < height; j++) {
    const top = Math.floor(j * factor);
    const foot = Math.min(picture.height, Math.max(top + 1, Math.floor((j + 1) * factor)));
    for (let i = 0; i < width; i++) {
      const start = Math.floor(i * factor);
      const end = Math.min(picture.width, Math.max(start + 1, Math.floor((i + 1) * factor)));
      let sum = 0;
      for (let y = top; y < foot; y++) {
        for (let x = start; x < end; x++) sum += picture.data[y * picture.width + x] ?? 0;
      }
      data[j * width + i] = sum / ((foot - top) * (end - start));
    }
  }
  return { picture: { width, height, data }, factor };
}
