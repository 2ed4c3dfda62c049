/** Specimen pages as states and web sites show them: cropped, in spreads, on coloured paper, with words across. */
import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import type { MrzFormat } from "#domain/documents/lines/mrz-format.ts";
import { LAYOUTS } from "#domain/documents/lines/mrz-format.ts";
import { glyphOf, type MonoName } from "../drawing/lettering.ts";
import type { Random } from "../random.ts";

type Pen = SKRSContext2D;

/** How the zone is printed. */
export interface Print {
  readonly font: MonoName;
  readonly colour: string;
  /** Thickness added to the strokes (negative: taken away), in thousandths of a pitch. */
  readonly weight: number;
  /** Height and width of the letters against the usual ones. */
  readonly tall: number;
  readonly wide: number;
  /** Gap between two lines in pitches. */
  readonly gap: number;
  /** Ragged edges as of ribbons and needles, 0–1. */
  readonly ragged: number;
}

export interface WebStyle {
  /** Width of the whole picture in pixels. */
  readonly width: number;
  /** Share of the picture's width that the document takes, and where it begins. */
  readonly share: number;
  readonly left: number;
  readonly print: Print;
  /** Lightness of the paper under the zone, 0–100, and its colour. */
  readonly paper: { readonly hue: number; readonly saturation: number; readonly lightness: number };
  /** Strength of the waves of security printing, 0–1. */
  readonly waves: number;
  readonly overprint: "none" | "across" | "tiled" | "outlined";
  /** Paper left below the last line and beside the ends, in pitches. */
  readonly below: number;
  readonly beside: number;
  /** A page or the other side of the card above. */
  readonly above: boolean;
  /** A caption of the web site below. */
  readonly caption: boolean;
  readonly inverted: boolean;
  /** Height of the arch that a bent page makes of a straight line, as a share of the width. */
  readonly bend: number;
}

/** Height of a page in its width. */
const ASPECTS: Readonly<Record<MrzFormat, number>> = {
  TD3: 0.704,
  TD1: 0.63,
  TD2: 0.705,
  "MRV-A": 0.667,
  "MRV-B": 0.705,
};

