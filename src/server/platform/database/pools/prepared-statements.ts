/**
 * Statements that come again are planned once a connection: PostgreSQL plans a text without a name anew each time, which costs
 * more than most of our statements do.
 */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";

/** The use at which a text gets its name: what comes once is not worth keeping. */
const NAMED_AT = 3;
/** So many plans a connection keeps; a plan takes tens of kilobytes there. */
const MOST_NAMED = 256;
/** Lists of values make ever new texts: past so many the counts begin anew. */
const MOST_COUNTED = 2_000;

/** The index that such a condition names is found only while its values are known; a plan for all values finds none. */
const ON_SOME_ROWS = /on conflict \([^)]*\) where/i;

/** "cached plan must not change result type". */
const CHANGED_UNDER_PLAN = "0A000";

/** The same pool, whose connections name what they are asked often. */
export function preparing(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client);
      clients.set(client, known);
      return known;
    },
  };
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #given = 0;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []): unknown {
    if (typeof asked !== "string") throw new Error("nothing here reads by a cursor");
    const values = [...parameters];
    const name = values.length > 0 ? this.#nameOf(asked) : undefined;
    return name === undefined ? this.#client.query(asked, values) : this.#named(name, asked, values);
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }

  async #named(name: string, text: string, values: unknown[]): Promise<unknown> {
    try {
      return await this.#client.query({ name, text, values });
    } catch (error) {
      // A newer node has changed a table under the plan: the next use makes another.
      if (error instanceof pg.DatabaseError && error.code === CHANGED_UNDER_PLAN) this.#names.delete(text);
      throw error;
    }
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (ON_SOME_ROWS.test(text)) return undefined;
    if (this.#uses.size >= MOST_COUNTED) this.#uses.clear();
    const uses = (this.#uses.get(text) ?? 0) + 1;
    this.#uses.set(text, uses);
    if (uses < NAMED_AT || this.#given >= MOST_NAMED) return undefined;
    this.#uses.delete(text);
    this.#given += 1;
    const name = `s${this.#given}`;
    this.#names.set(text, name);
    return name;
  }
}
