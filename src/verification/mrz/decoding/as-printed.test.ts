import { expect, it } from "vitest";
import { MRZ_ALPHABET } from "#domain/documents/lines/mrz-alphabet.ts";
import { LAYOUTS } from "#domain/documents/lines/mrz-format.ts";
import { readAsPrinted } from "./as-printed.ts";

/** Logs of a picture in which each character is seen alone; `also` gives a second one at a place of the second line. */
function logsOf(lines: readonly string[], also?: { at: number; character: string; share: number }) {
  return lines.map((line, row) => {
    const logs = new Float32Array(line.length * MRZ_ALPHABET.length).fill(Math.log(1e-9));
    [...line].forEach((character, k) => {
      const share = also && row === 1 && k === also.at ? also.share : 0;
      logs[k * MRZ_ALPHABET.length + MRZ_ALPHABET.indexOf(character)] = Math.log(1 - share);
      if (also && share > 0) logs[k * MRZ_ALPHABET.length + MRZ_ALPHABET.indexOf(also.character)] = Math.log(share);
    });
    return logs;
  });
}

it("shows letters in places of digits, and digits in a name, as they are printed", () => {
  const lines = ["P<UTOSPEC7MEN<<ANNA<<<<<<<<<<<<<<<<<<<<<<<<<", "XXXXXXXXX<UTOYYMMDDXFYYMMDD<<<<<<<<<<<<<<<<X"];

  expect(readAsPrinted(LAYOUTS.TD3, logsOf(lines))).toEqual(lines);
});

it("takes a digit where it was seen almost as clearly as the letter that looks like it", () => {
  const lines = ["P<UTOSPECIMEN<<ANNA<<<<<<<<<<<<<<<<<<<<<<<<<", "L898902C36UTO74O8122F1204159ZE184226B<<<<<10"];

  const [, second] = readAsPrinted(LAYOUTS.TD3, logsOf(lines, { at: 15, character: "0", share: 0.2 }));

  expect(second).toBe("L898902C36UTO7408122F1204159ZE184226B<<<<<10");
});

it("shows lines of a layout of their own as they are printed", () => {
  const french = ["IDFRABERTHIER<<<<<<<<<<<<<<<<<<<9509", "8806923102858CORINNE<<<<<<<6512068F6"];

  expect(readAsPrinted(LAYOUTS.TD2, logsOf(french))).toEqual(french);
});
