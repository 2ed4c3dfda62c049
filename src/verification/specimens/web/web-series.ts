/** A third series: specimens as found on web sites, by another renderer and with contents at the edges of the standard. */
import sharp, { type Sharp } from "sharp";
import { checkDigit } from "#domain/documents/lines/check-digit.ts";
import { type MrzContent, makeMrz } from "#domain/documents/lines/mrz.ts";
import { LAYOUTS, MRZ_FORMATS, type MrzFormat } from "#domain/documents/lines/mrz-format.ts";
import { drawContent } from "../content.ts";
import { type Random, seededRandom } from "../random.ts";
import { drawWebPage, type Print, type WebStyle } from "./web-page.ts";

/** What is hard about a picture. */
export const WEB_KINDS = [
  "scan",
  "small",
  "side_by_side",
  "above_and_below",
  "cropped",
  "coloured",
  "words_across",
  "thin",
  "bold",
  "other_face",
  "few_colours",
  "saved_often",
  "enlarged",
  "bent",
  "inverted",
] as const;
export type WebKind = (typeof WEB_KINDS)[number];

/** First seeds of the two series; the reader is tuned on the first alone. */
export const WEB_SEEDS = { tune: 80_000_000, test: 90_000_000 } as const;

export interface WebDocument {
  readonly kind: WebKind;
  readonly format: MrzFormat;
  /** As printed. */
  readonly lines: readonly string[];
  /** False where printed check digits are wrong. */
  readonly valid: boolean;
  readonly jpeg: Buffer;
}

/** One document in so many has wrong check digits printed. */
const WRONG_EVERY = 9;

export async function webDocument(series: keyof typeof WEB_SEEDS, index: number): Promise<WebDocument> {
  const random = seededRandom(WEB_SEEDS[series] + index * 15_485_863);
  const kind = WEB_KINDS[index % WEB_KINDS.length] ?? "scan";
  const format = random.chance(0.45) ? "TD3" : random.pick(MRZ_FORMATS);
  const valid = index % WRONG_EVERY !== 4;
  const right = edgeOfStandard(random, drawContent(random, format));
  const lines = valid ? right : spoiled(random, format, right);
  const page = drawWebPage(random, { format, lines }, drawStyle(random, kind));
  const { width, height } = page;
  const pixels = page.getContext("2d").getImageData(0, 0, width, height).data;
  const jpeg = await saved(random, kind, sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha());
  return { kind, format, lines, valid, jpeg };
}

const FORMER_STATES = ["YUG", "SCG", "ZAR", "ROM", "SUN"] as const;

/** Contents that specimens have: unknown days, long numbers, states that are gone, zeros instead of fillers. */
function edgeOfStandard(random: Random, content: MrzContent): string[] {
  const former = random.pick(FORMER_STATES);
  const states = random.chance(0.06) ? { issuingCountry: former, nationality: former } : {};
  const number = random.chance(0.15) ? { documentNumber: content.documentNumber.slice(0, 5 + random.below(4)) } : {};
  const given = random.chance(0.08) ? { givenNames: "" } : {};
  const lines = makeMrz({ ...content, ...states, ...number, ...given });
  if (content.format === "TD3" && random.chance(0.4)) return lines.map((line) => line.replace(/<(\d)$/, "0$1"));
  if (content.format === "TD1" && random.chance(0.3)) return withLongNumber(random, lines);
  return lines;
}

/** Twelve characters: the last three and the check digit stand in the optional field. */
function withLongNumber(random: Random, [first = "", second = "", third = ""]: readonly string[]): string[] {
  const number = Array.from({ length: 12 }, () => random.below(10)).join("");
  const tail = `${number.slice(9)}${checkDigit(number)}`.padEnd(15, "<");
  const upper = `${first.slice(0, 5)}${number.slice(0, 9)}<${tail}`;
  const proved = upper.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29);
  return [upper, second.slice(0, 29) + checkDigit(proved), third];
}

