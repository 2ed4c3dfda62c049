/**
 * Messages between the nodes through PostgreSQL's LISTEN/NOTIFY. What is said with a transaction is a row of it, which this node
 * sends once it stands: a NOTIFY within holds one lock of the whole database over the flush (docs/decisions/0111).
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Db } from "../database/database.ts";
import { onceStanding } from "../database/pools/whole-transaction.ts";
import type { Logger } from "../observe/log.ts";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** How often a node looks for what one that died has left unsent. */
const SWEEP_MS = 5_000;
/** So many at a time: thousands of people hear of the end of a sale. */
const MOST_SENT = 500;
/** A line that gives no answer for so long is broken. */
const ANSWER_WITHIN_MS = 10_000;
/** In the place of the sender's name: a message that the sender hears too. */
const EVERY_NODE = "*";

export interface Subscriber {
  /** A message of another node, or of any where it was sent with a transaction. */
  message(text: string): void;
  /** The line is open, for the first time or again: messages may have been missed, so everything is fetched anew. */
  connected(): void;
}

/** Takes rows away and sends them with one commit that waits for no flush: the table is in no log. */
const SEND = {
  these: sending("id = any($1::bigint[])"),
  // Those that their own node is just sending are left to it.
  left: sending("id in (select id from bus_messages order by id limit $1 for update skip locked)"),
};

function sending(which: string): string {
  return `with sent as (delete from bus_messages where ${which} returning *) select pg_notify(channel, message) from sent order by id`;
}

/** Holds one connection that does nothing but listen and send; it comes back by itself, with growing pauses. */
export class Bus {
  readonly #node = randomUUID();
  readonly #connection: pg.PoolConfig;
  readonly #pool: pg.Pool;
  readonly #log: Logger;
  readonly #subscribers = new Map<string, Subscriber>();
  readonly #closing = new AbortController();
  #running: Promise<void> | null = null;
  /** Null while it is not open. */
  #line: pg.Client | null = null;
  /** Rows of this node that stand and were not sent yet. */
  #unsent: number[] = [];
  /** Whether others' rows are to be sent as well. */
  #sweepIsDue = false;
  #isSending = false;
  #sending = Promise.resolve();

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

  /**
   * Tells all nodes, this one too, once the transaction stands; rolled back, nobody hears of it. Where this node dies in
   * between, another one tells it some seconds later. `texts` as in `publish`.
   */
  async publishWith(tx: Db, channel: string, texts: readonly string[]): Promise<void> {
    const messages = texts.map((text) => `${EVERY_NODE} ${text}`);
    const { rows } = await sql<{ id: number }>`
      insert into bus_messages (channel, message) select ${channel}, unnest(${messages}::text[]) returning id
    `.execute(tx);
    await onceStanding(tx, () => {
      if (!this.#line) return;
      for (const { id } of rows) this.#unsent.push(id);
      this.#send();
    });
  }

  /** Sends first what stands. */
  async close(): Promise<void> {
    await this.#sending;
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
    const client = new pg.Client({ ...this.#connection, keepAlive: true, query_timeout: ANSWER_WITHIN_MS });
    client.on("error", (error) => this.#log.warn({ err: error }, "bus: the line broke"));
    client.on("notification", ({ channel, payload = "" }) => this.#receive(channel, payload));
    const ended = once(client, "end");
    let sweeping: NodeJS.Timeout | undefined;
    const hangUp = () => void client.end().catch(() => undefined);
    this.#closing.signal.addEventListener("abort", hangUp);
    try {
      await client.connect();
      for (const channel of this.#subscribers.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      onOpen();
      for (const subscriber of this.#subscribers.values()) subscriber.connected();
      this.#line = client;
      this.#sweep();
      sweeping = setInterval(() => this.#sweep(), SWEEP_MS);
      await ended;
    } finally {
      this.#line = null;
      this.#unsent = [];
      clearInterval(sweeping);
      this.#closing.signal.removeEventListener("abort", hangUp);
      hangUp();
    }
  }

  #sweep(): void {
    this.#sweepIsDue = true;
    this.#send();
  }

  /** Returns at once; what comes while something is being sent goes together afterwards. */
  #send(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    this.#sending = this.#sendAll();
  }

  /** What fails stays in the table, for the next sweep. */
  async #sendAll(): Promise<void> {
    const line = this.#line;
    try {
      while (line && line === this.#line && (this.#unsent.length > 0 || this.#sweepIsDue)) await this.#sendSome(line);
    } catch (error) {
      this.#log.warn({ err: error }, "bus: messages wait to be sent");
      // Nothing more comes by a line that gave no answer.
      if (!(error instanceof pg.DatabaseError)) void line?.end().catch(() => undefined);
    } finally {
      this.#isSending = false;
    }
  }

  async #sendSome(line: pg.Client): Promise<void> {
    if (this.#unsent.length > 0) {
      await line.query({ name: "these", text: SEND.these, values: [this.#unsent.splice(0, MOST_SENT)] });
      return;
    }
    this.#sweepIsDue = false;
    const { rowCount } = await line.query({ name: "left", text: SEND.left, values: [MOST_SENT] });
    this.#sweepIsDue ||= rowCount === MOST_SENT;
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
