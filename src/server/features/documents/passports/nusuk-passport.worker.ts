/** The task of a process that brings a passport's kept page to the size that Nusuk takes. Source: docs/sources.md#nusuk-files. */
import sharp from "sharp";

/** Pixels at most, and bytes at most of the JPEG. */
const MOST = { width: 800, height: 400 };
const MOST_BYTES = 1024 * 1024;
const QUALITIES = [95, 85, 70, 50];

/** Null where no quality fits, which so few pixels rule out. */
export default async function fitForNusuk(page: Uint8Array): Promise<Uint8Array | null> {
  const fitted = sharp(page, { failOn: "error" })
    .resize({ ...MOST, fit: "inside", withoutEnlargement: true, kernel: "lanczos3" })
    .flatten({ background: "#ffffff" });
  for (const quality of QUALITIES) {
    const bytes = await fitted.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= MOST_BYTES) return new Uint8Array(bytes);
  }
  return null;
}
