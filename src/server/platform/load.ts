/** How much this node has to do: how late its event loop is, and how many wait for a connection to the database. */

/** 0: calm; 1: sheds what can wait; 2: all but sales and places; 3: even those who come into line. */
export type Pressure = 0 | 1 | 2 | 3;

export interface Load {
  pressure(): Pressure;
}

export interface Strain {
  /** How late the event loop runs what is due, milliseconds. */
  readonly lateMs: number;
  /** Requests that wait for a connection of the pool. */
  readonly waiting: number;
}

/** From these on; a page that takes half a second more is slow, and one that takes five is given up by its reader. */
const STEPS = [
  { pressure: 3, lateMs: 5_000, waiting: 3_000 },
  { pressure: 2, lateMs: 1_500, waiting: 600 },
  { pressure: 1, lateMs: 500, waiting: 150 },
] as const;

const TICK_MS = 100;
/** One stumble is forgotten within a second. */
const FADING = 0.7;

/** For parts that stand alone, without a node. */
export const CALM: Load = { pressure: () => 0 };

export function pressureOf({ lateMs, waiting }: Strain): Pressure {
  return STEPS.find((step) => lateMs >= step.lateMs || waiting >= step.waiting)?.pressure ?? 0;
}

/** The lateness that counts after one more tick: the worst of late, fading. */
export function fadedLateness(before: number, tickMs: number): number {
  return Math.max(tickMs - TICK_MS, before * FADING);
}

/** Until it is closed. */
export function measureLoad(waiting: () => number): Load & { close(): void } {
  let last = performance.now();
  let lateMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    lateMs = fadedLateness(lateMs, now - last);
    last = now;
  }, TICK_MS);
  timer.unref();
  return { pressure: () => pressureOf({ lateMs, waiting: waiting() }), close: () => clearInterval(timer) };
}
