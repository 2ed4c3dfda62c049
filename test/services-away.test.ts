/** Storage, gateway, mail server and model are away, break off, are late or mute: the others go on, and nothing is lost or done twice. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { askPayment, payBooking } from "#contract/booking-payments.ts";
import { type Booking, createBooking } from "#contract/bookings.ts";
import { uploadDocument } from "#contract/documents.ts";
import type { RouteOutput } from "#contract/route.ts";
import { OPINION_TEXT_VERSION } from "#domain/documents/opinion-text.ts";
import { picture } from "#server/features/documents/test-files.ts";
import { expectBooksToBalance, expectJobsToHold } from "./books.ts";
import { givenOperatorRow } from "./factories/accounts.ts";
import { BY_OPERATOR, givenCrowd, givenOffer, type Member } from "./factories/bookings.ts";
import { startObjectStorage } from "./object-storage.ts";
import { casesOf, series } from "./series.ts";
import { endLeftServers, startServer } from "./server-process.ts";
import { soon } from "./soon.ts";
import { READY_ACCOUNT } from "./stripe-server.ts";
import { openLine, TROUBLES } from "./surroundings/line.ts";
import { type StandIns, startStandIns } from "./surroundings/stand-in-process.ts";
import { wayInto } from "./surroundings/way-in.ts";

const ROUNDS = series(1, 3);
/** Nothing here measures speed, and the machine may be busy. */
const PATIENCE_MS = 600_000;
const PAYERS = 3;
const UPLOADERS = 2;
const TROUBLE_MS = 700;
/** Of uploads: each is read, and the reader has the machine's cores to share. */
const PAUSE_MS = 400;
const INTERNAL = 500;

afterAll(endLeftServers);

it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  "services in trouble of each kind keep nothing from the others, and lose nothing (%i)",
  async () => {
    const { folder, lines, settings, standIns, modelHost } = await givenServices();
    const server = await startServer(folder, settings);
    const deps = wayInto(folder);
    const { db } = deps.platform;
    const [owner, ...crowd] = await givenCrowd(deps, 1 + PAYERS + UPLOADERS, BY_OPERATOR);
    await db.updateTable("users").set({ emailVerifiedAt: new Date() }).execute();
    const operatorId = await givenOperatorRow(db, owner?.id ?? "");
    await db.updateTable("operators").set({ stripeAccount: READY_ACCOUNT }).where("userId", "=", operatorId).execute();
    const packageId = await givenOffer(deps, operatorId, { seats: 10_000, agreed: { approval: "instant" } });
    const people = customers(server.origin, { packageId, modelHost, standIns });
    const end = people.begin(crowd.slice(0, PAYERS), crowd.slice(PAYERS));

    for (const [name, line] of Object.entries(lines))
      for (const trouble of casesOf(TROUBLES, (kind) => kind === "away")) {
        const before = people.count();
        line.becomes(trouble);
        await sleep(TROUBLE_MS);
        expect((await fetch(`${server.origin}/api/health/ready`)).status).toBe(200);
        if (name !== "gateway")
          await soon(() => expect(people.count().paid).toBeGreaterThan(before.paid), PATIENCE_MS / 3);
        line.becomes(null);
        if (name === "gateway")
          await soon(() => expect(people.count().paid).toBeGreaterThan(before.paid), PATIENCE_MS / 3);
      }
    await end();

    expect(people.unexplained).toEqual([]);
    // The pauses between tries have grown meanwhile.
    await soon(async () => {
      expect(await db.selectFrom("documents").select("id").where("stage", "<>", "done").execute()).toEqual([]);
      expect(await db.selectFrom("secondOpinions").select("state").where("state", "=", "waiting").execute()).toEqual(
        [],
      );
      expect(await db.selectFrom("outgoingMails").select("id").execute()).toEqual([]);
    }, PATIENCE_MS / 3);
    for (const { id, by } of people.stored) {
      const page = await fetch(`${server.origin}/api/documents/${id}/file`, { headers: { ...by.session } });
      expect([id, page.status]).toEqual([id, 200]);
    }
    const { paid, mails } = await standIns.report();
    const booked = await db.selectFrom("payments").select(["id", "status"]).execute();
    const completed = booked.filter(({ status }) => status === "completed").map(({ id }) => id);
    expect(completed.toSorted()).toEqual(paid.toSorted());
    expect(people.count().paid).toBe(paid.length);
    // One at least of each booking; what was taken before the line broke comes again under the same number.
    expect(new Set(mails).size).toBeGreaterThanOrEqual(paid.length);
    expect(people.stored.length).toBeGreaterThanOrEqual(UPLOADERS);
    const opinions = await db.selectFrom("secondOpinions").select("state").execute();
    expect(opinions.filter(({ state }) => state === "given").length).toBeGreaterThan(0);
    await expectBooksToBalance(db);
    await expectJobsToHold(db);
    await server.kill("server and database");
  },
  PATIENCE_MS,
);

