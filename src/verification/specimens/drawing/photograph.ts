/** Photographs or scans a drawn page badly: turned, tilted, blurred, shaded, glaring, noisy, small, compressed. */
import sharp from "sharp";
import { type Random, seededRandom } from "../random.ts";
import type { DrawnPage } from "./page.ts";
import { copyBetween, type Pixels } from "./pixels.ts";

/** What happens to the page on its way into a file. Lengths are shares of the page's width. */
export interface Conditions {
  readonly seed: number;
  /** Width of the page in the picture, in pixels. */
  readonly pageWidth: number;
  /** Clockwise, any angle. */
  readonly turnDegrees: number;
  /** How far corners wander from the rectangle, 0 for none. */
  readonly tilt: number;
  /** Paper or desk around the page. */
  readonly margin: number;
  readonly surround: "white" | "dark" | "wood";
  /** Standard deviation in pixels of the picture. */
  readonly blur: number;
  /** Standard deviation in grey levels. */
  readonly noise: number;
  /** Darkening from one side to the other, 0–1. */
  readonly shade: number;
  /** Brightness of a round reflection, 0–1. */
  readonly glare: number;
  /** Contrast left, 0–1. */
  readonly contrast: number;
  /** 1–100. */
  readonly jpegQuality: number;
  /** The finished picture is enlarged so many times, as screenshots of thumbnails are. */
  readonly enlarge: number;
}

export const CLEAN: Conditions = {
  seed: 1,
  pageWidth: 1000,
  turnDegrees: 0,
  tilt: 0,
  margin: 0,
  surround: "white",
  blur: 0,
  noise: 0,
  shade: 0,
  glare: 0,
  contrast: 1,
  jpegQuality: 92,
  enlarge: 1,
};

/** Kinds of pictures as pilgrims send them; the bench reports each by itself. */
export const CONDITION_KINDS = ["scan", "photo", "small", "poor", "glare", "faint", "turned", "tilted"] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

export function drawConditions(random: Random, kind: ConditionKind): Conditions {
  const base: Conditions = {
    ...CLEAN,
    seed: random.below(1e9),
    pageWidth: Math.round(random.between(600, 1600)),
    turnDegrees: random.normal(0.7),
    margin: random.chance(0.5) ? 0 : random.between(0.01, 0.15),
    blur: random.between(0, 0.7),
    noise: random.between(0, 5),
    shade: random.between(0, 0.15),
    jpegQuality: Math.round(random.between(60, 95)),
  };
  const surround = random.pick(["white", "dark", "wood"] as const);
  const photo = { surround, margin: random.between(0.04, 0.35), shade: random.between(0, 0.5) };
  const kinds: Readonly<Record<ConditionKind, Partial<Conditions>>> = {
    scan: {},
    photo: { ...photo, turnDegrees: random.normal(4), tilt: random.between(0, 0.025), noise: random.between(2, 9) },
    small: {
      pageWidth: Math.round(random.between(290, 560)),
      blur: random.between(0, 0.45),
      noise: random.between(0, 3),
      enlarge: random.chance(0.4) ? random.between(1.3, 2.5) : 1,
    },
    poor: {
      pageWidth: Math.round(random.between(480, 1200)),
      jpegQuality: Math.round(random.between(25, 55)),
      blur: random.between(0.3, 1.3),
      noise: random.between(3, 12),
      turnDegrees: random.normal(3),
    },
    glare: { ...photo, glare: random.between(0.3, 0.9), turnDegrees: random.normal(3) },
    faint: { contrast: random.between(0.18, 0.45), noise: random.between(1, 5) },
    turned: { ...photo, turnDegrees: random.pick([90, 180, 270]) + random.normal(2.5) },
    tilted: { ...photo, turnDegrees: random.between(-18, 18), tilt: random.between(0.01, 0.05) },
  };
  return { ...base, ...kinds[kind] };
}

