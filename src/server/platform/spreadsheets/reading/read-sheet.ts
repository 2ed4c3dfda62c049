/** Bytes as rows of cells, by what the bytes are and not by what the file is called. */

import { type Encoding, type SheetFile, UnreadableSheet } from "./read-file.ts";
import { readTextSheet } from "./read-text-sheet.ts";
import { readWorkbook } from "./read-workbook.ts";

const PACKED = [0x50, 0x4b, 0x03, 0x04];
/** Workbooks of before 2007, and those with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const OTHER_KINDS = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
];

/** Throws UnreadableSheet. */
export async function readSheet(bytes: Uint8Array, encoding: Encoding | null): Promise<SheetFile> {
  const begins = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (begins(COMPOUND)) throw new UnreadableSheet("old_workbook");
  if (OTHER_KINDS.some(begins)) throw new UnreadableSheet("not_a_sheet");
  const file = begins(PACKED) ? await readWorkbook(bytes) : readTextSheet(bytes, encoding);
  if (file.rows.length < 2) throw new UnreadableSheet("no_rows");
  return file;
}