/** Each service as a process, with a line between it and the server to be. */
async function givenServices() {
  const folder = mkdtempSync(join(tmpdir(), "rihla-services-"));
  const [storage, standIns] = await Promise.all([startObjectStorage(join(folder, "bucket")), startStandIns()]);
  const { mail, gateway, model } = standIns.ports;
  const storagePort = Number(new URL(storage.settings.S3_ENDPOINT ?? "").port);
  // In this order: mails that failed come again with growing pauses, while the others have their turn.
  const lines = {
    mail: await openLine(mail),
    model: await openLine(model),
    storage: await openLine(storagePort),
    gateway: await openLine(gateway),
  };
  onTestFinished(async () => {
    for (const line of Object.values(lines)) line.close();
    standIns.stop();
    await storage.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const modelHost = `127.0.0.1:${lines.model.port}`;
  const settings = {
    ...storage.settings,
    S3_ENDPOINT: `http://127.0.0.1:${lines.storage.port}`,
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_test",
    STRIPE_API_URL: `http://127.0.0.1:${lines.gateway.port}`,
    SMTP_URL: `smtp://127.0.0.1:${lines.mail.port}`,
    MAIL_FROM: "Rihla <hello@rihla.example>",
    LLM_BASE_URL: `http://${modelHost}/v1`,
    LLM_MODEL: "reader-1",
  };
  return { folder, lines, settings, standIns, modelHost };
}

/** People who book, pay on the gateway's page and come back; and others who upload and agree to a second opinion. */
function customers(
  origin: string,
  { packageId, modelHost, standIns }: { packageId: string; modelHost: string; standIns: StandIns },
) {
  const stored: { id: string; by: Member }[] = [];
  const unexplained: string[] = [];
  let paid = 0;

  async function succeed<Body>(ask: () => Promise<Response>): Promise<Body> {
    for (;;) {
      const answer = await ask().catch(() => null);
      const said = await answer?.text().catch(() => null);
      if (answer?.ok && said) return JSON.parse(said);
      if (answer?.status === INTERNAL) unexplained.push(said ?? "");
      await sleep(50);
    }
  }

  const post = <Body>(path: string, { session }: Member, body: object): Promise<Body> => {
    // The same key at every try, as a page keeps it.
    const headers = { ...session, "content-type": "application/json", "idempotency-key": randomUUID() };
    return succeed(() => fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) }));
  };

  async function pay(by: Member): Promise<void> {
    const { id } = await post<Booking>(createBooking.path, by, { parts: [{ packageId, seats: 1 }] });
    const sent = await post<Booking>(payBooking.path.replace(":id", id), by, {});
    await standIns.pay(sent.openPayment?.gatewayNumber ?? "");
    for (;;) {
      const { phase } = await post<Booking>(askPayment.path.replace(":id", id), by, {});
      if (phase === "confirmed") break;
      await sleep(50);
    }
    paid += 1;
  }

  const photo = picture().then((bytes) => new Blob([new Uint8Array(bytes)]));

  async function upload(by: Member): Promise<void> {
    const fields = { type: "photo", secondOpinion: OPINION_TEXT_VERSION, secondOpinionHost: modelHost };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("document", await photo, "a.png");
    const { document } = await succeed<RouteOutput<typeof uploadDocument>>(() =>
      fetch(origin + uploadDocument.path, { method: "POST", headers: { ...by.session }, body: form }),
    );
    stored.push({ id: document.id, by });
    await sleep(PAUSE_MS);
  }

  return {
    stored,
    unexplained,
    count: () => ({ paid }),
    /** The returned function waits until everybody has finished what they are at. */
    begin(payers: readonly Member[], uploaders: readonly Member[]) {
      let isOver = false;
      const onAndOn = async (member: Member, act: (by: Member) => Promise<void>) => {
        while (!isOver) await act(member);
      };
      const all = [...payers.map((one) => onAndOn(one, pay)), ...uploaders.map((one) => onAndOn(one, upload))];
      return async () => {
        isOver = true;
        await Promise.all(all);
      };
    },
  };
}
