/** How far a series goes: one telling case or a few in `npm test`, many in `npm run test:long`. */
import { it } from "vitest";

/** Set by scripts/test/long-step.ts, which runs every file that asks here, and by whoever runs one such file at length. */
const IS_LONG = process.env.TESTS === "long";

/** The number of worlds, papers or rounds that are tried. */
export function series(few: number, many: number): number {
  return IS_LONG ? many : few;
}

/** The cases that are tried: all of them, or the telling one alone. */
export function casesOf<Case>(all: readonly Case[], isTelling: (one: Case, at: number) => boolean): Case[] {
  return all.filter((one, at) => IS_LONG || isTelling(one, at));
}

/** Beside a telling test of its kind: runs in the long tier alone. */
export const longIt = it.runIf(IS_LONG);
