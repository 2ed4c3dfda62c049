/** Renders the first page of a PDF; scripts in it are never run, fonts and images come from the file alone. */
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { LEAST_SIDE } from "./limits.ts";
import { Refusal } from "./refusal.ts";

/** Longer side of the rendered page: 200 points to the inch on A4. */
const PAGE_SIDE = 2340;

interface RenderedPage {
  /** Red, green, blue, alpha. */
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly pages: number;
}

/** Throws `Refusal` for PDFs that are encrypted, broken, empty or have a first page of no size. */
export async function renderFirstPage(bytes: Uint8Array): Promise<RenderedPage> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  try {
    const document = await task.promise.catch((error: unknown) => {
      throw new Refusal(nameOf(error) === "PasswordException" ? "pdf_encrypted" : "pdf_broken");
    });
    if (document.numPages < 1) throw new Refusal("pdf_without_pages");
    return await render(document);
  } finally {
    await task.destroy();
  }
}

async function render(document: PDFDocumentProxy): Promise<RenderedPage> {
  const page = await document.getPage(1).catch(() => {
    throw new Refusal("pdf_broken");
  });
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: PAGE_SIDE / Math.max(1, natural.width, natural.height) });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  if (Math.min(width, height) < LEAST_SIDE) throw new Refusal("too_few_pixels", { width, height, limit: LEAST_SIDE });
  const { canvas, context } = canvasOf(document, width, height);
  await page.render({ canvas, canvasContext: context, viewport, background: "#ffffff" }).promise.catch(() => {
    throw new Refusal("pdf_broken");
  });
  const pixels = new Uint8Array(context.getImageData(0, 0, width, height).data.buffer);
  return { pixels, width, height, pages: document.numPages };
}

interface Drawable {
  readonly canvas: object;
  readonly context: {
    getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
  };
}

/** The canvas that the PDF library itself makes on a server; its types leave it open. */
function canvasOf(document: PDFDocumentProxy, width: number, height: number): Drawable {
  const factory = document.canvasFactory as { create(width: number, height: number): Drawable };
  return factory.create(width, height);
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}
