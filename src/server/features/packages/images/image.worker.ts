/** The task of a process that draws an uploaded picture anew: upright, no larger than needed, without anything but its pixels. */
import sharp from "sharp";
import { IMAGE_KINDS, KEPT_SIDE, LEAST_IMAGE, MOST_IMAGE_PIXELS } from "#domain/packages/image.ts";

const QUALITY = 80;

export default async function redraw(bytes: Uint8Array) {
  const source = sharp(bytes, { limitInputPixels: false, failOn: "error", pages: 1 });
  const { format, width = 0, height = 0 } = await source.metadata();
  if (!IMAGE_KINDS.some((kind) => kind === format)) return { refused: "image_kind" };
  if (width * height > MOST_IMAGE_PIXELS) return { refused: "image_too_large" };
  if (Math.max(width, height) < LEAST_IMAGE.width || Math.min(width, height) < LEAST_IMAGE.height) {
    return { refused: "image_too_small" };
  }
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_IMAGE_PIXELS, failOn: "error", pages: 1 })
    .autoOrient()
    .resize(KEPT_SIDE, KEPT_SIDE, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}
