/** Server, database or both are killed in the middle of holds, payments, lines and uploads: what was answered with success stays. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { getDocumentFile, type uploadDocument } from "#contract/documents.ts";
import type { RouteOutput } from "#contract/route.ts";
import type { WaitlistEntry } from "#contract/waitlist.ts";
import { settleForgottenJob } from "#server/features/bookings/payments.job.ts";
import { picture } from "#server/features/documents/test-files.ts";
import { expectBooksToBalance } from "./books.ts";
import { givenOperatorRow } from "./given/accounts.ts";
import { BY_OPERATOR, GOOD_CARD, givenCrowd, givenOffer, type Member } from "./given/bookings.ts";
import { openInstallation } from "./installation.ts";
import { requestFor } from "./request.ts";
import { endLeftServers, type ServerProcess, startServer } from "./server-process.ts";

/** `npm run faults` sets more. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);
const BUYERS = 6;
const UPLOADERS = 2;
const QUEUERS = 4;
const SEATS = 100_000;
/** Of the package that the queuers give to and fro. */
const SCARCE_SEATS = 2;
/** A blow falls when so much has been answered since the last one. */
const BEFORE_A_BLOW = { held: 8, paid: 3, queued: 4, stored: 1 };
const PATIENCE_MS = 60_000;

type Kind = keyof typeof BEFORE_A_BLOW;

const BLOWS: Readonly<Record<string, (server: ServerProcess) => Promise<void>>> = {
  server: (server) => server.kill("server"),
  "server and database": (server) => server.kill("server and database"),
  async database(server) {
    server.killDatabase();
    // It comes back under the running server, which goes on selling; a verdict under way may have to wait for its turn.
    await more(["held", "paid", "queued"]);
    await server.kill("server");
  },
};

const folder = mkdtempSync(join(tmpdir(), "rihla-faults-"));
afterAll(endLeftServers);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const photo = new Blob([new Uint8Array(await picture())]);
const answered: Record<Kind, { id: string; by: Member }[]> = { held: [], paid: [], queued: [], stored: [] };
const shop = { packageId: "", scarceId: "", crowd: [] as Member[] };

beforeAll(async () => {
  const installation = await openInstallation(folder);
  const [operator] = await givenCrowd(installation, 1);
  const operatorId = await givenOperatorRow(installation.platform.db, operator?.id ?? "");
  shop.packageId = await givenOffer(installation, operatorId, { seats: SEATS });
  shop.scarceId = await givenOffer(installation, operatorId, { seats: SCARCE_SEATS });
  shop.crowd = await givenCrowd(installation, BUYERS + UPLOADERS + QUEUERS, BY_OPERATOR);
  await installation.close();
});

it.each(Object.keys(BLOWS).flatMap((what) => Array.from({ length: ROUNDS }, (_, round) => [what, round + 1] as const)))(
  "the next start needs no hand after the %s was killed (%i)",
  async (what) => {
    const server = await startServer(folder);
    const stop = new AbortController();
    const working = shop.crowd.map((member, at) => persistently(stop.signal, () => workOf(at)(server.origin, member)));

    await more();
    await BLOWS[what]?.(server);
    stop.abort();
    await Promise.all(working);
  },
);

