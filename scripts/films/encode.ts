/** A film out of drawn frames: AV1, H.264 and a poster below `src/web/public/film`. Needs ffmpeg with libsvtav1 and libx264. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import sharp from "sharp";

const FOLDER = join(import.meta.dirname, "../../src/web/public/film");
const SIZE = 960;
const FRAMES_PER_SECOND = 20;
export const SECONDS = 8;
const FRAMES = FRAMES_PER_SECOND * SECONDS;

export interface Film {
  name: string;
  /** What SVG draws at `moment` (0–1 of the film) in 1000 units a side round the origin; 1 has to look like 0. */
  draw(moment: number): string;
  /** Higher is smaller: of AV1 and of H.264. */
  quality: { av1: number; h264: number };
}

/** White on black: the pages lay it as light over their own night. */
export async function encode({ name, draw, quality }: Film): Promise<void> {
  const frames = await Promise.all(Array.from({ length: FRAMES }, (_, index) => pixels(draw(index / FRAMES))));
  const av1 = ["-c:v", "libsvtav1", "-crf", `${quality.av1}`, "-preset", "4", "-pix_fmt", "yuv420p10le"];
  const h264 = ["-vf", "scale=720:720", "-c:v", "libx264", "-crf", `${quality.h264}`, "-preset", "veryslow"];
  await write(`${name}.webm`, frames, av1);
  await write(`${name}.mp4`, frames, [...h264, "-pix_fmt", "yuv420p"]);
  await sharp(frames[0], { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .avif({ quality: 45, effort: 6 })
    .toFile(join(FOLDER, `${name}.avif`));
}

async function pixels(drawing: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" width="${SIZE}" height="${SIZE}"><rect x="-500" y="-500" width="1000" height="1000"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

async function write(file: string, frames: readonly Buffer[], codec: readonly string[]): Promise<void> {
  const raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${SIZE}x${SIZE}`, "-r", `${FRAMES_PER_SECOND}`, "-i", "-"];
  const args = ["-y", "-loglevel", "error", ...raw, ...codec, "-movflags", "+faststart", join(FOLDER, file)];
  const ffmpeg = spawn("ffmpeg", args, { stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(ffmpeg, "exit");
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}`);
}
