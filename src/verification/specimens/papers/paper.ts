/** What stands on a drawn certificate or visa, line by line; the same lines become a PDF or a picture. */
import type { TextLine } from "#domain/documents/seen/facts.ts";
import { textLine, textWidth } from "../drawing/lettering.ts";
import { seededRandom } from "../random.ts";
import { A4, type PdfExtras, writePdf } from "./pdf.ts";

/** A line of cells; the first cell of several is a label. */
export type PaperLine = readonly string[];

export interface SpecimenPaper {
  readonly title: string;
  readonly lines: readonly PaperLine[];
}

const MARGIN = 60;
const LABEL_WIDTH = 190;
const LINE_HEIGHT = 26;
const TITLE_SIZE = 20;
const TEXT_SIZE = 11.5;
const SPECIMEN = "SPECIMEN - NOT A REAL DOCUMENT";

/** `mark` stands at the foot; a paper that is marked as a specimen is verified in the demonstration alone. */
export function paperPdf({ title, lines }: SpecimenPaper, extras: PdfExtras = {}, mark = SPECIMEN): Buffer {
  const top = A4.height - 90;
  const texts = [
    { text: title, x: MARGIN, y: top, size: TITLE_SIZE, bold: true },
    ...lines.flatMap((cells, at) =>
      cells.map((text, column) => ({
        text,
        x: MARGIN + column * LABEL_WIDTH,
        y: top - 40 - at * LINE_HEIGHT,
        size: TEXT_SIZE,
      })),
    ),
    ...(mark === "" ? [] : [{ text: mark, x: MARGIN, y: 60, size: 9 }]),
  ];
  return writePdf([{ texts }], extras);
}

/** The lines as the reader of such a PDF gives them, without the drawing and the reading. */
export function paperText({ title, lines }: SpecimenPaper): TextLine[] {
  return [[title], ...lines].map((cells) => ({ text: cells.join("\t"), box: [], page: 1 }));
}

/** Pixels of the drawing to a point of paper. */
const SCALE = 2;
const INK = { colour: "#22252b" };

export interface PaperMarks {
  /** Seed of a stamp and a signature under the lines; null for a page without. */
  readonly stamp?: number | null;
}

/** The same page as a drawing, Latin letters alone, for a camera to look at. */
export function paperDrawing(
  { title, lines }: SpecimenPaper,
  { stamp = null }: PaperMarks = {},
): { svg: string; width: number; height: number; lines: string[] } {
  const [width, height] = [A4.width * SCALE, A4.height * SCALE];
  const at = (text: string, x: number, y: number, size: number, bold = false) =>
    textLine(text, { x: x * SCALE, y: y * SCALE, size: size * SCALE, bold }, INK);
  const drawn = [
    at(title, MARGIN, 90, TITLE_SIZE, true),
    ...lines.flatMap((cells, row) =>
      cells.map((text, column) => at(text, MARGIN + column * LABEL_WIDTH, 130 + row * LINE_HEIGHT, TEXT_SIZE)),
    ),
    at(SPECIMEN, A4.width - MARGIN - textWidth(SPECIMEN, 9), A4.height - 60, 9),
  ];
  const paper = `<rect width="${width}" height="${height}" fill="#fbfaf6"/>`;
  const marks = stamp === null ? "" : stampAndSignature(stamp, 150 + lines.length * LINE_HEIGHT);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${drawn.join("")}${marks}</svg>`;
  return { svg, width, height, lines: [] };
}

/** What every signed paper carries and no reader can read; `top` in points from the page's head. */
function stampAndSignature(seed: number, top: number): string {
  const random = seededRandom(seed);
  const [x, y] = [random.between(90, 200) * SCALE, (top + random.between(30, 90)) * SCALE];
  const colour = random.pick(["#2f4f9c", "#7a2f6b", "#96342c"]);
  const word = textLine("MEDICAL CENTRE", { x: -88, y: 8, size: 22, bold: true }, { colour, opacity: 0.75 });
  const ring = `<ellipse rx="112" ry="66" fill="none" stroke="${colour}" stroke-opacity=".75" stroke-width="5"/>`;
  const stamp = `<g transform="translate(${x} ${y}) rotate(${random.between(-22, 22)})">${ring}${word}</g>`;
  const strokes = Array.from(
    { length: 7 },
    () => `q${random.between(4, 30)} ${random.between(-70, 70)} ${random.between(24, 50)} ${random.between(-20, 20)}`,
  );
  const pen = `<path d="M${x + 300} ${y} ${strokes.join(" ")}" fill="none" stroke="#23305e" stroke-width="4"/>`;
  return stamp + pen;
}
