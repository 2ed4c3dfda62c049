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
