/** The text of a PDF's page in lines with their places; words without ink on the drawn page are left out. */
import type { PageViewport, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextLine } from "#domain/documents/seen/facts.ts";
import { linesOfPieces, type TextPiece } from "../text/rows.ts";
import { plainText } from "./plain-text.ts";

interface DrawnGround {
  /** Red, green, blue, alpha. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** From 1. */
  readonly number: number;
}

export async function linesOf(page: PDFPageProxy, ground: DrawnGround): Promise<TextLine[]> {
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: ground.width / Math.max(1, natural.width) });
  const { items } = await page.getTextContent();
  const pieces = items
    .flatMap((item) => ("str" in item && item.str.trim() !== "" ? pieceOf(item, viewport) : []))
    .filter((piece) => hasInk(piece, ground));
  return linesOfPieces(pieces, ground.number);
}

interface Item {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Upright text only: what stands across the page belongs to no line. */
function pieceOf({ str, transform, width, height }: Item, viewport: PageViewport): TextPiece[] {
  const [a = 0, b = 0, , , e = 0, f = 0] = transform;
  const along = Math.hypot(a, b) || 1;
  const up = height || along;
  const start = viewport.convertToViewportPoint(e, f);
  const end = viewport.convertToViewportPoint(e + (width * a) / along, f + (width * b) / along);
  const top = viewport.convertToViewportPoint(e - (up * b) / along, f + (up * a) / along);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, , y2 = 0] = [...start, ...end, ...top].map(Number);
  const tall = y0 - y2;
  if (tall < 2 || Math.abs(y1 - y0) > tall / 2 || x1 <= x0) return [];
  // A descender lies under the line that the letters stand on.
  return [{ text: plainText(str), x: x0, y: y2 + tall * 0.1, width: x1 - x0, height: tall * 1.1 }];
}

/** Least difference of brightness between ink and paper, 0–255. */
const LEAST_CONTRAST = 50;
/** Share of sampled points that ink covers at least; thin letters cover about a tenth of their box. */
const LEAST_COVER = 0.015;

/** Whether something is to be seen where the words are said to stand: a hidden text proves nothing. */
function hasInk(piece: TextPiece, { pixels, width, height }: DrawnGround): boolean {
  const shades: number[] = [];
  const step = Math.max(1, Math.floor(piece.height / 16));
  for (let y = Math.max(0, Math.floor(piece.y)); y < Math.min(height, piece.y + piece.height); y += step) {
    for (let x = Math.max(0, Math.floor(piece.x)); x < Math.min(width, piece.x + piece.width); x += step) {
      const at = (y * width + x) * 4;
      shades.push(((pixels[at] ?? 255) * 3 + (pixels[at + 1] ?? 255) * 6 + (pixels[at + 2] ?? 255)) / 10);
    }
  }
  const paper = shades.toSorted((one, other) => one - other)[Math.floor(shades.length * 0.75)] ?? 255;
  const inked = shades.filter((shade) => Math.abs(shade - paper) > LEAST_CONTRAST).length;
  return inked > LEAST_COVER * shades.length;
}
