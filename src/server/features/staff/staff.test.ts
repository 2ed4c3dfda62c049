/** The staff's desk: documents that wait for a person, and the search of the record. */
import { describe, expect, it } from "vitest";
import { currentUser, startLogin } from "#contract/accounts.ts";
import { getDocument, getDocumentFile, uploadDocument } from "#contract/documents.ts";
import { listActivity, listNotifications } from "#contract/notifications.ts";
import * as contract from "#contract/staff.ts";
import { deleteTraveller } from "#contract/travellers.ts";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { standingClock } from "../../../../test/factories/bookings.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { picture } from "../documents/test-files.ts";
import { sweepTries } from "./service.ts";

const { clock, move } = standingClock();
const app = await testApp({ clock });
const staff = await givenStaff(app);

/** A paper that the engine leaves to a person. */
async function givenWaiting(pilgrim: Given, memberId?: string): Promise<string> {
  const file = { name: "page.png", type: "image/png", bytes: await picture() };
  const { document } = await app.upload(
    uploadDocument,
    { fields: { type: "health_certificate", ...(memberId !== undefined && { memberId }) }, file },
    pilgrim.session,
  );
  expect(document.needsReview).toBe(true);
  return document.id;
}

const approve = { decision: "approve" } as const;
const reject = { decision: "reject", reason: "The stamp of the doctor is missing." } as const;
const decide = (id: string, body: typeof approve | typeof reject) =>
  app.call(contract.decideDocument, { params: { id }, body }, staff.session);
const recordOf = async (subject: string) =>
  (await app.call(contract.searchAudit, { query: { subject } }, staff.session)).entries;

