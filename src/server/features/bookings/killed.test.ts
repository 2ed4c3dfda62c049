/** The server is killed in the middle of holds and payments: what it answered stays, what it did not is finished or undone. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { type Db, openDatabase, openPool } from "#server/platform/database.ts";
import type { Connection } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { openLog } from "#server/platform/log.ts";
import { openPlatform } from "#server/platform/open-platform.ts";
import { expectBooksToBalance } from "../../../../test/books.ts";
import { cloneDatabase } from "../../../../test/database.ts";
import { BY_OPERATOR, GOOD_CARD, givenCrowd, givenOffer, type Member } from "../../../../test/given/bookings.ts";
import { startServer } from "../../../../test/server-process.ts";
import { settleForgottenJob } from "./payments.job.ts";

const KILLS = 3;
const CLIENTS = 12;
const SEATS = 400;

const folder = mkdtempSync(join(tmpdir(), "rihla-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Answered {
  readonly held: string[];
  readonly paid: string[];
}

/** Holds and pays until the server is gone, keeping what was answered with success. */
async function buyUntilKilled(origin: string, member: Member, packageId: string, answered: Answered): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { ...member.session, "content-type": "application/json", "idempotency-key": randomUUID() };
    const answer = await fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.ok ? ((await answer.json()) as Booking) : null;
  };
  for (;;) {
    try {
      const hold = await post("/api/bookings", { parts: [{ packageId, seats: 1 }] });
      if (!hold) return;
      answered.held.push(hold.id);
      const paid = await post(`/api/bookings/${hold.id}/pay`, { card: GOOD_CARD });
      if (paid) answered.paid.push(paid.id);
    } catch {
      return;
    }
  }
}

async function givenOperatorRow(db: Db): Promise<string> {
  const id = randomUUID();
  const names = { username: id, email: `${id}@example.org`, firstName: "Noor", lastName: "Travel" };
  await db
    .insertInto("users")
    .values({ ...names, id, passwordHash: "-", role: "operator", countryOfResidence: null })
    .execute();
  await db
    .insertInto("operators")
    .values({ userId: id, companyName: "Noor", licenceScheme: null, licenceNumber: null, licenceRegisterUrl: null })
    .execute();
  return id;
}

/** The next start, a minute later: what was left behind is looked for and settled. */
async function settleWhatWasLeft(connection: Connection): Promise<void> {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", DEMO: "off" });
  const clock = () => new Date(Date.now() + 60_000);
  const { platform, close } = await openPlatform({ config, clock, log: openLog(config) }, connection);
  const { app } = await buildApp(platform);
  await platform.jobs.start();
  await platform.jobs.enqueue(platform.db, settleForgottenJob, {});
  while ((await platform.jobs.open(platform.db)) > 0) await sleep(50);
  await app.close();
  await close();
}

it("loses no seat, no hold and no payment that was answered, and leaves none half done", async () => {
  const connection = await cloneDatabase();
  const db = openDatabase(openPool(connection));
  const ground = { platform: { db, clock: () => new Date() } };
  const packageId = await givenOffer(ground, await givenOperatorRow(db), { seats: SEATS });
  const crowd = await givenCrowd(ground, CLIENTS, BY_OPERATOR);
  const answered: Answered = { held: [], paid: [] };

  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startServer(connection, folder);
    const buying = crowd.map((member) => buyUntilKilled(server.origin, member, packageId, answered));
    await sleep(300 + 150 * kill);
    await server.kill();
    await Promise.all(buying);
  }
  await settleWhatWasLeft(connection);

  const bookings = await db.selectFrom("bookings").select(["id", "paymentStatus"]).execute();
  const kept = new Set(bookings.map(({ id }) => id));
  const paid = new Set(bookings.filter(({ paymentStatus }) => paymentStatus === "completed").map(({ id }) => id));
  expect(answered.paid.length).toBeGreaterThan(0);
  expect(answered.held.filter((id) => !kept.has(id))).toEqual([]);
  expect(answered.paid.filter((id) => !paid.has(id))).toEqual([]);
  expect(await db.selectFrom("payments").select("id").where("status", "=", "pending").execute()).toEqual([]);
  await expectBooksToBalance(db);
  await db.destroy();
}, 60_000);
