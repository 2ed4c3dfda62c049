/** The pictures that other sites show beside a link to a page: rings, title and name, drawn at the build from our own faces. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createCanvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import sharp from "sharp";
import { GROUND_RINGS } from "../../src/web/public-pages/sections/night/ground-rings.ts";
import { onCircle, planRings } from "../../src/web/ui/motif/rings-model.ts";

/** What the large sites ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_WIDTH = 660;
const LINE = 84;
const MOST_LINES = 4;

const NIGHT = "#06181c";
const DOTS = "#cfe3e0";
const BRASS = "#e2b45d";
const WORDS = "#f7f5f0";

/** Packages and files of the faces of each direction; what the first one lacks comes from the next. */
const FACES = {
  ltr: ["source-serif-4/source-serif-4-latin-wght-normal"],
  // The Arabic file has no colon.
  rtl: ["vazirmatn/vazirmatn-arabic-wght-normal", "vazirmatn/vazirmatn-latin-wght-normal"],
} as const;

export interface SocialPicture {
  readonly title: string;
  readonly product: string;
  readonly direction: keyof typeof FACES;
  /** Of its rings. */
  readonly seed: string;
}

/** A PNG of 1200 × 630, of few colours. */
export function drawSocialPicture(picture: SocialPicture): Promise<Buffer> {
  return sharp(draw(picture)).png({ palette: true, colours: 64 }).toBuffer();
}

function draw({ title, product, direction, seed }: SocialPicture): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  context.fillStyle = NIGHT;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const isLtr = direction === "ltr";
  drawRings(context, seed, isLtr ? WIDTH - 210 : 210);
  context.direction = direction;
  context.textAlign = "start";
  const start = isLtr ? MARGIN : WIDTH - MARGIN;
  const faces = facesOf(direction);
  context.fillStyle = BRASS;
  context.font = `600 34px ${faces}`;
  context.fillText(product, start, MARGIN + 34);
  context.fillStyle = WORDS;
  context.font = `600 66px ${faces}`;
  const lines = wrapped(context, title).slice(0, MOST_LINES);
  const top = HEIGHT - MARGIN - (lines.length - 1) * LINE;
  for (const [index, line] of lines.entries()) context.fillText(line, start, top + index * LINE);
  return canvas.toBuffer("image/png");
}

/** The rings of the pages' nights, with the square in their middle. */
function drawRings(context: SKRSContext2D, seed: string, middle: number): void {
  context.save();
  context.translate(middle, HEIGHT / 2);
  context.fillStyle = DOTS;
  for (const { radius, dots, offset, opacity } of planRings({ seed, ...GROUND_RINGS })) {
    context.globalAlpha = opacity * 0.6;
    for (let dot = 0; dot < dots; dot += 1) {
      const { x, y } = onCircle(radius, ((dot + offset) / dots) * 360);
      context.beginPath();
      context.arc(x, y, 2.7, 0, 2 * Math.PI);
      context.fill();
    }
  }
  context.globalAlpha = 1;
  context.rotate((14 * Math.PI) / 180);
  context.fillStyle = "black";
  context.strokeStyle = BRASS;
  context.lineWidth = 6;
  context.fillRect(-33, -33, 66, 66);
  context.strokeRect(-33, -33, 66, 66);
  context.restore();
}

function wrapped(context: SKRSContext2D, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width <= TEXT_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** For a canvas' `font`; registered when first asked for. */
function facesOf(direction: keyof typeof FACES): string {
  for (const face of FACES[direction].filter((one) => !GlobalFonts.has(one))) {
    const [name = "", file] = face.split("/");
    const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`));
    GlobalFonts.registerFromPath(join(folder, "files", `${file}.woff2`), face);
  }
  return FACES[direction].map((face) => `"${face}"`).join(", ");
}
