/** Looks at the live picture twice a second and says what keeps it from being read. */
import { type RefObject, useEffect, useState } from "react";
import { FRAME_WIDTH, type FrameQuality, grayOf, judgeFrame } from "./frame-quality.ts";
import type { GuidePlace } from "./guide-place.ts";

const LOOK_MS = 500;

/** Null before the first picture. Changes only when two looks agree, so that the sentence does not flicker. */
export function useFrameQuality(
  video: RefObject<HTMLVideoElement | null>,
  place: GuidePlace | null,
): FrameQuality | null {
  const [quality, setQuality] = useState<FrameQuality | null>(null);
  useEffect(() => {
    if (!place) return;
    const canvas = document.createElement("canvas");
    let last: FrameQuality | null = null;
    const timer = setInterval(() => {
      const seen = video.current ? look(video.current, place, canvas) : null;
      if (seen !== null && seen === last) setQuality(seen);
      last = seen;
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [video, place]);
  return quality;
}

function look(video: HTMLVideoElement, place: GuidePlace, canvas: HTMLCanvasElement): FrameQuality | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const [width, height] = [place.width * videoWidth, place.height * videoHeight];
  canvas.width = FRAME_WIDTH;
  canvas.height = Math.max(1, Math.round((FRAME_WIDTH * height) / width));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(
    video,
    place.left * videoWidth,
    place.top * videoHeight,
    width,
    height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return judgeFrame({ width: canvas.width, height: canvas.height, gray: grayOf(data) });
}
