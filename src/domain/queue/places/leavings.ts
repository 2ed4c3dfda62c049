/**
 * Who has left a line, told to everybody in one and the same few bytes: whoever knows their rank and where they stood goes on
 * counting from there by themselves.
 */

/** Which ranks have left, whatever the order: how many, and a print of them. Two nodes that know of the same have the same. */
export interface LineMark {
  readonly gone: number;
  readonly print: number;
}

export const NOBODY_GONE: LineMark = { gone: 0, print: 0 };

/** No more ranks are told at a time. */
export const MOST_TOLD = 2_000;

export function markWith({ gone, print }: LineMark, rank: number): LineMark {
  return { gone: gone + 1, print: (print ^ scattered(rank)) >>> 0 };
}

/** The mark before this rank left. */
export function markWithout({ gone, print }: LineMark, rank: number): LineMark {
  return { gone: gone - 1, print: (print ^ scattered(rank)) >>> 0 };
}

/** 32 bits that look like chance, so that different ranks hardly ever come to the same print (Murmur3's last step). */
function scattered(rank: number): number {
  let bits = Math.imul(rank ^ (rank >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Ranks in the order in which they left, `7-9,4,10`: those at the front leave one after the other. */
export function writeRanks(ranks: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const rank of ranks) {
    const run = runs.at(-1);
    if (run && run.last + 1 === rank) run.last = rank;
    else runs.push({ first: rank, last: rank });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(",");
}

/** The newest first, `MOST_TOLD` of them at most. Null for what is no such text. */
export function readRanks(text: string): number[] | null {
  const ranks: number[] = [];
  if (text === "") return ranks;
  for (const run of text.split(",").reverse()) {
    const [, from, to = from] = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/.exec(run) ?? [];
    if (from === undefined) return null;
    for (let rank = Number(to); rank >= Number(from) && ranks.length < MOST_TOLD; rank -= 1) ranks.push(rank);
  }
  return ranks;
}

/** What is told of a line to all who look on. */
export interface LineNews {
  readonly asOf: LineMark;
  /** Those who left last, as `writeRanks` writes them. */
  readonly left: string;
}

/** Where one stood when those of `asOf` had left. */
export interface KnownStand {
  readonly rank: number;
  readonly position: number;
  readonly asOf: LineMark;
}

/**
 * `at`: where one stands by now; `gone`: waits no more; `older`: said of a moment before the known one; `unknown`: what lies
 * between is not told, so that the server has to be asked.
 */
export type Reckoning =
  | { readonly kind: "at"; readonly position: number; readonly asOf: LineMark }
  | { readonly kind: "gone" | "older" | "unknown" };

/** Takes back one leaving after the other until nobody but the known ones has left. */
export function reckonStand(known: KnownStand, { asOf, left }: LineNews): Reckoning {
  const lately = readRanks(left);
  if (!lately) return { kind: "unknown" };
  if (lately.includes(known.rank)) return { kind: "gone" };
  if (asOf.gone < known.asOf.gone) return { kind: "older" };
  const since = lately.slice(0, asOf.gone - known.asOf.gone);
  const before = since.reduce(markWithout, asOf);
  if (before.gone !== known.asOf.gone || before.print !== known.asOf.print) return { kind: "unknown" };
  const passed = since.filter((rank) => rank < known.rank).length;
  return { kind: "at", position: known.position - passed, asOf };
}
