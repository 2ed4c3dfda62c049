/** Text files: their encoding, the sign between their fields, their rows. */
import { detectDelimiter, streamCsvRows } from "hucre/csv";
import { type Encoding, MAX_COLUMNS, MAX_ROWS, type SheetFile, UnreadableSheet } from "./read-file.ts";

/** Enough of a file to know its language by. */
const SAMPLE_BYTES = 200_000;
const ARABIC_PAIR = /[\u0621-\u064a]{2}/gu;
const LATIN_BESIDE_ACCENT = /[a-z][\u00c0-\u00ff]|[\u00c0-\u00ff][a-z]/giu;

/** Throws UnreadableSheet for what is no text. `wanted` is the encoding that the operator has chosen. */
export function readTextSheet(bytes: Uint8Array, wanted: Encoding | null): SheetFile {
  const encoding = wanted ?? encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes("\0")) throw new UnreadableSheet("not_a_sheet");
  const { delimiter, body, skipped } = delimiterOf(text);
  const rows = rowsOf(body, delimiter).map(({ row, cells }) => ({ row: row + skipped, cells }));
  return { kind: "csv", encoding, delimiter, hasMacros: false, rows };
}

/** Programs that save for a country write its sign into a first line of its own. */
function delimiterOf(text: string) {
  const [line = "", sign] = /^\ufeff?sep=(.)\r?\n/.exec(text) ?? [];
  const body = text.slice(line.length);
  return { delimiter: sign ?? detectDelimiter(body), body, skipped: sign === undefined ? 0 : 1 };
}

function rowsOf(text: string, delimiter: string): SheetFile["rows"] {
  const rows: { row: number; cells: (string | null)[] }[] = [];
  let row = 0;
  for (const values of streamCsvRows(text, { unescapeFormulae: true, delimiter })) {
    row += 1;
    const cells = values.map((value) => (typeof value === "string" && value.trim() !== "" ? value : null));
    if (cells.every((cell) => cell === null)) continue;
    if (cells.findLastIndex((cell) => cell !== null) >= MAX_COLUMNS) throw new UnreadableSheet("too_many_columns");
    if (rows.length > MAX_ROWS) throw new UnreadableSheet("too_many_rows");
    rows.push({ row, cells: cells.slice(0, MAX_COLUMNS) });
  }
  return rows;
}

/** By its mark; without one by what the bytes can be. */
function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [...sample.entries()].filter(([, byte]) => byte === 0);
  const odd = zeros.filter(([place]) => place % 2 === 1).length;
  if (zeros.length > sample.length / 4) return odd * 2 > zeros.length ? "utf-16le" : "utf-16be";
  return isUtf8(bytes) ? "utf-8" : oneByteEncoding(sample);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Arabic letters come in words; accents of western languages stand between plain letters. */
function oneByteEncoding(sample: Uint8Array): Encoding {
  const arabic = new TextDecoder("windows-1256").decode(sample).match(ARABIC_PAIR)?.length ?? 0;
  const western = new TextDecoder("windows-1252").decode(sample).match(LATIN_BESIDE_ACCENT)?.length ?? 0;
  return arabic > western ? "windows-1256" : "windows-1252";
}
