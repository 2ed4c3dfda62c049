/** A page as it lies on a desk between two newspapers, photographed from above. */
import sharp from "sharp";
import { textLine, textWidth } from "./drawing/lettering.ts";
import type { DrawnPage } from "./drawing/page.ts";
import { type Random, seededRandom } from "./random.ts";

/** Pixels of the picture, and of the page in it. */
const DESK = { width: 2400, height: 1800 } as const;
const PAGE_WIDTH = 1250;

/** A JPEG; place, slope and the words beside it follow from the seed. */
export async function drawDesk(page: DrawnPage, seed: number): Promise<Buffer> {
  const random = seededRandom(seed);
  const place = `translate(${random.between(520, 680)} ${random.between(200, 620)}) rotate(${random.between(-6, 6)})`;
  const inner = page.svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
  const laid = `<g transform="${place} scale(${PAGE_WIDTH / page.width})">${inner}</g>`;
  const papers = [random.between(-60, 60), random.between(1500, 1750)].map((x) => newspaper(random, x));
  const ground = `<rect width="${DESK.width}" height="${DESK.height}" fill="hsl(28 38% 38%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${DESK.width}" height="${DESK.height}">${ground}${papers.join("")}${laid}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: "#fff" })
    .blur(0.8)
    .jpeg({ quality: Math.round(random.between(75, 90)) })
    .toBuffer();
}

const TALL = 1500;
const LEADING = 1.3;

/** Columns of even print under a headline, some of them as long and as high as machine-readable lines. */
function newspaper(random: Random, x: number): string {
  const size = random.between(19, 40);
  const columns = 1 + random.below(3);
  const width = size * random.between(14, 32);
  const lines = Array.from({ length: columns * Math.floor(TALL / (size * LEADING)) }, (_, at) => {
    const place = { x: 40 + (at % columns) * width, y: 170 + Math.floor(at / columns) * size * LEADING, size };
    return justified(words(random, width - 30, size), place, width - 30);
  });
  const headline = words(random, columns * width - 80, 76).toUpperCase();
  const title = textLine(headline, { x: 40, y: 110, size: 76, bold: true }, { colour: "#1c1b18" });
  const sheet = `<rect width="${columns * width + 60}" height="${TALL + 220}" fill="#e9e4d6"/>`;
  const turn = random.between(-4, 4).toFixed(1);
  return `<g transform="translate(${x} ${random.between(-80, 120)}) rotate(${turn})">${sheet}${title}${lines.join("")}</g>`;
}

/** A line as long as its column. */
function justified(line: string, at: { x: number; y: number; size: number }, width: number): string {
  const spacing = (width - textWidth(line, at.size)) / Math.max(1, line.length - 1);
  return textLine(line, { ...at, spacing }, { colour: "#26241f" });
}

const SYLLABLES = ["ta", "ri", "mon", "sel", "a", "ver", "di", "con", "pro", "ment", "er", "ing", "lo", "ka"] as const;

/** As many words as a width takes. */
function words(random: Random, width: number, size: number): string {
  let line = "";
  while (textWidth(line, size) < width - size * 2) {
    line += `${Array.from({ length: 1 + random.below(4) }, () => random.pick(SYLLABLES)).join("")} `;
  }
  return line.trimEnd();
}
