import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import * as contract from "#contract/documents.ts";
import { MAX_UPLOAD_BYTES } from "#domain/documents/document.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { givenPilgrim } from "../../../../test/factories/accounts.ts";
import { requestFor } from "../../../../test/request.ts";
import { notificationsOn } from "../../../../test/services.ts";
import { soon } from "../../../../test/soon.ts";
import { documentService } from "./service.ts";
import { sweepDocumentsWorker } from "./sweep-documents.job.ts";
import { declaredPng, HTML, nestedForms, picture, SVG, ZIP } from "./test-files.ts";

const app = await testApp();
const { session } = await givenPilgrim(app);

const file = (bytes: Uint8Array, name = "passport.png", type = "image/png") => ({ name, type, bytes });

describe("a file that is no document", () => {
  it.each([
    ["one byte over 10 MB", async () => Buffer.alloc(MAX_UPLOAD_BYTES + 1, 1), "too_large"],
    ["empty", async () => Buffer.alloc(0), "file_empty"],
    ["an SVG named .png", async () => SVG, "file_type"],
    ["HTML named .png", async () => HTML, "file_type"],
    ["a zip named .png", async () => ZIP, "file_type"],
    ["1×1 pixel", async () => picture(1, 1), "image_too_small"],
    ["50,000×50,000 pixels in its header", async () => declaredPng(50_000, 50_000), "image_too_large"],
    [
      "cut off",
      async () =>
        half(
          await sharp(await picture())
            .jpeg()
            .toBuffer(),
        ),
      "file_unreadable",
    ],
    [
      "a signature and noise",
      async () => Buffer.concat([(await picture()).subarray(0, 16), Buffer.alloc(999, 7)]),
      "file_unreadable",
    ],
    ["no PDF after its first line", async () => Buffer.from("%PDF-1.7\nnothing"), "file_unreadable"],
  ])("%s is refused with a sentence and leaves nothing behind", async (_, bytes, code) => {
    const problem = await app.uploadRefusal(
      contract.uploadDocument,
      { fields: { type: "passport" }, file: file(await bytes()) },
      session,
    );

    expect(problem.code).toBe(code);
    expect(problem.detail).toMatch(/\. .*\./);
    expect(await app.call(contract.listMyDocuments, {}, session)).toEqual([]);
    expect(await app.platform.files.list("document-", new Date(Date.now() + MINUTE_MS))).toEqual([]);
  });

  it("of exactly 10 MB is not too large", async () => {
    const bytes = Buffer.alloc(MAX_UPLOAD_BYTES);

    const problem = await app.uploadRefusal(
      contract.uploadDocument,
      { fields: { type: "photo" }, file: file(bytes) },
      session,
    );

    expect(problem.code).toBe("file_type");
  });
});

it("many files of many accounts of one address wait behind somebody else's one", async () => {
  const node = await testApp();
  const beside = { connection: node.connection, settings: { DATA_DIR: node.platform.config.dataDir } };
  await node.platform.jobs.stop();
  const bytes = await picture();
  const send = async (remoteAddress: string) => {
    const { session, user } = await givenPilgrim(node);
    const upload = { fields: { type: "photo" }, file: file(bytes) };
    const sent = node.inject({ ...requestFor(contract.uploadDocument, { upload }, session), remoteAddress });
    await soon(async () => expect(await node.call(contract.listMyDocuments, {}, session)).toHaveLength(1));
    return { id: user.id, sent };
  };
  const many = [];
  for (let at = 0; at < 6; at += 1) many.push(await send("203.0.113.7"));
  const honest = await send("198.51.100.1");

  await testApp(beside);
  await Promise.all([...many, honest].map(({ sent }) => sent));

  const { rows } = await sql<{ userId: string }>`
    select user_id from pgboss.job join documents on documents.id = data ->> 'documentId'
    where name = 'documents.verify-first' order by started_on`.execute(node.platform.db);
  // The others wait for another reader.
  expect(rows.map(({ userId }) => userId)).toEqual([many[0]?.id, honest.id]);
});

