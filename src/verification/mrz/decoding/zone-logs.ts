/** Log probabilities of the characters of a zone, and the arithmetic on them. */
import { MRZ_ALPHABET } from "#domain/documents/lines/mrz-alphabet.ts";

const CHARACTERS = MRZ_ALPHABET.length;

/** One array of length × 37 for each line. */
export type ZoneLogs = readonly Float32Array[];

/** Part of a decoding: characters with their places. */
export interface DecodedPart {
  readonly characters: readonly PlacedCharacter[];
  /** Log likelihood of the characters in the picture alone; how usual they are counts only for choosing them. */
  readonly likelihood: number;
  /** Log of this reading's share among all readings of the part. */
  readonly logPosterior: number;
}

export interface PlacedCharacter {
  readonly line: number;
  readonly at: number;
  readonly character: string;
}

/** Log probability of one character at one place. */
export function logAt(logs: ZoneLogs, line: number, at: number, character: string): number {
  return logs[line]?.[at * CHARACTERS + MRZ_ALPHABET.indexOf(character)] ?? Number.NEGATIVE_INFINITY;
}

/** Letters and digits of one shape: where grammar allows only one of the two, the other is evidence for it. */
const LOOKALIKES: Readonly<Record<string, string>> = { "0": "O", "1": "I", "8": "B", "5": "S", "2": "Z", "6": "G" };
const LIKENESS = -0.35;
const TWINS = new Map(
  Object.entries(LOOKALIKES).flatMap(([digit, letter]) => [[digit, letter] as const, [letter, digit] as const]),
);

/** Whether a digit looks like this letter, or a letter like this digit. */
export function hasTwin(character: string): boolean {
  return TWINS.has(character);
}

/** Log probability of a character where its look-alike of the other kind cannot stand. */
export function logOfKind(logs: ZoneLogs, line: number, at: number, character: string): number {
  const twin = TWINS.get(character);
  const own = logAt(logs, line, at, character);
  return twin === undefined ? own : addLogs(own, logAt(logs, line, at, twin) + LIKENESS);
}

/** Letter O is banned from most states' numbers, and I and Q from many: zero and one stand there. */
const RARE: Readonly<Record<string, number>> = { O: -2, Q: -2, I: -0.4 };

/** Log of how unusual a character is in numbers. */
export function rarityOf(character: string): number {
  return RARE[character] ?? 0;
}

/** Log of the sum of two numbers given by their logs. */
export function addLogs(a: number, b: number): number {
  if (a === Number.NEGATIVE_INFINITY) return b;
  if (b === Number.NEGATIVE_INFINITY) return a;
  const most = Math.max(a, b);
  return most + Math.log1p(Math.exp(Math.min(a, b) - most));
}

export function sumLogs(values: readonly number[]): number {
  return values.reduce(addLogs, Number.NEGATIVE_INFINITY);
}

/** The characters each most likely by itself, without any grammar. */
export function readFreely(logs: ZoneLogs): { lines: string[]; likelihood: number } {
  let likelihood = 0;
  const lines = logs.map((line) => {
    let text = "";
    for (let at = 0; at < line.length; at += CHARACTERS) {
      const here = line.subarray(at, at + CHARACTERS);
      const most = Math.max(...here);
      likelihood += most;
      text += MRZ_ALPHABET.charAt(here.indexOf(most));
    }
    return text;
  });
  return { lines, likelihood };
}
