/** What is looked for in the pixels beside machine-readable lines: printed words and faces, each where the type asks for it. */
import type { DocumentType } from "#domain/documents/document.ts";
import type { FoundFace, TextLine } from "#domain/documents/facts.ts";
import { saysSomething, unreadPage } from "#domain/documents/unread.ts";
import { findFaces } from "./faces/find-faces.ts";
import type { OpenFile, OpenPage } from "./picture/open.ts";
import { READING, readText } from "./text/read-text.ts";

/** Milliseconds for the words of a file, opening included: the thread's own end comes soon after. */
export const WORDS_MS = 10_000;
/** Scanned pages whose words are read. */
const MOST_PAGES = 2;

/** The words of pages without a text of their own, a page nobody read marked as such; null where none were looked for or there was no time. */
export async function wordsOf(file: OpenFile, chosen: DocumentType, msLeft: () => number): Promise<TextLine[] | null> {
  if (chosen === "passport" || isWritten(file)) return null;
  const reading = chosen === "photo" ? READING.glance : READING.whole;
  const pages: TextLine[][] = [];
  for (const [at, { gray }] of file.read.slice(0, MOST_PAGES).entries()) {
    const lines = await readText(gray, at + 1, { ...reading, msLeft }).catch(() => null);
    if (!lines) break;
    pages.push(lines);
  }
  return pages.length > 0 ? file.read.flatMap((page, at) => pages[at] ?? notRead(page, at + 1)) : null;
}

/** What the file itself says; beside pages with a text, one that is only a picture is marked as unread. */
export function ownText(file: OpenFile): TextLine[] {
  if (!isWritten(file)) return [];
  return file.read.flatMap((page, at) =>
    page.text.length > 0 ? page.text.map((line) => ({ ...line, page: at + 1 })) : notRead(page, at + 1),
  );
}

function isWritten({ read }: OpenFile): boolean {
  return read.some(({ text }) => text.length > 0);
}

/** A page of one colour has nothing to read. */
function notRead({ gray: { data } }: OpenPage, page: number): TextLine[] {
  return data.every((brightness) => brightness === data[0]) ? [] : [unreadPage(page)];
}

/** Faces of a single picture that is meant as a portrait, or on which nothing is written; null where none were looked for. */
export async function facesOf(
  { type, read: [{ colour }] }: OpenFile,
  chosen: DocumentType,
  words: readonly TextLine[] | null,
): Promise<FoundFace[] | null> {
  if (type === "application/pdf") return null;
  const mayBePortrait = chosen === "photo" || (words !== null && !words.some(saysSomething));
  return mayBePortrait ? findFaces(colour).catch(() => null) : null;
}