it("a PDF that is drawn for ever is refused after one try, keeps nobody else's first file waiting, and leaves nothing", async () => {
  const node = await testApp();
  const { db, files } = node.platform;
  const send = async (bytes: Uint8Array, type: string, remoteAddress: string) => {
    const { session, user } = await givenPilgrim(node);
    const sent = node.inject({
      ...requestFor(contract.uploadDocument, { upload: { fields: { type }, file: file(bytes) } }, session),
      remoteAddress,
    });
    await soon(async () => expect(await node.call(contract.listMyDocuments, {}, session)).toHaveLength(1));
    const document = db.selectFrom("documents").select("id").where("userId", "=", user.id);
    return { session, sent, ...(await document.executeTakeFirstOrThrow()) };
  };
  const stored = () => files.list("document-", new Date(Date.now() + MINUTE_MS));
  const before = await send(await picture(), "photo", "203.0.113.8");
  await before.sent;
  await node.jobsDone();
  const ofOne = await stored();
  const hostile = await send(nestedForms(), "passport", "203.0.113.8");
  const honest = await send(await picture(), "photo", "198.51.100.2");
  await node.jobsDone();

  const judged = await db
    .selectFrom("audit")
    .select(["subjectId", "details"])
    .where("action", "=", "document.judged")
    .orderBy("id")
    .execute();
  expect(judged.map(({ subjectId }) => subjectId)).toEqual([before.id, honest.id, hostile.id]);
  expect(judged.at(-1)?.details).toEqual({ status: "rejected" });
  const [{ statusCode, body }] = await Promise.all([hostile.sent, honest.sent]);
  // A machine that was too busy to answer in time says what became of it where it stands in the list.
  const list = contract.listMyDocuments;
  const told = statusCode === 201 ? JSON.stringify(await node.call(list, {}, hostile.session)) : body;
  expect(told).toContain("took too long");
  const { rows } = await sql<{ n: number }>`
    select retry_count as n from pgboss.job
    where name like 'documents.verify%' and data ->> 'documentId' = ${hostile.id}`.execute(db);
  expect(rows).toEqual([{ n: 0 }]);
  expect(await stored()).toHaveLength(2 * ofOne.length);
});

describe("a call that is wrong", () => {
  it.each([
    ["without a type", { file: file(SVG) }, "type"],
    ["with an unknown type", { fields: { type: "library_card" }, file: file(SVG) }, "type"],
    ["without a file", { fields: { type: "passport" } }, "document"],
  ])("%s names the field", async (_, parts, field) => {
    const problem = await app.uploadRefusal(contract.uploadDocument, parts, session);

    expect(problem).toMatchObject({ code: "invalid_input", errors: { [field]: expect.any(String) } });
  });

  it("with two files is refused", async () => {
    const form = new FormData();
    form.set("type", "passport");
    for (const name of ["a.png", "b.png"]) form.append("document", new Blob([new Uint8Array(await picture())]), name);
    const request = new Request("http://localhost/", { method: "POST", body: form });

    const answer = await app.inject({
      method: "POST",
      url: "/api/documents/upload",
      headers: { ...session, "content-type": request.headers.get("content-type") ?? "" },
      payload: Buffer.from(await request.arrayBuffer()),
    });

    expect(answer.json()).toMatchObject({
      status: 400,
      code: "invalid_input",
      errors: { document: expect.any(String) },
    });
  });

  it("with JSON instead of a form is refused", async () => {
    const answer = await app.inject({
      method: "POST",
      url: "/api/documents/upload",
      headers: { ...session },
      payload: { type: "passport" },
    });

    expect(answer.json()).toMatchObject({ status: 415, code: "unsupported_media_type" });
  });
});

describe("a picture with a tail", () => {
  it("keeps the picture and loses the tail", async () => {
    const polyglot = Buffer.concat([
      await sharp(await picture())
        .jpeg()
        .toBuffer(),
      HTML,
      ZIP,
    ]);

    const { document } = await app.upload(
      contract.uploadDocument,
      { fields: { type: "photo" }, file: file(polyglot, "photo.jpg.html", "text/html") },
      session,
    );

    const page = await app.inject({ url: `/api/documents/${document.id}/file`, headers: { ...session } });
    expect(page.headers["content-type"]).toMatch(/^image\/(jpeg|png)$/);
    expect(page.rawPayload.includes("<script>")).toBe(false);
  });
});

describe("a refusal", () => {
  const refusedPicture = async () => ({ fields: { type: "visa" }, file: file((await picture()).subarray(0, 300)) });

  it("is told to each of several who send the same file at once, and leaves nothing behind", async () => {
    const sender = await givenPilgrim(app);
    const sent = await refusedPicture();

    const problems = await Promise.all(
      [1, 2, 3].map(() => app.uploadRefusal(contract.uploadDocument, sent, sender.session)),
    );

    expect(problems.map(({ code }) => code)).toEqual(["file_unreadable", "file_unreadable", "file_unreadable"]);
    expect(await app.call(contract.listMyDocuments, {}, sender.session)).toEqual([]);
  });

  it("is the answer also when the file cannot be taken away at once; it is swept later", async () => {
    const sender = await givenPilgrim(app);
    const files = { ...app.platform.files, remove: () => Promise.reject(new Error("no answer")) };
    const enter = () => Promise.reject(new Error("nobody is entered here"));
    const documents = documentService({ ...app.platform, files, enter, notifications: notificationsOn(app.platform) });
    const upload = { type: "photo", memberId: "nobody", fileName: "a.png", bytes: await picture() } as const;

    await expect(documents.upload({ id: sender.user.id, locale: "en" }, upload)).rejects.toMatchObject({
      code: "not_found",
    });
    const stored = () => app.platform.files.list("document-", new Date(Date.now() + MINUTE_MS));
    const left = (await stored()).length;
    await sweepDocumentsWorker({ ...app.platform, clock: () => new Date(Date.now() + 7_200_000) })();

    expect(left - (await stored()).length).toBe(1);
  });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}
