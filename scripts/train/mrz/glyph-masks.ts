/** Glyphs as coverage pictures at several stroke weights and sharpnesses, ready to be sampled at any size. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { MRZ_ALPHABET } from "#domain/documents/lines/mrz-alphabet.ts";

/** Pixels to one character pitch. */
export const MASK_PITCH = 48;
/** Pixels of a mask's sides; the glyph's origin is at (MASK_LEFT, MASK_BASE). */
export const MASK_WIDTH = 72;
export const MASK_HEIGHT = 84;
export const MASK_LEFT = 12;
export const MASK_BASE = 66;

const WEIGHTS = [0.3, 0.42, 0.5, 0.6];
const BLURS = [0, 0.9, 2, 4];

export interface GlyphFont {
  readonly name: string;
  /** Height of a capital in pitches. */
  readonly capHeight: number;
  /** masks[character][weight][blur] */
  readonly masks: readonly (readonly (readonly Uint8Array[])[])[];
}

interface GlyphFile {
  readonly [font: string]: { readonly capHeight: number; readonly glyphs: Readonly<Record<string, string>> };
}

/** Every font of `mrz-glyphs.json`, rasterised. */
export async function loadFonts(): Promise<GlyphFont[]> {
  const url = new URL("../../../src/verification/specimens/drawing/mrz-glyphs.json", import.meta.url);
  const file: GlyphFile = JSON.parse(readFileSync(url, "utf8"));
  return Promise.all(
    Object.entries(file).map(async ([name, font]) => ({
      name,
      capHeight: font.capHeight / 1000,
      masks: await Promise.all([...MRZ_ALPHABET].map((character) => masksOf(font.glyphs[character] ?? ""))),
    })),
  );
}

async function masksOf(path: string): Promise<Uint8Array[][]> {
  const scale = MASK_PITCH / 1000;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${MASK_WIDTH}" height="${MASK_HEIGHT}"><rect width="100%" height="100%"/><path fill="#fff" transform="translate(${MASK_LEFT} ${MASK_BASE}) scale(${scale})" d="${path}"/></svg>`;
  const soft = await sharp(Buffer.from(svg)).grayscale().blur(2.2).raw().toBuffer();
  return Promise.all(WEIGHTS.map((weight) => blurred(soft.map((value) => edge(value, weight)))));
}

/** Stroke edge where the softened glyph passes the threshold: below 0.5 the stroke is fatter than drawn. */
function edge(value: number, threshold: number): number {
  return Math.max(0, Math.min(255, ((value / 255 - threshold) / 0.16 + 0.5) * 255));
}

function blurred(mask: Uint8Array): Promise<Uint8Array[]> {
  const raw = { raw: { width: MASK_WIDTH, height: MASK_HEIGHT, channels: 1 as const } };
  return Promise.all(
    BLURS.map(async (sigma) =>
      sigma === 0 ? mask : new Uint8Array(await sharp(mask, raw).blur(sigma).grayscale().raw().toBuffer()),
    ),
  );
}
