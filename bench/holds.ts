/** Holds a second, through HTTP and by the service, against one guarded UPDATE with an INSERT, bare and by node:http, turn by turn. */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { type BookingRequest, createBooking } from "#contract/bookings.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { bookingService } from "#server/features/bookings/service.ts";
import { packageService } from "#server/features/packages/service.ts";
import { saleQueue } from "#server/features/queue/service.ts";
import type { Db } from "#server/platform/database/database.ts";
import { renewSaleStatistics } from "#server/platform/database/sale-statistics.ts";
import { givenCrowd, type Member } from "../test/factories/bookings.ts";
import { notificationsOn } from "../test/services.ts";
import { givenListedPackages } from "./ground/listed-packages.ts";
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
import { givenSaleLine, givenTurns, queueGround } from "./ground/opening-day/sale-line.ts";
import { post, serveStatement } from "./ground/servers/bare-statement.ts";

const CLIENTS = 32;
const SECONDS = 2;
/** Odd, so that a middle one stands for all: the machine may be busy with something else in some. */
const TURNS = 5;
const MANY = 100;
const CAPACITY = 1_000_000;
/** More than a turn takes: an account holds once or twice, as in life. */
const ACCOUNTS = 4_000;
const HOUSEHOLDS = 400;

const product = await openProduct();
const { db } = product.platform;
const origin = await product.app.listen({ port: 0, host: "127.0.0.1" });
const bookings = bookingService({
  ...product.platform,
  packages: packageService(product.platform),
  notifications: notificationsOn(product.platform),
  queue: saleQueue(queueGround(product)),
});

/** Takes one seat for a client. */
type Take = (client: Member, packageId: string) => Promise<void>;

const ways: Record<string, Take> = {
  "bare SQL": (_client, packageId) => bareHold(db, packageId),
  service: async (client, packageId) => {
    await holdFor(client.id, [{ packageId, seats: 1 }]);
  },
  "node:http": ({ session }, packageId) => {
    sold.packageId = packageId;
    return post(bare.origin, { ...session }, "{}");
  },
  HTTP: ({ session }, packageId) => {
    const headers = { ...session, "idempotency-key": randomKey() };
    return post(origin + createBooking.path, headers, JSON.stringify({ parts: [{ packageId, seats: 1 }] }));
  },
};
const sold = { packageId: "" };
const bare = await serveStatement(() => bareHold(db, sold.packageId));

try {
  countStatements();
  await sql`create table bare_holds (id bigint generated always as identity primary key, package_id text not null)`.execute(
    db,
  );
  const packageIds = await givenListedPackages(product.platform, MANY, CAPACITY);
  const clients = await givenCrowd(product, ACCOUNTS);
  console.log(`${CLIENTS} clients, the middle of ${TURNS} turns of ${SECONDS} s; the last column against node:http`);
  await compare("one hot package", packageIds.slice(0, 1), clients);
  await compare(`${MANY} packages`, packageIds, clients);
  console.log(`a hold of one hot package ${COST_HEADINGS}`);
  for (const [way, take] of Object.entries(ways)) {
    const costs: Cost[] = [];
    while (costs.length < COST_TURNS)
      costs.push(await costOf(db, () => takeFor(take, packageIds.slice(0, 1), clients)));
    console.log(`${way.padEnd(26)}${costColumns(costs)}`);
  }
  await compareHouseholds();
} finally {
  bare.close();
  await product.close();
}

async function compare(label: string, packageIds: readonly string[], clients: readonly Member[]): Promise<void> {
  const turns: Record<string, number>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const measured: Record<string, number> = {};
    for (const [way, take] of Object.entries(ways)) measured[way] = await perSecond(take, packageIds, clients);
    turns.push(measured);
  }
  for (const way of Object.keys(ways)) {
    const speed = middle(turns.map((turn) => turn[way] ?? 0));
    const [toSql, toHttp] = ["bare SQL", "node:http"].map((yardstick) =>
      middle(turns.map((turn) => (turn[way] ?? 0) / (turn[yardstick] ?? 1)))
        .toFixed(2)
        .padStart(8),
    );
    console.log(`${label.padEnd(18)}${way.padEnd(10)}${speed.toFixed(0).padStart(8)} holds/s${toSql}${toHttp}`);
  }
}

/** Each names its people and uses its turn in a sale window, against as many simple holds. */
async function compareHouseholds(): Promise<void> {
  const [packageId = ""] = await givenListedPackages(product.platform, 1, CAPACITY);
  const turns: { simple: number; household: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const members = await givenCrowd(product, HOUSEHOLDS);
    const simple = await allAtOnce(members, ({ id }) => holdFor(id, [{ packageId, seats: 1 }]));
    const opensAt = new Date(Date.now() - HOUR_MS);
    const windowId = await givenSaleLine(product, { state: "open", opensAt, admitPerMinute: 60 });
    const given = await givenTurns(product, windowId, { members: await givenCrowd(product, HOUSEHOLDS), people: 5 });
    // As the opening of every sale does.
    await renewSaleStatistics(db);
    const household = await allAtOnce(given.households, ({ id, travellerIds }) =>
      holdFor(id, [{ packageId: given.packageId, travellerIds: [...travellerIds] }]),
    );
    turns.push({ simple, household });
  }
  const simple = middle(turns.map((turn) => turn.simple));
  const household = middle(turns.map((turn) => turn.household));
  const ratio = middle(turns.map((turn) => turn.household / turn.simple));
  console.log(`one by one, once        service ${simple.toFixed(0).padStart(8)} holds/s    1.00`);
  console.log(
    `households of five      service ${household.toFixed(0).padStart(8)} holds/s${ratio.toFixed(2).padStart(8)}`,
  );
}

/** A second, each once, by as many clients as everywhere here. */
async function allAtOnce<One>(all: readonly One[], take: (one: One) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const waiting = all.values();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (const one of waiting) await take(one);
    }),
  );
  return (all.length * 1000) / (performance.now() - start);
}

async function perSecond(take: Take, packageIds: readonly string[], accounts: readonly Member[]): Promise<number> {
  const start = performance.now();
  const taken = await takeFor(take, packageIds, accounts);
  return (taken * 1000) / (performance.now() - start);
}

/** One account after the other takes a seat, of one package after the other; how many did. */
async function takeFor(take: Take, packageIds: readonly string[], accounts: readonly Member[]): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let taken = 0;
  const [nobody] = accounts;
  if (!nobody) throw new Error("somebody must hold");
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) {
        const index = taken++;
        await take(accounts[index % accounts.length] ?? nobody, packageIds[index % packageIds.length] ?? "");
      }
    }),
  );
  return taken;
}

/** The least that could be done: no party, no price, no key, no audit, no answer. */
async function bareHold(deps: Db, packageId: string): Promise<void> {
  await sql`
    with taken as (
      update packages set available_slots = available_slots - 1
      where id = ${packageId} and available_slots >= 1 returning id
    )
    insert into bare_holds (package_id) select id from taken
  `.execute(deps);
}

function holdFor(id: string, parts: BookingRequest["parts"]) {
  return bookings.hold({ id, operatorId: id, role: "pilgrim", lacks: [] }, { parts }, randomKey());
}

function randomKey(): string {
  return randomBytes(12).toString("base64url");
}
