/** The text of a PDF's page in lines with their places; words without ink are left out, and what is seen beside them is told. */
import type { PageViewport, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextLine } from "#domain/documents/seen/facts.ts";
import { unreadPage } from "#domain/documents/seen/unread.ts";
import type { Gray } from "../picture/gray.ts";
import { linesOfPieces, type TextPiece } from "../text/rows.ts";
import { artOf, type LevelText, shadeAt, showsUnread } from "./beside-text.ts";
import type { PageLayers } from "./layers.ts";
import { plainText } from "./plain-text.ts";

export interface PageText {
  readonly lines: readonly TextLine[];
  /** What is drawn beside the text, to be read as a picture; null where there is nothing, or a person must look anyway. */
  readonly art: Gray | null;
}

/** `number` counts from 1. A page whose letters nobody sees has no text and is a picture as a whole. */
export async function textOf(page: PDFPageProxy, layers: PageLayers, number: number): Promise<PageText> {
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: layers.width / Math.max(1, natural.width) });
  const { items } = await page.getTextContent();
  const inked = items
    .flatMap((item) => ("str" in item && item.str.trim() !== "" ? [placed(item, viewport)] : []))
    .filter((piece) => hasInk(piece, layers));
  const level = inked.filter(({ isLevel }) => isLevel);
  if (level.length === 0) return { lines: [], art: null };
  const lines = linesOfPieces(level.map(pieceOf), number);
  const art = artOf(layers);
  const isUnread = level.length < inked.length || showsUnread(layers, level, art);
  return isUnread ? { lines: [...lines, unreadPage(number)], art: null } : { lines, art: art.picture };
}

interface Item {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

interface Placed extends LevelText {
  readonly text: string;
  readonly isLevel: boolean;
}

/** What stands across the page belongs to no line. */
function placed({ str, transform, width, height }: Item, viewport: PageViewport): Placed {
  const [a = 0, b = 0, , , e = 0, f = 0] = transform;
  const along = Math.hypot(a, b) || 1;
  const up = height || along;
  const [x0, y0] = pointAt(viewport, e, f);
  const [x1, y1] = pointAt(viewport, e + (width * a) / along, f + (width * b) / along);
  const [x2, y2] = pointAt(viewport, e - (up * b) / along, f + (up * a) / along);
  const [x3, y3] = [x1 + x2 - x0, y1 + y2 - y0];
  const tall = y0 - y2;
  const isLevel = tall >= 2 && Math.abs(y1 - y0) <= tall / 2 && x1 > x0;
  const place = isLevel
    ? { left: x0, right: x1, top: y2, foot: y0 }
    : {
        ...{ left: Math.min(x0, x1, x2, x3), right: Math.max(x0, x1, x2, x3) },
        ...{ top: Math.min(y0, y1, y2, y3), foot: Math.max(y0, y1, y2, y3) },
      };
  return { ...place, text: plainText(str), isLevel };
}

function pointAt(viewport: PageViewport, x: number, y: number): readonly [number, number] {
  const [across = 0, down = 0] = viewport.convertToViewportPoint(x, y).map(Number);
  return [across, down];
}

/** A descender lies under the line that the letters stand on. */
function boxOf({ left, right, top, foot }: LevelText): Omit<TextPiece, "text"> {
  const tall = foot - top;
  return { x: left, y: top + tall * 0.1, width: right - left, height: tall * 1.1 };
}

function pieceOf(piece: Placed): TextPiece {
  return { ...boxOf(piece), text: piece.text };
}

/** Least difference of brightness that letters make, 0–255. */
const LEAST_CONTRAST = 50;
/** Share of sampled points that ink covers at least; thin letters cover about a tenth of their box. */
const LEAST_COVER = 0.015;

/** Whether letters are to be seen where the words are said to stand: a hidden text proves nothing, whatever else is drawn there. */
function hasInk(piece: Placed, { printed, bare, ...page }: PageLayers): boolean {
  const { x, y, width, height } = boxOf(piece);
  const step = Math.max(1, Math.floor(height / 16));
  let [seen, inked] = [0, 0];
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(page.height, y + height); row += step) {
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(page.width, x + width); column += step) {
      const at = (row * page.width + column) * 4;
      seen++;
      if (Math.abs(shadeAt(printed, at) - shadeAt(bare, at)) > LEAST_CONTRAST) inked++;
    }
  }
  return inked > LEAST_COVER * seen;
}