/** A JPEG of the page under these conditions. */
export async function photograph(page: DrawnPage, conditions: Conditions): Promise<Buffer> {
  const raster = await sharp(Buffer.from(page.svg)).flatten({ background: "#fff" }).raw().toBuffer();
  const scale = conditions.pageWidth / page.width;
  // Shrinking first keeps the sampling below from skipping pixels.
  const shrunk = await sharp(raster, { raw: { width: page.width, height: page.height, channels: 3 } })
    .resize(Math.max(1, Math.round(page.width * scale)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = { data: new Uint8Array(shrunk.data), width: shrunk.info.width, height: shrunk.info.height };
  const scene = place(source, conditions);
  const picture = sharp(scene.data, { raw: { width: scene.width, height: scene.height, channels: 3 } });
  const soft = conditions.blur > 0.3 ? picture.blur(conditions.blur) : picture;
  const { data, info } = await soft.raw().toBuffer({ resolveWithObject: true });
  spoil(data, info.width, conditions);
  const raw = { raw: { width: info.width, height: info.height, channels: 3 as const } };
  const first = await sharp(data, raw).jpeg({ quality: conditions.jpegQuality }).toBuffer();
  if (conditions.enlarge === 1) return first;
  return sharp(first)
    .resize(Math.round(info.width * conditions.enlarge))
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** The page laid on its surround: turned, tilted, with a margin. */
function place(source: Pixels, conditions: Conditions): Pixels {
  const random = seededRandom(conditions.seed);
  const angle = (conditions.turnDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const margin = conditions.margin * source.width;
  const width = Math.ceil(Math.abs(source.width * cos) + Math.abs(source.height * sin) + 2 * margin);
  const height = Math.ceil(Math.abs(source.width * sin) + Math.abs(source.height * cos) + 2 * margin);
  // A projective map: the denominator grows towards one side, as with a camera held askew.
  const [px, py] = [random.normal(conditions.tilt) / source.width, random.normal(conditions.tilt) / source.height];
  const shear = random.normal(conditions.tilt * 0.5);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin];
      const depth = 1 + px * u * 2 + py * v * 2;
      const at = (y * width + x) * 3;
      const sx = (u + shear * v) / depth + source.width / 2;
      const sy = v / depth + source.height / 2;
      if (sx < 0 || sy < 0 || sx >= source.width || sy >= source.height) surround(data, at, x, y, conditions.surround);
      else copyBetween(source, sx, sy, data, at);
    }
  }
  return { data, width, height };
}

function surround(data: Uint8Array, at: number, x: number, y: number, kind: Conditions["surround"]) {
  const grain = 10 * Math.sin(x / 31 + 3 * Math.sin(y / 140)) + 6 * Math.sin(y / 7 + x / 90);
  const colour = { white: [250, 250, 249], dark: [58, 52, 50], wood: [141, 104, 70] }[kind];
  colour.forEach((value, c) => {
    data[at + c] = Math.max(0, Math.min(255, value + (kind === "white" ? 0 : grain)));
  });
}

/** Shade, glare, lost contrast and sensor noise, in place. */
function spoil(data: Buffer, width: number, conditions: Conditions) {
  const random = seededRandom(conditions.seed + 1);
  const height = data.length / 3 / width;
  const shadeAngle = random.between(0, 2 * Math.PI);
  const spot = { x: random.between(0.1, 0.9) * width, y: random.between(0.5, 0.95) * height };
  const spread = random.between(0.06, 0.2) * width;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = ((x / width - 0.5) * Math.cos(shadeAngle) + (y / height - 0.5) * Math.sin(shadeAngle)) * 1.4;
      const light = 1 - conditions.shade * (0.5 + across);
      const distance = ((x - spot.x) ** 2 + (y - spot.y) ** 2) / (2 * spread * spread);
      const shine = conditions.glare * Math.exp(-distance);
      const speck = conditions.noise * (random.next() + random.next() + random.next() - 1.5) * 2;
      for (let c = 0; c < 3; c++) {
        const at = (y * width + x) * 3 + c;
        const plain = (215 + ((data[at] ?? 0) - 215) * conditions.contrast) * light;
        data[at] = Math.max(0, Math.min(255, plain + (255 - plain) * shine + speck));
      }
    }
  }
}
