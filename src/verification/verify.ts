/** Verifies one upload from its bytes to its verdict; the engine's only way in. */

import type { DocumentType } from "#domain/documents/document.ts";
import { layoutOf, parseMrz } from "#domain/documents/lines/mrz.ts";
import { type Judgement, judgeDocument } from "#domain/documents/rules/judge.ts";
import { typeOfText } from "#domain/documents/rules/kind.ts";
import { isSureFace } from "#domain/documents/rules/passport.ts";
import type {
  CaptureFacts,
  CopyFacts,
  DocumentFacts,
  PortraitFacts,
  ReadZone,
  TextLine,
} from "#domain/documents/seen/facts.ts";
import type { JudgeContext } from "#domain/documents/verdicts/context.ts";
import { measureCapture } from "./capture/capture.ts";
import { workClock } from "./limits/work-clock.ts";
import { boxOf } from "./mrz/lines/zone-box.ts";
import { readingNet } from "./mrz/net/load-net.ts";
import { readZone } from "./mrz/read-zone.ts";
import type { ZoneReading } from "./mrz/zone-reading.ts";
import { lightest } from "./picture/lightest.ts";
import { type OpenFile, openFile } from "./picture/open.ts";
import { answeringRefusals } from "./picture/refusal.ts";
import { sharpnessOf } from "./picture/sharpness.ts";
import { measurePortrait } from "./portrait/measure.ts";
import { makeNusukPhoto, type NusukPhoto } from "./portrait/nusuk-photo.ts";
import {
  copyOnPage,
  faceOnPage,
  isWritten,
  NO_LOOK,
  ownText,
  portraitInFile,
  printedOnPage,
  readPageWords,
  WORDS_MS,
  wordsInstead,
} from "./see.ts";
import type { PrintedPart } from "./text/read-printed.ts";
import type { MrzReading, Verified, VerifyInput, VerifyOutput } from "./types.ts";

/** Milliseconds after which the search for lines begins no further attempt, on the first page and on each further one. */
const SEARCH_MS = 2200;
const FURTHER_SEARCH_MS = 700;

/** Never throws for anything a file can contain; what cannot be opened is refused with a code. */
export function verifyDocument(input: VerifyInput): Promise<VerifyOutput> {
  return answeringRefusals(() => verify(input));
}

async function verify({ bytes, wordsMs = WORDS_MS, ...context }: VerifyInput): Promise<Verified> {
  const began = performance.now();
  const file = await openFile(bytes);
  // Lines come first: they cost little and prove most, whatever time the words then take.
  const lines = isOfLines(context.chosenType) ? findZone(file, context.chosenType, isOf(context)) : null;
  const worked = workClock(() => process.cpuUsage());
  const text = await readPageWords(file, context.chosenType, () => wordsMs - worked());
  const looked = lines ?? findOtherZone(file, context.chosenType, text.seen);
  const found = looked.found;
  const portrait =
    found?.zone.doubts.length === 0 ? NO_LOOK : await portraitInFile(file, context.chosenType, text.seen);
  const seenInstead = { portrait: portrait.seen, isFound: found !== null, msLeft: () => wordsMs - worked() };
  const instead = await wordsInstead(file, context.chosenType, seenInstead);
  const words = text.seen ?? instead.seen;
  const face = await faceOnPage(file, found, context.chosenType);
  // A page without a face goes to a person whatever is printed on it; patterns alone are slow to read.
  const printed = isSureFace(face?.seen) ? await printedOnPage(file, found, context.chosenType, wordsMs) : undefined;
  const copy = copyOnPage(file, found, context.chosenType);
  const seen = { words, portrait: portrait.seen, face: face?.seen, printed: printed?.seen, copy };
  const facts = factsOf(file, { ...looked, ...seen });
  const judgement = judgeDocument(facts, context);
  const [{ clean }] = file.read;
  return {
    ...judgement,
    facts,
    faults: [text, portrait, instead, face, printed].flatMap((look) => look?.fault ?? []),
    mrz: found && mrzReading(found.zone, judgement),
    pages: file.pages,
    cleanPages: file.read.map((page) => page.clean),
    clean,
    nusukPhoto: await nusukPhotoOf(facts, judgement, clean),
    tookMs: Math.round(performance.now() - began),
  };
}

interface FoundZone {
  readonly zone: ZoneReading;
  /** From 1. */
  readonly page: number;
}

interface Searched {
  readonly found: FoundZone | null;
  /** Of the page with the lines, else of the first; null where lines could be trusted or none were looked for. */
  readonly capture: CaptureFacts | null;
}

export const NOT_SEARCHED: Searched = { found: null, capture: null };

/** Papers that are about their machine-readable lines. */
function isOfLines(type: DocumentType): boolean {
  return type === "passport" || type === "visa";
}

/** What says of itself that it is a certificate has no lines to search for. */
function findOtherZone(file: OpenFile, chosenType: DocumentType, words: readonly TextLine[] | null): Searched {
  return words && typeOfText(words) === chosenType ? NOT_SEARCHED : findZone(file, chosenType);
}

