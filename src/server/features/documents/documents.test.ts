import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import * as contract from "#contract/documents.ts";
import { listNotifications } from "#contract/notifications.ts";
import { type DocumentType, MAX_IN_WORK } from "#domain/documents/document.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import { series } from "../../../../test/series.ts";
import { sweepDocuments } from "./sweep-documents.job.ts";
import { picture } from "./test-files.ts";
import { verifyDocumentJob } from "./verdicts/verify-document.job.ts";

let now = new Date("2026-11-20T14:00:00Z");
const app = await testApp({ clock: () => now });

const uploadOf = (type: string, bytes: Uint8Array, name = "page.png") => ({
  fields: { type },
  file: { name, type: "image/png", bytes },
});

describe("an upload", () => {
  it("answers with the document and its verdict, and keeps the re-encoded page", async () => {
    const { session } = await givenPilgrim(app);

    const { document, aiAnalysis } = await app.upload(
      contract.uploadDocument,
      uploadOf("health_certificate", await picture(), "../my\u202Epage.png"),
      session,
    );

    expect(document).toMatchObject({
      type: "health_certificate",
      status: "pending",
      needsReview: true,
      stage: "done",
      fileName: "mypage.png",
      uploadedAt: now.toISOString(),
      deleteAt: null,
    });
    expect(aiAnalysis?.issues.length).toBeGreaterThan(0);
    expect(aiAnalysis).toEqual(document.aiAnalysis);
    expect(document.verificationScore).toBe(aiAnalysis?.complianceScore);
  });

  it("tells its owner when the verdict stands, and of a file that is no picture nothing", async () => {
    const { session } = await givenPilgrim(app);
    const { document } = await app.upload(contract.uploadDocument, uploadOf("visa", await picture()), session);
    await app.uploadRefusal(contract.uploadDocument, uploadOf("visa", (await picture()).subarray(0, 300)), session);

    const { notifications } = await app.call(listNotifications, {}, session);

    const verdict = document.status === "rejected" ? "document_rejected" : "document_in_review";
    expect(notifications.map(({ kind }) => kind).toSorted()).toEqual([verdict, "welcome_pilgrim"]);
  });

  it("gives its owner the clean page, never to be cached or run", async () => {
    const { session } = await givenPilgrim(app);
    const { document } = await app.upload(contract.uploadDocument, uploadOf("photo", await picture()), session);

    const answer = await app.inject({ url: `/api/documents/${document.id}/file`, headers: { ...session } });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "cache-control": "private, no-store",
      "content-disposition": expect.stringMatching(/^inline; filename\*=UTF-8''photo\.(jpg|png)$/),
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: document.aiAnalysis?.page?.width,
      height: document.aiAnalysis?.page?.height,
    });
  });

  it("says the same verdict in the language of whoever reads it", async () => {
    const { session, user } = await givenPilgrim(app);
    const { document } = await app.upload(contract.uploadDocument, uploadOf("visa", await picture()), session);

    await app.platform.db.updateTable("users").set({ preferredLanguage: "ar" }).where("id", "=", user.id).execute();
    const arabic = await app.call(contract.getDocument, { params: { id: document.id } }, session);

    expect(arabic.aiAnalysis?.checks.map(({ ruleId }) => ruleId)).toEqual(
      document.aiAnalysis?.checks.map(({ ruleId }) => ruleId),
    );
    expect(arabic.aiAnalysis?.checks[0]?.sentence).toMatch(/\p{Script=Arabic}/u);
  });

  it("writes down who uploaded, read and deleted, and nothing of what was read", async () => {
    const { session, user } = await givenPilgrim(app);
    const { document } = await app.upload(contract.uploadDocument, uploadOf("photo", await picture()), session);
    await app.inject({ url: `/api/documents/${document.id}/file`, headers: { ...session } });
    await app.call(contract.deleteDocument, { params: { id: document.id } }, session);

    const entries = await app.platform.db
      .selectFrom("audit")
      .select(["actorId", "action", "details"])
      .where("subjectId", "=", document.id)
      .orderBy("id")
      .execute();

    const acts = { actorId: user.id, details: {} };
    expect(entries).toEqual([
      { ...acts, action: "document.uploaded" },
      { actorId: null, action: "document.judged", details: { status: expect.any(String) } },
      { ...acts, action: "document.read" },
      { ...acts, action: "document.deleted" },
    ]);
  });
});

