import { expect, it } from "vitest";
import { linesOfPieces } from "./rows.ts";

const piece = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 10, height: 20 });

it("keeps a line that is still askew together, and parts its cells", () => {
  const askew = [piece("Name", 0, 100), piece("of", 46, 104), piece("patient:", 72, 107), piece("Amina", 400, 112)];

  expect(linesOfPieces([...askew, piece("Batch:", 0, 130)], 1).map(({ text }) => text)).toEqual([
    "Name of patient:\tAmina",
    "Batch:",
  ]);
});

it("reads letters that stand alone in the order of their script", () => {
  const glyphs = (text: string, x: number) => [...text].map((letter, at) => piece(letter, x + at * 10, 100));
  const read = (pieces: readonly ReturnType<typeof piece>[]) => linesOfPieces(pieces, 1).map(({ text }) => text);

  expect(read([...glyphs("Amina Siddiqui", 0), ...glyphs(" :مسالا", 140)])).toEqual(["الاسم: Amina Siddiqui"]);
  expect(read([...glyphs("2026", 0), ...glyphs(" ربوتكأ ", 40), piece("12", 120, 100)])).toEqual(["12 أكتوبر 2026"]);
  expect(read([...glyphs("Fit: yes", 0), ...glyphs(" ةقئال", 80)])).toEqual(["Fit: yes لائقة"]);
});

it("says what it cuts off", () => {
  const long = linesOfPieces([piece("a".repeat(301), 0, 0), piece("below", 0, 100)], 1);
  const many = linesOfPieces(
    Array.from({ length: 301 }, (_, at) => piece(`${at}`, 0, at * 100)),
    2,
  );

  expect(long.map(({ text }) => text)).toEqual([`${"a".repeat(300)} ▯`, "below"]);
  expect(many).toHaveLength(301);
  expect(many.at(-1)).toMatchObject({ text: "▯", page: 2 });
});
