/** The sockets of this node by account, and what all nodes tell them. */
import { z } from "zod";
import { LIVE_TYPES, type LiveType, SESSION_ENDED, type ServerFrame } from "#contract/realtime.ts";
import type { Bus } from "../bus/bus.ts";
import type { Db } from "../database/database.ts";
import type { Logger } from "../observe/log.ts";
import { LastMinute } from "./last-minute.ts";
import { Topics } from "./topics.ts";

const CHANNEL = "live";

/** Between the nodes; `hang_up` means nothing to the browser. */
const Note = z.object({ userId: z.string(), type: z.enum([...LIVE_TYPES, "hang_up"]), id: z.string() });
type Note = z.output<typeof Note>;

/** The thing of this id, as this person sees it. */
export interface LiveChange {
  readonly userId: string;
  readonly type: LiveType;
  readonly id: string;
}

/** One open socket. */
export interface Listener {
  send(frame: ServerFrame): void;
  close(code: number): void;
}

export class LiveHub {
  /** The windows that sockets of this node look at. */
  readonly windows = new Topics();
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #watchers = new Map<string, number>();
  readonly #told = new LastMinute(Date.now());

  constructor(bus: Bus, log: Logger) {
    this.#bus = bus;
    this.#log = log;
    bus.subscribe(CHANNEL, {
      message: (text) => this.#receive(text),
      connected: () => {
        this.#told.forget(Date.now());
        this.#tellEveryoneToFetch();
      },
    });
  }

  /** Tells people's pages on every node, once the transaction stands, what has changed. */
  async tell(tx: Db, ...changes: readonly LiveChange[]): Promise<void> {
    if (changes.length > 0) await this.#publish(tx, changes);
  }

  /** Closes a person's sockets on every node, once the transaction stands. */
  hangUp(tx: Db, userId: string): Promise<void> {
    return this.#publish(tx, [{ userId, type: "hang_up", id: "" }]);
  }

  /** Until the returned function is called. */
  join(userId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(userId) ?? new Set();
    this.#listeners.set(userId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(userId) === listeners) this.#listeners.delete(userId);
    };
  }

  /** What may have changed for this person since an instant that any node has said, milliseconds. */
  changedSince(userId: string, sinceMs: number): readonly LiveType[] {
    return this.#told.since(userId, sinceMs, Date.now());
  }

  /** One of a person's sockets looks at the queue, until the returned function is called. */
  watchQueue(userId: string): () => void {
    this.#watchers.set(userId, (this.#watchers.get(userId) ?? 0) + 1);
    return () => {
      const left = (this.#watchers.get(userId) ?? 0) - 1;
      if (left > 0) this.#watchers.set(userId, left);
      else this.#watchers.delete(userId);
    };
  }

  /** Who looks at the queue on this node. */
  watchers(): ReadonlySet<string> {
    return new Set(this.#watchers.keys());
  }

  /** To the sockets of this node alone. */
  deliver(userId: string, frame: ServerFrame): void {
    for (const listener of this.#listeners.get(userId) ?? []) listener.send(frame);
  }

  #publish(tx: Db, notes: readonly Note[]): Promise<void> {
    return this.#bus.publishWith(
      tx,
      CHANNEL,
      notes.map((note) => JSON.stringify(note)),
    );
  }

  #receive(text: string): void {
    const { userId, type, id } = Note.parse(JSON.parse(text));
    if (type === "hang_up") {
      for (const listener of [...(this.#listeners.get(userId) ?? [])]) listener.close(SESSION_ENDED);
      return;
    }
    this.#told.note(userId, type, Date.now());
    this.deliver(userId, { type, data: { id } });
  }

  /** While the line between the nodes was broken, anything may have changed. */
  #tellEveryoneToFetch(): void {
    this.#log.debug({ people: this.#listeners.size }, "live: the line is open");
    for (const userId of this.#listeners.keys()) {
      for (const type of LIVE_TYPES) this.deliver(userId, { type, data: { id: null } });
    }
  }
}