describe("a file that is no picture of a document", () => {
  const listed = async (session: Given["session"]) =>
    (await app.call(contract.listMyDocuments, {}, session)).map(({ id, replacedBy }) => ({ id, replacedBy }));

  it("replaces nothing: what waits for a person stays on the desk, and what is history stays so", async () => {
    const { session } = await givenPilgrim(app);
    const sent = async (bytes: Buffer) => {
      now = new Date(now.getTime() + MINUTE_MS);
      return app.upload(contract.uploadDocument, uploadOf("health_certificate", bytes), session);
    };
    const { document: waits } = await sent(await picture());
    const { document: next } = await sent(await picture(404));
    const before = await listed(session);
    // Whoever is gone by then asks for no answer, and nothing of theirs is taken back.
    const broken = await givenRefused(next);
    const unanswered = await listed(session);
    await app.uploadRefusal(
      contract.uploadDocument,
      uploadOf("health_certificate", (await picture()).subarray(0, 300)),
      session,
    );

    expect(before).toEqual([
      { id: next.id, replacedBy: null },
      { id: waits.id, replacedBy: next.id },
    ]);
    expect(unanswered).toEqual([{ id: broken, replacedBy: null }, ...before]);
    expect(await listed(session)).toEqual(unanswered);
  });

  /** Refused after its sender had gone: another paper of the same kind is being read. */
  async function givenRefused({ id }: contract.TravelDocument): Promise<string> {
    const bytes = (await picture(405)).subarray(0, 300);
    const fileId = randomUUID();
    const fileKey = await app.platform.files.put(fileId, bytes);
    const { userId, travellerId, type, fileName, contentType } = await app.platform.db
      .selectFrom("documents")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    now = new Date(now.getTime() + MINUTE_MS);
    const row = { userId, travellerId, type, fileName, contentType, sizeBytes: 300, fileId, fileKey, uploadedAt: now };
    const broken = await app.platform.db.insertInto("documents").values(row).returning("id").executeTakeFirstOrThrow();
    await app.runJob(verifyDocumentJob, { documentId: broken.id });
    return broken.id;
  }
});

it("is not kept for an account that was erased while it was sent", async () => {
  const { session, user } = await givenPilgrim(app);
  const put = app.platform.files.put;
  // The session was good when the body began; the erasure comes before the row.
  vi.spyOn(app.platform.files, "put").mockImplementationOnce(async (...sent) => {
    const erased = { username: `erased-${user.id}`, email: `erased-${user.id}@erased.invalid` };
    await app.platform.db.updateTable("users").set(erased).where("id", "=", user.id).execute();
    return put.apply(app.platform.files, sent);
  });

  const refused = await app.uploadRefusal(contract.uploadDocument, uploadOf("photo", await picture()), session);

  expect(refused).toMatchObject({ status: 401, code: "not_signed_in" });
  const kept = app.platform.db.selectFrom("documents").select("id").where("userId", "=", user.id);
  expect(await kept.execute()).toEqual([]);
});

describe("other people", () => {
  it("meet a document of another pilgrim as not there", async () => {
    const amina = await givenPilgrim(app);
    const { document } = await app.upload(contract.uploadDocument, uploadOf("photo", await picture()), amina.session);
    const args = { params: { id: document.id } };

    for (const { session } of [await givenPilgrim(app), await givenOperator(app)]) {
      for (const route of [contract.getDocument, contract.getDocumentFile, contract.deleteDocument]) {
        expect(await app.refusal(route, args, session)).toMatchObject({ code: "not_found" });
      }
      expect(await app.call(contract.listDocuments, {}, session)).toEqual([]);
      expect(await app.call(contract.listMyDocuments, {}, session)).toEqual([]);
    }
    expect(await app.call(contract.listDocuments, {}, amina.session)).toHaveLength(1);
  });

  it("cannot upload as an operator, nor call anything without a session", async () => {
    const operator = await givenOperator(app);
    const upload = uploadOf("photo", await picture());

    expect(await app.uploadRefusal(contract.uploadDocument, upload, operator.session)).toMatchObject({
      code: "forbidden",
    });
    expect(await app.uploadRefusal(contract.uploadDocument, upload)).toMatchObject({ code: "not_signed_in" });
    expect(await app.refusal(contract.listMyDocuments, {})).toMatchObject({ code: "not_signed_in" });
  });
});

