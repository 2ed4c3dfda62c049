/** A server's clock leaps a day ahead and back while people hold, pay and wait: nobody is let in too early, loses a turn or a place. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { announceWindow, joinWindow, type QueueTicket, type SaleWindow } from "#contract/queue.ts";
import { DAY_MS } from "#domain/durations.ts";
import { expectJobsToHold, expectQueuesToHold } from "./books.ts";
import { givenOperatorRow } from "./factories/accounts.ts";
import { BY_OPERATOR, givenCrowd, givenOffer, type Member } from "./factories/bookings.ts";
import { BOOKS } from "./invariants.ts";
import { series } from "./series.ts";
import { endLeftServers, type ServerProcess, startServer } from "./server-process.ts";
import { soon } from "./soon.ts";
import { turn } from "./surroundings/dial.ts";
import { wayInto } from "./surroundings/way-in.ts";
import { givenTrading } from "./trading.ts";

/** Nothing here measures speed, and the machine may be busy. */
const PATIENCE_MS = 600_000;
const ROUNDS = series(1, 3);
const LEAPS = [DAY_MS, -DAY_MS];
const HOUSEHOLDS = 20;
const OPENS_IN_MS = 13_000;
/** Slow enough for a leap while people are let in. */
const ADMIT_PER_MINUTE = 60;
/** Some beats of the queue. */
const LEAP_MS = 1_800;

/** Who was offered seats before whom cannot be read from the times of a clock that leaps. */
const { skippedParties: _skipped, ...CLOCKLESS_BOOKS } = BOOKS;

const movedClock = new URL("surroundings/moved-clock.ts", import.meta.url).href;

afterAll(endLeftServers);

it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  "a clock that leaps changes nothing of what was answered (%i)",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "rihla-clock-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const dial = join(folder, "dial");
    turn(dial, 0);
    const server = await startServer(folder, { MOVED_CLOCK: dial }, { preload: movedClock });
    const deps = wayInto(folder);
    const { db } = deps.platform;
    const trading = await givenTrading(deps);
    const [operator, late, ...crowd] = await givenCrowd(deps, 2 + HOUSEHOLDS, BY_OPERATOR);
    if (!operator || !late) throw new Error("no crowd");
    const packageId = await givenOffer(deps, await givenOperatorRow(db, operator.id), { seats: 1_000 });
    const opensAt = new Date(Date.now() + OPENS_IN_MS);
    const sale = { packageIds: [packageId], opensAt: opensAt.toISOString(), admitPerMinute: ADMIT_PER_MINUTE };
    const { id } = await post<SaleWindow>(server, announceWindow.path, operator, sale);
    const window = () => db.selectFrom("saleWindows").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const joinAs = (member: Member) => post<QueueTicket>(server, joinWindow.path.replace(":id", id), member, {});
    const joined = await Promise.all(crowd.map(joinAs));
    const end = trading.begin(server.origin);

    for (const leap of LEAPS) {
      turn(dial, leap);
      await sleep(LEAP_MS);
      expect((await window()).state).toBe("announced");
    }
    const lateOne = await joinAs(late);
    turn(dial, 0);
    await soon(async () => expect((await window()).admitted).toBeGreaterThan(2), PATIENCE_MS / 3);
    expect((await window()).openedAt?.getTime()).toBeGreaterThanOrEqual(opensAt.getTime());

    for (const leap of LEAPS) {
      turn(dial, leap);
      await sleep(1_000);
      const { admitted } = await window();
      await sleep(LEAP_MS);
      expect((await window()).admitted).toBe(admitted);
      turn(dial, 0);
      await soon(async () => expect((await window()).admitted).toBeGreaterThan(admitted), PATIENCE_MS / 3);
    }

    await trading.more();
    await end();
    const tickets = await db.selectFrom("queueTickets").select(["id", "state"]).where("windowId", "=", id).execute();
    expect(tickets.map((ticket) => ticket.id).toSorted()).toEqual(
      [...joined, lateOne].map(({ entryId }) => entryId).toSorted(),
    );
    expect(tickets.filter(({ state }) => state !== "waiting" && state !== "admitted")).toEqual([]);
    expect(trading.unexplained).toEqual([]);
    await trading.expectKept(db, CLOCKLESS_BOOKS);
    await expectQueuesToHold(db);
    await expectJobsToHold(db);
    await server.kill("server and database");
  },
  PATIENCE_MS,
);

async function post<Body>({ origin }: ServerProcess, path: string, { session }: Member, body: object): Promise<Body> {
  const headers = { ...session, "content-type": "application/json" };
  const answer = await fetch(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<Body>;
}
