/** Four people pay the steps of their plans at once, each from two devices, and the server is killed: no step is charged twice, no answer is lost. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { type Booking, createBooking } from "#contract/bookings.ts";
import {
  acceptInvitation,
  changeFamilyMember,
  createFamily,
  type FamilyGroup,
  inviteToFamily,
  listFamily,
} from "#contract/family.ts";
import { listPaymentPlans, type PaymentPlan, payStep, savePaymentPlan } from "#contract/payment-plans.ts";
import type { Route, RouteOutput } from "#contract/route.ts";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import { proveBooksJob } from "#server/features/bookings/payments/proof/prove-books.job.ts";
import { settleForgottenJob } from "#server/features/bookings/records/money/payments.job.ts";
import { expectBooksToBalance } from "./books.ts";
import { givenOperatorRow } from "./factories/accounts.ts";
import { usd } from "./factories/amounts.ts";
import { BY_OPERATOR, GOOD_CARD, givenCrowd, givenOffer, type Member } from "./factories/bookings.ts";
import { IN_PARTS } from "./factories/shared-plans.ts";
import { openInstallation } from "./installation.ts";
import { casesOf, series } from "./series.ts";
import { endLeftServers, type ServerProcess, startServer } from "./server-process.ts";

const ROUNDS = series(1, 3);
const PAYERS = 4;
const DEVICES = 2;
/** Two dates of four steps each; more than are paid between two blows, and than there are devices. */
const BOOKINGS = 6 + 6 * ROUNDS;
const BEFORE_A_BLOW = 5;
const PATIENCE_MS = 60_000;
const BLOWS = casesOf(["server", "server and database"] as const, (what) => what === "server and database");

const folder = mkdtempSync(join(tmpdir(), "rihla-plan-faults-"));
afterAll(endLeftServers);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const party: { packageId: string; owner: Member; payers: Member[] } = {
  ...{ packageId: "", owner: { id: "", session: { cookie: "" } }, payers: [] },
};
/** Steps of which somebody was told that they are paid. */
const paid = new Set<string>();

beforeAll(async () => {
  const installation = await openInstallation(folder);
  const [operator] = await givenCrowd(installation, 1);
  const operatorId = await givenOperatorRow(installation.platform.db, operator?.id ?? "");
  const agreed = { approval: "instant" as const, payment: IN_PARTS };
  // Far enough ahead for two dates, whenever this runs.
  const departure = new Date(Date.now() + 240 * DAY_MS);
  const returning = new Date(departure.getTime() + 20 * DAY_MS);
  const dates = {
    departureDate: departure.toISOString().slice(0, 10),
    returnDate: returning.toISOString().slice(0, 10),
  };
  party.packageId = await givenOffer(installation, operatorId, { seats: 100, agreed, ...dates });
  party.payers = await givenCrowd(installation, PAYERS, BY_OPERATOR);
  const [owner] = party.payers;
  if (owner) party.owner = owner;
  await installation.close();
});

it.each(BLOWS.flatMap((what) => Array.from({ length: ROUNDS }, (_, round) => [what, round + 1] as const)))(
  "payers go on after the %s was killed (%i)",
  async (what) => {
    const server = await startServer(folder);
    if (paid.size === 0) await givenPlans(server);
    const before = paid.size;
    const stop = new AbortController();
    const devices = party.payers.flatMap((payer) => Array.from({ length: DEVICES }, () => payer));
    const paying = devices.map((payer) => payOnAndOn(stop.signal, server, payer));

    const end = performance.now() + PATIENCE_MS;
    while (paid.size < before + BEFORE_A_BLOW) {
      if (performance.now() > end) throw new Error("The server does not go on.");
      await sleep(5);
    }
    await server.kill(what);
    stop.abort();
    await Promise.all(paying);
  },
);

it("ledger, payments and gateway agree, and no step was charged twice", async () => {
  const { db, jobs } = await opened(60_000);
  await jobs.enqueue(db, settleForgottenJob, {});
  while ((await jobs.open(db)) > 0) await sleep(50);

  const done = await db.selectFrom("payments").select("stepId").where("status", "=", "completed").execute();
  const steps = new Set(done.map(({ stepId }) => stepId));
  const { rows: twice } = await sql`
    select step_id from payments join sandbox_movements moved on moved.id = payments.id
    where step_id is not null and moved.outcome = 'succeeded' group by step_id having count(*) > 1`.execute(db);
  const { rows: tooMuch } = await sql`
    select booking_id from payments join bookings on bookings.id = booking_id where payments.status = 'completed'
    group by booking_id, total_minor
    having sum(case kind when 'charge' then amount_minor else -amount_minor end) > total_minor`.execute(db);

  expect([...paid].filter((id) => !steps.has(id))).toEqual([]);
  expect(twice).toEqual([]);
  expect(tooMuch).toEqual([]);
  expect(await db.selectFrom("payments").select("id").where("status", "=", "pending").execute()).toEqual([]);
  await expectBooksToBalance(db);
});

