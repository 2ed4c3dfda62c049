/** Background work on pg-boss: sent in the caller's transaction, taken again when its worker dies. */
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type pg from "pg";
import { fromKysely, PgBoss } from "pg-boss";
import type { z } from "zod";
import type { Bus } from "../bus/bus.ts";
import type { Db } from "../database/database.ts";
import { onceStanding } from "../database/pools/whole-transaction.ts";
import type { Logger } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import { wakeUpCalls } from "./wake-up-calls.ts";

const POOL_SIZE = 3;
/** A worker that shows no sign of life for so long is dead; its jobs are taken again. */
const HEARTBEAT_SECONDS = 10;
/** How often such jobs are looked for; pg-boss would look once a minute. */
const SUPERVISION = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 };
/** Jobs are looked for this often where no wake-up call comes. */
const POLL_SECONDS = 2;
const STOP_WITHIN_MS = 20_000;

export interface Job<Data extends z.ZodObject> {
  readonly name: string;
  readonly data: Data;
  /** Further tries after a failure, with growing pauses. */
  readonly retries: number;
  /** Runs by itself every so many minutes (1–59), once among all nodes, with nothing that its data asks for. */
  readonly everyMinutes?: number;
  /** Runs by itself once a day at this time of UTC, `HH:MM`, once among all nodes, with nothing that its data asks for. */
  readonly dailyAt?: string;
  /** How many may run at once on this node. */
  readonly parallel?: number;
}

/** Keeps the exact type of a job's data; the handler is given to `Jobs.work`. */
export function defineJob<const Data extends z.ZodObject>(job: Job<Data>): Job<Data> {
  return job;
}

export interface Jobs {
  /** Sends a job with the transaction `db`: rolled back, it was never sent. Those of higher `priority` go first, 0 if left out. */
  enqueue<Data extends z.ZodObject>(db: Db, job: Job<Data>, data: z.input<Data>, priority?: number): Promise<void>;
  /** Sends several of a kind in the same way, in one statement. */
  enqueueAll<Data extends z.ZodObject>(db: Db, job: Job<Data>, all: readonly z.input<Data>[]): Promise<void>;
  /** Sends a job in the same way, to be done in so many seconds; it outlives a restart. */
  enqueueIn<Data extends z.ZodObject>(seconds: number, db: Db, job: Job<Data>, data: z.input<Data>): Promise<void>;
  /** Says who does a job. Before `start`. A job may run twice, so its handler bears repetition. */
  work<Data extends z.ZodObject>(job: Job<Data>, handler: (data: z.output<Data>) => Promise<void>): void;
  /** Makes the queues and puts jobs of a backup into them; those that this version does not know are left out. */
  requeue(jobs: readonly { readonly name: string; readonly data?: unknown }[]): Promise<void>;
  /** Makes the queues and begins to work. */
  start(): Promise<void>;
  /** Takes no new jobs and waits for running ones; those that do not end in time run again elsewhere. */
  stop(): Promise<void>;
  /** How many jobs wait or run; those of a schedule and those whose time has not come are left out. */
  open(db: Db): Promise<number>;
}

/** What a schedule sends: nobody has asked for it by hand. */
const BY_SCHEDULE = { bySchedule: true };

/** Who hears how the jobs go. */
interface Report {
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "jobEnded">;
}

interface Deps extends Report {
  /** Asked before what runs by itself: by a wrong clock it would end and delete what is not due (docs/decisions/0074). */
  readonly isClockRight: () => Promise<boolean>;
  readonly bus: Pick<Bus, "publish" | "subscribe">;
}

interface Registered {
  readonly job: Job<z.ZodObject>;
  readonly run: (data: unknown) => Promise<void>;
}

