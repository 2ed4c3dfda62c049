/** Cuts the picture out of a photo that satisfies every published limit of Nusuk. Source: docs/sources.md#photo. */
import sharp from "sharp";
import type { Frame } from "#domain/documents/seen/facts.ts";

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

/** Where somebody is: the face where one was found, and what stands before the ground. One of them is there. */
interface Person {
  readonly face: Frame | null;
  readonly figure: Frame | null;
}

/** The best quality that fits; null when none does. The square keeps a little ground above the head. */
export async function makeNusukPhoto(
  photo: { readonly bytes: Uint8Array; readonly width: number; readonly height: number },
  person: Person,
): Promise<NusukPhoto | null> {
  const region = squareAround(person, photo);
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

/** Ground kept above the figure, as a share of the square. */
const HEADROOM = 0.08;
/** A face from brows to chin takes this share of the square, with its middle a little above that of the square. */
const FACE_SHARE = 0.42;
const FACE_MIDDLE = 0.48;

interface Size {
  readonly width: number;
  readonly height: number;
}

function squareAround({ face, figure }: Person, size: Size) {
  const whole = Math.min(size.width, size.height);
  if (face) {
    const side = Math.round(Math.min(whole, Math.max(SIDE, (face.height * size.height) / FACE_SHARE)));
    const middle = { x: (face.x + face.width / 2) * size.width, y: (face.y + face.height / 2) * size.height };
    return squareAt({ left: middle.x - side / 2, top: middle.y - FACE_MIDDLE * side, side }, size);
  }
  const { x, y, width } = figure ?? { x: 0, y: 0, width: 1 };
  const left = (x + width / 2) * size.width - whole / 2;
  return squareAt({ left, top: y * size.height - HEADROOM * whole, side: whole }, size);
}

/** Moved into the picture where it would reach beyond it. */
function squareAt({ left, top, side }: { left: number; top: number; side: number }, { width, height }: Size) {
  const inside = (value: number, length: number) => Math.round(Math.min(Math.max(0, value), length - side));
  return { left: inside(left, width), top: inside(top, height), width: side, height: side };
}
