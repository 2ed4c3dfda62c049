import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { currentUser } from "#contract/accounts.ts";
import * as documents from "#contract/documents.ts";
import * as contract from "#contract/second-opinion.ts";
import { OPINION_TEXT_VERSION } from "#domain/documents/opinion-text.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { soon } from "../../../../../test/soon.ts";
import { layNextBehind, passport, picture } from "../test-files.ts";
import { askSecondOpinion } from "./service.ts";

interface Asked {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: string;
}

let asked: Asked[] = [];
let answer: (path: string) => { status?: number; headers?: Record<string, string>; body: string };

const model = createServer(async (request, response) => {
  const body = await textOf(request);
  asked.push({ path: request.url ?? "", key: request.headers.authorization, body });
  const { status = 200, headers = {}, body: said } = answer(request.url ?? "");
  response.writeHead(status, headers).end(said);
});
await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
afterAll(() => model.close());
const { port } = model.address() as AddressInfo;

const settings = { LLM_BASE_URL: `http://127.0.0.1:${port}/v1/`, LLM_API_KEY: "a-key", LLM_MODEL: "reader-1" };
const app = await testApp({ settings });

const says = (content: unknown) => ({ body: JSON.stringify({ choices: [{ message: { content } }] }) });

beforeEach(() => {
  asked = [];
  answer = () => says('Here it is: {"surname":"Rahman","issuer":"Dr. Amira","isValid":true,"status":"verified"}');
});

async function uploaded(fields: Record<string, string>, bytes?: Buffer) {
  const { session } = await givenPilgrim(app);
  const file = { name: "paper.png", type: "image/png", bytes: bytes ?? (await picture(400)) };
  const { document } = await app.upload(
    documents.uploadDocument,
    { fields: { type: "health_certificate", ...fields }, file },
    session,
  );
  await app.jobsDone();
  const { opinion } = await app.call(contract.secondOpinion, { params: { id: document.id } }, session);
  return { session, document, opinion };
}

const AGREED = { secondOpinion: OPINION_TEXT_VERSION, secondOpinionHost: `127.0.0.1:${port}` };

