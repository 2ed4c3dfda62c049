/** Workbooks (.xlsx, .xlsm): unpacked within limits, then the first sheet's values; formulas and macros are never run. */
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { HucreError } from "hucre";
import { streamXlsxRows } from "hucre/xlsx";
import type { Cell } from "#domain/imports/cell.ts";
import { MAX_COLUMNS, MAX_ROWS, type SheetFile, UnreadableSheet } from "./read-file.ts";

/** Of everything that is read, unpacked: 10,000 rows with long texts need a tenth of it. */
const MAX_UNPACKED_BYTES = 96 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
/** What Excel itself takes in a cell. */
const MAX_CELL_CHARACTERS = 32_767;
/** Of all cells together, since many may share one long text that is packed once: 10,000 rows need a tenth of it. */
const MAX_CHARACTERS = 16_000_000;
/** What a formula that failed leaves in its cell. */
const FAILED_FORMULA = /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/;
const MACROS = "xl/vbaProject.bin";
const WORKBOOK = "xl/workbook.xml";
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

export async function readWorkbook(bytes: Uint8Array): Promise<SheetFile> {
  const { archive, hasMacros } = unpackWithinLimits(bytes);
  const rows: SheetFile["rows"] = [];
  let characters = 0;
  try {
    for await (const { index, values } of streamXlsxRows(archive)) {
      const cells = values.map(withoutFailures);
      const last = cells.findLastIndex((cell) => cell !== null);
      if (last < 0) continue;
      if (last >= MAX_COLUMNS) throw new UnreadableSheet("too_many_columns");
      if (rows.length > MAX_ROWS) throw new UnreadableSheet("too_many_rows");
      characters += charactersOf(cells);
      if (characters > MAX_CHARACTERS) throw new UnreadableSheet("too_heavy");
      rows.push({ row: index + 1, cells: cells.slice(0, last + 1) });
    }
  } catch (error) {
    throw error instanceof HucreError ? new UnreadableSheet("damaged") : error;
  }
  return { kind: "xlsx", encoding: null, delimiter: null, hasMacros, rows };
}

/**
 * The parts that are needed, packed anew without compression: the reader then unpacks nothing. What an entry says of its
 * size is all the room it gets, so one that lies is cut short and found damaged.
 */
function unpackWithinLimits(bytes: Uint8Array): { archive: Uint8Array; hasMacros: boolean } {
  const names = new Set<string>();
  let unpackedBytes = 0;
  const parts = unpack(bytes, ({ name, originalSize }) => {
    names.add(name);
    if (names.size > MAX_ENTRIES) throw new UnreadableSheet("too_heavy");
    if (!isNeeded(name)) return false;
    unpackedBytes += originalSize;
    if (unpackedBytes > MAX_UNPACKED_BYTES) throw new UnreadableSheet("too_heavy");
    return true;
  });
  if (!names.has(WORKBOOK)) throw new UnreadableSheet("not_a_sheet");
  for (const [name, part] of Object.entries(parts)) if (SHEET.test(name)) parts[name] = withoutEmptyCells(part);
  return { archive: zipSync(parts, { level: 0 }), hasMacros: names.has(MACROS) };
}

/** Programs leave a million styled rows with nothing in them; each that says its own place can go before the rest is read. */
function withoutEmptyCells(sheet: Uint8Array) {
  const text = strFromU8(sheet)
    .replace(/<c\b[^<>]*\sr="[A-Z]+\d+"[^<>]*\/>/g, "")
    .replace(/<row\b[^<>]*\sr="\d+"[^<>]*(?:\/>|>\s*<\/row>)/g, "");
  return strToU8(text);
}

function unpack(bytes: Uint8Array, filter: (entry: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet("damaged");
  }
}

function isNeeded(name: string): boolean {
  return (
    name === "[Content_Types].xml" ||
    name === "_rels/.rels" ||
    /^xl\/(_rels\/)?workbook\.xml(\.rels)?$/.test(name) ||
    /^xl\/(sharedStrings|styles)\.xml$/.test(name) ||
    SHEET.test(name)
  );
}

/** Throws UnreadableSheet for a cell that no program writes. */
function charactersOf(cells: readonly Cell[]): number {
  const lengths = cells.map((cell) => (typeof cell === "string" ? cell.length : 0));
  if (lengths.some((length) => length > MAX_CELL_CHARACTERS)) throw new UnreadableSheet("too_heavy");
  return lengths.reduce((sum, length) => sum + length, 0);
}

function withoutFailures(value: Cell): Cell {
  if (typeof value !== "string") return value;
  return value.trim() === "" || FAILED_FORMULA.test(value) ? null : value;
}