/** The whole picture; the page's lowest part holds the zone. */
export function drawWebPage(
  random: Random,
  { format, lines }: { format: MrzFormat; lines: readonly string[] },
  style: WebStyle,
): Canvas {
  const pageWidth = style.width * style.share;
  const tall = pageWidth * ASPECTS[format];
  const top = style.above ? tall : 0;
  const foot = style.caption ? 46 : 0;
  const canvas = createCanvas(Math.round(style.width), Math.round(top + tall + foot));
  const pen = canvas.getContext("2d");
  pen.fillStyle = random.pick(["#ffffff", "#ffffff", "#e8e8e8", "#202428"]);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const left = style.left * style.width;
  const page = { x: left, y: top, width: pageWidth, height: tall };
  if (style.above) drawOther(random, pen, { ...page, y: 0 }, style);
  drawPaper(random, pen, page, style);
  const pitch = pageWidth / (LAYOUTS[format].length + 2 * style.beside);
  const base = top + tall - style.below * pitch;
  const room = base - (lines.length * style.print.gap + 0.4) * pitch - top;
  drawData(random, pen, { ...page, height: room / 0.7 });
  const zone = () =>
    lines.forEach((line, i) => {
      const y = base - (lines.length - 1 - i) * style.print.gap * pitch;
      drawLine(random, pen, line, { x: left + style.beside * pitch, y, pitch }, style.print);
    });
  if (random.chance(0.5)) zone();
  drawWords(random, pen, page, style);
  zone();
  if (style.caption) label(pen, "Fig. 4  Specimen of a machine-readable travel document", 12, canvas.height - 14, 17);
  return style.bend === 0 && !style.inverted ? canvas : changed(canvas, style);
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** On a sheet of its own, so that strokes can be made thinner than they are drawn. */
function drawLine(
  random: Random,
  pen: Pen,
  line: string,
  { x, y, pitch }: { x: number; y: number; pitch: number },
  { font, colour, weight, tall, wide, ragged }: Print,
) {
  const sheet = createCanvas(Math.ceil((line.length + 2) * pitch), Math.ceil(3 * pitch));
  const ink = sheet.getContext("2d");
  ink.fillStyle = ink.strokeStyle = colour;
  ink.lineJoin = "round";
  ink.lineWidth = Math.abs(weight);
  [...line].forEach((character, i) => {
    const { path, capHeight } = glyphOf(font, character);
    const outline = new Path2D(path);
    const scale = pitch / 1000;
    ink.save();
    ink.translate((1 + i + (1 - wide) / 2) * pitch, (2 + random.normal(0.03 * ragged)) * pitch);
    ink.scale(scale * wide, (scale * tall * 986) / capHeight);
    ink.fill(outline);
    if (weight < 0) ink.globalCompositeOperation = "destination-out";
    if (weight !== 0) ink.stroke(outline);
    ink.restore();
  });
  pen.drawImage(sheet, x - pitch, y - 2 * pitch);
}

function drawPaper(random: Random, pen: Pen, area: Area, { paper, waves }: WebStyle) {
  const { hue, saturation, lightness } = paper;
  pen.fillStyle = `hsl(${hue} ${saturation}% ${lightness}%)`;
  pen.fillRect(area.x, area.y, area.width, area.height);
  pen.save();
  pen.beginPath();
  pen.rect(area.x, area.y, area.width, area.height);
  pen.clip();
  for (let k = 0; k < 3; k++) {
    pen.strokeStyle = `hsl(${(hue + random.normal(60)).toFixed(0)} ${30 + random.below(50)}% ${Math.max(20, lightness - 35 * waves).toFixed(0)}%)`;
    pen.globalAlpha = random.between(0.3, 0.9) * waves;
    pen.lineWidth = area.width * random.between(0.0006, 0.0022);
    const gap = area.width * random.between(0.005, 0.02);
    const length = area.width * random.between(0.02, 0.2);
    const swing = area.width * random.between(0.004, 0.04);
    for (let y = area.y - swing; y < area.y + area.height + swing; y += gap) {
      pen.beginPath();
      for (let x = area.x; x <= area.x + area.width; x += 3)
        pen.lineTo(x, y + swing * Math.sin(x / length + (k * y) / (gap * 9)));
      pen.stroke();
    }
  }
  pen.restore();
}

/** A face's place, words and a bar code: what else draws the eye. */
function drawData(random: Random, pen: Pen, { x, y, width, height }: Area) {
  pen.fillStyle = random.pick(["#9a8f86", "#6f7478", "#c9b8a6"]);
  pen.fillRect(x + width * 0.05, y + height * 0.2, width * 0.27, height * 0.48);
  for (let k = 0; k < 60; k++) {
    pen.fillStyle = random.pick(["#3d3631", "#d9c2ae", "#8d6f5d"]);
    pen.fillRect(
      x + width * random.between(0.06, 0.29),
      y + height * random.between(0.21, 0.64),
      width * 0.02,
      height * random.between(0.004, 0.03),
    );
  }
  const words = ["SPECIMEN", "PASSPORT / PASSEPORT", "UTOPIA", "01 JAN / JAN 80", "ZENITH", "P    UTO    L898902C3"];
  words.forEach((word, i) => {
    label(pen, word, x + width * 0.37, y + height * (0.14 + i * 0.1), width * random.between(0.018, 0.034));
  });
  if (!random.chance(0.3)) return;
  pen.fillStyle = "#111";
  for (let k = 0; k < 60; k++)
    pen.fillRect(x + width * (0.55 + 0.006 * k), y + height * 0.05, width * random.pick([0.002, 0.004]), height * 0.1);
}

function drawOther(random: Random, pen: Pen, area: Area, style: WebStyle) {
  drawPaper(random, pen, area, style);
  for (let k = 0; k < 12; k++) {
    const text = "This passport contains thirty two pages and is valid for all countries unless otherwise endorsed";
    label(pen, text, area.x + area.width * 0.06, area.y + area.height * (0.12 + k * 0.07), area.width * 0.019);
  }
  if (random.chance(0.5)) drawData(random, pen, area);
}

function label(pen: Pen, text: string, x: number, y: number, size: number) {
  pen.save();
  pen.fillStyle = "#22252b";
  pen.translate(x, y);
  let at = 0;
  for (const character of text) {
    const { path, capHeight } = glyphOf("mono-b", character.toUpperCase());
    pen.save();
    pen.translate(at, 0);
    pen.scale((size * 0.6) / 1000, ((size * 0.6) / 1000) * (700 / capHeight));
    if (path !== "") pen.fill(new Path2D(path));
    pen.restore();
    at += size * 0.62;
  }
  pen.restore();
}

function drawWords(random: Random, pen: Pen, { x, y, width, height }: Area, { overprint }: WebStyle) {
  if (overprint === "none") return;
  const word = random.pick(["SPECIMEN", "MUSTER", "MODELE", "ESPECIMEN"]);
  pen.save();
  pen.globalAlpha = random.between(0.2, 0.65);
  pen.fillStyle = pen.strokeStyle = random.pick(["#c81e1e", "#b00020", "#333333", "#ffffff", "#1b4fa0"]);
  const tiles =
    overprint === "tiled"
      ? Array.from({ length: 9 }, (_, i) => ({ cx: (i % 3) / 3, cy: Math.floor(i / 3) / 3 + 0.2, size: 0.035 }))
      : [{ cx: random.between(0.02, 0.15), cy: random.between(0.6, 1), size: random.between(0.08, 0.11) }];
  for (const { cx, cy, size } of tiles) {
    pen.save();
    pen.translate(x + cx * width, y + cy * height);
    pen.rotate(-random.pick([0, 0.2, 0.45]));
    [...word].forEach((character, i) => {
      const { path } = glyphOf("mono-b", character);
      pen.save();
      pen.translate(i * size * width * 1.05, 0);
      pen.scale((size * width) / 600, (size * width) / 600);
      pen.lineWidth = 30;
      const outline = new Path2D(path);
      if (overprint === "outlined") pen.stroke(outline);
      else pen.fill(outline);
      pen.restore();
    });
    pen.restore();
  }
  pen.restore();
}

/** Bent across its width, or light on dark as film and some scanners show it. */
function changed(canvas: Canvas, { bend, inverted }: WebStyle): Canvas {
  const rise = Math.abs(bend) * canvas.width;
  const out = createCanvas(canvas.width, Math.round(canvas.height + rise));
  const pen = out.getContext("2d");
  for (let x = 0; x < canvas.width; x++) {
    const u = (2 * x) / canvas.width - 1;
    const shift = bend > 0 ? rise * u * u : rise * (1 - u * u);
    pen.drawImage(canvas, x, 0, 1, canvas.height, x, shift, 1, canvas.height);
  }
  if (!inverted) return out;
  const pixels = pen.getImageData(0, 0, out.width, out.height);
  for (let at = 0; at < pixels.data.length; at++) if (at % 4 !== 3) pixels.data[at] = 255 - (pixels.data[at] ?? 0);
  pen.putImageData(pixels, 0, 0);
  return out;
}
