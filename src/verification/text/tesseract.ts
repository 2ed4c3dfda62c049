/** The reader of printed words: tesseract in a thread of its own, loaded when first needed, ended when it is too slow. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Worker } from "tesseract.js";
import type { Gray } from "../picture/gray.ts";

/** One word in pixels of the picture that was read. */
export interface ReadWord {
  readonly text: string;
  /** 0–100, the reader's own. */
  readonly confidence: number;
  /** Across the word; up and down its whole line. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type ReaderLanguage = "eng";

/** A thread that several calls may share; it ends for all of them. */
interface Reader {
  readonly worker: Promise<Worker>;
  readonly ending: AbortController;
}

const readers = new Map<ReaderLanguage, Reader>();

/** How often is looked whether its time is over. */
const LOOK_EVERY_MS = 100;

export interface RecognitionOptions {
  readonly language: ReaderLanguage;
  /** Milliseconds that are left for it, loading included. */
  readonly msLeft: () => number;
}

/** Null when it took too long; its thread is ended then, and the next call begins with a new one. */
export async function readWords(picture: Gray, reading: RecognitionOptions): Promise<ReadWord[] | null> {
  const task: Task = { givenUp: false, reader: null };
  const work = recognise(picture, reading, task);
  work.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    const giveUp = () => {
      if (reading.msLeft() <= 0) resolve(null);
    };
    timer = setInterval(giveUp, LOOK_EVERY_MS);
    giveUp();
  });
  try {
    const words = await Promise.race([work, late]);
    if (words === null) {
      task.givenUp = true;
      if (task.reader) await end(reading.language, task.reader);
    }
    return words;
  } finally {
    clearInterval(timer);
  }
}

/** Ends the thread of one language and frees its memory. */
export async function endReader(language: ReaderLanguage): Promise<void> {
  const reader = readers.get(language);
  if (reader) await end(language, reader);
}

/** Once. Whoever else reads with it begins anew with the next. */
async function end(language: ReaderLanguage, reader: Reader): Promise<void> {
  if (readers.get(language) === reader) readers.delete(language);
  if (reader.ending.signal.aborted) return;
  reader.ending.abort();
  const worker = await reader.worker.catch(() => null);
  // A call that has just been made is posted first: posting to a thread that is gone would end the process.
  await wait(POSTED_MS);
  await worker?.terminate();
}

const POSTED_MS = 20;

/** Its remarks go nowhere: what it could not read is not there. */
const SETTINGS = { user_defined_dpi: "300", debug_file: "/dev/null" } as const;

interface Task {
  givenUp: boolean;
  /** With which it was read last. */
  reader: Reader | null;
}

/** Null when its time was over. */
async function recognise(picture: Gray, reading: RecognitionOptions, task: Task): Promise<ReadWord[] | null> {
  const reader = readerOf(reading.language);
  task.reader = reader;
  const listening = new AbortController();
  try {
    const words = await Promise.race([readWith(reader, picture, task), ended(reader, listening.signal)]);
    if (words !== null || task.givenUp || reading.msLeft() <= 0) return words;
  } finally {
    // A listener would keep what was read for as long as the thread lives.
    listening.abort();
  }
  // Another call was too slow, and the thread went with it.
  return recognise(picture, reading, task);
}

/** Null where nothing more may be asked of the thread: the work was given up, or the thread is ending. */
async function readWith({ worker: opening, ending }: Reader, picture: Gray, task: Task): Promise<ReadWord[] | null> {
  const worker = await opening;
  const { PSM } = await loadLibrary();
  if (task.givenUp || ending.signal.aborted) return null;
  // Words anywhere: as a page with parts, a large title or a far column is at times left out.
  await worker.setParameters({ ...SETTINGS, tessedit_pageseg_mode: PSM.SPARSE_TEXT });
  if (task.givenUp || ending.signal.aborted) return null;
  const { data } = await worker.recognize(portableGrayMap(picture), {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs).flatMap((paragraph) => paragraph.lines);
  return lines.flatMap(({ words, bbox: { y0, y1 } }) =>
    words.map(({ text, confidence, bbox: { x0, x1 } }) => ({
      ...{ text: text.trim(), confidence, x: x0, width: x1 - x0 },
      ...{ y: y0, height: y1 - y0 },
    })),
  );
}

function ended({ ending }: Reader, signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => ending.signal.addEventListener("abort", () => resolve(null), { once: true, signal }));
}

/** One for all calls; one that could not be opened is not kept, so that the next call tries anew. */
function readerOf(language: ReaderLanguage): Reader {
  const open = readers.get(language);
  if (open) return open;
  const reader = { worker: openReader(language), ending: new AbortController() };
  readers.set(language, reader);
  reader.worker.catch(() => {
    if (readers.get(language) === reader) readers.delete(language);
  });
  return reader;
}

async function openReader(language: ReaderLanguage): Promise<Worker> {
  const { createWorker, OEM } = await loadLibrary();
  return createWorker(language, OEM.LSTM_ONLY, {
    ...{ langPath: dataFolder(language), cacheMethod: "none", gzip: true },
    errorHandler: () => undefined,
  });
}

/** Not before a picture is read: the server starts without it. */
async function loadLibrary() {
  return (await import("tesseract.js")).default;
}

/** The language data lie in packages of their own; nothing is fetched. */
function dataFolder(language: ReaderLanguage): string {
  const library = createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`);
  return join(dirname(library), "4.0.0_best_int");
}

/** The plainest of all picture formats: nothing to pack or unpack. */
function portableGrayMap({ width, height, data }: Gray): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), data]);
}
