/** Looks for machine-readable lines in pictures of the camera, beside the page, so that the live picture stays live. */
import { type LineSight, lineSightOf } from "#verification/capture/line-sight.ts";
import numbers from "#verification/mrz/net/net.bin?url";
import { type Net, netFrom } from "#verification/mrz/net/net.ts";
import { grayOf } from "./frame-quality.ts";

let net: Promise<Net> | null = null;

self.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
  look(data)
    .then((sight) => self.postMessage(sight))
    // Whoever holds the page is told nothing then, and takes the picture as ever.
    .catch(() => self.postMessage(null));
};

async function look(frame: ImageBitmap): Promise<LineSight> {
  net ??= fetchNet();
  const { width, height } = frame;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("The browser draws nothing beside the page.");
  context.drawImage(frame, 0, 0);
  frame.close();
  const gray = new Uint8Array(grayOf(context.getImageData(0, 0, width, height).data).buffer);
  return lineSightOf(await net, { width, height, data: gray }, () => performance.now());
}

async function fetchNet(): Promise<Net> {
  const answer = await fetch(numbers);
  return netFrom(new Float32Array(await answer.arrayBuffer()));
}
