/** How much this node has to do: how late its event loop is, and how long one waits for a connection to the database. */

/** 0: calm; 1: sheds what can wait; 2: sales and places too; 3: even those who come into line. */
export type Pressure = 0 | 1 | 2 | 3;

export interface Load {
  pressure(): Pressure;
}

export interface Strain {
  /** How late the event loop runs what is due, milliseconds, over the last seconds. */
  readonly lateMs: number;
  /** How long somebody waits for a connection of the pool, milliseconds. */
  readonly waitMs: number;
}

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
export const CALM: Load = { pressure: () => 0 };

export function pressureOf({ lateMs, waitMs }: Strain): Pressure {
  const worst = Math.max(lateMs, waitMs);
  return STEPS.find(({ atLeastMs }) => worst >= atLeastMs)?.pressure ?? 0;
}

/** The lateness that counts after one more tick, which came after so many milliseconds. */
export function lateness(before: number, tickMs: number): number {
  return before + SHARE_OF_A_TICK * (Math.max(0, tickMs - TICK_MS) - before);
}

export interface Pool {
  /** How many wait for a connection. */
  waiting(): number;
  /** Waits for one too, and lets it go. */
  queueUp(): Promise<unknown>;
}

/** Until it is closed. */
export function measureLoad(pool: Pool): Load & { close(): void } {
  let last = performance.now();
  let lateMs = 0;
  let queuedAt: number | null = null;
  let lastWaitMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    lateMs = lateness(lateMs, now - last);
    last = now;
    if (queuedAt !== null) return;
    // What a wait has told counts while others wait, and no longer.
    if (pool.waiting() === 0) lastWaitMs = 0;
    else queueUp(now);
  }, TICK_MS);
  timer.unref();

  function queueUp(now: number): void {
    queuedAt = now;
    void pool
      .queueUp()
      .then(() => {
        lastWaitMs = performance.now() - now;
      })
      // A database that is away is no load; each call finds that out.
      .catch(() => undefined)
      .finally(() => {
        queuedAt = null;
      });
  }

  /** Between two waits of our own, the last one's, while others still wait. */
  function waitMs(): number {
    if (pool.waiting() === 0) return 0;
    return Math.max(lastWaitMs, queuedAt === null ? 0 : performance.now() - queuedAt);
  }

  return { pressure: () => pressureOf({ lateMs, waitMs: waitMs() }), close: () => clearInterval(timer) };
}