/** A check digit as an artist sets it. */
function spoiled(random: Random, format: MrzFormat, lines: readonly string[]): string[] {
  const name = random.pick(["documentNumber", "dateOfBirth", "expiryDate"]);
  const check = LAYOUTS[format].checks.find((one) => one.name === name);
  return lines.map((line, i) => {
    if (i !== check?.line) return line;
    const digit = Number(line.charAt(check.at)) || 0;
    return line.slice(0, check.at) + ((digit + 1 + random.below(8)) % 10) + line.slice(check.at + 1);
  });
}

function drawStyle(random: Random, kind: WebKind): WebStyle {
  const width = Math.round(Math.exp(random.between(6.3, 7.25)));
  const base: WebStyle = {
    width,
    share: random.chance(0.5) ? 1 : random.between(0.8, 0.98),
    left: 0,
    print: drawPrint(random, kind),
    paper: { hue: random.below(360), saturation: random.between(5, 40), lightness: random.between(80, 96) },
    waves: random.between(0.05, 0.5),
    overprint: random.pick(["none", "none", "across", "outlined"]),
    below: random.between(0.9, 3.2),
    beside: random.between(0.9, 3),
    above: false,
    caption: random.chance(0.2),
    inverted: false,
    bend: 0,
  };
  const kinds: Readonly<Record<WebKind, Partial<WebStyle>>> = {
    scan: {},
    small: { width: Math.round(random.between(330, 560)) },
    side_by_side: { width: Math.round(random.between(800, 1500)), share: 0.5, left: random.pick([0, 0.5]) },
    above_and_below: { above: true },
    cropped: { below: random.between(0.25, 0.7), beside: random.between(0.1, 0.5), share: 1, caption: false },
    coloured: {
      paper: { hue: random.below(360), saturation: random.between(30, 80), lightness: random.between(60, 82) },
      waves: random.between(0.4, 0.9),
    },
    words_across: { overprint: random.pick(["across", "tiled", "outlined"]) },
    thin: {},
    bold: {},
    other_face: {},
    few_colours: {},
    saved_often: {},
    enlarged: { width: Math.round(random.between(480, 760)) },
    bent: { bend: random.pick([-1, 1]) * random.between(0.006, 0.02) },
    inverted: { inverted: true },
  };
  return { ...base, ...kinds[kind] };
}

function drawPrint(random: Random, kind: WebKind): Print {
  const weights: Partial<Record<WebKind, number>> = {
    thin: -random.between(25, 50),
    bold: random.between(50, 95),
  };
  return {
    font: kind === "other_face" ? random.pick(["mono-a", "mono-b"]) : random.pick(["ocr-b", "ocr-b-sharp"]),
    colour: random.pick(["#000000", "#111111", "#1c1c1c", "#2b2b33", "#3a3a3a", "#26304a", "#4a3a33"]),
    weight: weights[kind] ?? random.between(-12, 35),
    tall: random.between(0.93, 1.1),
    wide: random.between(0.9, 1.06),
    gap: random.between(1.65, 2.5),
    ragged: random.chance(0.2) ? random.next() : 0,
  };
}

async function saved(random: Random, kind: WebKind, picture: Sharp): Promise<Buffer> {
  const soft = random.chance(0.5) ? picture.blur(random.between(0.35, 0.9)) : picture;
  const once = await soft.jpeg({ quality: Math.round(random.between(55, 92)) }).toBuffer();
  if (kind === "few_colours")
    return sharp(once)
      .png({ palette: true, colours: random.pick([16, 32, 64]), dither: random.between(0, 1) })
      .toBuffer();
  if (kind === "enlarged") {
    const { width = 1 } = await sharp(once).metadata();
    const kernel = random.pick(["nearest", "cubic", "lanczos3"] as const);
    return sharp(once)
      .resize(Math.round(width * random.between(1.3, 2.4)), null, { kernel })
      .jpeg({ quality: 80 })
      .toBuffer();
  }
  if (kind !== "saved_often") return once;
  let file = once;
  for (let k = 0; k < 3; k++) {
    const { width = 1 } = await sharp(file).metadata();
    file = await sharp(file)
      .resize(Math.round(width * random.between(0.88, 1.06)))
      .jpeg({ quality: 28 + random.below(30) })
      .toBuffer();
  }
  return file;
}