describe("deletion", () => {
  it("takes the row and the file, and is final", async () => {
    const { session } = await givenPilgrim(app);
    const { document } = await app.upload(contract.uploadDocument, uploadOf("photo", await picture()), session);
    const before = await storedFiles();

    await app.call(contract.deleteDocument, { params: { id: document.id } }, session);

    expect(await app.call(contract.listMyDocuments, {}, session)).toEqual([]);
    expect(await storedFiles()).toHaveLength(before.length - 1);
    expect(await app.refusal(contract.getDocumentFile, { params: { id: document.id } }, session)).toMatchObject({
      code: "not_found",
    });
  });

  it("comes by itself after 30 minutes for a shared demonstration account", async () => {
    const { session, user } = await givenPilgrim(app);
    await app.platform.db.updateTable("users").set({ demo: true }).where("id", "=", user.id).execute();
    const { document } = await app.upload(contract.uploadDocument, uploadOf("photo", await picture()), session);
    expect(document.deleteAt).toBe(new Date(now.getTime() + 30 * MINUTE_MS).toISOString());

    now = new Date(now.getTime() + 31 * MINUTE_MS);
    await app.runJob(sweepDocuments, {});

    expect(await app.call(contract.listMyDocuments, {}, session)).toEqual([]);
  });

  it("comes 90 days after the return of the journey it was uploaded for, whenever that is booked", async () => {
    const { session, user } = await givenPilgrim(app);
    const { document } = await app.upload(contract.uploadDocument, uploadOf("photo", await picture()), session);
    expect(document.deleteAt).toBeNull();
    await givenBooking(user.id, "2026-10-01", "confirmed");
    await givenBooking(user.id, "2027-05-23", "confirmed");
    await givenBooking(user.id, "2028-05-10", "cancelled");

    await app.runJob(sweepDocuments, {});

    const kept = await app.call(contract.getDocument, { params: { id: document.id } }, session);
    expect(kept.deleteAt).toBe("2027-08-21T00:00:00.000Z");
  });

  it("sweeps files that no row knows and leaves the others", async () => {
    // A file bears the time of the machine.
    now = new Date();
    const { session } = await givenPilgrim(app);
    const { document } = await app.upload(contract.uploadDocument, uploadOf("photo", await picture()), session);
    await app.platform.files.put("document-stray", Buffer.from("left by a crash"));
    await app.platform.files.put("other-feature", Buffer.from("not ours"));

    now = new Date(now.getTime() + 120 * MINUTE_MS);
    await app.runJob(sweepDocuments, {});

    expect(await storedFiles()).not.toContain("document-stray");
    expect(await app.platform.files.list("other-", new Date(now))).toEqual(["other-feature"]);
    const page = await app.inject({ url: `/api/documents/${document.id}/file`, headers: { ...session } });
    expect(page.statusCode).toBe(200);
  });
});