it("nothing that was answered is lost, and nothing is left half done", async () => {
  const later = () => new Date(Date.now() + 60_000);
  const { app, platform, close } = await openInstallation(folder, later);
  const { db, jobs } = platform;
  await jobs.enqueue(db, settleForgottenJob, {});
  while ((await jobs.open(db)) > 0) await sleep(50);

  const bookings = await db.selectFrom("bookings").select(["id", "paymentStatus"]).execute();
  const lines = await db.selectFrom("waitlistEntries").select("id").execute();
  const inLine = new Set(lines.map(({ id }) => id));
  const kept = new Set(bookings.map(({ id }) => id));
  const paid = new Set(bookings.filter(({ paymentStatus }) => paymentStatus === "completed").map(({ id }) => id));
  const files = answered.stored.map(({ id, by }) =>
    app.inject(requestFor(getDocumentFile, { params: { id } }, by.session)),
  );

  expect(answered.held.filter(({ id }) => !kept.has(id))).toEqual([]);
  expect(answered.paid.filter(({ id }) => !paid.has(id))).toEqual([]);
  expect(answered.queued.filter(({ id }) => !inLine.has(id))).toEqual([]);
  expect((await Promise.all(files)).filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  expect(await db.selectFrom("payments").select("id").where("status", "=", "pending").execute()).toEqual([]);
  await expectBooksToBalance(db);
  await close();
});

/** Does something again and again; a refusal or a server that is gone is no reason to stop. */
async function persistently(signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  while (!signal.aborted) await act().catch(() => sleep(20));
}

function workOf(at: number): (origin: string, by: Member) => Promise<void> {
  if (at < BUYERS) return buy;
  return at < BUYERS + UPLOADERS ? upload : queue;
}

async function post<Body>(url: string, by: Member, body: object = {}): Promise<Body> {
  const headers = { ...by.session, "content-type": "application/json", "idempotency-key": randomUUID() };
  return successOf(await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function buy(origin: string, by: Member): Promise<void> {
  const { id } = await post<Booking>(`${origin}/api/bookings`, by, {
    parts: [{ packageId: shop.packageId, seats: 1 }],
  });
  answered.held.push({ id, by });
  await post(`${origin}/api/bookings/${id}/pay`, by, { card: GOOD_CARD });
  answered.paid.push({ id, by });
}

/** Takes what is there and gives it back, else waits in line, and gives back what is offered. */
async function queue(origin: string, by: Member): Promise<void> {
  const mine = await successOf<WaitlistEntry[]>(await fetch(`${origin}/api/waitlist`, { headers: { ...by.session } }));
  const offered = mine.find(({ state }) => state === "offered");
  if (offered) {
    await fetch(`${origin}/api/waitlist/${offered.id}`, { method: "DELETE", headers: { ...by.session } });
    return;
  }
  // Looked up, because a hold whose answer a blow has cut off would keep everybody waiting.
  const bookings = await successOf<Booking[]>(await fetch(`${origin}/api/bookings`, { headers: { ...by.session } }));
  const held = bookings.find(({ status }) => status === "pending");
  if (held) return post(`${origin}/api/bookings/${held.id}/cancel`, by);
  if (mine.some(({ state }) => state === "waiting")) return sleep(20);
  const packageId = shop.scarceId;
  const taken = await post(`${origin}/api/bookings`, by, { parts: [{ packageId, seats: 2 }] }).catch(() => null);
  if (taken) await sleep(50);
  else
    answered.queued.push({
      id: (await post<WaitlistEntry>(`${origin}/api/waitlist`, by, { packageId, seats: 1 })).id,
      by,
    });
}

async function upload(origin: string, by: Member): Promise<void> {
  const form = new FormData();
  form.set("type", "photo");
  form.set("document", photo, "a.png");
  const sent = await fetch(`${origin}/api/documents/upload`, {
    method: "POST",
    headers: { ...by.session },
    body: form,
  });
  const { document, aiAnalysis } = await successOf<RouteOutput<typeof uploadDocument>>(sent);
  // Whose reading two blows have cut off waits for a person, its pages unread: nothing was promised that could be opened.
  if (aiAnalysis) answered.stored.push({ id: document.id, by });
}

async function successOf<Body>(answer: Response): Promise<Body> {
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<Body>;
}

/** Until enough has been answered anew, however long that takes on this machine. */
async function more(kinds: readonly Kind[] = ["held", "paid", "queued", "stored"]): Promise<void> {
  const { held, paid, queued, stored } = answered;
  const before = { held: held.length, paid: paid.length, queued: queued.length, stored: stored.length };
  const end = performance.now() + PATIENCE_MS;
  while (kinds.some((kind) => answered[kind].length < before[kind] + BEFORE_A_BLOW[kind])) {
    if (performance.now() > end) throw new Error("The server does not go on.");
    await sleep(10);
  }
}
