/** What people were told of in the last minute: a page that came with its answers asks for no more than what has changed since. */
import { LIVE_TYPES, type LiveType } from "#contract/realtime.ts";

/** So long at least everything is known, and twice as long at most. */
const KNOWN_MS = 60_000;
/** Past so many people the older half is forgotten early; whoever comes back then asks for everything. */
const MOST_PEOPLE = 50_000;
/** The clocks of two nodes may differ by this much; who has changed something a moment before is told of it again. */
const BETWEEN_CLOCKS_MS = 2_000;

type Told = Map<string, Map<LiveType, number>>;

export class LastMinute {
  #recent: Told = new Map();
  #before: Told = new Map();
  /** Instants; from `#knownSince` on nothing is missing. */
  #recentSince: number;
  #knownSince: number;

  constructor(nowMs: number) {
    this.#recentSince = nowMs;
    this.#knownSince = nowMs;
  }

  /** Anything may have been missed until now. */
  forget(nowMs: number): void {
    this.#recent = new Map();
    this.#before = new Map();
    this.#recentSince = nowMs;
    this.#knownSince = nowMs;
  }

  note(userId: string, type: LiveType, nowMs: number): void {
    if (nowMs - this.#recentSince >= KNOWN_MS || this.#recent.size >= MOST_PEOPLE) this.#turn(nowMs);
    const told = this.#recent.get(userId) ?? new Map<LiveType, number>();
    this.#recent.set(userId, told.set(type, nowMs));
  }

  /** The kinds of which something may have changed for this person since the instant `sinceMs`. */
  since(userId: string, sinceMs: number, nowMs: number): readonly LiveType[] {
    const from = sinceMs - BETWEEN_CLOCKS_MS;
    if (from < this.#knownSince || sinceMs > nowMs + BETWEEN_CLOCKS_MS) return LIVE_TYPES;
    const isTold = (told: Told, type: LiveType) => (told.get(userId)?.get(type) ?? 0) >= from;
    return LIVE_TYPES.filter((type) => isTold(this.#recent, type) || isTold(this.#before, type));
  }

  #turn(nowMs: number): void {
    this.#before = this.#recent;
    this.#knownSince = this.#recentSince;
    this.#recent = new Map();
    this.#recentSince = nowMs;
  }
}
