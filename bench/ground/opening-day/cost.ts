/** What a call costs beside its time: processor of this process and of PostgreSQL, statements, flushes, bytes of log. */
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Db } from "#server/platform/database/database.ts";
import { processorMs } from "#verification/limits/processor-spent.ts";
import { middle } from "../middle.ts";

/** A call's, on average; processor in microseconds. Clients and server are one process, so its own counts both. */
export interface Cost {
  readonly node: number;
  readonly postgres: number;
  readonly statements: number;
  readonly flushes: number;
  readonly walBytes: number;
}

/** Backends tell what they have flushed a second after they last did. */
const TOLD_AFTER_MS = 2_500;
/** Odd, so that a middle one stands for all. */
export const COST_TURNS = 3;
/** Linux counts processor in hundredths of a second. */
const TICK_MICROSECONDS = 10_000;

let statements = 0;

/** From now on statements of this process are counted. */
export function countStatements(): void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: never[]) {
    statements += 1;
    return Reflect.apply(query, this, given);
  };
}

/** `work` answers how many calls it made. */
export async function costOf(db: Db, work: () => Promise<number>): Promise<Cost> {
  const before = await readings(db);
  const calls = await work();
  const after = await readings(db);
  const each = (key: keyof Cost) => (after[key] - before[key]) / calls;
  return {
    node: each("node"),
    postgres: each("postgres"),
    statements: each("statements"),
    flushes: each("flushes"),
    walBytes: each("walBytes"),
  };
}

/** The middle of each figure: a vacuum of the database falls into some turns. */
export function costColumns(turns: readonly Cost[]): string {
  const of = (key: keyof Cost) => middle(turns.map((turn) => turn[key]));
  const cells = [
    `${(of("node") / 1000).toFixed(2)} ms`,
    `${(of("postgres") / 1000).toFixed(2)} ms`,
    of("statements").toFixed(2),
    of("flushes").toFixed(2),
    of("walBytes").toFixed(0),
  ];
  return cells.map((cell) => cell.padStart(11)).join("");
}

export const COST_HEADINGS = ["node", "PostgreSQL", "statements", "flushes", "log, bytes"]
  .map((heading) => heading.padStart(11))
  .join("");

/** All of the same moment, after what was written has been told: what runs in the background until then belongs to the calls. */
async function readings(db: Db): Promise<Cost> {
  await sleep(TOLD_AFTER_MS);
  const { rows } = await sql<{ pid: number; flushes: number; wal: number }>`
    select pg_backend_pid() as pid,
      (select sum(fsyncs) from pg_stat_io where object = 'wal')::int8 as flushes,
      (pg_current_wal_insert_lsn() - '0/0')::int8 as wal
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the database answers nothing");
  return {
    node: processorMs() * 1000,
    postgres: processorOf(row.pid),
    statements,
    flushes: row.flushes,
    walBytes: row.wal,
  };
}

/** Of the whole database that this backend belongs to, microseconds. */
function processorOf(backend: number): number {
  const postmaster = statOf(backend).parent;
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8")
    .split(" ")
    .filter(Boolean)
    .map(Number);
  const own = [postmaster, ...children].reduce((sum, pid) => sum + statOf(pid).own, 0);
  return (own + statOf(postmaster).ended) * TICK_MICROSECONDS;
}

/** By the places of proc_pid_stat(5): after the name come state, parent, …; `ended`: of children that have ended. */
function statOf(pid: number): { parent: number; own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const at = (place: number) => Number(fields[place - 3]);
  return { parent: at(4), own: at(14) + at(15), ended: at(16) + at(17) };
}
