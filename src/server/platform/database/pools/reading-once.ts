/** What the parts of one answer ask alike is asked of the database once. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";

type Rows = Promise<PostgresQueryResult<unknown>>;
type Known = Map<string, Map<string, Rows>>;

interface Answer {
  /** By text and then by values, what was read since something was last changed. */
  readonly known: Known;
  /** Of which it tells; null until somebody has asked. */
  now: Date | null;
}

const answers = new AsyncLocalStorage<Answer>();

/**
 * Runs `work`, which gathers one answer of many parts: of two reading statements with the same text and values the second gets
 * the rows of the first. A statement that changes something makes all of them forgotten. For work of a moment alone: what
 * others change meanwhile is not seen, and its clock stands still (`clockOfAnswers`).
 */
export function readingOnce<T>(work: () => Promise<T>): Promise<T> {
  return answers.getStore() ? work() : answers.run({ known: new Map(), now: null }, work);
}

/** Writes down beside the answer what no part of it reads. */
export function besideAnswer<T>(work: () => Promise<T>): Promise<T> {
  return answers.exit(work);
}

/** The same clock; within `readingOnce` all parts are told one moment, so that what they ask alike is alike. */
export function clockOfAnswers(clock: () => Date): () => Date {
  return () => {
    const answer = answers.getStore();
    if (!answer) return clock();
    answer.now ??= clock();
    return new Date(answer.now);
  };
}

/** The same pool; within `readingOnce` a connection is taken only by a statement that has not been asked yet. */
export function sharingReads(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const answer = answers.getStore();
      return answer ? new SharingClient(pool, answer.known) : pool.connect();
    },
  };
}

class SharingClient implements PostgresPoolClient {
  readonly #pool: PostgresPool;
  readonly #known: Known;
  /** Taken by the first statement that is no reading one, as the beginning of a transaction is, and kept until the end. */
  #own: PostgresPoolClient | null = null;

  constructor(pool: PostgresPool, known: Known) {
    this.#pool = pool;
    this.#known = known;
  }

  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []): unknown {
    if (typeof asked !== "string") throw new Error("nothing here reads by a cursor");
    return this.#own === null && (this.#known.has(asked) || isReading(asked))
      ? this.#shared(asked, parameters)
      : this.#change(asked, parameters);
  }

  release(): void {
    this.#own?.release();
  }

  #shared(sql: string, parameters: readonly unknown[]): Rows {
    const byValues = this.#known.get(sql) ?? new Map<string, Rows>();
    this.#known.set(sql, byValues);
    const values = JSON.stringify(parameters);
    const rows = byValues.get(values) ?? this.#read(sql, parameters);
    byValues.set(values, rows);
    return rows;
  }

  async #read(sql: string, parameters: readonly unknown[]): Rows {
    const client = await this.#pool.connect();
    try {
      return await client.query(sql, parameters);
    } finally {
      client.release();
    }
  }

  async #change(sql: string, parameters: readonly unknown[]): Rows {
    this.#own ??= await this.#pool.connect();
    this.#known.clear();
    try {
      return await this.#own.query(sql, parameters);
    } finally {
      this.#known.clear();
    }
  }
}

const READS = /^\s*(select|with)\s/i;
/** A reading statement that locks rows, or calls what is no reading. */
const ACTS = /\b(insert\s+into|update|delete\s+from|for\s+(no\s+key|key)?\s*share|nextval|set_config|pg_\w+)\b/i;

function isReading(sql: string): boolean {
  return READS.test(sql) && !ACTS.test(sql);
}
