/** Passports whose picture came out badly in one known way each: what a refusal must name is known. */
import sharp from "sharp";
import type { Edge } from "#domain/documents/seen/facts.ts";
import { drawContent } from "./content.ts";
import { drawDesk } from "./desk.ts";
import { type Conditions, drawConditions, photograph } from "./drawing/photograph.ts";
import { type PrintedLayout, TEST_LAYOUTS, TUNING_LAYOUTS } from "./printed/layouts.ts";
import { drawPrintedPage } from "./printed/printed-page.ts";
import { type Random, seededRandom } from "./random.ts";

export const CAPTURE_KINDS = [
  "cut left",
  "cut right",
  "cut below",
  "small",
  "dark",
  "out of focus",
  "moved",
  "reflection",
] as const;
export type CaptureKind = (typeof CAPTURE_KINDS)[number];

/** First seeds of the two series; causes are tuned on the first alone. */
const SEEDS = { tune: 77_000_000, test: 78_000_000 } as const;
const LAYOUTS = { tune: TUNING_LAYOUTS, test: TEST_LAYOUTS };
export type CaptureSeries = keyof typeof SEEDS;

export interface DrawnCapture {
  readonly jpeg: Buffer;
  readonly lines: readonly string[];
  /** As `Cause` names it. */
  readonly cause: string;
  readonly edge: Edge | null;
}

/** Number `index` of a kind: layouts take turns, half are scanned and half photographed by hand. */
export async function drawCapture(series: CaptureSeries, kind: CaptureKind, index: number): Promise<DrawnCapture> {
  const random = seededRandom(SEEDS[series] + 1_000 * CAPTURE_KINDS.indexOf(kind) + index);
  const page = drawnPage(random, LAYOUTS[series], index);
  const taken = { ...drawConditions(random, index % 2 === 0 ? "scan" : "photo"), pageWidth: 1000 + random.below(600) };
  const { cause, edge = null, conditions, spoil } = TROUBLES[kind](random);
  const picture = await photograph(page, { ...taken, ...conditions });
  return { jpeg: spoil ? await spoil(picture, taken) : picture, lines: page.lines, cause, edge };
}

/** The page on a desk between two newspapers. */
export async function drawOnDesk(series: CaptureSeries, index: number): Promise<Pick<DrawnCapture, "jpeg" | "lines">> {
  const seed = SEEDS[series] + 1_000 * CAPTURE_KINDS.length + index;
  const page = drawnPage(seededRandom(seed), LAYOUTS[series], index);
  return { jpeg: await drawDesk(page, seed), lines: page.lines };
}

function drawnPage(random: Random, layouts: readonly [PrintedLayout, ...PrintedLayout[]], index: number) {
  const content = drawContent(random, "TD3");
  const layout = layouts[index % layouts.length] ?? layouts[0];
  return drawPrintedPage(content, content, { seed: random.below(1e9), layout, wear: random.next() });
}

interface Trouble {
  readonly cause: string;
  readonly edge?: Edge;
  readonly conditions?: Partial<Conditions>;
  readonly spoil?: (jpeg: Buffer, taken: Conditions) => Promise<Buffer>;
}

/** Share of the page's width that a character takes, and of its margin beside the lines. */
const CHARACTER = 25.4 / 1250;
const BESIDE = (1250 - 44 * 25.4) / 2 / 1250;

