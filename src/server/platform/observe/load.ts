/** How much this node has to do: how late its event loop is, and how long one waits for a connection of either pool. */
import type { Route } from "#contract/route.ts";

/** 0: calm; 1: sheds what can wait; 2: sales and places too; 3: even those who come into line. */
export type Pressure = 0 | 1 | 2 | 3;

/** What a call needs beside the processor; left out of a route: connections that read. */
export type Needs = NonNullable<Route["standsOn"]> | "reading";

export interface Load {
  /** Of what a call needs; left out: the worst of all. */
  pressure(needs?: Needs): Pressure;
  /** Until those who wait for the same now have had their turn. */
  secondsInLine(needs: Needs): number;
}

export interface Strain {
  /** How late the event loop runs what is due, milliseconds, over the last seconds. */
  readonly lateMs: number;
  /** How long somebody waits for a connection of the pool, milliseconds. */
  readonly waitMs: number;
  /** How many do. */
  readonly waiting: number;
}

/** More would wait longer than the pool lets anybody wait. */
export const LONGEST_LINE = 500;

/** A page that takes half a second more is slow; one that takes some seconds is given up by its reader, or by the pool. */
const STEPS = [
  { pressure: 3, atLeastMs: 3_500 },
  { pressure: 2, atLeastMs: 1_500 },
  { pressure: 1, atLeastMs: 500 },
] as const;

const TICK_MS = 100;
/** Ten ticks decide: pages do not ask again by themselves, so a single stumble refuses nobody. */
const SHARE_OF_A_TICK = 0.1;

/** For parts that stand alone, without a node. */
export const CALM: Load = { pressure: () => 0, secondsInLine: () => 0 };

export function pressureOf({ lateMs, waitMs, waiting }: Strain): Pressure {
  if (waiting >= LONGEST_LINE) return 3;
  const worst = Math.max(lateMs, waitMs);
  return STEPS.find(({ atLeastMs }) => worst >= atLeastMs)?.pressure ?? 0;
}

/** How long a line takes that moves by so many a second, in whole seconds; a line that stands is given a minute. */
export function secondsFor(waiting: number, perSecond: number): number {
  return waiting === 0 ? 0 : Math.min(60, Math.ceil(waiting / Math.max(perSecond, 1 / 60)));
}

/** The lateness that counts after one more tick, which came after so many milliseconds. */
export function lateness(before: number, tickMs: number): number {
  return before + SHARE_OF_A_TICK * (Math.max(0, tickMs - TICK_MS) - before);
}

export interface Pool {
  /** How many wait for a connection. */
  waiting(): number;
  /** How many connections it has given out so far. */
  given(): number;
  /** Waits for one too, and lets it go. */
  queueUp(): Promise<unknown>;
}

/** Until it is closed. */
export function measureLoad(pools: Record<"reading" | "sales", Pool>): Load & { close(): void } {
  const lines = { reading: new Line(pools.reading), sales: new Line(pools.sales) };
  let last = performance.now();
  let lateMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    const tickMs = now - last;
    lateMs = lateness(lateMs, tickMs);
    last = now;
    lines.reading.tick(now, tickMs);
    lines.sales.tick(now, tickMs);
  }, TICK_MS);
  timer.unref();

  const strain = (needs: Needs): Strain => ({ lateMs, ...(needs === "memory" ? NOBODY : lines[needs].state()) });
  const worst = () => {
    const [reading, sales] = [pressureOf(strain("reading")), pressureOf(strain("sales"))];
    return reading > sales ? reading : sales;
  };
  return {
    pressure: (needs) => (needs ? pressureOf(strain(needs)) : worst()),
    secondsInLine: (needs) => (needs === "memory" ? 0 : lines[needs].seconds()),
    close: () => clearInterval(timer),
  };
}

const NOBODY = { waitMs: 0, waiting: 0 } as const;

/** Those who wait for a connection of one pool. */
class Line {
  readonly #pool: Pool;
  #queuedAt: number | null = null;
  #lastWaitMs = 0;
  #given = 0;
  #perSecond = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  tick(now: number, tickMs: number): void {
    const given = this.#pool.given();
    this.#perSecond += SHARE_OF_A_TICK * (((given - this.#given) * 1_000) / tickMs - this.#perSecond);
    this.#given = given;
    if (this.#queuedAt !== null) return;
    // What a wait has told counts while others wait, and no longer.
    if (this.#pool.waiting() === 0) this.#lastWaitMs = 0;
    else this.#queueUp(now);
  }

  /** Between two waits of our own, the last one's, while others still wait. */
  state(): Pick<Strain, "waitMs" | "waiting"> {
    const waiting = this.#pool.waiting();
    if (waiting === 0) return NOBODY;
    const waitedMs = this.#queuedAt === null ? 0 : performance.now() - this.#queuedAt;
    return { waiting, waitMs: Math.max(this.#lastWaitMs, waitedMs) };
  }

  seconds(): number {
    return secondsFor(this.#pool.waiting(), this.#perSecond);
  }

  #queueUp(now: number): void {
    this.#queuedAt = now;
    void this.#pool
      .queueUp()
      .then(() => {
        this.#lastWaitMs = performance.now() - now;
      })
      // A database that is away is no load; each call finds that out.
      .catch(() => undefined)
      .finally(() => {
        this.#queuedAt = null;
      });
  }
}
