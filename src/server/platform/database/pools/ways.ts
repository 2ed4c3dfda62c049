/** The two ways into the product's database; of an installation with one user both are the same. */
import type pg from "pg";

export interface Ways {
  /** As the owner of its tables: only to prepare it, and for commands. */
  readonly connection: pg.PoolConfig;
  /** As whoever serves: rows alone, so that a statement smuggled in can change no table and lift no trigger. */
  readonly serving: pg.PoolConfig;
}

export interface OpenedWays extends Ways {
  /** Stops what was started. */
  close(): Promise<void>;
}