const TROUBLES: Readonly<Record<CaptureKind, (random: Random) => Trouble>> = {
  "cut left": (random) => cutAt(random, "left"),
  "cut right": (random) => cutAt(random, "right"),
  "cut below": (random) => ({
    ...{ cause: "cut", edge: "bottom", conditions: { turnDegrees: random.normal(0.4), tilt: 0 } },
    spoil: (jpeg, { margin }) => without(jpeg, margin, { bottom: random.between(0.055, 0.125) }),
  }),
  small: (random) => ({
    cause: "small",
    conditions: { pageWidth: 130 + random.below(110), enlarge: 1, blur: random.between(0, 0.4) },
  }),
  dark: (random) => {
    const light = random.between(0.03, 0.12);
    const noise = { type: "gaussian", mean: 128, sigma: random.between(9, 16) } as const;
    return { cause: "dark", spoil: (jpeg) => darkened(jpeg, light, noise) };
  },
  "out of focus": (random) => {
    const sigma = random.between(0.16, 0.32);
    return {
      cause: "blurred",
      spoil: (jpeg, { pageWidth }) =>
        sharp(jpeg)
          .blur(sigma * CHARACTER * pageWidth)
          .jpeg({ quality: 85 })
          .toBuffer(),
    };
  },
  moved: (random) => {
    const [length, level] = [random.between(0.7, 1.3), random.chance(0.5)];
    return {
      cause: "blurred",
      spoil: (jpeg, { pageWidth }) => moved(jpeg, Math.round(length * CHARACTER * pageWidth), level),
    };
  },
  reflection: (random) => {
    const spot = { x: random.between(0.15, 0.85), y: random.between(0.85, 0.95), wide: random.between(0.04, 0.12) };
    return { cause: "glare", spoil: (jpeg, { margin }) => shining(jpeg, margin, spot) };
  },
};

/** One to eight characters are lost. */
function cutAt(random: Random, edge: "left" | "right"): Trouble {
  const share = BESIDE + CHARACTER * random.between(0.8, 8);
  return {
    ...{ cause: "cut", edge, conditions: { turnDegrees: random.normal(0.7), tilt: 0 } },
    spoil: (jpeg, { margin }) => without(jpeg, margin, { [edge]: share }),
  };
}

/** Without shares of the page at its sides, and without what lies beyond them. */
async function without(
  jpeg: Buffer,
  margin: number,
  { left = 0, right = 0, bottom = 0 }: { readonly left?: number; readonly right?: number; readonly bottom?: number },
): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const page = width / (1 + 2 * margin);
  const off = (share: number) => (share > 0 ? Math.round((margin + share) * page) : 0);
  const tall = height - 2 * margin * page;
  const [from, to] = [off(left), width - off(right)];
  const foot = bottom > 0 ? Math.round(height - margin * page - bottom * tall) : height;
  return sharp(jpeg)
    .extract({ left: from, top: 0, width: to - from, height: foot })
    .jpeg({ quality: 88 })
    .toBuffer();
}

async function darkened(
  jpeg: Buffer,
  light: number,
  noise: { readonly type: "gaussian"; readonly mean: number; readonly sigma: number },
): Promise<Buffer> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const grain = await sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .raw()
    .toBuffer();
  const dark = Buffer.from(
    data.map((value, at) => Math.max(0, Math.min(255, 14 + value * light + (grain[at] ?? 128) - 128))),
  );
  return sharp(dark, { raw: { width, height, channels } }).jpeg({ quality: 70 }).toBuffer();
}

/** As a hand that shakes along or across the lines does. */
async function moved(jpeg: Buffer, length: number, level: boolean): Promise<Buffer> {
  const size = Math.max(3, length | 1);
  const kernel = level ? { width: size, height: 3 } : { width: 3, height: size };
  const middle = (at: number) => (level ? Math.floor(at / size) === 1 : at % 3 === 1);
  const weights = Array.from({ length: 3 * size }, (_, at) => (middle(at) ? 1 : 0));
  return sharp(jpeg)
    .convolve({ ...kernel, kernel: weights, scale: size })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** A lamp's reflection on the lines; the rest of the page keeps the light that it had. */
async function shining(
  jpeg: Buffer,
  margin: number,
  { x, y, wide }: { x: number; y: number; wide: number },
): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const page = width / (1 + 2 * margin);
  const [left, top] = [margin * page, margin * page];
  const spot = `<ellipse cx="${left + x * page}" cy="${top + y * (height - 2 * top)}" rx="${wide * page}" ry="${0.5 * wide * page}" fill="#fff"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${spot}</svg>`;
  return sharp(jpeg)
    .composite([
      {
        input: await sharp(Buffer.from(svg))
          .blur(0.012 * page)
          .png()
          .toBuffer(),
      },
    ])
    .jpeg({ quality: 88 })
    .toBuffer();
}
