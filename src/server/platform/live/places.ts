/** How many sockets one account and one network may keep open on a node. */
import { AppError } from "../errors/app-error.ts";

/** A person's tabs and devices. */
const PER_ACCOUNT = 20;
/** A mosque's congregation may share one network; what one account may open is bounded above. */
const PER_NETWORK = 2_000;
const RETRY_SECONDS = 30;

export interface SocketOwner {
  readonly userId: string;
  /** Of the request that opens it. */
  readonly network: string;
}

export class SocketLimiter {
  readonly #taken = new Map<string, number>();
  readonly #limited: boolean;

  constructor(limited: boolean) {
    this.#limited = limited;
  }

  /** Takes a place until the returned function is called. Throws AppError `too_many_requests` where none is free. */
  take({ userId, network }: SocketOwner): () => void {
    const keys = [`account ${userId}`, `network ${network}`] as const;
    const full = this.#count(keys[0]) >= PER_ACCOUNT || this.#count(keys[1]) >= PER_NETWORK;
    if (this.#limited && full) throw new AppError("too_many_requests", { seconds: RETRY_SECONDS });
    for (const key of keys) this.#taken.set(key, this.#count(key) + 1);
    return () => {
      for (const key of keys) this.#giveBack(key);
    };
  }

  #count(key: string): number {
    return this.#taken.get(key) ?? 0;
  }

  #giveBack(key: string): void {
    const left = this.#count(key) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
  }
}
