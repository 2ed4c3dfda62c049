/** One hundred dots on five rings of twenty, handed out to the causes column by column, so that a share is a sector. */
import { onCircle } from "../../ui/motif/rings-model.ts";

const RINGS = 5;
const COLUMNS = 20;
const INNER = 52;
const GAP = 26;
/** Dots grow with the room that their ring gives them. */
const SMALLEST = 4.6;
const GROWTH = 1.55;

export interface Dot {
  x: number;
  y: number;
  radius: number;
  /** Index of the cause that this dot stands for. */
  cause: number;
}

/** From the top clockwise; throws when the shares do not make a hundred. */
export function shareDots(shares: readonly number[]): Dot[] {
  const owners = shares.flatMap((share, cause) => Array.from({ length: share }, () => cause));
  if (owners.length !== RINGS * COLUMNS) throw new Error("shares of a hundred must make a hundred");
  return owners.map((cause, index) => {
    const ring = index % RINGS;
    const column = Math.floor(index / RINGS);
    const { x, y } = onCircle(INNER + ring * GAP, (column + 0.5) * (360 / COLUMNS));
    return { x: rounded(x), y: rounded(y), radius: SMALLEST + ring * GROWTH, cause };
  });
}

/** Shorter text in the page; a tenth of a unit cannot be seen. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