describe("a document that waits for a person", () => {
  it("is opened with its evidence and its page, approved, and each step stands in the record", async () => {
    const pilgrim = await givenPilgrim(app, { firstName: "Yusuf", lastName: "Rahman" });
    const id = await givenWaiting(pilgrim);

    const list = await app.call(contract.documentsForReview, {}, staff.session);
    const opened = await app.call(contract.documentForReview, { params: { id } }, staff.session);
    const page = await app.inject({ url: `/api/staff/documents/${id}/file`, headers: { ...staff.session } });
    move({ minutes: 2 });
    await decide(id, approve);

    expect(list.at(-1)).toEqual({
      ...{ id, type: "health_certificate", uploadedAt: expect.any(String), readable: true, nameDisputed: false },
      openRules: expect.arrayContaining([expect.any(String)]),
    });
    expect(opened).toMatchObject({
      travellerName: "Yusuf Rahman",
      traveller: null,
      document: { id, needsReview: true },
    });
    expect(opened.document.aiAnalysis?.checks.length).toBeGreaterThan(0);
    expect(page.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    expect(await app.call(getDocument, { params: { id } }, pilgrim.session)).toMatchObject({
      status: "verified",
      needsReview: false,
      review: { reason: null, at: clock().toISOString() },
    });
    expect((await recordOf(id)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ["document.verified", staff.user.id],
      ["document.read", staff.user.id],
      ["document.opened", staff.user.id],
      ["document.judged", null],
      ["document.uploaded", pilgrim.user.id],
    ]);
  });

  it("is rejected with words that its owner reads", async () => {
    const pilgrim = await givenPilgrim(app);
    const id = await givenWaiting(pilgrim);

    await decide(id, reject);

    expect(await app.call(getDocument, { params: { id } }, pilgrim.session)).toMatchObject({
      status: "rejected",
      review: { reason: reject.reason },
    });
  });

  it("is told of by the name of whose it is, leads straight to it, and an earlier word on it says what came of it", async () => {
    const pilgrim = await givenPilgrim(app);
    const mother = await givenTraveller(app, pilgrim, {
      relationship: "mother",
      surname: "Begum",
      givenNames: "Fatima",
    });
    const [hers, own] = [await givenWaiting(pilgrim, mother.id), await givenWaiting(pilgrim)];
    // Of two notices of one instant neither is the newer.
    move({ minutes: 1 });

    await decide(hers, approve);

    const told = await app.call(listActivity, {}, pilgrim.session);
    const about = (id: string) => told.filter(({ link }) => link?.endsWith(`document=${id}`));
    const toHers = `/documents?tab=status&for=${mother.id}&document=${hers}`;
    const hersIs = { link: toHers, params: { name: "Fatima Begum", type: "health_certificate" } };
    expect(about(hers)).toMatchObject([
      { ...hersIs, kind: "their_document_verified", settledBy: null },
      { ...hersIs, kind: "their_document_in_review", settledBy: "their_document_verified" },
    ]);
    expect(about(own)).toMatchObject([
      { kind: "document_in_review", link: `/documents?tab=status&document=${own}`, settledBy: null },
    ]);
    const { notifications } = await app.call(listNotifications, {}, pilgrim.session);
    const ofHers = notifications.filter(({ params }) => params.name !== undefined);
    expect(ofHers.map(({ read }) => read)).toEqual([false, true]);
    await app.call(deleteTraveller, { params: { id: mother.id } }, pilgrim.session);
    expect(JSON.stringify(await app.call(listActivity, {}, pilgrim.session))).not.toContain("Fatima");
  });

  it("is counted with each rule that was open when it was decided, by its kind and without its owner", async () => {
    const { db } = app.platform;
    await db.deleteFrom("reviewAgreement").execute();
    const [first, second, third] = [await givenPilgrim(app), await givenPilgrim(app), await givenPilgrim(app)];
    const ids = [await givenWaiting(first), await givenWaiting(second), await givenWaiting(third)];
    const open = (await app.call(contract.documentsForReview, {}, staff.session)).find(({ id }) => id === ids[0]);

    await Promise.all(ids.map((id, at) => decide(id, at === 0 ? reject : approve)));

    const counted = await app.call(contract.reviewAgreement, {}, staff.session);
    expect(counted.map(({ title }) => title).toSorted()).toEqual(open?.openRules.toSorted());
    for (const one of counted) expect(one).toMatchObject({ type: "health_certificate", approved: 2, rejected: 1 });
    expect(
      (await app.inject({ url: "/api/staff/documents/agreement", headers: { ...first.session } })).statusCode,
    ).toBe(403);
  });

  it("is decided once, and is out of reach afterwards", async () => {
    const id = await givenWaiting(await givenPilgrim(app));
    const act = (payload: object) =>
      app.inject({ method: "POST", url: `/api/staff/documents/${id}/decide`, payload, headers: { ...staff.session } });

    const answers = await Promise.all([act(approve), act(reject), act(approve)]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409]);
    expect(await app.refusal(contract.decideDocument, { params: { id }, body: approve }, staff.session)).toMatchObject({
      code: "already_decided",
    });
    for (const route of [contract.documentForReview, contract.fileForReview]) {
      expect(await app.refusal(route, { params: { id } }, staff.session)).toMatchObject({ code: "not_found" });
    }
  });

  it("that broke the reader is shown to nobody and never approved; rejecting it erases the upload", async () => {
    const pilgrim = await givenPilgrim(app);
    const id = await givenWaiting(pilgrim);
    await app.platform.db
      .updateTable("documents")
      .set({ sealedAnalysis: null, refusal: "reader_failed" })
      .where("id", "=", id)
      .execute();
    const { fileId } = await app.platform.db
      .selectFrom("documents")
      .select("fileId")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

    expect(await app.refusal(contract.fileForReview, { params: { id } }, staff.session)).toMatchObject({
      code: "not_found",
    });
    expect(await app.refusal(contract.decideDocument, { params: { id }, body: approve }, staff.session)).toMatchObject({
      code: "illegal_transition",
    });
    await decide(id, reject);

    expect(await app.platform.files.list("document-", new Date(Date.now() + MINUTE_MS))).not.toContain(fileId);
    expect(await app.refusal(getDocumentFile, { params: { id } }, pilgrim.session)).toMatchObject({
      code: "not_found",
    });
  });

  it("needs a reason to be rejected", async () => {
    const id = await givenWaiting(await givenPilgrim(app));

    for (const body of [{ decision: "reject" }, { decision: "reject", reason: " " }, { decision: "burn" }, {}]) {
      expect(await app.refusal(contract.decideDocument, { params: { id }, body }, staff.session)).toMatchObject({
        status: 400,
      });
    }
  });
});

describe("the desk", () => {
  const routes = [
    contract.documentsForReview,
    contract.documentForReview,
    contract.fileForReview,
    contract.decideDocument,
    contract.searchAudit,
  ];

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "opens %s to staff alone",
    async (_, route) => {
      const pilgrim = await givenPilgrim(app);
      const id = await givenWaiting(pilgrim);
      const args = { params: { id }, body: approve };

      expect(await app.refusal(route, args)).toMatchObject({ code: "not_signed_in" });
      for (const { session } of [pilgrim, await givenOperator(app), await givenOperator(app, { licensed: false })]) {
        expect(await app.refusal(route, args, session)).toMatchObject({ code: "forbidden" });
      }
      expect((await recordOf(id)).map(({ action }) => action)).toEqual(["document.judged", "document.uploaded"]);
    },
  );

  it("is where staff land", async () => {
    const answer = await app.inject({ url: startLogin.path, headers: { ...staff.session } });

    expect(answer.headers.location).toBe("/staff");
    expect(await app.call(currentUser, {}, staff.session)).toMatchObject({ role: "staff" });
  });
});

