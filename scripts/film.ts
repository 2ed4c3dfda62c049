/** Draws the hero's film, rings of people turning anticlockwise, and encodes it with ffmpeg into `src/web/public/film`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import sharp from "sharp";
import { HERO_RINGS } from "../src/web/public-pages/landing/hero-rings.ts";
import { planRings, type Ring } from "../src/web/ui/motif/rings-model.ts";

const FOLDER = join(import.meta.dirname, "../src/web/public/film");
const SIZE = 960;
const FRAMES_PER_SECOND = 20;
const SECONDS = 8;
const FRAMES = FRAMES_PER_SECOND * SECONDS;
/** One turn of the rings, about; each ring is rounded to a whole number of its dots, so that the end meets the beginning. */
const TURN_SECONDS = 240;
/** Light that wanders outwards once in the film; this share of a ring's own. */
const WAVE = 0.22;

const rings = planRings(HERO_RINGS);
const frames = await Promise.all(Array.from({ length: FRAMES }, (_, index) => pixels(index / FRAMES)));

await encode("rings.webm", ["-c:v", "libsvtav1", "-crf", "44", "-preset", "4", "-pix_fmt", "yuv420p10le"]);
await encode("rings.mp4", [
  "-vf",
  "scale=720:720",
  "-c:v",
  "libx264",
  "-crf",
  "30",
  "-preset",
  "veryslow",
  "-pix_fmt",
  "yuv420p",
]);
await sharp(frames[0], { raw: { width: SIZE, height: SIZE, channels: 3 } })
  .avif({ quality: 45, effort: 6 })
  .toFile(join(FOLDER, "rings.avif"));

/** White dots on black: the page lays them as light over its own night. `moment` is 0–1 of the film. */
async function pixels(moment: number): Promise<Buffer> {
  const drawn = rings.map((ring, index) => circle(ring, index, moment)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" width="${SIZE}" height="${SIZE}"><rect x="-500" y="-500" width="1000" height="1000"/>${drawn}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

function circle({ radius, dots, offset, opacity }: Ring, index: number, moment: number): string {
  const steps = Math.max(1, Math.round((dots * SECONDS) / TURN_SECONDS));
  const light = opacity * (1 + WAVE * Math.sin(2 * Math.PI * (moment - index / rings.length)));
  // The own unit is one dot: a growing dash offset moves the dots back, which is anticlockwise.
  const unit = (2 * Math.PI * radius) / dots;
  const shift = (offset + moment * steps) * unit;
  return `<circle r="${radius}" fill="none" stroke="#fbf8f2" stroke-width="5.4" stroke-linecap="round" stroke-dasharray="0 ${unit}" stroke-dashoffset="${shift}" opacity="${Math.min(1, light)}"/>`;
}

async function encode(name: string, codec: readonly string[]): Promise<void> {
  const raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${SIZE}x${SIZE}`, "-r", `${FRAMES_PER_SECOND}`, "-i", "-"];
  const args = ["-y", "-loglevel", "error", ...raw, ...codec, "-movflags", "+faststart", join(FOLDER, name)];
  const ffmpeg = spawn("ffmpeg", args, { stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(ffmpeg, "exit");
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${name}`);
}
