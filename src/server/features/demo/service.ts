/** The demonstration world: loaded once into an empty database, and removed by one command. */
import { randomBytes } from "node:crypto";
import { EXAMPLE_PROBLEM } from "#domain/payments/plan/example.ts";
import type { Platform } from "#server/platform/context.ts";
import { DEMO_SIGN_INS, hashPassword } from "../accounts/service.ts";
import { sealUncheckedReading } from "../documents/service.ts";
import { optimise } from "../payments/service.ts";
import { SEED } from "./figures.ts";
import type { DemoPassport } from "./groups/passports.ts";
import { fileDemoPapers } from "./papers/file-papers.job.ts";
import { STAFF } from "./people/accounts.ts";
import { examplePlanRows, type PlanRows } from "./people/payments.ts";
import { keepQueue } from "./queue/keep-queue.job.ts";
import { deleteWorld, hasWorld, insertWorld, isEmpty, lockWorld } from "./repository.ts";
import { makeWorld } from "./world.ts";

/** Staff see what other people wrote and uploaded, so their password is nobody's to read in a repository. */
const STAFF_PASSWORD_BYTES = 12;

export function demoService({
  db,
  clock,
  files,
  jobs,
  keys,
  log,
  cpu,
}: Pick<Platform, "db" | "clock" | "files" | "jobs" | "keys" | "log" | "cpu">) {
  /** Known to the start that made the world, and to nobody after it. */
  let staffPassword: string | null = null;

  /** Loads the world unless anyone has an account; nodes that start together load it once. Needs the jobs to be at work. */
  async function loadIfEmpty(): Promise<boolean> {
    if (!(await isEmpty(db))) return false;
    const startedAt = performance.now();
    const password = randomBytes(STAFF_PASSWORD_BYTES).toString("base64url");
    const made = makeWorld({ seed: SEED, now: clock(), secrets: await makeSecrets(password) });
    const world = { ...made, paymentPlans: [...made.paymentPlans, await bestPlan(cpu, clock())] };
    const loaded = await db.transaction().execute(async (tx) => {
      await lockWorld(tx);
      if (!(await isEmpty(tx))) return false;
      await insertWorld(tx, world, made.passports.map(sealed));
      await jobs.enqueue(tx, fileDemoPapers, {});
      await jobs.enqueue(tx, keepQueue, {});
      return true;
    });
    if (loaded) staffPassword = password;
    log.info({ loaded, tookMs: Math.round(performance.now() - startedAt) }, "demo: the world is there");
    return loaded;
  }

  /** What stands in a passport, as the verification would have kept it. */
  function sealed({ row, read }: DemoPassport) {
    return { ...row, sealedAnalysis: read && sealUncheckedReading(keys, row.id, { type: "passport", read }) };
  }

  /** Removes the world and what anyone has booked in it; false where there is none. */
  async function clear(): Promise<boolean> {
    const removed = await db.transaction().execute(async (tx) => {
      await lockWorld(tx);
      return (await hasWorld(tx)) ? deleteWorld(tx) : null;
    });
    for (const fileId of removed ?? []) await files.remove(fileId);
    return removed !== null;
  }

  /** Lines for the person at the terminal; none where there is no world. */
  async function welcome(): Promise<string[]> {
    if (!(await hasWorld(db))) return [];
    const [{ password }] = DEMO_SIGN_INS;
    const names = DEMO_SIGN_INS.map(({ username }) => username).join(", ");
    const everybody = `Demonstration sign-ins: ${names} with the password ${password}`;
    if (!staffPassword) return [everybody];
    return [everybody, `For staff, shown only this once: ${STAFF.username} with the password ${staffPassword}`];
  }

  return { loadIfEmpty, clear, welcome };
}

/** A busy machine at its first start may take long; what is not proven best would be another figure. */
const UNTIL_PROVEN_SECONDS = 60;

/** Worked out by the product itself. */
async function bestPlan(cpu: Platform["cpu"], now: Date): Promise<PlanRows> {
  const plan = await optimise({ cpu }, EXAMPLE_PROBLEM, UNTIL_PROVEN_SECONDS);
  if (plan.kind === "infeasible") throw new Error("the example has no plan");
  return examplePlanRows(plan, now);
}

/** One hash for everyone whose sign-in is shown, one for staff, and one of a password that is forgotten at once. */
async function makeSecrets(staffPassword: string) {
  const [{ password }] = DEMO_SIGN_INS;
  const [demo, staff, unusable] = await Promise.all([
    hashPassword(password),
    hashPassword(staffPassword),
    hashPassword(randomBytes(32).toString("base64")),
  ]);
  return { demo, staff, unusable };
}
