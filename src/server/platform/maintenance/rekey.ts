/** Brings what an old master key has sealed under the current one, beside the running server. */
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/database.ts";
import type { MasterKeys } from "../secrets/keys.ts";

/** Rows locked and written in one transaction: a moment's work. */
const BATCH = 100;

/** A column whose bytes `MasterKeys.wrap` has made. Names as they are in SQL. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The table's primary key, by which the rows are gone through. */
  readonly key: string;
  /** The column whose value says what the bytes are bound to. */
  readonly bound: string;
  /** What `wrap` was given as id, from that value. */
  readonly sealedAs: (bound: string) => string;
}

/** One column after a run, in values. */
export interface Rekeyed {
  readonly table: string;
  readonly column: string;
  readonly sealedAnew: number;
  /** Still under an old key of the list: held by somebody's transaction at that moment, or damaged. */
  readonly underOld: number;
  /** Of those, what its key does not open: another run does not help. */
  readonly damaged: number;
  /** Under no key of the list. */
  readonly underStrange: number;
}

interface Found {
  readonly key: string;
  readonly bound: string;
  readonly sealed: Buffer;
}

/**
 * Seals anew what any old key of the list has sealed. It may be stopped at any point and run again: what is done is told
 * by the bytes alone. `batchDone` is called after each transaction.
 */
export async function rekey(
  db: Db,
  keys: MasterKeys,
  columns: readonly SealedColumn[],
  batchDone: () => Promise<void> = async () => undefined,
): Promise<Rekeyed[]> {
  const done: Rekeyed[] = [];
  for (const column of columns) {
    let sealedAnew = 0;
    let pass: Awaited<ReturnType<typeof goThrough>>;
    // Once more, for what somebody held or wrote with the old key meanwhile.
    do {
      pass = await goThrough(db, keys, column, batchDone);
      sealedAnew += pass.sealedAnew;
    } while (pass.sealedAnew > 0);
    const { table, column: name } = column;
    done.push({ table, column: name, sealedAnew, damaged: pass.damaged, ...(await remaining(db, keys, column)) });
  }
  return done;
}

/** By the primary key, so that a value which cannot be opened holds nothing up. */
async function goThrough(db: Db, keys: MasterKeys, of: SealedColumn, batchDone: () => Promise<void>) {
  const counts = { sealedAnew: 0, damaged: 0 };
  let last: Found | undefined;
  do {
    const after = last?.key ?? null;
    last = await db.transaction().execute(async (tx) => {
      const found = await lockUnderOld(tx, keys, of, after);
      for (const row of found) counts[await sealAnew(tx, keys, of, row)] += 1;
      return found.at(-1);
    });
    await batchDone();
  } while (last);
  return counts;
}

/**
 * Rows locked from here on, so nobody's change is overwritten; those that somebody else holds are passed over, so this
 * waits for nobody and can be part of no deadlock.
 */
async function lockUnderOld(tx: Db, keys: MasterKeys, of: SealedColumn, after: string | null): Promise<Found[]> {
  const key = sql.ref(of.key);
  const { rows } = await sql<Found>`
    select ${key}::text as key, ${sql.ref(of.bound)}::text as bound, ${sql.ref(of.column)} as sealed
    from ${sql.table(of.table)}
    where ${isUnder(keys.marks.slice(1), of)} ${after === null ? sql`` : sql`and ${key} > ${after}`}
    order by ${key} limit ${BATCH} for no key update skip locked
  `.execute(tx);
  return rows;
}

async function sealAnew(tx: Db, keys: MasterKeys, of: SealedColumn, row: Found): Promise<"sealedAnew" | "damaged"> {
  const id = of.sealedAs(row.bound);
  const content = opened(keys, id, row.sealed);
  if (!content) return "damaged";
  await sql`
    update ${sql.table(of.table)} set ${sql.ref(of.column)} = ${keys.wrap(id, content)} where ${sql.ref(of.key)} = ${row.key}
  `.execute(tx);
  return "sealedAnew";
}

function opened(keys: MasterKeys, id: string, sealed: Buffer): Buffer | null {
  try {
    return keys.unwrap(id, sealed);
  } catch {
    return null;
  }
}

async function remaining(db: Db, { marks }: MasterKeys, of: SealedColumn) {
  const { rows } = await sql<{ underOld: number; underStrange: number }>`
    select count(*) filter (where ${isUnder(marks.slice(1), of)}) as under_old,
      count(*) filter (where not ${isUnder(marks, of)}) as under_strange
    from ${sql.table(of.table)} where ${sql.ref(of.column)} is not null
  `.execute(db);
  return rows[0] ?? { underOld: 0, underStrange: 0 };
}

/** The first bytes of what is sealed name its key. */
function isUnder(marks: readonly Buffer[], { column }: SealedColumn): RawBuilder<boolean> {
  if (marks.length === 0) return sql`false`;
  return sql`substring(${sql.ref(column)} from 1 for 4) in (${sql.join(marks)})`;
}