describe("a second opinion", () => {
  it("is asked only where the uploader agrees, and kept with the words agreed to", async () => {
    const without = await uploaded({});
    expect(without.opinion).toBeNull();
    expect(asked).toEqual([]);

    const { opinion, document, session } = await uploaded(AGREED);

    expect(asked).toMatchObject([{ path: "/v1/chat/completions", key: "Bearer a-key" }]);
    expect(asked[0]?.body).toContain("data:image/jpeg;base64,");
    expect(opinion).toMatchObject({ state: "given", host: `127.0.0.1:${port}`, textVersion: OPINION_TEXT_VERSION });
    expect(opinion?.fields).toEqual([
      { field: "surname", said: "Rahman", read: null, agrees: null },
      { field: "issuer", said: "Dr. Amira", read: null, agrees: null },
    ]);
    const events = await app.call(documents.documentHistory, { params: { id: document.id } }, session);
    expect(events.map(({ what }) => what)).toEqual(expect.arrayContaining(["opinion_asked", "opinion_given"]));
  });

  it("is asked about the page that was judged", async () => {
    const { bytes } = await passport();
    layNextBehind(app.platform.cpu);

    await uploaded({ type: "passport", ...AGREED }, bytes);

    const [, page = ""] = asked[0]?.body.match(/data:image\/jpeg;base64,([^"]+)/) ?? [];
    const { width = 0, height = 0 } = await sharp(Buffer.from(page, "base64")).metadata();
    expect(width).toBeGreaterThan(height);
  });

  it("is not asked of another model than the one that the uploader saw", async () => {
    asked.length = 0;
    const { opinion } = await uploaded({ ...AGREED, secondOpinionHost: "other.example" });

    expect(opinion).toBeNull();
    expect(asked).toEqual([]);
  });

  it("turns no rule into a pass, whatever it claims", async () => {
    const { document: before } = await uploaded({});
    const { document, session } = await uploaded(AGREED);

    const after = await app.call(documents.getDocument, { params: { id: document.id } }, session);

    expect(after).toEqual(document);
    expect(after.aiAnalysis?.checks).toEqual(before.aiAnalysis?.checks);
    expect(after).toMatchObject({ status: "pending", needsReview: true });
  });

  it.each([
    ["a refusal", () => ({ status: 403, body: "no" })],
    ["no JSON", () => says("I cannot help with that.")],
    ["no end", () => ({ body: "x".repeat(200_000) })],
    ["another address", () => ({ status: 302, headers: { location: "/elsewhere" }, body: "" })],
  ])("that answers with %s is said to have failed, after a second try", async (_, wrong) => {
    answer = wrong;

    const { opinion } = await uploaded(AGREED);

    expect(opinion).toMatchObject({ state: "failed", fields: [] });
    expect(asked.map(({ path }) => path)).toEqual(["/v1/chat/completions", "/v1/chat/completions"]);
  });

  it.each([
    ["out of order", { status: 500, body: "no" }],
    ["too busy", { status: 429, body: "later" }],
  ])("of a model that is %s is asked for again", async (_, away) => {
    answer = () => (asked.length <= 2 ? away : says('{"surname":"Rahman"}'));
    const { document, session } = await uploaded(AGREED);

    await soon(async () => {
      const { opinion } = await app.call(contract.secondOpinion, { params: { id: document.id } }, session);
      expect(opinion).toMatchObject({ state: "given" });
    });
    expect(asked).toHaveLength(3);
  });

  it("is not asked where other words were agreed to than those of today", async () => {
    answer = () => ({ status: 503, body: "no" });
    const { document, session } = await uploaded(AGREED);
    const { id: userId } = await app.call(currentUser, {}, session);
    await app.platform.db.updateTable("secondOpinions").set({ textVersion: "2026-11" }).execute();
    answer = () => says('{"surname":"Rahman"}');

    await app.runJob(askSecondOpinion, { documentId: document.id, userId });

    const { opinion } = await app.call(contract.secondOpinion, { params: { id: document.id } }, session);
    expect(opinion).toMatchObject({ state: "failed", fields: [] });
  });

  it("of a model that stays away is said to have failed in the end", async () => {
    answer = () => ({ status: 503, body: "no" });
    const { document, session } = await uploaded(AGREED);
    const { id: userId } = await app.call(currentUser, {}, session);

    await app.runJob(askSecondOpinion, { documentId: document.id, userId, tries: 5 });

    const { opinion } = await app.call(contract.secondOpinion, { params: { id: document.id } }, session);
    expect(opinion).toMatchObject({ state: "failed", fields: [] });
  });

  it("is nobody else's to read, and goes with its document", async () => {
    const { document, session } = await uploaded(AGREED);
    const args = { params: { id: document.id } };

    expect(await app.refusal(contract.secondOpinion, args, (await givenPilgrim(app)).session)).toMatchObject({
      code: "not_found",
    });
    expect(await app.refusal(contract.secondOpinion, args)).toMatchObject({ status: 401 });
    await app.call(documents.deleteDocument, args, session);
    expect(await app.platform.db.selectFrom("secondOpinions").select("host").execute()).not.toContainEqual(
      expect.objectContaining({ documentId: document.id }),
    );
  });

  it("is agreed to by the present words alone", async () => {
    const { session } = await givenPilgrim(app);
    const file = { name: "paper.png", type: "image/png", bytes: await picture() };

    const problem = await app.uploadRefusal(
      documents.uploadDocument,
      { fields: { type: "photo", secondOpinion: "2019-01" }, file },
      session,
    );

    expect(problem).toMatchObject({ code: "invalid_input", errors: { secondOpinion: expect.any(String) } });
  });
});

describe("an installation without another model", () => {
  it("offers none and sends nothing, also where somebody agrees", async () => {
    const plain = await testApp();
    const { session } = await givenPilgrim(plain);
    const file = { name: "paper.png", type: "image/png", bytes: await picture() };

    const offer = await plain.call(contract.opinionOffer, {}, session);
    const parts = { fields: { type: "photo", ...AGREED }, file };
    const { document } = await plain.upload(documents.uploadDocument, parts, session);
    await plain.jobsDone();

    expect(offer).toEqual({ offer: null });
    expect(await plain.call(contract.secondOpinion, { params: { id: document.id } }, session)).toEqual({
      opinion: null,
    });
    expect(asked).toEqual([]);
  });
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
