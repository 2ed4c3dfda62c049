/** Reads a PDF as its reader does: the words of each page, and the QR that a camera would see on it. */
import { createCanvas } from "@napi-rs/canvas";
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import decodeQR from "qr/decode.js";

export interface ReadPage {
  /** In the order in which they were drawn. */
  readonly words: readonly string[];
  /** Null: the page has none. */
  readonly code: string | null;
}

/** About what a phone sees of a page in the hand. */
const SCALE = 2;

export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await readPage(await document.getPage(number)));
  }
  await loading.destroy();
  return pages;
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.str] : []));
  return { words, code: await codeOn(page) };
}

async function codeOn(page: PDFPageProxy): Promise<string | null> {
  const viewport = page.getViewport({ scale: SCALE });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  // Skia's canvas does what pdf.js asks of a browser's.
  await page.render({ canvas: null, canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  try {
    return decodeQR({ width, height, data });
  } catch {
    return null;
  }
}
