/** The connection pool and the query builder, the same for the embedded database and for one by address. */
import { CamelCasePlugin, Kysely } from "kysely";
import pg from "pg";
import { byUse } from "./pools/pools.ts";
import { preparing } from "./pools/prepared-statements.ts";
import { sharingReads } from "./pools/reading-once.ts";
import { WholeDialect } from "./pools/whole-transaction.ts";
import type { Database } from "./schema/schema.ts";

/** A transaction fits wherever this is asked for; functions work on the one they are given. */
export type Db = Kysely<Database>;

/** A statement that runs longer than this is a fault, not work. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** Waiting for a free connection ends in an error and never in a standstill. */
const CONNECT_TIMEOUT_MS = 5_000;
/** A node's connections: with those of the jobs and the one that listens, two nodes fit into the embedded database's 40. */
export const POOL_SIZES = { reading: 8, selling: 4 } as const;

const INT8 = 20;
const DATE = 1082;
const UNIQUE_VIOLATION = "23505";
const QUERY_CANCELED = "57014";

/** int8 as a number (money in minor units stays far below 2^53), dates as the strings they are: no time zone can shift them. */
const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  },
};

/** A pool that survives the end of any of its connections: the next query simply opens another. */
export function openPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: POOL_SIZES.reading,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types,
    ...connection,
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/**
 * Columns are snake_case in SQL and camelCase in TypeScript; what lies inside a jsonb value keeps its names. `selling` is the
 * pool of what sells (pools.ts); a command, which does one thing after the other, has none.
 */
export function openDatabase(reading: pg.Pool, selling?: pg.Pool): Db {
  const pool = selling ? byUse({ reading: preparing(reading), selling: preparing(selling) }) : preparing(reading);
  return new Kysely<Database>({
    dialect: new WholeDialect({ pool: sharingReads(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** Whether a statement failed because the value is taken; with a name, whether by exactly that constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) return false;
  return constraint === undefined || error.constraint === constraint;
}

/** Whether a statement ran longer than any may, most likely waiting for somebody's lock. */
export function isOverdue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === QUERY_CANCELED;
}

/** Whether the database is away (starting, stopping, unreachable, without disk or memory), so that the call can be tried again. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|53|57P)/.test(error.code ?? "");
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE"].includes(code) && "syscall" in error) {
    return ["connect", "read", "write"].includes(String(error.syscall));
  }
  return /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
    error.message,
  );
}
