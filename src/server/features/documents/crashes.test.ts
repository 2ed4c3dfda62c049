import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import * as contract from "#contract/documents.ts";
import { testApp } from "../../../../test/app.ts";
import { givenPilgrim } from "../../../../test/factories/accounts.ts";
import { startObjectStorage } from "../../../../test/object-storage.ts";
import { openLine } from "../../../../test/surroundings/line.ts";
import { newFileId } from "./stored/file.ts";
import { picture } from "./test-files.ts";
import { verifyDocumentJob } from "./verdicts/verify-document.job.ts";

const app = await testApp();
const beside = { connection: app.connection, settings: { DATA_DIR: app.platform.config.dataDir } };
const upload = {
  fields: { type: "photo" },
  file: { name: "a.png", type: "image/png", bytes: new Uint8Array(await picture()) },
};

describe("an uploader who goes away", () => {
  it("finds the verdict on coming back", async () => {
    const { session } = await givenPilgrim(app);
    const origin = await app.app.listen({ host: "127.0.0.1", port: 0 });
    const gone = new AbortController();
    const form = new FormData();
    form.set("type", "photo");
    form.set("document", new Blob([upload.file.bytes]), "a.png");
    const sent = fetch(`${origin}/api/documents/upload`, {
      method: "POST",
      headers: { ...session },
      body: form,
      signal: gone.signal,
    });

    await until(async () => (await app.call(contract.listMyDocuments, {}, session)).length === 1);
    gone.abort();
    await expect(sent).rejects.toThrow();
    await app.jobsDone();

    expect(await app.call(contract.listMyDocuments, {}, session)).toMatchObject([{ stage: "done" }]);
  });
});

describe("a node that stops working", () => {
  it("leaves its uploads to the next one, and still answers with their verdict", async () => {
    const stopped = await testApp(beside);
    await app.platform.jobs.stop();
    await stopped.platform.jobs.stop();
    const { session } = await givenPilgrim(stopped);
    const answer = stopped.upload(contract.uploadDocument, upload, session);
    await until(async () => (await stopped.call(contract.listMyDocuments, {}, session)).length === 1);

    const next = await testApp(beside);
    const { document } = await answer;

    expect(document).toMatchObject({ stage: "done" });
    expect(await next.call(contract.getDocument, { params: { id: document.id } }, session)).toEqual(document);
  });
});

describe("a worker that dies", () => {
  it("has its document read again", async () => {
    const node = await testApp();
    const { session, user } = await givenPilgrim(node);
    const id = await givenUndecided(node, user.id, 1, await picture());

    await node.runJob(verifyDocumentJob, { documentId: id });

    expect(await node.call(contract.getDocument, { params: { id } }, session)).toMatchObject({
      stage: "done",
      aiAnalysis: { page: { width: 400 } },
    });
  });

  it("twice leaves the document to a person, with the reason, and shows nobody the upload", async () => {
    const node = await testApp();
    const { session, user } = await givenPilgrim(node);
    const id = await givenUndecided(node, user.id, 2, await picture());

    await node.runJob(verifyDocumentJob, { documentId: id });

    const document = await node.call(contract.getDocument, { params: { id } }, session);
    expect(document).toMatchObject({ stage: "done", status: "pending", needsReview: true });
    expect(document.aiAnalysis?.issues).toEqual([expect.stringContaining("twice")]);
    expect(await node.refusal(contract.getDocumentFile, { params: { id } }, session)).toMatchObject({
      code: "not_found",
    });
  });

  it("changes nothing about a verdict that stands", async () => {
    const node = await testApp();
    const { session } = await givenPilgrim(node);
    const { document } = await node.upload(contract.uploadDocument, upload, session);

    await node.runJob(verifyDocumentJob, { documentId: document.id });

    expect(await node.call(contract.getDocument, { params: { id: document.id } }, session)).toEqual(document);
  });
});

describe("a storage that is away while a paper is read", () => {
  it("is waited for, however often it is asked, and sends the paper to nobody", async () => {
    const folder = await mkdtemp(join(tmpdir(), "rihla-bucket-"));
    const storage = await startObjectStorage(folder);
    const line = await openLine(Number(new URL(storage.settings.S3_ENDPOINT ?? "").port));
    onTestFinished(async () => {
      line.close();
      await storage.stop();
      await rm(folder, { recursive: true });
    });
    const node = await testApp({
      settings: { ...storage.settings, S3_ENDPOINT: `http://127.0.0.1:${line.port}` },
    });
    const { session, user } = await givenPilgrim(node);
    const id = await givenUndecided(node, user.id, 0, await picture());

    line.becomes("away");
    await node.platform.jobs.enqueue(node.platform.db, verifyDocumentJob, { documentId: id });
    await until(async () => (await triesOf(node)) > 1);
    line.becomes(null);
    await node.jobsDone();

    expect(await node.call(contract.getDocument, { params: { id } }, session)).toMatchObject({
      stage: "done",
      aiAnalysis: { page: { width: 400 } },
    });
  });
});

/** How often the reading of the only document was begun again. */
async function triesOf({ platform: { db } }: typeof app): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    select retry_count as tries from pgboss.job where name = ${verifyDocumentJob.name}`.execute(db);
  return rows[0]?.tries ?? 0;
}

/** A row as a killed worker leaves it. */
async function givenUndecided(node: typeof app, userId: string, attempts: number, bytes: Buffer): Promise<string> {
  const fileId = newFileId();
  const fileKey = await node.platform.files.put(fileId, bytes);
  const row = { userId, type: "photo", fileName: "a.png", contentType: "image/png", sizeBytes: bytes.length } as const;
  const { id } = await node.platform.db
    .insertInto("documents")
    .values({ ...row, fileId, fileKey, attempts, stage: "reading" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error("It never came about.");
    await sleep(20);
  }
}
