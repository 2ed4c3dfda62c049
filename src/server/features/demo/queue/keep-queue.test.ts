/** The demonstration's queue shows the specification's figures on the day it is made, and goes on by itself. */
import { expect, it } from "vitest";
import { login } from "#contract/accounts.ts";
import { Proof, queueStatus, windowRecords } from "#contract/queue.ts";
import { checkProof } from "#domain/queue/proof.ts";
import { testApp } from "../../../../../test/app.ts";
import { sessionOf } from "../../../../../test/given/accounts.ts";
import { sha256 } from "../../queue/sha256.ts";
import { demoService } from "../service.ts";
import { keepQueue } from "./keep-queue.job.ts";

const NOW = new Date("2026-11-20T14:08:00Z");
const app = await testApp({ clock: () => NOW, settings: { DEMO: "on" } });

it("puts Amina's household at place 247 of 1,250, twelve a minute, 23 minutes to go; the draw can be checked", async () => {
  await demoService(app.platform).loadIfEmpty();
  await app.runJob(keepQueue, {});
  await Promise.all([app.runJob(keepQueue, {}), app.runJob(keepQueue, {})]);
  const credentials = { username: "pilgrim_demo", password: "Labbayk-1448" };
  const session = sessionOf(await app.inject({ method: login.method, url: login.path, payload: credentials }));

  const status = await app.call(queueStatus, {}, session);

  expect(status).toMatchObject({
    ...{ status: "waiting", position: 247, totalInQueue: 1250, processingRate: 12, estimatedWaitTime: 23 },
    ticket: { seats: 5, state: "waiting" },
  });
  expect(status.windows.map(({ simulated, state }) => [simulated, state])).toEqual([
    [true, "open"],
    [true, "announced"],
  ]);
  const proof = Proof.parse((await app.inject({ url: `/api/queue/windows/${status.windowId}/proof` })).json());
  expect(Object.values(checkProof(proof, sha256) ?? {})).toEqual([true, true, true, true, true]);
  const [record] = await app.call(windowRecords, {});
  expect(record).toMatchObject({ households: 480, admitted: 480, kept: 1, covered: 1 });
});

it("ends a window in which nobody waits with the turns of its simulated households, and never somebody's own turn", async () => {
  const { db } = app.platform;
  await demoService(app.platform).loadIfEmpty();
  await app.runJob(keepQueue, {});
  const open = await db
    .selectFrom("saleWindows")
    .select("id")
    .where("simulated", "=", true)
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  const tickets = db.updateTable("queueTickets").where("windowId", "=", open.id);
  const turn = { state: "admitted", admittedAt: NOW, departedAt: NOW, turnEndsAt: NOW } as const;
  await tickets.where("state", "=", "waiting").set(turn).execute();
  const stateOf = () =>
    db.selectFrom("saleWindows").select("state").where("id", "=", open.id).executeTakeFirstOrThrow();

  await app.runJob(keepQueue, {});
  const whileAminaDecides = await stateOf();
  await tickets.where("simulated", "=", false).set({ state: "lapsed" }).execute();
  await app.runJob(keepQueue, {});

  const states = await db
    .selectFrom("queueTickets")
    .select("state")
    .distinct()
    .where("windowId", "=", open.id)
    .execute();
  expect([whileAminaDecides, await stateOf()]).toEqual([{ state: "open" }, { state: "closed" }]);
  expect(states.map(({ state }) => state).toSorted()).toEqual(["completed", "ended", "lapsed"]);
  const sold = await db.selectFrom("packages").select("id").where("saleWindowId", "=", open.id).execute();
  expect(sold).toEqual([]);
});
