/** Counting the rounds of tawaf and the ways of sa'i: seven of each, and a step back for a finger that slipped. */

export const RITES = ["tawaf", "sayi"] as const;
export type Rite = (typeof RITES)[number];

export const ROUNDS = 7;

export interface Count {
  /** 0–7. */
  readonly done: number;
  /** Instants of each round's end, ISO 8601, oldest first; as many as are done. */
  readonly at: readonly string[];
}

export const NOTHING_COUNTED: Count = { done: 0, at: [] };

/** Two touches within this are one: a crowd pushes elbows. */
export const TOUCH_APART_MS = 1_500;

/** One more, up to seven; a touch right after another does not count. */
export function countOne({ done, at }: Count, now: Date): Count {
  const last = at.at(-1);
  const isSameTouch = last !== undefined && Math.abs(now.getTime() - Date.parse(last)) < TOUCH_APART_MS;
  if (done >= ROUNDS || isSameTouch) return { done, at };
  return { done: done + 1, at: [...at, now.toISOString()] };
}

export function takeBack({ at }: Count): Count {
  const left = at.slice(0, -1);
  return { done: left.length, at: left };
}

/** What was kept by an earlier visit; nothing counted where it is not a count. */
export function countFrom(kept: unknown): Count {
  if (typeof kept !== "object" || kept === null || !("at" in kept) || !Array.isArray(kept.at)) return NOTHING_COUNTED;
  const at = kept.at.filter((one): one is string => typeof one === "string" && !Number.isNaN(Date.parse(one)));
  return { done: Math.min(at.length, ROUNDS), at: at.slice(0, ROUNDS) };
}

/** Sa'i begins at Safa: where the way that comes next leads; null when all are done. */
export function nextHill(done: number): "marwah" | "safa" | null {
  if (done >= ROUNDS) return null;
  return done % 2 === 0 ? "marwah" : "safa";
}
