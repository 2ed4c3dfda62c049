/** What is looked for in the pixels beside machine-readable lines: printed words and faces, each where the type asks for it. */
import type { DocumentType } from "#domain/documents/document.ts";
import { againstLines } from "#domain/documents/printed/against-lines.ts";
import { unsaidFields } from "#domain/documents/printed/unsaid.ts";
import type { CopyFacts, PortraitFacts, TextLine } from "#domain/documents/seen/facts.ts";
import { saysSomething, unreadPage } from "#domain/documents/seen/unread.ts";
import { measureCopy } from "./capture/copy.ts";
import { faceAbove } from "./faces/face-above.ts";
import { findFaces } from "./faces/find-faces.ts";
import { workClock } from "./limits/work-clock.ts";
import type { ZoneReading } from "./mrz/zone-reading.ts";
import type { OpenFile, OpenPage } from "./picture/open.ts";
import { lookAtPortrait } from "./portrait/look.ts";
import { type ColourPicture, measurePortrait } from "./portrait/measure.ts";
import { type PrintedPart, readPrinted } from "./text/read-printed.ts";
import { READING, readText } from "./text/read-text.ts";

/** Milliseconds of work for the words of a file. */
export const WORDS_MS = 10_000;
/** Scanned pages whose words are read. */
const MOST_PAGES = 2;

export interface LookResult<Seen> {
  /** Null where nothing was looked for, there was no time, or the look broke. */
  readonly seen: Seen | null;
  /** How it broke, in the program's words, which say nothing of the picture; null where it did not. */
  readonly fault: string | null;
}

export const NO_LOOK = { seen: null, fault: null } as const;
const NOTHING_THERE = { seen: [], fault: null };

/** The words of pages without a text of their own, a page nobody read marked as such; of other files their text with the words drawn beside it. */
export async function readPageWords(
  file: OpenFile,
  chosen: DocumentType,
  msLeft: () => number,
): Promise<LookResult<readonly TextLine[]>> {
  if (chosen === "passport") return NO_LOOK;
  if (isWritten(file)) return chosen === "photo" ? NO_LOOK : readBesideText(file, msLeft);
  const reading = chosen === "photo" ? READING.glance : READING.whole;
  const pages: TextLine[][] = [];
  let fault: string | null = null;
  for (const [at, page] of file.read.slice(0, MOST_PAGES).entries()) {
    const lines = isEmpty(page)
      ? NOTHING_THERE
      : await look("words", readText(page.gray, at + 1, { ...reading, msLeft }));
    fault = lines.fault;
    if (!lines.seen) break;
    pages.push(lines.seen);
  }
  const seen = pages.length > 0 ? file.read.flatMap((page, at) => pages[at] ?? notRead(page, at + 1)) : null;
  return { seen, fault };
}

/** Of a picture that was meant as a passport and shows neither its lines nor a face: the words tell what it is instead. */
export async function wordsInstead(
  { type, read: [first] }: OpenFile,
  chosen: DocumentType,
  { portrait, isFound, msLeft }: { readonly portrait: PortraitFacts | null; isFound: boolean; msLeft: () => number },
): Promise<LookResult<readonly TextLine[]>> {
  const isFaceless = portrait?.faces?.length === 0;
  if (chosen !== "passport" || isFound || !isFaceless || type === "application/pdf" || isEmpty(first)) return NO_LOOK;
  return look("words", readText(first.gray, 1, { ...READING.glance, msLeft }));
}

/** A model that breaks leaves the rest of the reading as it is. */
async function look<Seen>(forWhat: string, looking: Promise<Seen | null>): Promise<LookResult<Seen>> {
  return looking.then(
    (seen) => ({ seen, fault: null }),
    (error: unknown) => ({ seen: null, fault: `${forWhat}: ${error}` }),
  );
}

/** What the file itself says; beside pages with a text, one that is only a picture is marked as unread. */
export function ownText(file: OpenFile): TextLine[] {
  if (!isWritten(file)) return [];
  return file.read.flatMap((page, at) =>
    page.text.length > 0 ? page.text.map((line) => ({ ...line, page: at + 1 })) : notRead(page, at + 1),
  );
}

