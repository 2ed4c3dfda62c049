/** Films drawn as SVG, white on black: the pages lay them as light over their own night. */
import sharp from "sharp";
import { encode, type Format, writePoster } from "./encode.ts";

export const SECONDS = 8;
const SIZE = 960;
const RATE = 20;

export interface DrawnFilm {
  name: string;
  /** What SVG draws at `moment` (0–1 of the film) in 1000 units a side round the origin; 1 has to look like 0. */
  draw(moment: number): string;
  quality: Format["quality"];
}

export async function drawFilm({ name, draw, quality }: DrawnFilm): Promise<void> {
  const count = RATE * SECONDS;
  const frames = await Promise.all(Array.from({ length: count }, (_, index) => pixels(draw(index / count))));
  const format = { width: SIZE, height: SIZE, rate: RATE, quality, h264: ["-vf", "scale=720:720"] };
  await encode(name, format, () => frames);
  const [first] = frames;
  if (first) await writePoster(name, format, first);
}

async function pixels(drawing: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" width="${SIZE}" height="${SIZE}"><rect x="-500" y="-500" width="1000" height="1000"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}
