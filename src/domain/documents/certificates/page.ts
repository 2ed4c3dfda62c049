/** A paper taken apart: values after their labels, rows of tables, and free text. */
import type { TextLine } from "../facts.ts";
import type { Field } from "./forms/form.ts";
import { labelOf } from "./lexicon.ts";
import type { Entry, Fits, Free, Page, Row } from "./parts.ts";
import { addToTable, LONGEST_HEADER, wrappedHeader } from "./table.ts";
import { againstOf } from "./vaccines.ts";

export function readPage(lines: readonly TextLine[], fits: Fits): Page {
  const page = { entries: [] as Entry[], rows: [] as Row[], free: [] as Free[] };
  let header: readonly Field[] = [];
  let open: Entry | null = null;
  /** The lines before this one were read with an earlier one. */
  let after = 0;
  for (const [at, line] of lines.entries()) {
    if (at < after) continue;
    const columns = line.text.split(/\t| · /).map((cell) => cell.trim());
    const cells = columns.filter((cell) => cell !== "");
    const fields = cells.map(labelOf);
    if (cells.length > 1 && fields.every((field) => field !== null)) {
      [header, open] = [fields, null];
      continue;
    }
    const wrapped = wrappedHeader(lines.slice(at, at + LONGEST_HEADER));
    if (wrapped) {
      [header, open, after] = [wrapped.fields, null, at + wrapped.lines];
      continue;
    }
    const pieces = linked(cells.flatMap((cell) => piecesOf(cell, fits)));
    // A word in a cell of a table may be a label elsewhere.
    const isRow = header.includes("vaccine") && columns.length === header.length && !/[:：]/.test(line.text);
    if (
      header.length > 0 &&
      (isRow || pieces.every(({ field }) => field === null)) &&
      cells.length <= header.length + 1
    ) {
      if (addToTable(page.rows, { header, cells: columns.includes("") ? columns : cells, line }, fits)) continue;
    }
    header = [];
    const [first] = pieces;
    if (
      open &&
      BELOW.includes(open.field) &&
      pieces.length === 1 &&
      first?.field === null &&
      fits(open.field, first.text)
    ) {
      page.entries.splice(-1, 1, { ...open, value: first.text, line });
      open = null;
      continue;
    }
    for (const { field, text } of withValueBefore(pieces)) {
      if (field === null || (field === "fit" && isSentence(text) && !fits(field, text))) page.free.push({ text, line });
      else page.entries.push({ field, value: text, line });
    }
    open = pieces.length === 1 && first?.field && first.text === "" ? (page.entries.at(-1) ?? null) : null;
  }
  return page;
}

/** Words enough after a label to be read as a sentence of their own. */
const SENTENCE_WORDS = 4;

function isSentence(text: string): boolean {
  return text.split(/\s+/).length >= SENTENCE_WORDS;
}

interface Piece {
  readonly field: Field | null;
  readonly text: string;
  /** A cell that is a label and no more. */
  readonly isBare?: boolean;
}

/** A label that ends its cell has its value in the next. */
function linked(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (piece.field === null && before?.field && before.text === "")
      joined.splice(-1, 1, { ...before, text: piece.text });
    else joined.push(piece);
  }
  return joined;
}

/** A value that stands before its label, as the two columns of bilingual papers have it. */
function withValueBefore(pieces: readonly Piece[]): readonly Piece[] {
  const [value, label, ...rest] = pieces;
  if (!value || value.field !== null || !label?.field || !label.isBare) return pieces;
  if (rest.some(({ field }) => field !== label.field)) return pieces;
  return [{ ...label, text: value.text }, ...(label.text === "" ? [] : [label]), ...rest];
}

/** A colon that parts a label from its value: none of a time or an address of the web. */
const COLON = /(?<!\d)\s?[:：](?!\/\/)|[:：](?!\d|\/\/)/u;

