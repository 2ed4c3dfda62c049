/** Turns a page so that its lines lie level, at the size that the reader of words likes best. */
import { cutOut, type Gray, type Point, reduced } from "../picture/gray.ts";

/** A straightened copy, and where its places lie on the page. */
export interface Straight {
  readonly picture: Gray;
  toPage(place: Point): Point;
}

/** `degrees` are taken back clockwise; the longer side becomes about `longSide` pixels, at most three times as long. */
export function straighten(page: Gray, degrees: number, longSide: number): Straight {
  const MOST_ENLARGED = 3;
  const scale = Math.min(MOST_ENLARGED, longSide / Math.max(page.width, page.height));
  const { picture, factor } = reduced(page, 1 / scale);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const step = 1 / scale;
  const width = Math.ceil((Math.abs(page.width * cos) + Math.abs(page.height * sin)) * scale);
  const height = Math.ceil((Math.abs(page.width * sin) + Math.abs(page.height * cos)) * scale);
  const across = { x: cos * step, y: sin * step };
  const down = { x: -sin * step, y: cos * step };
  const origin = {
    x: page.width / 2 - (across.x * width + down.x * height) / 2,
    y: page.height / 2 - (across.y * width + down.y * height) / 2,
  };
  const smaller = (point: Point) => ({ x: point.x / factor, y: point.y / factor });
  const cut = { origin: smaller(origin), across: smaller(across), down: smaller(down), width, height };
  return {
    picture: cutOut(picture, cut),
    toPage: ({ x, y }) => ({
      x: origin.x + x * across.x + y * down.x,
      y: origin.y + x * across.y + y * down.y,
    }),
  };
}

/** Whole pixels. */
export interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture; the area lies within it. */
export function cropped({ width: stride, data }: Gray, { left, top, width, height }: PixelArea): Gray {
  const part = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * stride + left;
    part.set(data.subarray(from, from + width), y * width);
  }
  return { width, height, data: part };
}