/** Whether lines may be the traveller's: of two passports in one picture or file theirs is judged. */
function isOf({ traveller, today }: JudgeContext): (lines: readonly string[]) => boolean {
  const recordedBirth = traveller?.birthDate ?? null;
  return (lines) => recordedBirth === null || parseMrz(lines, { today, recordedBirth })?.dateOfBirth === recordedBirth;
}

/** The first page with trusted lines that are wanted, else with other trusted ones, else the first with any. */
export function findZone(
  file: OpenFile,
  chosenType: DocumentType,
  isWanted: (lines: readonly string[]) => boolean = () => true,
): Searched {
  const searched = pagesToSearch(file, chosenType);
  let best: Searched | null = null;
  for (const [at, { gray, colour }] of searched.entries()) {
    const searchMs = at === 0 ? SEARCH_MS : FURTHER_SEARCH_MS;
    const read = readZone(readingNet(), gray, {
      searchMs,
      now: workClock(() => process.threadCpuUsage()),
      faded: () => lightest(colour),
      isWanted,
    });
    const found = read.zone && { zone: read.zone, page: at + 1 };
    const isTrusted = found?.zone.doubts.length === 0;
    if (isTrusted && isWanted(found.zone.lines)) return { found, capture: null };
    if (isTrusted && best?.found?.zone.doubts.length !== 0) {
      best = { found, capture: null };
      continue;
    }
    if (best && (best.found || !found)) continue;
    best = { found, capture: chosenType !== "photo" ? measureCapture(readingNet(), gray, read) : null };
  }
  return best ?? NOT_SEARCHED;
}

/** A file with so many lines of its own text is a written page, not a scan. */
const WRITTEN_LINES = 4;

/** Passports are looked for on every page, and whatever else has no text of its own; fillers in a text speak of a zone. */
function pagesToSearch({ read }: OpenFile, chosenType: DocumentType): OpenFile["read"][number][] {
  if (chosenType === "passport") return [...read];
  const text = read.flatMap((page) => page.text);
  const isWritten = text.length >= WRITTEN_LINES && !text.some((line) => line.text.includes("<<"));
  if (isWritten && (chosenType !== "visa" || typeOfText(text) === "visa")) return [];
  return chosenType === "visa" ? [...read] : read.slice(0, 1);
}

interface Seen extends Searched {
  readonly words: readonly TextLine[] | null;
  readonly portrait: PortraitFacts | null;
  readonly face?: number | null | undefined;
  readonly printed?: PrintedPart | null | undefined;
  readonly copy?: CopyFacts | null | undefined;
}

/** What was seen, as plain data. */
export function factsOf(file: OpenFile, { found, capture, words, portrait, face, printed, copy }: Seen): DocumentFacts {
  const { type, pages, read, scripts } = file;
  const [first] = read;
  const { width, height } = first.clean;
  return {
    file: { type, width, height, pages, pagesRead: read.length, scripts },
    sharpness: sharpnessOf((read[(found?.page ?? 1) - 1] ?? first).gray),
    zone: found && {
      ...zoneFacts(found),
      ...(face !== undefined && { face }),
      ...(copy !== undefined && { copy }),
      ...(printed !== undefined && { printed: printed?.cells ?? null, glimpsed: printed?.glimpsed ?? [] }),
    },
    capture,
    text: words ?? ownText(file),
    textFrom: words && !isWritten(file) ? "picture" : "file",
    portrait: type === "application/pdf" ? null : (portrait ?? { ...measurePortrait(first.colour), faces: null }),
  };
}

function zoneFacts({ zone, page }: FoundZone): ReadZone {
  const { decoded, lines, doubts, score, readings } = zone;
  const places = decoded.layout.fields.flatMap(({ name, line, from, to }) => {
    const reading = readings[line];
    return reading ? [[name, boxOf(reading, from, to)] as const] : [];
  });
  return { lines, doubts, score, posterior: decoded.posterior, page, places: Object.fromEntries(places) };
}

/** A copy for Nusuk of a photo in which no rule finds fault, whoever else has it today; the ground stays as it is. */
async function nusukPhotoOf(
  { portrait }: DocumentFacts,
  { checks, documentType }: Judgement,
  clean: Verified["clean"],
): Promise<NusukPhoto | null> {
  const isAtFault = checks.some(({ ruleId, outcome }) => outcome === "fail" && ruleId !== "photo_holder");
  if (documentType !== "photo" || !portrait || isAtFault) return null;
  const [face] = portrait.faces ?? [];
  return face || portrait.figure ? makeNusukPhoto(clean, { face: face?.box ?? null, figure: portrait.figure }) : null;
}

function mrzReading(zone: ZoneReading, { mrzAccepted }: Judgement): MrzReading | null {
  const layout = layoutOf(zone.lines);
  return (
    layout && {
      format: layout.format,
      lines: zone.lines,
      accepted: mrzAccepted,
      doubts: zone.doubts,
      score: zone.score,
      cost: zone.decoded.cost,
      boxes: zone.readings.map((reading) => boxOf(reading, 0, reading.count)),
    }
  );
}
