/** A film out of drawn frames: AV1, H.264 and a poster below `src/web/public/film`. Needs ffmpeg with libsvtav1 and libx264. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import sharp from "sharp";

export const FOLDER = join(import.meta.dirname, "../../src/web/public/film");

export interface Format {
  width: number;
  height: number;
  /** Frames a second. */
  rate: number;
  /** Higher is smaller: of AV1 and of H.264. */
  quality: { av1: number; h264: number };
  /** What else H.264 is told; its smaller picture for instance. */
  h264?: readonly string[];
}

/** `frames` gives the film from its beginning, once for each codec: raw pixels, three bytes each. */
export async function encode(name: string, format: Format, frames: () => Iterable<Buffer>): Promise<void> {
  const { av1, h264 } = format.quality;
  await write(`${name}.webm`, format, frames(), [
    ...["-c:v", "libsvtav1", "-crf", `${av1}`, "-preset", "5", "-pix_fmt", "yuv420p10le"],
  ]);
  await write(`${name}.mp4`, format, frames(), [
    ...(format.h264 ?? []),
    ...["-c:v", "libx264", "-crf", `${h264}`, "-preset", "veryslow", "-pix_fmt", "yuv420p"],
  ]);
}

export async function writePoster(name: string, { width, height }: Format, frame: Buffer): Promise<void> {
  await sharp(frame, { raw: { width, height, channels: 3 } })
    .avif({ quality: 45, effort: 6 })
    .toFile(join(FOLDER, `${name}.avif`));
}

async function write(file: string, format: Format, frames: Iterable<Buffer>, codec: readonly string[]): Promise<void> {
  const size = `${format.width}x${format.height}`;
  const raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size, "-r", `${format.rate}`, "-i", "-"];
  const args = ["-y", "-loglevel", "error", ...raw, ...codec, "-movflags", "+faststart", join(FOLDER, file)];
  const ffmpeg = spawn("ffmpeg", args, { stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(ffmpeg, "exit");
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}`);
}
