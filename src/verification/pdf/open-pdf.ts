/** Draws the pages of a PDF and takes their text; scripts in it are never run, and nothing is fetched for it. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextLine } from "#domain/documents/seen/facts.ts";
import { withinProcessor } from "../limits/processor-watch.ts";
import { workClock } from "../limits/work-clock.ts";
import type { Gray } from "../picture/gray.ts";
import { MOST_PIXELS } from "../picture/limits.ts";
import { UploadRefusal } from "../picture/refusal.ts";
import { drawLayers } from "./layers.ts";
import { textOf } from "./page-text.ts";
import { unpacksTooLarge } from "./unpacked-size.ts";

/** Pages that are drawn and kept; what lies behind them is said not to have been read. */
const MOST_PAGES_READ = 6;
/** A travel document has no more; longer files are refused before any page is drawn. */
const MOST_PAGES = 40;
/** Milliseconds of processor for all pages: past this the reading ends with its process, for a drawing yields to nothing. */
const OPEN_MS = 6_000;
/** Past this no further page is begun. */
const ENOUGH_MS = 3_500;

export interface DrawnPdfPage {
  /** Red, green, blue, alpha. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly text: readonly TextLine[];
  /** What is drawn beside the text, to be read as a picture; null where nothing is. */
  readonly art: Gray | null;
}

export interface OpenPdf {
  readonly pages: number;
  readonly read: readonly [DrawnPdfPage, ...DrawnPdfPage[]];
  readonly scripts: boolean;
}

/** Fonts, tables and decoders of the library itself, from the disk. */
const library = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const part = (folder: string) => `${join(library, folder)}/`;

/** Throws `Refusal` for PDFs that are encrypted, broken, empty, too long or too heavy, or have a page of no size. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  return withinProcessor(OPEN_MS, () => openWithin(bytes));
}

async function openWithin(bytes: Uint8Array): Promise<OpenPdf> {
  if (await unpacksTooLarge(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)))
    throw new UploadRefusal("pdf_too_heavy");
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: MOST_PIXELS,
    standardFontDataUrl: part("standard_fonts"),
    cMapUrl: part("cmaps"),
    wasmUrl: part("wasm"),
  });
  try {
    return await readAll(task.promise);
  } finally {
    await task.destroy();
  }
}

async function readAll(opening: Promise<PDFDocumentProxy>): Promise<OpenPdf> {
  const worked = workClock(() => process.cpuUsage());
  const document = await opening.catch((error: unknown) => {
    throw new UploadRefusal(nameOf(error) === "PasswordException" ? "pdf_encrypted" : "pdf_broken");
  });
  const pages = document.numPages;
  if (pages < 1) throw new UploadRefusal("pdf_without_pages");
  if (pages > MOST_PAGES) throw new UploadRefusal("pdf_too_long", { pages, limit: MOST_PAGES });
  const first = await readPage(document, 1);
  const further: DrawnPdfPage[] = [];
  for (let at = 2; at <= Math.min(pages, MOST_PAGES_READ) && worked() < ENOUGH_MS; at++)
    further.push(await readPage(document, at));
  const scripts = await document.hasJSActions().catch(() => true);
  return { pages, read: [first, ...further], scripts };
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<DrawnPdfPage> {
  try {
    const page = await document.getPage(number);
    const layers = await drawLayers(document, page);
    const { lines: text, art } = await textOf(page, layers, number);
    page.cleanup();
    return { pixels: layers.whole, width: layers.width, height: layers.height, text, art };
  } catch (error) {
    throw error instanceof UploadRefusal ? error : new UploadRefusal("pdf_broken");
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}
