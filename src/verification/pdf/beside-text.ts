/** What a drawn page shows that no line of its text says: letters elsewhere, notes, strokes over words, and pictures. */
import type { Gray } from "../picture/gray.ts";
import type { PageLayers } from "./layers.ts";

/** A line of level text: its letters stand between `top` and `foot`, the line that they stand on. */
export interface LevelText {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** Least difference of a colour, 0–255, that somebody sees. */
const SEEN = 10;
/** Pixels of letters or notes that are no grain: a full stop in the smallest print. */
const LEAST_PIXELS = 24;
/** In heights of letters: how far letters reach beyond their box. */
const REACH = 0.5;
/** In heights of letters from the top: where small letters have their body, and no underline. */
const BODY = { from: 0.35, to: 0.85 } as const;
/** In squares of the body's height: more than an upright border of a cell. */
const LEAST_STROKE = 0.15;
/** Share of the page; a portrait, an emblem, a code and a stamp come to less. */
const MOST_ART = 0.1;

/** Whether something is on the page that its level text does not explain and that is not read as a picture either. */
export function showsUnread(layers: PageLayers, texts: readonly LevelText[], art: Art): boolean {
  const { whole, printed, bare } = layers;
  return (
    art.share > MOST_ART ||
    (whole !== printed && differing(whole, printed) >= LEAST_PIXELS) ||
    differing(printed, bare, explainedBy(texts, layers)) >= LEAST_PIXELS ||
    texts.some((text) => isCrossed(layers, text))
  );
}

/** Pixels in which two drawings differ for whoever looks, but for those that are explained. */
function differing(one: Uint8Array, other: Uint8Array, explained?: Uint8Array): number {
  const [ones, others] = [new Uint32Array(one.buffer), new Uint32Array(other.buffer)];
  let count = 0;
  for (let at = 0; at < ones.length; at++) {
    if (ones[at] === others[at] || explained?.[at]) continue;
    const colours = [at * 4, at * 4 + 1, at * 4 + 2];
    if (colours.some((of) => Math.abs((one[of] ?? 0) - (other[of] ?? 0)) > SEEN)) count++;
  }
  return count;
}

/** Pixels that letters of the text may cover. */
function explainedBy(texts: readonly LevelText[], { width, height }: PageLayers): Uint8Array {
  const explained = new Uint8Array(width * height);
  for (const { left, right, top, foot } of texts) {
    const reach = (foot - top) * REACH;
    const [from, to] = [Math.max(0, Math.floor(left - reach)), Math.min(width, Math.ceil(right + reach))];
    for (let y = Math.max(0, Math.floor(top - reach)); y < Math.min(height, foot + reach); y++)
      explained.fill(1, y * width + from, y * width + to);
  }
  return explained;
}

/** Something is drawn through the letters or behind them, and is no even ground. */
function isCrossed({ bare, width, height }: PageLayers, { left, right, top, foot }: LevelText): boolean {
  const tall = foot - top;
  const [from, to] = [Math.round(top + tall * BODY.from), Math.round(top + tall * BODY.to)];
  const counts = new Uint32Array(256);
  for (let y = Math.max(0, from); y < Math.min(height, to); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      const shade = Math.floor(shadeAt(bare, (y * width + x) * 4));
      counts[shade] = (counts[shade] ?? 0) + 1;
    }
  const ground = counts.indexOf(Math.max(...counts));
  const other = counts.reduce((sum, count, shade) => sum + (Math.abs(shade - ground) > SEEN ? count : 0), 0);
  return other > LEAST_STROKE * (to - from) ** 2;
}

/** Brightness of a pixel of red, green, blue and alpha. */
export function shadeAt(pixels: Uint8Array, at: number): number {
  return ((pixels[at] ?? 255) * 3 + (pixels[at + 1] ?? 255) * 6 + (pixels[at + 2] ?? 255)) / 10;
}

/** What is drawn beside the letters and is neither paper, a fill nor a rule. */
export interface Art {
  /** Of the page. */
  readonly share: number;
  /** The page without letters and rules, for a reader of pictures; null where there is no art. */
  readonly picture: Gray | null;
}

/** In pairs of pixels: how far paper, fills and rules stay as they are, two centimetres, and how thick a rule is, a millimetre. */
const LONG = 75;
const THIN = 4;
/** Difference of neighbours within one run. */
const SAME = 3;
/** A millimetre. */
const BLOCK = 4;
/** Edges within a block, and blocks with so many, that are more than the corners of a table. */
const LEAST_EDGES = 2;
const LEAST_BLOCKS = 3;

export function artOf(layers: PageLayers): Art {
  const { width, height, data } = halfOf(layers);
  const along = runsOf(data, { lines: height, length: width, nextLine: width, next: 1 });
  const down = runsOf(data, { lines: width, length: height, nextLine: 1, next: width });
  const longer = (at: number) => Math.max(along[at] ?? 0, down[at] ?? 0);
  const shorter = (at: number) => Math.min(along[at] ?? 0, down[at] ?? 0);
  const isGround = (at: number) => shorter(at) >= LONG;
  const rules = new Uint8Array(data.length);
  for (let at = 0; at < rules.length; at++) rules[at] = Number(longer(at) >= LONG && shorter(at) <= THIN);
  const blocks = countBlocks({ width, height, data }, (at) => rules[at] === 1, isGround);
  const picture = blocks < LEAST_BLOCKS ? null : withoutRules(layers, { width, height, data: rules });
  return { share: (blocks * BLOCK * BLOCK) / data.length, picture };
}

/** A quarter of the pixels, each the middle of four. */
function halfOf({ bare, width, height }: PageLayers): Gray {
  const half = { width: width >> 1, height: height >> 1 };
  const data = new Uint8Array(half.width * half.height);
  for (let y = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++) {
      const at = (2 * y * width + 2 * x) * 4;
      const below = at + width * 4;
      data[y * half.width + x] =
        (shadeAt(bare, at) + shadeAt(bare, at + 4) + shadeAt(bare, below) + shadeAt(bare, below + 4)) / 4;
    }
  return { ...half, data };
}

interface Walk {
  readonly lines: number;
  readonly length: number;
  readonly nextLine: number;
  readonly next: number;
}

/** For each pixel how far its shade goes on along its line. */
function runsOf(shades: Uint8Array, { lines, length, nextLine, next }: Walk): Uint16Array {
  const runs = new Uint16Array(shades.length);
  for (let line = 0; line < lines; line++) {
    let from = 0;
    for (let i = 1; i <= length; i++) {
      const at = line * nextLine + i * next;
      if (i < length && Math.abs((shades[at] ?? 0) - (shades[at - next] ?? 0)) <= SAME) continue;
      for (let j = from; j < i; j++) runs[line * nextLine + j * next] = i - from;
      from = i;
    }
  }
  return runs;
}

type At = (at: number) => boolean;

/** Blocks in which shades change, but for the edges of rules. */
function countBlocks({ width, height, data }: Gray, isRule: At, isGround: At): number {
  const across = Math.ceil(width / BLOCK);
  const edges = new Uint8Array(across * Math.ceil(height / BLOCK));
  const differs = (one: number, other: number) =>
    Math.abs((data[one] ?? 0) - (data[other] ?? 0)) > SEEN && !isRule(one) && !isRule(other);
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const at = y * width + x;
      if (!(differs(at, at - 1) || differs(at, at - width)) || isGround(at)) continue;
      const block = Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK);
      edges[block] = (edges[block] ?? 0) + 1;
    }
  return edges.reduce((sum, count) => sum + Number(count >= LEAST_EDGES), 0);
}

function withoutRules({ bare, width, height }: PageLayers, rules: Gray): Gray {
  const data = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const isRule = rules.data[(y >> 1) * rules.width + (x >> 1)] === 1;
      data[at] = isRule ? 255 : shadeAt(bare, at * 4);
    }
  return { width, height, data };
}
