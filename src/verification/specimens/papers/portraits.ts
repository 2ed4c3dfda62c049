/** Portraits as people send them, with the one fault that each has: the ground, the sharpness, the size, nobody there. */
import sharp from "sharp";
import type { RuleId } from "#domain/documents/verdicts/finding.ts";
import { portrait } from "../drawing/portrait.ts";
import { type Random, seededRandom } from "../random.ts";

export const PORTRAIT_KINDS = [
  "good",
  "coloured",
  "dark",
  "patterned",
  "blurred",
  "tiny",
  "empty",
  "thing",
  "pair",
] as const;
export type PortraitKind = (typeof PORTRAIT_KINDS)[number];

/** The rule that each kind breaks; null for the good one. */
export const PORTRAIT_FAULTS: Readonly<Record<PortraitKind, RuleId | null>> = {
  good: null,
  coloured: "photo_background",
  dark: "photo_background",
  patterned: "photo_background",
  blurred: "photo_sharp",
  tiny: "photo_size",
  empty: "photo_face",
  thing: "photo_face",
  pair: "photo_face",
};

const SIZE = { width: 600, height: 780 } as const;
const TINY_WIDTH = 140;
/** Standard deviation in pixels that leaves no face. */
const BLUR = 9;

/** A JPEG of one portrait; faces, light and noise follow from the seed. */
export async function drawPortrait(seed: number, kind: PortraitKind): Promise<Buffer> {
  const random = seededRandom(seed);
  const { width, height } = SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${groundOf(random, kind)}${before(seed, random, kind)}</svg>`;
  const drawn = sharp(Buffer.from(svg)).flatten({ background: "#ffffff" });
  if (kind === "blurred") drawn.blur(BLUR);
  const noise = { type: "gaussian", mean: 0, sigma: random.between(1, 4) } as const;
  const grain = await sharp({ create: { ...SIZE, channels: 3, background: "#808080", noise } })
    .png()
    .toBuffer();
  const taken = await drawn
    .composite([{ input: grain, blend: "soft-light" }])
    .png()
    .toBuffer();
  const sized = kind === "tiny" ? sharp(taken).resize({ width: TINY_WIDTH }) : sharp(taken);
  return sized.jpeg({ quality: Math.round(random.between(70, 95)) }).toBuffer();
}

/** What stands before the ground. */
function before(seed: number, random: Random, kind: PortraitKind): string {
  const { width, height } = SIZE;
  if (kind === "empty") return "";
  if (kind === "thing") return jug(random);
  const whole =
    kind === "pair"
      ? { x: 0, y: height * 0.35, width: width * 0.52, height: height * 0.65 }
      : { x: 0, y: 0, width, height };
  const busts = [bust(seed, random, whole)];
  if (kind === "pair") busts.push(bust(seed + 1, random, { ...whole, x: width - whole.width }));
  return busts.join("");
}

function bust(seed: number, random: Random, box: { x: number; y: number; width: number; height: number }): string {
  // A bust brings its own light ground; here each kind has another.
  return portrait(seed, random.pick(["F", "M"]), box).replace(/<rect width="100" height="130"[^>]*>/, "");
}

/** A coffee pot on a table, about as large as a head and shoulders. */
function jug(random: Random): string {
  const [hue, lean] = [random.below(360), random.between(-20, 20)];
  return `<g fill="hsl(${hue} 45% 40%)"><path d="M190 780 Q${120 + lean} 520 230 400 L250 300 L330 300 L350 400 Q${480 + lean} 520 410 780 Z"/><path d="M400 480 q110 -10 90 120 q-20 90 -90 80" fill="none" stroke="hsl(${hue} 45% 34%)" stroke-width="26"/><circle cx="290" cy="275" r="26"/></g>`;
}

function groundOf(random: Random, kind: PortraitKind): string {
  const { width, height } = SIZE;
  const fill = {
    good: `hsl(${random.below(360)} 8% ${random.between(95, 99).toFixed(0)}%)`,
    coloured: `hsl(${random.pick([205, 130, 355, 45])} 65% ${random.between(62, 80).toFixed(0)}%)`,
    dark: `hsl(${random.below(360)} 6% ${random.between(20, 60).toFixed(0)}%)`,
    patterned: "#f4f2ec",
    blurred: "#fafafa",
    tiny: "#fafafa",
    empty: "#fafafa",
    thing: "#fafafa",
    pair: "#fafafa",
  }[kind];
  const base = `<rect width="${width}" height="${height}" fill="${fill}"/>`;
  return kind === "patterned" ? base + shelves(random) : base;
}

/** A room behind the person. */
function shelves(random: Random): string {
  return Array.from({ length: 40 }, () => {
    const [x, y] = [random.below(SIZE.width), random.below(500)];
    return `<rect x="${x}" y="${y}" width="${20 + random.below(40)}" height="${60 + random.below(80)}" fill="hsl(${random.below(360)} 40% ${25 + random.below(40)}%)"/>`;
  }).join("");
}
