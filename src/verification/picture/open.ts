/** Opens an upload safely: by content, within limits, upright, without metadata, as plain red-green-blue pixels. */
import sharp, { type Sharp } from "sharp";
import type { TextLine } from "#domain/documents/seen/facts.ts";
import { type AcceptedFile, fileKind } from "#domain/documents/seen/file-kind.ts";
import { type DrawnPdfPage, openPdf } from "../pdf/open-pdf.ts";
import type { ColourPicture } from "../portrait/measure.ts";
import type { CleanPicture } from "../types.ts";
import type { Gray } from "./gray.ts";
import { LEAST_SIDE, MOST_PIXELS, STORED_SIDE } from "./limits.ts";
import { UploadRefusal } from "./refusal.ts";

/** One page, decoded. */
export interface OpenPage {
  readonly gray: Gray;
  /** Red, green, blue, row by row; one number a pixel where the picture is grey. */
  readonly colour: ColourPicture;
  /** What is stored instead of the upload. */
  readonly clean: CleanPicture;
  /** What the file itself says stands there; empty for pictures. */
  readonly text: readonly TextLine[];
  /** Of a page with a text what is drawn beside it, to be read as a picture; null where nothing is. */
  readonly art: Gray | null;
}

export interface OpenFile {
  readonly type: AcceptedFile;
  /** Pages of the file, also those that were not read. */
  readonly pages: number;
  readonly read: readonly [OpenPage, ...OpenPage[]];
  readonly scripts: boolean;
}

/** JPEG quality of stored pictures: letters of 7 pixels stay readable. */
const QUALITY = 90;

/** Throws `Refusal` for anything that is not a readable JPEG, PNG or PDF within the limits. */
export async function openFile(bytes: Uint8Array): Promise<OpenFile> {
  if (bytes.length === 0) throw new UploadRefusal("empty");
  const type = fileKind(bytes);
  if (type === null) throw new UploadRefusal("unknown_type");
  if (type !== "application/pdf") {
    const page = { ...(await upright(await openRaster(bytes))), text: [], art: null };
    return { type, pages: 1, read: [page], scripts: false };
  }
  const { pages, read, scripts } = await openPdf(bytes);
  const [first, ...further] = read;
  const opened: OpenPage[] = [];
  for (const page of further) opened.push(await openPage(page));
  return { type, pages, read: [await openPage(first), ...opened], scripts };
}

async function openPage({ pixels, width, height, text, art }: DrawnPdfPage): Promise<OpenPage> {
  return { ...(await upright(sharp(pixels, { raw: { width, height, channels: 4 } }))), text, art };
}

/** Checks the declared size before decoding. */
async function openRaster(bytes: Uint8Array): Promise<Sharp> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "truncated", pages: 1, sequentialRead: true });
  const declared = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => {
      throw new UploadRefusal("broken_picture");
    });
  const { width, height } = declared;
  if (width * height > MOST_PIXELS) throw new UploadRefusal("too_many_pixels", { width, height, limit: MOST_PIXELS });
  if (Math.min(width, height) < LEAST_SIDE)
    throw new UploadRefusal("too_few_pixels", { width, height, limit: LEAST_SIDE });
  return picture.autoOrient();
}

/** Decodes once; the grey picture to read and the clean one to store come from the same pixels. */
async function upright(picture: Sharp): Promise<Omit<OpenPage, "text" | "art">> {
  const { data, info } = await picture
    .resize({ width: STORED_SIDE, height: STORED_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UploadRefusal("broken_picture");
    });
  const { width, height, channels } = info;
  const raw = { raw: { width, height, channels } };
  const jpeg = await sharp(data, raw).jpeg({ quality: QUALITY }).toBuffer();
  return {
    gray: { width, height, data: luminance(data, channels) },
    colour: { width, height, channels, data },
    clean: { bytes: new Uint8Array(jpeg), contentType: "image/jpeg", width, height },
  };
}

/** Brightness by the weights of ITU-R BT.601. */
function luminance(data: Buffer, channels: number): Uint8Array {
  if (channels < 3) return Uint8Array.from({ length: data.length / channels }, (_, i) => data[i * channels] ?? 0);
  const gray = new Uint8Array(data.length / channels);
  for (let i = 0, at = 0; i < gray.length; i++, at += channels) {
    gray[i] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return gray;
}
