/** One transaction round all that a piece of work does in the database: the transactions it begins become parts of it. */
import { AsyncLocalStorage } from "node:async_hooks";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from "kysely";

const wholes = new AsyncLocalStorage<Whole>();

/** Parts go one after the other, so one name serves them all. */
const PART = "part";

/**
 * Runs `work` so that all of it stands or falls together. A part that fails is undone alone, as a transaction of its own
 * would be; an error that leaves `work` undoes everything.
 */
export async function inWholeTransaction<T, DB>(db: Kysely<DB>, work: () => Promise<T>): Promise<T> {
  const afterwards: (() => void)[] = [];
  const result = await db.transaction().execute((tx) =>
    tx.getExecutor().provideConnection(async (connection) => {
      const whole = new Whole(connection, afterwards);
      try {
        return await wholes.run(whole, work);
      } finally {
        await whole.end();
      }
    }),
  );
  for (const act of afterwards) act();
  return result;
}

/** Whether what is asked now belongs to a whole, so that it must be done there. */
export function isPartOfWhole(): boolean {
  return presentWhole() !== null;
}

/** Does at once what is to be done after a commit; where the commit is that of a whole, after that. */
export function afterCommit(act: () => void): void {
  const whole = presentWhole();
  if (whole) whole.afterwards.push(act);
  else act();
}

/** By the connection of a transaction that runs, what its end is waited for with. */
const waiting = new WeakMap<DatabaseConnection, (() => void)[]>();

/** Does this once what was written with `db` stands: at its transaction's commit, never where that is rolled back. */
export async function onceStanding<DB>(db: Kysely<DB>, act: () => void): Promise<void> {
  if (!db.isTransaction) return afterCommit(act);
  await db.getExecutor().provideConnection(async (connection) => {
    waiting.set(connection, [...(waiting.get(connection) ?? []), act]);
  });
}

function takeWaiting(connection: DatabaseConnection): readonly (() => void)[] {
  const acts = waiting.get(connection) ?? [];
  waiting.delete(connection);
  return acts;
}

/** Runs outside of the whole, for work that others wait for as well: it sees what is committed, and only that. */
export function outsideWhole<T>(work: () => T): T {
  return wholes.exit(work);
}

function presentWhole(): Whole | null {
  const whole = wholes.getStore();
  // What a piece of work has left running, as a timer, goes its own ways afterwards.
  return whole && !whole.ended ? whole : null;
}

class Whole {
  readonly connection: DatabaseConnection;
  readonly afterwards: (() => void)[];
  ended = false;
  #last: Promise<void> = Promise.resolve();
  #said: Promise<unknown> = Promise.resolve();
  #open = 0;
  #onIdle = () => {};

  constructor(connection: DatabaseConnection, afterwards: (() => void)[]) {
    this.connection = connection;
    this.afterwards = afterwards;
  }

  /** Waits for the part before; the answer gives the turn on. */
  async turn(): Promise<() => void> {
    const before = this.#last;
    let giveOn = () => {};
    this.#last = new Promise((resolve) => {
      giveOn = resolve;
    });
    await before;
    return giveOn;
  }

  begin(): Part {
    this.#open += 1;
    return new Part(this);
  }

  release(): void {
    this.#open -= 1;
    if (this.#open === 0) this.#onIdle();
  }

  /** Waits for what was begun and left running. */
  async end(): Promise<void> {
    if (this.#open > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    this.ended = true;
  }

  /** One statement after the other, as everywhere on one connection. */
  run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = this.#said.then(() => this.connection.executeQuery<R>(query));
    this.#said = result.catch(() => undefined);
    return result;
  }

  async say(sql: string): Promise<void> {
    await this.run(CompiledQuery.raw(sql));
  }
}

/** What a query or a transaction within a whole takes for a connection of its own. */
class Part implements DatabaseConnection {
  readonly #whole: Whole;
  #giveOn: (() => void) | null = null;

  constructor(whole: Whole) {
    this.#whole = whole;
  }

  release(): void {
    this.#whole.release();
  }

  afterWhole(act: () => void): void {
    this.#whole.afterwards.push(act);
  }

  async begin(): Promise<void> {
    this.#giveOn = await this.#whole.turn();
    await this.#whole.say(`savepoint ${PART}`);
  }

  async end(kept: boolean): Promise<void> {
    try {
      if (!kept) await this.#whole.say(`rollback to savepoint ${PART}`);
      await this.#whole.say(`release savepoint ${PART}`);
    } finally {
      this.#giveOn?.();
      this.#giveOn = null;
    }
  }

  /** A statement that changes something is a part by itself, so that its failure can be caught as anywhere else. */
  async executeQuery<R>(query: CompiledQuery) {
    if (this.#giveOn || isReading(query)) return this.#whole.run<R>(query);
    await this.begin();
    try {
      const result = await this.#whole.run<R>(query);
      await this.end(true);
      return result;
    } catch (error) {
      if (this.#giveOn) await this.end(false);
      throw error;
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.#whole.connection.streamQuery<R>(query, chunkSize);
  }
}

function isReading({ query }: CompiledQuery): boolean {
  return query.kind === "SelectQueryNode" && !query.with;
}

/** The pool's connections, and within a whole its one. */
class WholeDriver implements Driver {
  readonly #pooled: Driver;

  constructor(pooled: Driver) {
    this.#pooled = pooled;
  }

  init(): Promise<void> {
    return this.#pooled.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const whole = presentWhole();
    return whole ? whole.begin() : this.#pooled.acquireConnection();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (connection instanceof Part) await connection.begin();
    else await this.#pooled.beginTransaction(connection, settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const acts = takeWaiting(connection);
    if (connection instanceof Part) await connection.end(true);
    else await this.#pooled.commitTransaction(connection);
    for (const act of acts) {
      if (connection instanceof Part) connection.afterWhole(act);
      else act();
    }
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    takeWaiting(connection);
    if (connection instanceof Part) await connection.end(false);
    else await this.#pooled.rollbackTransaction(connection);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof Part) connection.release();
    else await this.#pooled.releaseConnection(connection);
  }

  destroy(): Promise<void> {
    return this.#pooled.destroy();
  }
}

/** PostgreSQL, where pieces of work can be made whole. */
export class WholeDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new WholeDriver(super.createDriver());
  }
}
