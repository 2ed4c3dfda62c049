/** Chance that repeats itself: every stream is a pure function of its seed, so the same seed gives the same world. */

const UINT32 = 0x1_0000_0000;

export interface RandomSource {
  /** 0 ≤ x < 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** True with probability `p` (0–1). */
  chance(p: number): boolean;
  /** Throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** A text in the form of a UUID, version 4. */
  uuid(): string;
}

/** The stream of a seed; different texts give unrelated streams, so one part of the world can grow without moving another. */
export function randomFrom(seed: string): RandomSource {
  const next = mulberry32(hash(seed));
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  return {
    next,
    int,
    pick,
    chance: (p) => next() < p,
    shuffled: (list) => shuffle(list, int),
    uuid: () => uuidOf(() => Math.floor(next() * UINT32)),
  };
}

/** Tommy Ettinger's generator of 32 bits of state: small, fast, and the same on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32;
  };
}

/** FNV-1a over UTF-16 units: enough to tell stream names apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** Fisher–Yates on a copy. */
function shuffle<T>(list: readonly T[], int: (from: number, to: number) => number): T[] {
  const rest = [...list];
  const drawn: T[] = [];
  while (rest.length > 0) {
    const at = int(0, rest.length - 1);
    const last = rest.pop();
    if (last === undefined) break;
    drawn.push(at === rest.length ? last : (rest[at] ?? last));
    if (at < rest.length) rest[at] = last;
  }
  return drawn;
}

function uuidOf(word: () => number): string {
  const hex = Array.from({ length: 4 }, () => word().toString(16).padStart(8, "0")).join("");
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
