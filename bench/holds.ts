/** Holds a second, through HTTP and by the service, against one guarded UPDATE with an INSERT, turn by turn. */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { createBooking } from "#contract/bookings.ts";
import { bookingService } from "#server/features/bookings/service.ts";
import { packageService } from "#server/features/packages/service.ts";
import type { Db } from "#server/platform/database.ts";
import { givenCrowd, type Member } from "../test/given/bookings.ts";
import { notificationsOn } from "../test/services.ts";
import { givenListedPackages } from "./ground/listed-packages.ts";
import { middle } from "./ground/middle.ts";
import { openProduct } from "./ground/open-product.ts";

const CLIENTS = 32;
const SECONDS = 2;
/** Odd, so that a middle one stands for all: the machine may be busy with something else in some. */
const TURNS = 5;
const MANY = 100;
const CAPACITY = 1_000_000;

const product = await openProduct();
const { db } = product.platform;
const origin = await product.app.listen({ port: 0, host: "127.0.0.1" });
const bookings = bookingService({
  ...product.platform,
  packages: packageService(product.platform),
  notifications: notificationsOn(product.platform),
});

/** Takes one seat for a client. */
type Take = (client: Member, packageId: string) => Promise<void>;

const ways: Record<string, Take> = {
  "bare SQL": (_client, packageId) => bareHold(db, packageId),
  service: async (client, packageId) => {
    await bookings.hold(
      { id: client.id, operatorId: client.id, role: "pilgrim", lacks: [] },
      { parts: [{ packageId, seats: 1 }] },
      randomKey(),
    );
  },
  HTTP: async ({ session }, packageId) => {
    const headers = { ...session, "content-type": "application/json", "idempotency-key": randomKey() };
    const body = JSON.stringify({ parts: [{ packageId, seats: 1 }] });
    const answer = await fetch(origin + createBooking.path, { method: "POST", headers, body });
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`a hold was answered with ${answer.status}`);
  },
};

try {
  await sql`create table bare_holds (id bigint generated always as identity primary key, package_id text not null)`.execute(
    db,
  );
  const packageIds = await givenListedPackages(product.platform, MANY, CAPACITY);
  const clients = await givenCrowd(product, CLIENTS);
  console.log(`${CLIENTS} clients, the middle of ${TURNS} turns of ${SECONDS} s`);
  await compare("one hot package", packageIds.slice(0, 1), clients);
  await compare(`${MANY} packages`, packageIds, clients);
} finally {
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
    const ratio = middle(turns.map((turn) => (turn[way] ?? 0) / (turn["bare SQL"] ?? 1)));
    console.log(
      `${label.padEnd(18)}${way.padEnd(10)}${speed.toFixed(0).padStart(8)} holds/s${ratio.toFixed(2).padStart(8)}`,
    );
  }
}

/** Each client takes seat after seat, one package after the other. */
async function perSecond(take: Take, packageIds: readonly string[], clients: readonly Member[]): Promise<number> {
  const start = performance.now();
  const end = start + SECONDS * 1000;
  let taken = 0;
  await Promise.all(
    clients.map(async (client, first) => {
      for (let index = first; performance.now() < end; index += 1) {
        await take(client, packageIds[index % packageIds.length] ?? "");
        taken += 1;
      }
    }),
  );
  return (taken * 1000) / (performance.now() - start);
}

/** The least that could be done: no party, no price, no key, no audit, no answer. */
async function bareHold(ground: Db, packageId: string): Promise<void> {
  await sql`
    with taken as (
      update packages set available_slots = available_slots - 1
      where id = ${packageId} and available_slots >= 1 returning id
    )
    insert into bare_holds (package_id) select id from taken
  `.execute(ground);
}

function randomKey(): string {
  return randomBytes(12).toString("base64url");
}
