/** Draws one badly printed, badly photographed piece of a text line and cuts the strip the reader would cut from it. */
import { MRZ_ALPHABET } from "#domain/documents/lines/mrz-alphabet.ts";
import { cutStrip, normaliseStrip } from "#verification/mrz/lines/strip.ts";
import { NET_SHAPE, netColumns } from "#verification/mrz/net/net.ts";
import type { Gray } from "#verification/picture/gray.ts";
import type { Random } from "#verification/specimens/random.ts";
import { roughen } from "./degrade-line.ts";
import { type GlyphFont, MASK_BASE, MASK_HEIGHT, MASK_LEFT, MASK_PITCH, MASK_WIDTH } from "./glyph-masks.ts";

/** A strip and, for every answer of the net, the class it should give; −1 where either answer would do. */
export interface LineSample {
  readonly strip: Float32Array;
  readonly width: number;
  readonly labels: Int16Array;
}

export const SAMPLE_CHARACTERS = 9;
const OFF_CENTRE = NET_SHAPE.classes - 1;
const FILLER = MRZ_ALPHABET.indexOf("<");
/** Characters that real readers confuse; drawn more often than the rest. */
const CONFUSED = [..."0OQDUC1ILT8B3S5Z2G6KXAHMNWVY4"].map((c) => MRZ_ALPHABET.indexOf(c));

interface Print {
  readonly font: GlyphFont;
  readonly weight: number;
  readonly blur: number;
  /** Character pitch in pixels of the picture. */
  readonly pitch: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly slant: number;
  readonly angle: number;
  readonly gapLines: number;
  readonly middle: number;
}

export function drawSample(random: Random, fonts: readonly GlyphFont[]): LineSample {
  const print = drawPrint(random, fonts);
  const text = drawText(random);
  const width = Math.ceil((SAMPLE_CHARACTERS + 3) * print.pitch);
  const height = Math.ceil(print.middle * 2);
  const ink = new Float32Array(width * height);
  const centres = text.map((_, i) => (2 + i) * print.pitch + random.normal(0.02) * print.pitch);
  const rise = random.normal(0.02);
  text.forEach((character, i) => {
    stampGlyph(ink, width, print, character, centres[i] ?? 0, rise * print.pitch * (i % 2));
  });
  drawNeighbours(random, ink, width, print);
  const picture: Gray = { width, height, data: roughen(random, ink, width, height, print.pitch) };
  return cutSample(random, picture, print, text, centres);
}

function drawPrint(random: Random, fonts: readonly GlyphFont[]): Print {
  const [ocrB, sharpB, ...others] = fonts;
  if (!ocrB || !sharpB) throw new Error("the OCR-B outlines are missing");
  const other = others[random.below(others.length)] ?? ocrB;
  const font = random.chance(0.1) ? other : random.chance(0.25) ? sharpB : ocrB;
  const pitch = Math.exp(random.between(Math.log(4.8), Math.log(27)));
  const detail = MASK_PITCH / pitch;
  return {
    font,
    weight: random.below(4),
    blur: detail > 7 ? 3 : detail > 3.5 ? 2 : detail > 1.8 ? 1 : 0,
    pitch,
    scaleX: 1 + random.normal(0.04),
    scaleY: 1 + random.normal(0.05),
    slant: random.normal(0.03),
    angle: random.normal(0.008),
    gapLines: random.between(1.75, 2.8),
    middle: 3.4 * pitch,
  };
}

/** Random characters with the habits of real lines: runs of fillers, digits together, letters together. */
function drawText(random: Random): number[] {
  const kind = random.below(4);
  const filler = random.between(0, 0.35);
  return Array.from({ length: SAMPLE_CHARACTERS - 1 }, () => {
    if (random.chance(filler)) return FILLER;
    if (random.chance(0.3)) return CONFUSED[random.below(CONFUSED.length)] ?? 0;
    if (kind === 0) return 26 + random.below(10);
    return kind === 1 ? random.below(26) : random.below(36);
  });
}

