import { expect, it } from "vitest";
import { MRZ_ALPHABET } from "#domain/documents/lines/mrz-alphabet.ts";
import { LAYOUTS } from "#domain/documents/lines/mrz-format.ts";
import { trustDoubts } from "../trust.ts";
import { decodeZone } from "./decode.ts";
import { twinShare } from "./twins.ts";

/** Doc 9303's own specimen: its check digits hold with G in place of the 6 of L898902C36, too. */
const LINES = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"];

/** Logs as of a clear reading, but for one place where another character has this share. */
function logsWith(at: number, other: string, share: number) {
  return LINES.map((line, row) => {
    const logs = new Float32Array(line.length * MRZ_ALPHABET.length).fill(Math.log(1e-6));
    [...line].forEach((character, k) => {
      const unsure = row === 1 && k === at;
      logs[k * MRZ_ALPHABET.length + MRZ_ALPHABET.indexOf(character)] = Math.log(unsure ? 1 - share : 0.9999);
      if (unsure) logs[k * MRZ_ALPHABET.length + MRZ_ALPHABET.indexOf(other)] = Math.log(share);
    });
    return logs;
  });
}

function doubtsAt(at: number, other: string, share: number): string[] {
  const logs = logsWith(at, other, share);
  const decoded = decodeZone(LAYOUTS.TD3, logs);
  if (!decoded) throw new Error("the specimen has a text");
  expect(decoded.lines).toEqual(LINES);
  return trustDoubts({ decoded, readings: [], score: -0.01, twins: twinShare(decoded, logs) });
}

it("a character that may be its twin refuses the reading: no check digit would show it", () => {
  expect(doubtsAt(0, "1", 0.08)).toEqual(["reading:twin"]);
  expect(doubtsAt(0, "V", 0.08)).toEqual(["reading:twin"]);
});

it("one that a check digit tells apart does not, nor a twin that was hardly seen", () => {
  expect(doubtsAt(0, "E", 0.08)).toEqual([]);
  expect(doubtsAt(0, "1", 0.01)).toEqual([]);
});
