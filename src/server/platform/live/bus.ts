/** Messages between the nodes through PostgreSQL's LISTEN/NOTIFY. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Db } from "../database/database.ts";
import type { Logger } from "../observe/log.ts";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** In the place of the sender's name: a message that the sender hears too. */
const EVERY_NODE = "*";

export interface Subscriber {
  /** A message of another node, or of any where it was sent with a transaction. */
  message(text: string): void;
  /** The line is open, for the first time or again: messages may have been missed, so everything is fetched anew. */
  connected(): void;
}

/** Holds one connection that does nothing but listen; it comes back by itself, with growing pauses. */
export class Bus {
  readonly #node = randomUUID();
  readonly #connection: pg.PoolConfig;
  readonly #pool: pg.Pool;
  readonly #log: Logger;
  readonly #subscribers = new Map<string, Subscriber>();
  readonly #closing = new AbortController();
  #running: Promise<void> | null = null;

  constructor(connection: pg.PoolConfig, pool: pg.Pool, log: Logger) {
    this.#connection = connection;
    this.#pool = pool;
    this.#log = log;
  }

  /** Before `start`; one subscriber a channel. */
  subscribe(channel: string, subscriber: Subscriber): void {
    this.#subscribers.set(channel, subscriber);
  }

  /** Begins to listen. */
  start(): void {
    this.#running ??= this.#run();
  }

  /** Tells all other nodes. `text` has at most 7,900 bytes: PostgreSQL refuses 8,000. */
  async publish(channel: string, text: string): Promise<void> {
    await this.#pool.query("select pg_notify($1, $2)", [channel, `${this.#node} ${text}`]);
  }

  /** Tells all nodes, this one too, once the transaction stands; rolled back, nobody hears of it. */
  async publishWith(tx: Db, channel: string, texts: readonly string[]): Promise<void> {
    const messages = texts.map((text) => `${EVERY_NODE} ${text}`);
    await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) as message`.execute(tx);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    let pause = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      try {
        await this.#listen(() => {
          pause = FIRST_PAUSE_MS;
        });
      } catch (error) {
        this.#log.warn({ err: error }, "bus: the line could not be opened");
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  /** Ends when the connection does. */
  async #listen(onOpen: () => void): Promise<void> {
    const client = new pg.Client({ ...this.#connection, keepAlive: true });
    client.on("error", (error) => this.#log.warn({ err: error }, "bus: the line broke"));
    client.on("notification", ({ channel, payload = "" }) => this.#receive(channel, payload));
    const ended = once(client, "end");
    const hangUp = () => void client.end().catch(() => undefined);
    this.#closing.signal.addEventListener("abort", hangUp);
    try {
      await client.connect();
      for (const channel of this.#subscribers.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      onOpen();
      for (const subscriber of this.#subscribers.values()) subscriber.connected();
      await ended;
    } finally {
      this.#closing.signal.removeEventListener("abort", hangUp);
      hangUp();
    }
  }

  /** A node of a newer version may say what this one does not know: it passes that over and goes on. */
  #receive(channel: string, payload: string): void {
    const [node, ...text] = payload.split(" ");
    if (node === this.#node) return;
    try {
      this.#subscribers.get(channel)?.message(text.join(" "));
    } catch (error) {
      this.#log.warn({ err: error, channel }, "bus: a message was not understood");
    }
  }
}