function piecesOf(cell: string, fits: Fits): Piece[] {
  const whole = labelOf(cell.replace(/[:：.\s]+$/, "").replace(/^[:：\s]+/, ""));
  // An answer, where it is no head of a column.
  if (/^no\.?$/i.test(cell)) return [{ field: null, text: cell }];
  if (whole) return [{ field: whole, text: "", isBare: !/[:：]\s*$/.test(cell) }];
  const parts = cell.split(new RegExp(COLON, "gu"));
  const beside = cell.split(/\s[–|•]\s/).map((part) => beginningWithLabel(part, fits));
  if (beside.length > 1 && beside.every((piece) => piece !== null)) return beside.flat();
  if (parts.length === 1) return beginningWithLabel(cell, fits) ?? [{ field: null, text: cell }];
  const pieces: { field: Field | null; text: string }[] = [];
  for (const [at, part] of parts.entries()) {
    const last = at === parts.length - 1;
    const { head, field } = last ? { head: part, field: null } : endingInLabel(part);
    const value = head.replace(/[\s,;|/·•*–-]+$/, "").trim();
    const before = pieces.at(-1);
    if (before?.field && before.text === "") {
      // The label of another language may stand at the far end.
      if (!(last && labelOf(value) === before.field)) before.text = value;
    } else if (value !== "") pieces.push({ field: null, text: value });
    if (field) pieces.push({ field, text: "" });
    else if (!last && pieces.length > 0) {
      const end = pieces.at(-1);
      if (end) end.text = `${end.text}:`;
    }
  }
  return joinedAgain(pieces);
}

/** What a colon parted and no label explains is one text. */
function joinedAgain(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before?.text.endsWith(":") && piece.field === null)
      joined.splice(-1, 1, { ...before, text: `${before.text} ${piece.text}` });
    else joined.push(piece);
  }
  return joined;
}

const LONGEST_LABEL = 8;

/** The longest label that a text ends in. */
function endingInLabel(text: string): { head: string; field: Field | null } {
  const words = text.trim().split(/\s+/);
  for (let from = Math.max(0, words.length - LONGEST_LABEL); from < words.length; from++) {
    const field = labelOf(words.slice(from).join(" "));
    if (field) return { head: words.slice(0, from).join(" "), field };
  }
  return { head: text, field: null };
}

/** Fields whose values may stand in the line under their label. */
const BELOW: readonly Field[] = [
  ...(["name", "surname", "given", "birth", "sex", "passport", "issued", "examined", "date", "given_on"] as const),
  ...(["valid_from", "valid_until", "registration", "reference", "id", "batch"] as const),
];

/** Fields whose values are plain to tell without a colon before them. */
const PLAIN: readonly Field[] = [
  ...(["name", "birth", "sex", "passport", "issued", "examined", "date", "given_on", "expiry", "batch"] as const),
  ...(["registration", "valid_from", "valid_until", "vaccine", "reference", "id", "contact", "vital", "fit"] as const),
  ...(["given_on", "nationality", "signature", "stay"] as const),
];

/** The longest label that a text begins with, where its value follows at once. */
function beginningWithLabel(text: string, fits: Fits): Piece[] | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(LONGEST_LABEL, words.length - 1); count > 0; count--) {
    const field = labelOf(words.slice(0, count).join(" "));
    const rest = words
      .slice(count)
      .join(" ")
      .replace(/^[-–.]\s*/, "");
    const end = endingInLabel(rest);
    const value = field !== null && end.field === field && end.head !== "" ? end.head : rest;
    if (field && PLAIN.includes(field) && fits(field, value) && isPlainValue(field, value))
      return [{ field, text: value }];
  }
  return null;
}

const OF_CODES: readonly Field[] = ["passport", "batch", "registration", "reference", "id"];
const MOST_CODE_WORDS = 3;

/** A word that is a label too begins many sentences. */
function isPlainValue(field: Field, value: string): boolean {
  if (field === "vaccine") return againstOf(value) !== null;
  return !OF_CODES.includes(field) || value.split(/\s+/).length <= MOST_CODE_WORDS;
}
