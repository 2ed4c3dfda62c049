/** The PIN of the papers on a device: what may be one, and how wrong ones are slowed down and counted. */
import { MINUTE_MS, SECOND_MS } from "../durations.ts";
import { latinDigits } from "../latin-digits.ts";

export const PIN_MIN = 6;
export const PIN_MAX = 32;
/** The wrong one that makes an end of the papers. */
export const MAX_WRONG = 10;

/** After the first, second, … wrong PIN in a row. */
const PAUSES_MS = [0, 0, 30 * SECOND_MS, ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS)];

export const PIN_PROBLEMS = ["too_short", "too_long", "too_simple"] as const;
export type PinProblem = (typeof PIN_PROBLEMS)[number];

/** The same on every keyboard: its digits as Latin ones. */
export function plainPin(typed: string): string {
  return latinDigits(typed.normalize("NFKC"));
}

/** Null where it may be one: six characters or more, not all alike, not a plain run. */
export function pinProblem(pin: string): PinProblem | null {
  const codes = Array.from(plainPin(pin), (character) => character.codePointAt(0) ?? 0);
  if (codes.length < PIN_MIN) return "too_short";
  if (codes.length > PIN_MAX) return "too_long";
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step = 2] = steps;
  return steps.size === 1 && Math.abs(step) <= 1 ? "too_simple" : null;
}

/** Kept beside the papers, so that a reload forgets nothing. */
export interface WrongPins {
  readonly count: number;
  /** Of the last try, in milliseconds since 1970; null before the first. */
  readonly lastAt: number | null;
}

export const NO_WRONG_PINS: WrongPins = { count: 0, lastAt: null };

/** Milliseconds to wait before the next try; 0 when it may be made. A clock that was set back waits the whole pause. */
export function waitBeforeTry({ count, lastAt }: WrongPins, now: number): number {
  const pause = PAUSES_MS[count - 1] ?? (count === 0 ? 0 : 30 * MINUTE_MS);
  if (lastAt === null || pause === 0) return 0;
  const passed = now - lastAt;
  return passed < 0 ? pause : Math.max(0, pause - passed);
}

/** Counted before the try is made: who pulls the plug in between has had it. */
export function countTry({ count }: WrongPins, now: number): WrongPins {
  return { count: count + 1, lastAt: now };
}

export function isLastTry({ count }: WrongPins): boolean {
  return count >= MAX_WRONG;
}

/** Days after the return on which the papers on a device are forgotten by themselves. */
export const KEPT_AFTER_RETURN_DAYS = 14;