/** An emblem, a stamp or a signature is read as on a picture. Nothing is seen where no page has any. */
async function readBesideText(file: OpenFile, msLeft: () => number): Promise<LookResult<readonly TextLine[]>> {
  if (file.read.every(({ art }) => art === null)) return NO_LOOK;
  let lines = ownText(file);
  let fault: string | null = null;
  for (const [at, { art }] of file.read.entries()) {
    if (!art) continue;
    const beside = await look("words", readText(art, at + 1, { ...READING.whole, msLeft }));
    fault ??= beside.fault;
    lines = (beside.seen ?? [unreadPage(at + 1)]).reduce(inPlace, lines);
  }
  return { seen: lines, fault };
}

/** Before the first line of the page that stands lower. */
function inPlace(lines: readonly TextLine[], line: TextLine): TextLine[] {
  const top = ({ box }: TextLine) => Math.min(...box.map(({ y }) => y));
  const next = lines.findIndex((one) => one.page > line.page || (one.page === line.page && top(one) > top(line)));
  return lines.toSpliced(next < 0 ? lines.length : next, 0, line);
}

export function isWritten({ read }: OpenFile): boolean {
  return read.some(({ text }) => text.length > 0);
}

/** The score of a face above trusted lines of a passport; undefined where none is asked for. */
export async function faceOnPage(
  { read }: OpenFile,
  found: { readonly zone: ZoneReading; readonly page: number } | null,
  chosen: DocumentType,
): Promise<LookResult<number> | undefined> {
  const colour = found && read[found.page - 1]?.colour;
  if (chosen !== "passport" || !colour || found.zone.doubts.length > 0) return undefined;
  return look("face", faceAbove(colour, found.zone));
}

/** What speaks of a copy on a page with trusted lines; undefined where nobody asks. */
export function copyOnPage(
  { read }: OpenFile,
  found: { readonly zone: ZoneReading; readonly page: number } | null,
  chosen: DocumentType,
): CopyFacts | null | undefined {
  const colour = found && read[found.page - 1]?.colour;
  if (chosen !== "passport" || !colour || !isTrustedPassport(found.zone)) return undefined;
  return measureCopy(colour, found.zone);
}

/** What is printed above trusted lines of a passport; undefined where nobody asks. Only what does not say the same is read twice. */
export async function printedOnPage(
  { read }: OpenFile,
  found: { readonly zone: ZoneReading; readonly page: number } | null,
  chosen: DocumentType,
  wordsMs: number,
): Promise<LookResult<PrintedPart> | undefined> {
  const open = found && read[found.page - 1];
  if (chosen !== "passport" || !open || !isTrustedPassport(found.zone)) return undefined;
  const { lines } = found.zone;
  const standing = ({ cells, glimpsed }: PrintedPart) => {
    if (againstLines(lines, cells).some(({ agrees }) => !agrees)) return "contradicts";
    return unsaidFields(lines, glimpsed).length === 0 ? "agrees" : "open";
  };
  const worked = workClock(() => process.cpuUsage());
  const msLeft = () => wordsMs - worked();
  return look("printed", readPrinted(open, found.zone, { page: found.page, standing, msLeft }));
}

function isTrustedPassport({ doubts, decoded: { layout } }: ZoneReading): boolean {
  return doubts.length === 0 && layout.format === "TD3";
}

/** A page of one colour has neither words nor a face, and is not searched for them. */
function isEmpty({ gray: { data } }: OpenPage): boolean {
  return data.every((brightness) => brightness === data[0]);
}

function notRead(open: OpenPage, page: number): TextLine[] {
  return isEmpty(open) ? [] : [unreadPage(page)];
}

/** A picture that is meant as a portrait, whole; of another on which nothing is written only the faces. */
export async function portraitInFile(
  { type, read: [first] }: OpenFile,
  chosen: DocumentType,
  words: readonly TextLine[] | null,
): Promise<LookResult<PortraitFacts>> {
  if (type === "application/pdf") return NO_LOOK;
  const isWordless = words !== null && !words.some(saysSomething);
  const mayBePortrait = chosen === "photo" || chosen === "passport" || isWordless;
  if (!mayBePortrait) return NO_LOOK;
  if (isEmpty(first)) return { seen: { ...measurePortrait(first.colour), faces: [] }, fault: null };
  return look("faces", chosen === "photo" ? lookAtPortrait(first.colour) : facesAlone(first.colour));
}

async function facesAlone(colour: ColourPicture): Promise<PortraitFacts> {
  return { ...measurePortrait(colour), faces: await findFaces(colour) };
}
