/** The line of one window in this node's memory: places in no time, however many wait; the table stays the truth. */
import { type RankLine, rankLine } from "#domain/queue/places/line.ts";
import type { Db } from "#server/platform/database/database.ts";
import { departedSince } from "./pace.repository.ts";
import type { WindowRow } from "./windows.repository.ts";

/** Departures are asked for again this far back: a transaction may commit after later ones were seen. */
const OVERLAP_MS = 30_000;

export interface Line extends Pick<RankLine, "placeOf" | "asOf" | "left"> {
  /** Households counted in that still wait. */
  waiting(): number;
  /** The highest rank given so far. */
  lastRank(): number;
  /** Brings it up to date: what has left since it was last asked. */
  follow(db: Db, window: Pick<WindowRow, "id" | "openedAt" | "lastRank">, now: Date): Promise<void>;
}

/** Empty until it has followed for the first time, which reads everybody who has left. */
export function openWindowLine(): Line {
  const line = rankLine();
  let seenUntil = new Date(0);
  let lastRank = 0;
  return {
    placeOf: line.placeOf,
    get asOf() {
      return line.asOf;
    },
    get left() {
      return line.left;
    },
    waiting: () => lastRank - line.asOf.gone,
    lastRank: () => lastRank,
    async follow(db, window, now) {
      // Whoever leaves while the draw goes on has a rank once it is over.
      if (window.openedAt === null) return;
      const ranks = await departedSince(db, window.id, new Date(seenUntil.getTime() - OVERLAP_MS));
      line.leave(ranks, now.getTime());
      lastRank = Math.max(lastRank, window.lastRank);
      seenUntil = now;
    },
  };
}
