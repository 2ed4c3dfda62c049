/** Draws a page three times, so that what its letters, its notes and all else leave on it can be told apart. */
import { AnnotationMode, OPS, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { LEAST_SIDE } from "../picture/limits.ts";
import { UploadRefusal } from "../picture/refusal.ts";

/** Longer side of a drawn page: 200 points to the inch on A4. */
const PAGE_SIDE = 2340;

export interface PageLayers {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha; all that a reader sees. */
  readonly whole: Uint8Array;
  /** Without notes, stamps and the values of a form. */
  readonly printed: Uint8Array;
  /** Without letters as well. */
  readonly bare: Uint8Array;
}

export async function drawLayers(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PageLayers> {
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: PAGE_SIDE / Math.max(1, natural.width, natural.height) });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  if (Math.min(width, height) < LEAST_SIDE)
    throw new UploadRefusal("too_few_pixels", { width, height, limit: LEAST_SIDE });
  const drawn = async (layer: { annotationMode: number; operationsFilter?: typeof isNoLetter }) => {
    const { context } = canvasOf(document, width, height);
    await page.render({ canvas: null, canvasContext: context, viewport, background: "#ffffff", ...layer }).promise;
    return new Uint8Array(context.getImageData(0, 0, width, height).data.buffer);
  };
  const hasNotes = (await page.getAnnotations()).length > 0;
  const whole = await drawn({ annotationMode: AnnotationMode.ENABLE });
  const printed = hasNotes ? await drawn({ annotationMode: AnnotationMode.DISABLE }) : whole;
  const bare = await drawn({ annotationMode: AnnotationMode.DISABLE, operationsFilter: isNoLetter });
  return { width, height, whole, printed, bare };
}

const OF_LETTERS: readonly number[] = [
  ...[OPS.showText, OPS.showSpacedText, OPS.nextLineShowText, OPS.nextLineSetSpacingShowText],
];

function isNoLetter(at: number, { fnArray }: { readonly fnArray: readonly number[] }): boolean {
  return !OF_LETTERS.includes(fnArray[at] ?? -1);
}

interface Drawable {
  readonly context: {
    getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
  };
}

/** The canvas that the PDF library itself makes on a server; its types leave it open. */
function canvasOf(document: PDFDocumentProxy, width: number, height: number): Drawable {
  const factory = document.canvasFactory as { create(width: number, height: number): Drawable };
  return factory.create(width, height);
}
