/** Decodes a HEIC picture beside the page, so that the page stays alive while it works. */
import { HeifDecoder } from "libheif-js";

export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly pixels: ArrayBuffer;
}

/** Larger than any phone's camera; a picture that claims more is not decoded. */
const MOST_PIXELS = 120_000_000;

self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  decode(new Uint8Array(data))
    .then((picture) => self.postMessage(picture, { transfer: [picture.pixels] }))
    .catch(() => self.postMessage(null));
};

async function decode(bytes: Uint8Array): Promise<DecodedPicture> {
  const decoder = new HeifDecoder();
  const [image] = decoder.decode(bytes);
  if (!image) throw new Error("No picture in it.");
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MOST_PIXELS) throw new Error("Too many pixels.");
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    image.display({ data, width, height }, (drawn) => (drawn ? resolve() : reject(new Error("Not decodable."))));
  });
  return { width, height, pixels: data.buffer };
}
