/** Households that join a window a second, by the service and through HTTP, against one bare INSERT and one by node:http, turn by turn. */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { HOUR_MS } from "#domain/durations.ts";
import { joiningOf } from "#server/features/queue/places/joining.ts";
import type { Db } from "#server/platform/database/database.ts";
import { givenCrowd, type Member } from "../test/factories/bookings.ts";
import { middle } from "./ground/middle.ts";
import { openProduct } from "./ground/open-product.ts";
import {
  COST_HEADINGS,
  COST_TURNS,
  type Cost,
  costColumns,
  costOf,
  countStatements,
} from "./ground/opening-day/cost.ts";
import { givenSaleLine, queueGround } from "./ground/opening-day/sale-line.ts";
import { post, serveStatement } from "./ground/servers/bare-statement.ts";

const CLIENTS = 32;
/** Joins of one way in one turn: each by an account that has no place yet. */
const JOINS = 1_000;
/** Odd, so that a middle one stands for all: the machine may be busy with something else in some. */
const TURNS = 5;

const product = await openProduct();
const { db } = product.platform;
const origin = await product.app.listen({ port: 0, host: "127.0.0.1" });
const join = joiningOf(queueGround(product));

type Join = (windowId: string, member: Member) => Promise<void>;

const ways: Record<string, Join> = {
  "bare INSERT": (windowId, { id }) => bareJoin(db, windowId, id),
  service: (windowId, { id: userId }) => join({ userId, windowId, familyId: null, seats: null, stepFree: false }),
  "node:http": (_windowId, { session }) => post(bare.origin, { ...session }, "{}"),
  HTTP: joinOverHttp,
  // Asked once more by the same accounts, as a page does that was reloaded.
  "HTTP, again": joinOverHttp,
};

const bare = await serveStatement(() => bareJoin(db, "w", "u"));

try {
  countStatements();
  await sql`create table bare_joins (id text primary key, window_id text not null, user_id text not null, joined_at timestamptz not null)`.execute(
    db,
  );
  console.log(
    `${CLIENTS} clients, ${JOINS} joins a turn, the middle of ${TURNS} turns; the last column against node:http`,
  );
  const turns: Record<string, number>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push(await playTurn());
  for (const way of Object.keys(ways)) {
    const speed = middle(turns.map((turn) => turn[way] ?? 0));
    const [toInsert, toHttp] = ["bare INSERT", "node:http"].map((yardstick) =>
      middle(turns.map((turn) => (turn[way] ?? 0) / (turn[yardstick] ?? 1)))
        .toFixed(2)
        .padStart(8),
    );
    console.log(`  ${way.padEnd(14)}${speed.toFixed(0).padStart(8)} joins/s${toInsert}${toHttp}`);
  }
  console.log(`  a join        ${COST_HEADINGS}`);
  const windowId = await announced();
  for (const [way, take] of Object.entries(ways).slice(0, -1)) {
    const costs: Cost[] = [];
    while (costs.length < COST_TURNS) {
      const members = await crowd();
      costs.push(await costOf(db, () => perSecond(take, windowId, members).then(() => members.length)));
    }
    console.log(`  ${way.padEnd(14)}${costColumns(costs)}`);
  }
} finally {
  bare.close();
  await product.close();
}

async function playTurn(): Promise<Record<string, number>> {
  const windowId = await announced();
  const first = { "bare INSERT": await crowd(), service: await crowd() };
  const bySomebodyNew = { ...first, "node:http": await crowd(), HTTP: await crowd() };
  const members = { ...bySomebodyNew, "HTTP, again": bySomebodyNew.HTTP };
  const measured: Record<string, number> = {};
  for (const [way, take] of Object.entries(ways)) {
    measured[way] = await perSecond(take, windowId, members[way as keyof typeof members]);
  }
  return measured;
}

function announced(): Promise<string> {
  const opensAt = new Date(Date.now() + HOUR_MS);
  return givenSaleLine(product, { state: "announced", opensAt, admitPerMinute: 60 });
}

function crowd(): Promise<Member[]> {
  return givenCrowd(product, JOINS);
}

async function perSecond(take: Join, windowId: string, members: readonly Member[]): Promise<number> {
  const start = performance.now();
  const waiting = members.values();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (const member of waiting) await take(windowId, member);
    }),
  );
  return (members.length * 1000) / (performance.now() - start);
}

/** The least that could be done: no household, no double place looked for, no audit, no answer. */
async function bareJoin(deps: Db, windowId: string, userId: string): Promise<void> {
  const id = randomBytes(16).toString("base64url");
  await sql`insert into bare_joins values (${id}, ${windowId}, ${userId}, ${new Date()})`.execute(deps);
}

function joinOverHttp(windowId: string, { session }: Member): Promise<void> {
  return post(`${origin}/api/queue/windows/${windowId}/join`, { ...session }, "{}");
}