export function openJobs(connection: pg.PoolConfig, { isClockRight, bus, ...report }: Deps): Jobs {
  const boss = new PgBoss({
    ...{ ...bossConnection(connection), max: POOL_SIZE, ...SUPERVISION },
    // The owner has made the tables (installJobs).
    migrate: false,
  });
  boss.on("error", (error) => report.log.warn({ err: error }, "jobs: the queue reports an error"));
  const registered: Registered[] = [];
  const calls = wakeUpCalls(bus, (worker) => boss.notifyWorker(worker), report.log);
  return {
    async enqueue(db, job, data, priority = 0) {
      // Without plugins: pg-boss reads the columns by the names it gave them.
      await boss.send(job.name, job.data.parse(data), { db: fromKysely(db.withoutPlugins()), priority });
      await onceStanding(db, () => calls.call(job.name));
    },
    async enqueueAll(db, job, all) {
      const jobs = all.map((data) => ({ data: job.data.parse(data) }));
      await boss.insert(job.name, jobs, { db: fromKysely(db.withoutPlugins()) });
      await onceStanding(db, () => calls.call(job.name));
    },
    async enqueueIn(seconds, db, job, data) {
      await boss.send(job.name, job.data.parse(data), { db: fromKysely(db.withoutPlugins()), startAfter: seconds });
    },
    work(job, handler) {
      const run = async (data: unknown) => {
        if (!isBySchedule(data) || (await isClockRight())) return handler(job.data.parse(data));
        report.log.error(
          { job: job.name },
          "jobs: this node's clock differs from the database's, so it leaves a turn out",
        );
      };
      registered.push({ job, run });
    },
    async requeue(kept) {
      await boss.start();
      await makeQueues(boss, registered);
      for (const { name, data } of kept) {
        const known = registered.find(({ job }) => job.name === name)?.job.data.safeParse(data);
        if (known?.success) await boss.send(name, known.data);
      }
    },
    async start() {
      await boss.start();
      await makeQueues(boss, registered);
      await schedule(boss, registered);
      for (const entry of registered) {
        for (let place = 0; place < (entry.job.parallel ?? 1); place += 1) {
          calls.answers(entry.job.name, await startWorker(boss, entry, report));
        }
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
    },
    async open(db) {
      const counted = await sql<{ open: number }>`
        select count(*) as open from pgboss.job
        where (state in ('retry', 'active') or (state = 'created' and start_after <= now())) and name <> '__pgboss__send-it'
      `.execute(db);
      return counted.rows[0]?.open ?? 0;
    },
  };
}

/** Makes or changes the tables of the queues, as their owner. */
export async function installJobs(owner: pg.PoolConfig): Promise<void> {
  const boss = new PgBoss({ ...bossConnection(owner), max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** pg-boss wants its address in one string or its parts; ours is either. */
function bossConnection({ connectionString, host, port, user, password, database }: pg.PoolConfig) {
  if (connectionString) return { connectionString };
  return {
    host: host ?? "",
    user: user ?? "",
    password: String(password ?? ""),
    database: database ?? "",
    ...(port && { port }),
  };
}

/** Makes the queues that are missing and changes those that an older version made otherwise: a start finds most as they should be. */
async function makeQueues(boss: PgBoss, registered: readonly Registered[]): Promise<void> {
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { job } of registered) {
    const settings = {
      retryLimit: job.retries,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 300,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      // Within the sender's transaction; wake-up-calls.ts does it after the commit.
      notify: false,
    };
    const queue = made.get(job.name);
    if (!queue) await boss.createQueue(job.name, settings);
    else if (!isDeepStrictEqual({ ...queue, ...settings }, queue)) await boss.updateQueue(job.name, settings);
  }
}

/** Enters the times of what runs by itself, where they do not stand yet. */
async function schedule(boss: PgBoss, registered: readonly Registered[]): Promise<void> {
  const entered = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { job } of registered) {
    const times = scheduleOf(job);
    if (times && entered.get(job.name) !== times) await boss.schedule(job.name, times, BY_SCHEDULE);
  }
}

function isBySchedule(data: unknown): boolean {
  return typeof data === "object" && data !== null && "bySchedule" in data;
}

/** As cron writes it; null for what only runs when it is asked for. */
function scheduleOf({ everyMinutes, dailyAt }: Job<z.ZodObject>): string | null {
  if (everyMinutes) return `*/${everyMinutes} * * * *`;
  const [hour, minute] = dailyAt?.split(":").map(Number) ?? [];
  return hour === undefined || minute === undefined ? null : `${minute} ${hour} * * *`;
}

/** A wake-up call can stand for several jobs: after each one the worker looks again at once, and waits when nothing is left. */
async function startWorker(boss: PgBoss, { job, run }: Registered, report: Report): Promise<string> {
  const options = { pollingIntervalSeconds: POLL_SECONDS };
  const worker: string = await boss.work(job.name, options, async (jobs) => {
    try {
      for (const { id, data } of jobs) await runReported({ job: job.name, id }, () => run(data), report);
    } finally {
      boss.notifyWorker(worker);
    }
  });
  return worker;
}

async function runReported(
  which: { job: string; id: string },
  run: () => Promise<void>,
  report: Report,
): Promise<void> {
  try {
    await run();
    report.metrics.jobEnded(which.job, "done");
  } catch (error) {
    report.metrics.jobEnded(which.job, "failed");
    report.log.child(which).warn({ err: error }, "jobs: a try failed");
    throw error;
  }
}
