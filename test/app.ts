/** The real application on a database of its own, called by the contract's objects without a network. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { expect, inject } from "vitest";
import type { z } from "zod";
import { Problem } from "#contract/errors.ts";
import type { Route, RouteArgs, RouteOutput } from "#contract/route.ts";
import { buildApp } from "#server/app.ts";
import { openPlatform } from "#server/open-platform.ts";
import { type Config, readConfig } from "#server/platform/config/config.ts";
import type { Clock, Platform } from "#server/platform/context.ts";
import type { Connection } from "#server/platform/database/embedded/embedded-postgres.ts";
import type { App } from "#server/platform/http/handle.ts";
import type { Job } from "#server/platform/jobs/jobs.ts";
import { type Logger, openLog } from "#server/platform/observe/log.ts";
import { openCpu } from "#server/platform/workers/cpu.ts";
import { atEnd } from "./at-end.ts";
import { cloneDatabase } from "./database.ts";
import { requestFor, type UploadParts } from "./request.ts";
import { tellingCpu } from "./told-passports.ts";

/** A signed-in browser. */
export interface Session {
  readonly cookie: string;
}

export interface TestApp {
  readonly app: App;
  readonly platform: Platform;
  /** Its database, for a second node. */
  readonly connection: Connection;
  /** The answer's body, parsed; fails the test when the call is refused. */
  call<R extends Route>(route: R, args: RouteArgs<R>, session?: Session): Promise<RouteOutput<R>>;
  /** The problem; fails the test when the call succeeds. */
  refusal<R extends Route>(route: R, args: LooseArgs, session?: Session): Promise<Problem>;
  upload<R extends Route>(route: R, parts: UploadParts, session?: Session): Promise<RouteOutput<R>>;
  uploadRefusal(route: Route, parts: UploadParts, session?: Session): Promise<Problem>;
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Waits until no job waits or runs. */
  jobsDone(): Promise<void>;
  runJob<Data extends z.ZodObject>(job: Job<Data>, data: z.input<Data>): Promise<void>;
}

/** What a refused call was sent may be wrong on purpose. */
export interface LooseArgs {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Just below what a hook may take: on a busy machine the papers of a whole world are read for minutes. */
const JOBS_WITHIN_MS = 700_000;

interface Options {
  readonly clock?: Clock;
  /** As in the environment. */
  readonly settings?: Record<string, string>;
  /** Another app's: this one is then a second node beside it. */
  readonly connection?: Connection;
  /** Silent where it is left out. */
  readonly log?: Logger;
}

/** Closed after the test that opens it; opened at the top level of a file, after the file. */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const config = await testConfig(options.settings);
  const given = {
    config,
    log: options.log ?? openLog(config),
    clock: options.clock ?? (() => new Date()),
    cpu: tellingCpu(openCpu()),
  };
  const connection = options.connection ?? (await cloneDatabase());
  const serving = { ...inject("serving"), database: connection.database };
  const { platform, close } = await openPlatform(given, { connection, serving });
  // Let go of at the end: the constants of a file outlive it in its worker, and a server takes tens of megabytes.
  let app: App | null = await buildApp(platform);
  const running = () => {
    if (!app) throw new Error("This server is closed.");
    return app;
  };
  await platform.jobs.start();
  await app.ready();
  atEnd(async () => {
    await app?.close();
    await close();
    app = null;
  });
  return {
    get app() {
      return running();
    },
    ...{ platform, connection, ...callsOf(running), ...jobsOf(platform) },
  };
}

async function testConfig(settings: Record<string, string> = {}): Promise<Config> {
  const folder = await mkdtemp(join(tmpdir(), "rihla-test-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", RATE_LIMITS: "off", DEMO: "off", ...settings });
}

function callsOf(running: () => App): Pick<TestApp, "call" | "refusal" | "upload" | "uploadRefusal" | "inject"> {
  return {
    async call(route, args, session) {
      return accepted(route, await running().inject(requestFor(route, args, session)));
    },
    async refusal(route, args, session) {
      return refused(await running().inject(requestFor(route, args, session)));
    },
    async upload(route, parts, session) {
      return accepted(
        route,
        await running().inject(requestFor(route, { params: parts.params, upload: parts }, session)),
      );
    },
    async uploadRefusal(route, parts, session) {
      return refused(await running().inject(requestFor(route, { params: parts.params, upload: parts }, session)));
    },
    inject: (request) => running().inject(request),
  };
}

function accepted<R extends Route>(route: R, answer: LightMyRequestResponse): RouteOutput<R> {
  expect(answer.statusCode, answer.body).toBeLessThan(400);
  // The answer's form is the contract's: the server has parsed it with the same object.
  return (typeof route.response === "string" ? undefined : answer.json()) as RouteOutput<R>;
}

function refused(answer: LightMyRequestResponse): Problem {
  expect(answer.headers["content-type"], answer.body).toContain("application/problem+json");
  const problem = Problem.parse(answer.json());
  expect(answer.statusCode).toBe(problem.status);
  return problem;
}

function jobsOf({ db, jobs }: Platform): Pick<TestApp, "jobsDone" | "runJob"> {
  async function jobsDone(): Promise<void> {
    const end = performance.now() + JOBS_WITHIN_MS;
    while ((await jobs.open(db)) > 0) {
      if (performance.now() > end) throw new Error("Jobs still wait or run.");
      await sleep(20);
    }
  }
  return {
    jobsDone,
    async runJob(job, data) {
      await jobs.enqueue(db, job, data);
      await jobsDone();
    },
  };
}
