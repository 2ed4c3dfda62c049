/** The line of one window in memory: who has left, everybody's place, and what is told of it to all who look on. */
import { type LineMark, type LineNews, MOST_TOLD, markWith, NOBODY_GONE, writeRanks } from "./leavings.ts";
import { places } from "./places.ts";

/** So many who left last are told in any case, for whoever has missed a message or asks for the file now and then. */
const ALWAYS_TOLD = 200;
/** So long everybody is told who has left, that each message joins on to the one before. */
const TOLD_MS = 3_000;

export interface RankLine extends Readonly<LineNews> {
  /** The place of this rank, from 1; it must still wait. */
  placeOf(rank: number): number;
  /** These have left, in this order; known ones are passed over. `now` in milliseconds. */
  leave(ranks: readonly number[], now: number): void;
}

export function rankLine(): RankLine {
  const line = places();
  const gone = new Set<number>();
  let lately: { readonly rank: number; readonly at: number }[] = [];
  let asOf: LineMark = NOBODY_GONE;

  function leave(ranks: readonly number[], now: number): void {
    for (const rank of ranks) {
      if (gone.has(rank)) continue;
      gone.add(rank);
      line.leave(rank);
      asOf = markWith(asOf, rank);
      lately.push({ rank, at: now });
    }
    const isTold = ({ at }: { readonly at: number }, fromEnd: number) =>
      fromEnd <= ALWAYS_TOLD || (fromEnd <= MOST_TOLD && Math.abs(now - at) < TOLD_MS);
    const first = lately.findIndex((one, index) => isTold(one, lately.length - index));
    if (first > 0) lately = lately.slice(first);
  }

  return {
    leave,
    placeOf: (rank) => line.of(rank),
    get asOf() {
      return asOf;
    },
    get left() {
      return writeRanks(lately.map(({ rank }) => rank));
    },
  };
}
