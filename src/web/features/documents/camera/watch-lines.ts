/** Follows the lines of a page before the camera, and keeps the clearest of the pictures in which they were read. */
import type { LineSight } from "#verification/capture/line-sight.ts";
import { jpegOf, pictureOf } from "./take-picture.ts";

/** Pixels of the longer side that are searched: letters of a page that fills it are twice as high as is needed. */
const SEARCHED_SIDE = 1600;
/** Pictures in which the lines were read, of which the clearest is taken. */
const ENOUGH = 3;
/** Before a camera shows anything, and between two looks, so that a weak phone can draw. */
const PAUSE_MS = 120;

/** What is seen, with corners as shares of the picture's width and height. */
export interface VisibleLines extends Omit<LineSight, "boxes" | "score"> {
  readonly corners: readonly (readonly { readonly x: number; readonly y: number }[])[];
}

interface Watch {
  readonly onSight: (lines: VisibleLines) => void;
  readonly onRead: (file: File) => void;
  /** Of the picture that is taken. */
  readonly name: string;
}

/** Until it is called off by what it returns, or has handed over a picture. Does nothing where a browser cannot. */
export function watchLines(video: HTMLVideoElement, { onSight, onRead, name }: Watch): () => void {
  if (typeof OffscreenCanvas === "undefined") return () => undefined;
  const worker = new Worker(new URL("./line-sight.worker.ts", import.meta.url), { type: "module" });
  let isOver = false;
  const end = () => {
    isOver = true;
    worker.terminate();
  };
  const watch = async () => {
    let best: { picture: HTMLCanvasElement; score: number } | null = null;
    for (let read = 0; read < ENOUGH && !isOver; ) {
      await pause();
      if (video.videoWidth === 0) continue;
      const picture = pictureOf(video);
      const sight = await lookedAt(worker, picture);
      if (isOver) return;
      if (!sight) return end();
      onSight(sight.shown);
      if (sight.state !== "read") continue;
      read += 1;
      if (!best || sight.score > best.score) best = { picture, score: sight.score };
    }
    if (best && !isOver) onRead(await jpegOf(best.picture, name));
    end();
  };
  void watch().catch(end);
  return end;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/** Null where the worker cannot look. */
async function lookedAt(worker: Worker, picture: HTMLCanvasElement) {
  const share = Math.min(1, SEARCHED_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * share), Math.round(picture.height * share)];
  const frame = await createImageBitmap(picture, { resizeWidth: width, resizeHeight: height, resizeQuality: "medium" });
  const sight = await new Promise<LineSight | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<LineSight | null>) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(frame, [frame]);
  });
  if (!sight) return null;
  const { state, edge, boxes, score } = sight;
  const corners = boxes.map((box) => box.map(({ x, y }) => ({ x: x / width, y: y / height })));
  return { state, score, shown: { state, edge, corners } };
}
