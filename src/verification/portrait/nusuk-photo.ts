/** Cuts the picture out of a photo that satisfies every published limit of Nusuk. Source: docs/sources.md#photo. */
import sharp from "sharp";
import type { Frame } from "#domain/documents/facts.ts";

/** Pixels of each side. */
const SIDE = 200;
/** Bytes of the JPEG at most and, where the picture has so much in it, at least. */
const MOST_BYTES = 18 * 1024;
const LEAST_BYTES = 5 * 1024;
const QUALITIES = [100, 97, 94, 90, 85, 80, 70, 60, 50, 40, 30];

export interface NusukPhoto {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The best quality that fits; null when none does. The square keeps a little ground above the head. */
export async function makeNusukPhoto(
  photo: { readonly bytes: Uint8Array; readonly width: number; readonly height: number },
  figure: Frame,
): Promise<NusukPhoto | null> {
  const region = squareAround(figure, photo);
  const square = await sharp(photo.bytes)
    .extract(region)
    .resize(SIDE, SIDE, { kernel: "lanczos3" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = square.info;
  for (const quality of QUALITIES) {
    const bytes = await sharp(square.data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer();
    if (bytes.length <= MOST_BYTES) return bytes.length >= LEAST_BYTES ? { bytes, width, height } : null;
  }
  return null;
}

/** Ground kept above the head, as a share of the square. */
const HEADROOM = 0.08;

function squareAround({ x, y, width: wide }: Frame, { width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  const middle = (x + wide / 2) * width;
  const left = Math.round(Math.min(Math.max(0, middle - side / 2), width - side));
  const top = Math.round(Math.min(Math.max(0, y * height - HEADROOM * side), height - side));
  return { left, top, width: side, height: side };
}