describe("many at once", () => {
  it("takes as many uploads of one person as may be at work together, and reads them all", async () => {
    const { session, user } = await givenPilgrim(app);
    const count = series(4, MAX_IN_WORK);
    if (count < MAX_IN_WORK) await givenRows(user.id, MAX_IN_WORK - count, "reading");
    const pictures = await Promise.all(Array.from({ length: count }, (_, at) => picture(400 + at)));

    await Promise.all(pictures.map((bytes) => app.upload(contract.uploadDocument, uploadOf("photo", bytes), session)));
    await app.jobsDone();

    const documents = await app.call(contract.listMyDocuments, {}, session);
    expect(documents.filter(({ stage }) => stage === "done")).toHaveLength(count);
    expect(documents).toHaveLength(MAX_IN_WORK);
  });

  it("lets somebody else's first file pass the many of one person", async () => {
    const many = await givenPilgrim(app);
    const other = await givenPilgrim(app);
    const sent: Promise<unknown>[] = [];
    for (let at = 0; at < 8; at++) {
      const bytes = await picture(500 + at);
      sent.push(app.upload(contract.uploadDocument, uploadOf("photo", bytes), many.session));
    }
    while ((await app.call(contract.listMyDocuments, {}, many.session)).length < 8) await sleep(10);
    await app.upload(contract.uploadDocument, uploadOf("photo", await picture(600)), other.session);

    const waiting = await app.call(contract.listMyDocuments, {}, many.session);
    await Promise.all(sent);

    expect(waiting.filter(({ stage }) => stage !== "done").length).toBeGreaterThan(0);
  });

  it("refuses more than may be at work together, and says when to come again", async () => {
    const { session, user } = await givenPilgrim(app);
    await givenRows(user.id, MAX_IN_WORK, "reading");

    const problem = await app.uploadRefusal(contract.uploadDocument, uploadOf("photo", await picture()), session);

    expect(problem).toMatchObject({ code: "too_many_requests", seconds: 10 });
  });

  it("keeps at most a hundred documents of one person", async () => {
    const { session, user } = await givenPilgrim(app);
    await givenRows(user.id, 100, "done");

    const problem = await app.uploadRefusal(contract.uploadDocument, uploadOf("photo", await picture()), session);

    expect(problem).toMatchObject({ code: "too_many_documents", limit: 100 });
  });

  it("takes nothing more while 50 MB of one person wait for a decision", async () => {
    const { session, user } = await givenPilgrim(app);
    const sent = async () => uploadOf("photo", await picture());
    const row = { userId: user.id, fileName: "x.png", contentType: "image/png", stage: "done" } as const;
    const put = (type: DocumentType) => {
      const file = { fileId: `waits-${type}`, fileKey: Buffer.from("x"), sizeBytes: 10 * 1024 * 1024 };
      return app.platform.db
        .insertInto("documents")
        .values({ ...row, ...file, type })
        .returning("id")
        .executeTakeFirstOrThrow();
    };
    for (const type of ["passport", "visa", "health_certificate", "vaccination"] as const) await put(type);

    const first = await app.upload(contract.uploadDocument, await sent(), session);
    const last = await put("photo");

    const problem = await app.uploadRefusal(contract.uploadDocument, await sent(), session);
    expect(problem).toMatchObject({ status: 409, code: "too_much_undecided", megabytes: 50 });
    // Nobody decides what a newer file has replaced.
    await app.platform.db
      .updateTable("documents")
      .set({ replacedBy: first.document.id })
      .where("id", "=", last.id)
      .execute();
    await app.upload(contract.uploadDocument, uploadOf("photo", await picture(403)), session);
  });
});

async function storedFiles(): Promise<string[]> {
  return app.platform.files.list("document-", new Date(Date.now() + MINUTE_MS));
}

async function givenRows(userId: string, count: number, stage: "reading" | "done"): Promise<void> {
  const row = { userId, type: "photo", fileName: "x.png", contentType: "image/png", sizeBytes: 1, stage } as const;
  await app.platform.db.insertInto("documents").values(Array(count).fill(row)).execute();
}

async function givenBooking(userId: string, returnDate: string, phase: string): Promise<void> {
  const operator = await givenOperator(app);
  const cancelled = phase === "cancelled" ? "by_pilgrim" : null;
  await sql`
    insert into bookings (reference, user_id, operator_id, phase, channel, total_minor, currency, departure_date,
                          return_date, cancel_reason, request_hash)
    values (gen_random_uuid(), ${userId}, ${operator.user.id}, ${phase}, 'nusuk', 100, 'USD', '2026-09-01',
            ${returnDate}, ${cancelled}, 'x')
  `.execute(app.platform.db);
}
