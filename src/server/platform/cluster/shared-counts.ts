/** What the limits of calls count with where several processes stand behind one port: the supervisor counts for all. */
import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { RateLimiterCluster } from "rate-limiter-flexible";

/** What @fastify/rate-limit asks of a store. */
type Counted = Parameters<FastifyRateLimitStore["incr"]>[1];

/** Counters of each limit apart: every process registers them in the same order, so the numbers mean the same in all. */
let stores = 0;
/** One for each length of time: each listens to all that comes from the supervisor. */
const counters = new Map<number, RateLimiterCluster>();

export class SharedCounts implements FastifyRateLimitStore {
  readonly #limit: number;

  constructor() {
    stores += 1;
    this.#limit = stores;
  }

  incr(key: string, counted: Counted, windowMs: number): void {
    counterOf(windowMs)
      .consume(`${this.#limit} ${key}`)
      .then(
        ({ consumedPoints, msBeforeNext }) => counted(null, { current: consumedPoints, ttl: msBeforeNext }),
        (error: unknown) => counted(error instanceof Error ? error : new Error(String(error))),
      );
  }

  child(): FastifyRateLimitStore {
    return new SharedCounts();
  }
}

function counterOf(windowMs: number): RateLimiterCluster {
  const counter =
    counters.get(windowMs) ??
    new RateLimiterCluster({
      keyPrefix: String(windowMs),
      // It counts; whoever asked compares with what is allowed.
      points: Number.MAX_SAFE_INTEGER,
      duration: windowMs / 1000,
    });
  counters.set(windowMs, counter);
  return counter;
}
