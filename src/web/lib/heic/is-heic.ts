/** Tells a HEIC picture by its first bytes: phones and browsers name its media type in many ways, or not at all. */

const BOX = "ftyp";
const BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Enough for the name of the first box and its brand. */
export const HEIC_HEAD_BYTES = 12;

/** `head`: the file's first bytes, at least `HEIC_HEAD_BYTES` of them. */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(4, HEIC_HEAD_BYTES));
  return text.startsWith(BOX) && BRANDS.includes(text.slice(BOX.length));
}
