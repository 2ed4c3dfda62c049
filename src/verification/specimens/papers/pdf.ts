/** Writes small PDFs: text in the standard fonts, pictures as whole pages, and the odd things that a test needs. */

export interface PdfText {
  readonly text: string;
  /** Points from the page's start and from its foot. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  /** Drawn in no ink at all: found by a search and seen by nobody. */
  readonly hidden?: boolean;
}

export interface PdfPage {
  readonly texts?: readonly PdfText[];
  /** Operators that are packed already, in place of the texts: a few bytes that unpack into many. */
  readonly packed?: Uint8Array;
  readonly picture?: { readonly jpeg: Uint8Array; readonly width: number; readonly height: number };
  /** Operators after the texts: lines, inline pictures, text in another way. */
  readonly drawn?: string;
  readonly note?: PdfNote;
}

/** What lies upon the page and is no part of its text. */
export interface PdfNote {
  readonly kind: "FreeText" | "Widget";
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface PdfExtras {
  /** Runs when the document is opened, in programs that allow it. */
  readonly script?: string;
  /** An encryption entry that no reader can open without its password. */
  readonly locked?: boolean;
}

/** A4 in points. */
export const A4 = { width: 595, height: 842 } as const;

export function writePdf(pages: readonly PdfPage[], extras: PdfExtras = {}): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number =>
    objects.push(Buffer.isBuffer(body) ? body : Buffer.from(body, "latin1"));
  const arabic = arabicCodes(pages);
  const [catalog, tree] = [add(""), add("")];
  const fonts = [font("Helvetica"), font("Helvetica-Bold")].map(add);
  const mapped = add(stream("", Buffer.from(toUnicode(arabic), "latin1")));
  fonts.push(add(`<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode ${mapped} 0 R>>`));
  const kids = pages.map((page) => addPage(add, { page, tree, fonts, arabic }));
  objects[tree - 1] = Buffer.from(
    `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((id) => `${id} 0 R`).join(" ")}]>>`,
  );
  const script = extras.script ? `/OpenAction<</S/JavaScript/JS(${escaped(extras.script)})>>` : "";
  objects[catalog - 1] = Buffer.from(`<</Type/Catalog/Pages ${tree} 0 R${script}>>`);
  return assemble(objects, catalog, extras.locked === true);
}

interface Ground {
  readonly page: PdfPage;
  readonly tree: number;
  readonly fonts: readonly number[];
  readonly arabic: ReadonlyMap<string, number>;
}

function addPage(add: (body: string | Buffer) => number, { page, tree, fonts, arabic }: Ground): number {
  const { texts = [], picture, note } = page;
  const image =
    picture &&
    add(
      stream(
        `/Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
        Buffer.from(picture.jpeg),
      ),
    );
  const size = picture ? fitted(picture) : A4;
  const drawn = picture ? `q ${size.width} 0 0 ${size.height} 0 0 cm /P Do Q\n` : "";
  const written = [...texts.map((text) => operators(text, arabic)), page.drawn ?? ""].join("\n");
  const shown = Buffer.from(drawn + written, "latin1");
  const content = add(page.packed ? stream("/Filter/FlateDecode", Buffer.from(page.packed)) : stream("", shown));
  const names = fonts.map((id, at) => `/F${at + 1} ${id} 0 R`).join("");
  const images = image ? `/XObject<</P ${image} 0 R>>` : "";
  const notes = note ? `/Annots[${addNote(add, note, fonts)} 0 R]` : "";
  return add(
    `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${size.width} ${size.height}]/Contents ${content} 0 R/Resources<</Font<<${names}>>${images}>>${notes}>>`,
  );
}

function addNote(add: (body: string | Buffer) => number, { kind, text, x, y }: PdfNote, [face]: readonly number[]) {
  const box = `/Type/XObject/Subtype/Form/BBox[0 0 300 20]/Resources<</Font<</F1 ${face} 0 R>>>>`;
  const shown = add(stream(box, Buffer.from(`BT /F1 12 Tf 2 6 Td (${escaped(text)}) Tj ET`, "latin1")));
  const said = kind === "Widget" ? `/FT/Tx/T(note)/V(${escaped(text)})` : `/Contents(${escaped(text)})`;
  const place = `/Rect[${x} ${y} ${x + 300} ${y + 20}]`;
  return add(`<</Type/Annot/Subtype/${kind}${said}${place}/F 4/DA(/F1 12 Tf 0 g)/AP<</N ${shown} 0 R>>>>`);
}

function fitted({ width, height }: { width: number; height: number }) {
  return { width: A4.width, height: Math.round((A4.width * height) / width) };
}

function font(name: string): string {
  return `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
}

function stream(entries: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${content.length}>>stream\n`),
    content,
    Buffer.from("\nendstream"),
  ]);
}

function operators(
  { text, x, y, size, bold = false, hidden = false }: PdfText,
  arabic: ReadonlyMap<string, number>,
): string {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const shown = isArabic
    ? [...visualOrder(text)].map((letter) => String.fromCharCode(arabic.get(letter) ?? 32)).join("")
    : text;
  const face = isArabic ? "F3" : bold ? "F2" : "F1";
  return `BT ${hidden ? 3 : 0} Tr /${face} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(shown)}) Tj ET`;
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, (mark) => `\\${mark}`);
}

/** Arabic runs are written from the end, as a page shows them; numbers and Latin words keep their order. */
function visualOrder(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => (/\p{Script=Arabic}/u.test(word) && !/^\d/.test(word) ? [...word].toReversed().join("") : word))
    .toReversed()
    .join("");
}

/** A code for each Arabic letter used; the letters drawn are Latin ones, but a reader is told the Arabic. */
function arabicCodes(pages: readonly PdfPage[]): ReadonlyMap<string, number> {
  const text = pages
    .flatMap(({ texts = [] }) => texts.map((line) => line.text))
    .filter((line) => /\p{Script=Arabic}/u.test(line));
  const letters = [...new Set(text.join(""))].filter((letter) => letter !== " ");
  const FIRST_CODE = 48;
  return new Map(letters.map((letter, at) => [letter, FIRST_CODE + at]));
}

function toUnicode(codes: ReadonlyMap<string, number>): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");
  const pairs = [...codes].map(([letter, code]) => `<${hex(code, 2)}> <${hex(letter.codePointAt(0) ?? 32, 4)}>`);
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange ${pairs.length + 1} beginbfchar <20> <0020>\n${pairs.join("\n")}\nendbfchar endcmap end end`;
}

function assemble(objects: readonly Buffer[], catalog: number, locked: boolean): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets = objects.map((body, at) => {
    const offset = parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from("\nendobj\n"));
    return offset;
  });
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const noise = "00".repeat(32);
  const lock = locked ? `/Encrypt<</Filter/Standard/V 1/R 2/O<${noise}>/U<${noise}>/P -44>>/ID[<00><00>]` : "";
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${objects.length + 1}/Root ${catalog} 0 R${lock}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
