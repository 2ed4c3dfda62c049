/** Looks how large the packed parts of a PDF become before anything is done with them: a few bytes can unpack into gigabytes. */
import { promisify } from "node:util";
import { inflate } from "node:zlib";

/** Bytes of a part unpacked: pictures of a page in high resolution, whole fonts, and what is drawn of either. */
const MOST_OF_PICTURE = 160_000_000;
const MOST_OF_FONT = 24_000_000;
const MOST_OF_DRAWING = 5_000_000;
/** Of all parts together. */
const MOST_IN_ALL = 400_000_000;

/** Where a part's description may begin before its bytes. */
const DESCRIPTION_BYTES = 600;

const unpack = promisify(inflate);

/** Whether any part, or all together, would become larger than a document's can be. Other packings are left to the thread's limits. */
export async function unpacksTooLarge(bytes: Buffer): Promise<boolean> {
  let total = 0;
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 6)) {
    if (bytes.subarray(at - 3, at).toString("latin1") === "end") continue;
    const description = bytes.subarray(Math.max(0, at - DESCRIPTION_BYTES), at).toString("latin1");
    const own = description.slice(description.lastIndexOf(" obj") + 1);
    if (!own.includes("FlateDecode")) continue;
    const limit = mostOf(own);
    const size = await unpackedSize(bytes.subarray(dataStart(bytes, at + 6)), limit);
    total += size;
    if (size > limit || total > MOST_IN_ALL) return true;
  }
  return false;
}

function mostOf(description: string): number {
  if (/\/Image\b/.test(description)) return MOST_OF_PICTURE;
  return /\/Length1\b|\/(?:Type1C|CIDFontType0C|OpenType)\b/.test(description) ? MOST_OF_FONT : MOST_OF_DRAWING;
}

/** The word is followed by one end of line, of one or two characters. */
function dataStart(bytes: Buffer, after: number): number {
  const RETURN = 13;
  return after + (bytes[after] === RETURN ? 2 : 1);
}

/** More than `limit` when it does not fit; 0 for what cannot be unpacked. */
async function unpackedSize(packed: Buffer, limit: number): Promise<number> {
  try {
    return (await unpack(packed, { maxOutputLength: limit })).length;
  } catch (error) {
    return error instanceof RangeError ? limit + 1 : 0;
  }
}