it("the nightly proof finds nothing to tell", async () => {
  const { db, jobs } = await opened(3 * HOUR_MS);
  await jobs.enqueue(db, proveBooksJob, {});
  while ((await jobs.open(db)) > 0) await sleep(50);

  expect(await db.selectFrom("paymentDifferences").selectAll().execute()).toEqual([]);
});

/** The installation itself, so much later; closed after the test. */
async function opened(laterMs: number) {
  const { platform, close } = await openInstallation(folder, () => new Date(Date.now() + laterMs));
  onTestFinished(close);
  return platform;
}

/** A household of administrators, and bookings of each with the deposit paid and the rest divided among all by date. */
async function givenPlans(server: ServerProcess): Promise<void> {
  const { owner, payers, packageId } = party;
  const family: FamilyGroup = await call(server, owner, createFamily, {}, { name: "Payers" });
  for (const payer of payers.slice(1)) {
    const { code } = await call(server, owner, inviteToFamily, { id: family.id }, {});
    await call(server, payer, acceptInvitation, {}, { token: code });
  }
  for (const memberId of await othersIn(server, owner))
    await call(server, owner, changeFamilyMember, { id: family.id, memberId }, { role: "admin" });
  const shares = await Promise.all(
    payers.map(async (payer) => ({ packageId, payer, others: await othersIn(server, payer) })),
  );
  for (let made = 0; made < BOOKINGS; made += 1) {
    const share = shares[made % shares.length];
    if (share) await givenPlan(server, { ...share, title: `Plan ${made}` });
  }
}

/** The reader's household without the reader. */
async function othersIn(server: ServerProcess, reader: Member): Promise<string[]> {
  const [household] = await call(server, reader, listFamily);
  return household?.members.filter(({ isYou }) => !isYou).map(({ id }) => id) ?? [];
}

interface Division {
  readonly packageId: string;
  /** In turn, for one account keeps a limited number of plans. */
  readonly payer: Member;
  /** Members of the household who take a share. */
  readonly others: readonly string[];
  readonly title: string;
}

async function givenPlan(server: ServerProcess, { packageId, payer, others, title }: Division): Promise<void> {
  const { id } = await call(server, payer, createBooking, {}, { parts: [{ packageId, seats: 1 }] });
  const { schedule }: Booking = await call(server, payer, payBooking, { id }, { card: GOOD_CARD });
  const steps = schedule
    .slice(1)
    .flatMap(({ dueOn }) => [null, ...others].map((memberId) => ({ dueOn, memberId, amount: usd("500.00") })));
  await call(server, payer, savePaymentPlan, {}, { title, target: "operator", bookingId: id, steps });
}

/** A booking whose payment a blow has cut off waits half a minute for its outcome, so nobody stays with one. */
let turns = 0;

/** A refusal or a server that is gone is no reason to stop. */
async function payOnAndOn(signal: AbortSignal, server: ServerProcess, payer: Member): Promise<void> {
  while (!signal.aborted) await payAny(server, payer).catch(() => sleep(10));
}

async function payAny(server: ServerProcess, payer: Member): Promise<void> {
  const plans: PaymentPlan[] = await call(server, payer, listPaymentPlans);
  const own = plans.flatMap(({ id, steps }) => steps.filter(({ can }) => can.pay).map((step) => ({ plan: id, step })));
  turns += 1;
  const next = own[turns % Math.max(1, own.length)];
  if (!next) return sleep(20);
  const { id, amount } = next.step;
  await call(server, payer, payStep, { id: next.plan, step: id }, { card: GOOD_CARD, amount });
  paid.add(id);
}

async function call<R extends Route>(
  { origin }: ServerProcess,
  { session }: Member,
  route: R,
  params: Readonly<Record<string, string>> = {},
  body?: object,
): Promise<RouteOutput<R>> {
  const path = route.path.replace(/:([^/]+)/g, (_, name: string) => params[name] ?? "");
  const headers = { ...session, ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }) };
  const answer = await fetch(`${origin}${path}`, {
    ...{ method: route.method, headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<RouteOutput<R>>;
}
