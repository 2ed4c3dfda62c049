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
