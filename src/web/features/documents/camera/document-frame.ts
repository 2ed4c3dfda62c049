/** The frame that a document is held into: its shape, and where its machine-readable lines come to lie. */
import type { DocumentType } from "#domain/documents/document.ts";

export interface DocumentFrame {
  /** Width through height of the page. */
  readonly ratio: number;
  /** Whether two lines of letters stand at its foot. */
  readonly lines: boolean;
  /** Whether it holds a face instead of a page. */
  readonly face: boolean;
}

/** Passport pages of 125 × 88 mm (docs/sources.md#icao-9303), certificates on A4, portraits as Nusuk's square. */
const FRAMES: Readonly<Record<DocumentType, DocumentFrame>> = {
  passport: { ratio: 125 / 88, lines: true, face: false },
  visa: { ratio: 210 / 297, lines: false, face: false },
  health_certificate: { ratio: 210 / 297, lines: false, face: false },
  photo: { ratio: 1, lines: false, face: true },
  vaccination: { ratio: 210 / 297, lines: false, face: false },
};

export function frameOf(type: DocumentType): DocumentFrame {
  return FRAMES[type];
}
