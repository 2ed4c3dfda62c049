import { afterAll, expect, it } from "vitest";
import { openFile } from "../picture/open.ts";
import { CLEAN, photograph } from "../specimens/drawing/photograph.ts";
import { paperDrawing } from "../specimens/papers/paper.ts";
import { endReader, readWords } from "./tesseract.ts";

const TIMEOUT_MS = 60_000;
const PAPER = { title: "HEALTH CERTIFICATE", lines: [["Name:", "Amina Rahman"]] };

afterAll(() => endReader("eng"));

it("gives up in time, and reads the next picture all the same", { timeout: TIMEOUT_MS }, async () => {
  const { read } = await openFile(await photograph(paperDrawing(PAPER), { ...CLEAN, pageWidth: 1200 }));
  const [{ gray }] = read;

  expect(await readWords(gray, { language: "eng", msLeft: () => 0 })).toBeNull();

  const words = await readWords(gray, { language: "eng", msLeft: () => TIMEOUT_MS });
  expect(words?.map(({ text }) => text)).toEqual(expect.arrayContaining(["CERTIFICATE", "Amina", "Rahman"]));
});

it("reads on where another call was too slow for the thread that both share", { timeout: TIMEOUT_MS }, async () => {
  const { read } = await openFile(await photograph(paperDrawing(PAPER), { ...CLEAN, pageWidth: 1200 }));
  const [{ gray }] = read;
  const begun = performance.now();
  // So many that one of them is between two calls to the thread when it ends.
  const patient = Array.from({ length: 4 }, () => readWords(gray, { language: "eng", msLeft: () => TIMEOUT_MS }));
  const hurried = [150, 150, 300, 450].map((most) =>
    readWords(gray, { language: "eng", msLeft: () => begun + most - performance.now() }),
  );

  for (const words of await Promise.all(patient)) expect(words?.map(({ text }) => text)).toContain("CERTIFICATE");
  expect(await Promise.all(hurried)).toContain(null);
});