describe("the record", () => {
  const search = (query: object) => app.call(contract.searchAudit, { query }, staff.session);

  it("is searched by who, what and when", async () => {
    const { user } = await givenPilgrim(app);
    // The database's own clock writes the record.
    const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

    const byName = await search({ actor: user.username.toUpperCase() });
    const byId = await search({ actor: user.id, action: "user.", from: dayIn(-1), to: dayIn(1), subject: "user" });

    expect(byName.entries).toEqual(byId.entries);
    expect(byName.entries).toMatchObject([
      { action: "user.registered", actorName: user.username, subjectId: user.id, details: { role: "pilgrim" } },
    ]);
    for (const miss of [{ actor: "nobody" }, { action: "%" }, { action: "user_" }, { subject: "use" }]) {
      expect((await search({ actor: user.id, ...miss })).entries).toEqual([]);
    }
    expect((await search({ actor: user.id, from: dayIn(10) })).entries).toEqual([]);
  });

  it("comes page by page, each entry once, newest first", async () => {
    await app.platform.db
      .insertInto("audit")
      .values(
        Array.from({ length: 120 }, (_, at) => ({
          actorId: null,
          action: "test.page",
          subjectType: "test",
          subjectId: String(at),
        })),
      )
      .execute();

    const ids: number[] = [];
    let before: string | null | undefined;
    do {
      const page: { entries: { id: string }[]; before: string | null } = await search({
        action: "test.",
        ...(before && { before }),
      });
      ids.push(...page.entries.map(({ id }) => Number(id)));
      before = page.before;
    } while (before);

    expect(ids).toHaveLength(120);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  it.each([{ from: "yesterday" }, { before: "-1" }, { before: "1; drop table audit" }, { actor: "x".repeat(400) }])(
    "refuses %o",
    async (query) => {
      expect(await app.refusal(contract.searchAudit, { query }, staff.session)).toMatchObject({ status: 400 });
    },
  );
});

describe("the trace of refusals", () => {
  const tries = async (q?: string) =>
    app.call(contract.refusedTries, { query: q === undefined ? {} : { q } }, staff.session);
  const guess = (username: string, remoteAddress: string) =>
    app.inject({
      ...{ method: "POST", url: "/api/login", remoteAddress },
      payload: { username, password: "a guess" },
      headers: { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0" },
    });

  it("names account, network and device of a failed sign-in and of a refused call, and nothing that was typed", async () => {
    const pilgrim = await givenPilgrim(app);
    await guess(pilgrim.user.email, "192.0.2.7");
    await guess("my-password-by-mistake", "192.0.2.8");
    await app.refusal(contract.searchAudit, {}, pilgrim.session);

    await expect.poll(async () => (await tries(pilgrim.user.username)).tries).toHaveLength(2);
    expect((await tries(pilgrim.user.username)).tries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ code: "wrong_credentials", accountName: pilgrim.user.username, network: "192.0.2.7", tries: 1 },
          ...{ browser: "firefox", system: "windows" },
        }),
        expect.objectContaining({ code: "forbidden", tries: 1 }),
      ]),
    );
    expect((await tries("192.0.2.8")).tries).toMatchObject([{ accountName: null, network: "192.0.2.8" }]);
    expect(JSON.stringify(await app.platform.db.selectFrom("refusedTries").selectAll().execute())).not.toContain(
      "mistake",
    );
  });

  it("stays one row an hour for who fails without end, and sounds an alarm", async () => {
    const pilgrim = await givenPilgrim(app);
    for (let at = 0; at < 120; at += 1) await app.refusal(contract.searchAudit, {}, pilgrim.session);

    const mine = async () => (await tries(pilgrim.user.id)).tries;
    await expect.poll(async () => (await mine())[0]?.tries, { timeout: 5000 }).toBe(120);
    expect(await mine()).toHaveLength(1);
    expect((await tries()).alarms).toContainEqual({ accountName: pilgrim.user.username, network: null, tries: 120 });

    move({ days: 91 });
    await app.runJob(sweepTries, {});
    expect(await app.platform.db.selectFrom("refusedTries").selectAll().execute()).toEqual([]);
  });
});
