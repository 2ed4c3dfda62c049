/** One hundred dots in twenty columns of five, handed out to the causes column by column, so that a share is a block. */

const ROWS = 5;
const COLUMNS = 20;

export interface Dot {
  /** Column and row, from 0. */
  x: number;
  y: number;
  /** Index of the cause that this dot stands for. */
  cause: number;
}

/** From the start downwards; throws when the shares do not make a hundred. */
export function shareDots(shares: readonly number[]): Dot[] {
  const owners = shares.flatMap((share, cause) => Array.from({ length: share }, () => cause));
  if (owners.length !== ROWS * COLUMNS) throw new Error("shares of a hundred must make a hundred");
  return owners.map((cause, index) => ({ x: Math.floor(index / ROWS), y: index % ROWS, cause }));
}