function stampGlyph(ink: Float32Array, width: number, print: Print, character: number, centre: number, rise: number) {
  const mask = print.font.masks[character]?.[print.weight]?.[print.blur];
  if (!mask) throw new Error(`no mask for character ${character}`);
  const height = ink.length / width;
  const detail = MASK_PITCH / print.pitch;
  const baseline = print.middle + rise + (print.font.capHeight / 2) * print.pitch * print.scaleY;
  const reach = print.pitch * 0.85;
  const tall = print.pitch * 1.5;
  const normal = { x: detail / print.scaleX, y: detail / (print.scaleY * (0.986 / print.font.capHeight)) };
  for (let y = Math.max(0, Math.floor(baseline - tall)); y < Math.min(height, baseline + tall / 3); y++) {
    for (let x = Math.max(0, Math.floor(centre - reach)); x < Math.min(width, centre + reach); x++) {
      let sum = 0;
      for (const [sx, sy] of SUBPIXELS) {
        const dx = x + sx - centre;
        const dy = y + sy - baseline - print.angle * (x - width / 2);
        const u = (dx + print.slant * dy) * normal.x + MASK_PITCH / 2 + MASK_LEFT;
        const v = dy * normal.y + MASK_BASE;
        if (u >= 0 && v >= 0 && u < MASK_WIDTH && v < MASK_HEIGHT) {
          sum += mask[Math.floor(v) * MASK_WIDTH + Math.floor(u)] ?? 0;
        }
      }
      const at = y * width + x;
      ink[at] = Math.max(ink[at] ?? 0, sum / (255 * SUBPIXELS.length));
    }
  }
}

const SUBPIXELS = [
  [0.17, 0.33],
  [0.67, 0.17],
  [0.33, 0.83],
  [0.83, 0.67],
] as const;

/** Other lines of text above and below, page borders beside and under the line: all of them lie close in real documents. */
function drawNeighbours(random: Random, ink: Float32Array, width: number, print: Print) {
  for (const side of [-1, 1]) {
    if (!random.chance(0.55)) continue;
    const shifted = { ...print, middle: print.middle + side * print.gapLines * print.pitch };
    const offset = random.between(0, 1);
    for (let i = 0; i < SAMPLE_CHARACTERS + 2; i++) {
      if (random.chance(0.85)) stampGlyph(ink, width, shifted, random.below(37), (i + offset) * print.pitch, 0);
    }
  }
  const height = ink.length / width;
  const thick = Math.max(1, Math.round(print.pitch * random.between(0.05, 0.3)));
  if (random.chance(0.12)) {
    const y = Math.round(print.middle + random.pick([-1, 1]) * print.pitch * random.between(0.85, 1.5));
    for (let k = 0; k < thick; k++) {
      if (y + k < 0 || y + k >= height) continue;
      ink.fill(random.between(0.4, 1), (y + k) * width, (y + k + 1) * width);
    }
  }
  if (random.chance(0.15)) {
    const edge = random.chance(0.5) ? random.between(0.2, 1.2) : SAMPLE_CHARACTERS + 3 - random.between(0.3, 2.2);
    const x = Math.round(edge * print.pitch);
    for (let y = 0; y < height; y++) {
      for (let k = 0; k < thick; k++) if (x + k < width) ink[y * width + x + k] = 0.8;
    }
  }
}

function cutSample(
  random: Random,
  picture: Gray,
  print: Print,
  text: readonly number[],
  centres: readonly number[],
): LineSample {
  const pitch = print.pitch * (1 + random.normal(0.035));
  const half = (0.986 / 2) * print.pitch * print.scaleY * (1 + random.normal(random.chance(0.15) ? 0.13 : 0.07));
  const shift = random.normal(0.06) * print.pitch;
  const lean = print.slant * 0.5 * random.next();
  const start = print.pitch * random.between(0.4, 1.2);
  const line = {
    middle: (u: number) => {
      const x = start + u * pitch;
      return { x, y: print.middle + shift + print.angle * (x - picture.width / 2) * random1 };
    },
    halfCap: () => ({ x: -lean * half, y: half }),
  };
  const random1 = random.between(0.3, 1.2);
  const width = Math.floor(((picture.width - start) / pitch) * NET_SHAPE.pitch);
  const strip = cutStrip(picture, line, 0, width);
  normaliseStrip(strip, width);
  const columns = centres.map((centre) => ((centre - start) / pitch) * NET_SHAPE.pitch);
  return { strip, width, labels: labelAnswers(netColumns(width).answers, text, columns) };
}

function labelAnswers(answers: number, text: readonly number[], columns: readonly number[]): Int16Array {
  const labels = new Int16Array(answers).fill(OFF_CENTRE);
  for (let i = 0; i < answers; i++) {
    const column = NET_SHAPE.firstCentre + i * NET_SHAPE.step;
    columns.forEach((centre, k) => {
      const distance = Math.abs(centre - column);
      if (distance <= NET_SHAPE.step / 2 + 0.3) labels[i] = text[k] ?? OFF_CENTRE;
      else if (distance < 1.3 * NET_SHAPE.step) labels[i] = -1;
    });
  }
  return labels;
}
