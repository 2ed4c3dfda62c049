/** The document centre: what replaces what, a name that its owner denies, who has seen a document. */
import { describe, expect, it } from "vitest";
import * as contract from "#contract/documents.ts";
import { decideDocument, documentForReview, documentsForReview } from "#contract/staff.ts";
import type { MrzContent } from "#domain/documents/lines/mrz.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { passport, picture } from "./test-files.ts";

let now = Date.parse("2026-11-20T14:00:00Z");
const app = await testApp({ clock: () => new Date(now) });

const file = (bytes: Uint8Array) => ({ name: "page.jpg", type: "image/jpeg", bytes });

/** Each a minute after the one before. */
async function send({ session }: Given, bytes: Uint8Array, fields: Record<string, string> = {}) {
  now += 60_000;
  return app.upload(contract.uploadDocument, { fields: { type: "passport", ...fields }, file: file(bytes) }, session);
}

const sendPassport = async (given: Given, overrides: Partial<MrzContent> = {}) =>
  (await send(given, (await passport(overrides)).bytes)).document;

const replacedBy = async ({ session }: Given): Promise<Record<string, string | null>> => {
  const list = await app.call(contract.listDocuments, {}, session);
  return Object.fromEntries(list.map((document) => [document.id, document.replacedBy]));
};

describe("a newer file", () => {
  it("takes the place of what failed before it, which stays in the history with its page and verdict", async () => {
    const given = await givenPilgrim(app);
    const soon = await sendPassport(given, { expiryDate: "2027-02-01" });
    const good = await sendPassport(given);

    expect([soon.status, good.status]).toEqual(["rejected", "verified"]);
    expect(await replacedBy(given)).toEqual({ [soon.id]: good.id, [good.id]: null });
    const old = await app.call(contract.getDocument, { params: { id: soon.id } }, given.session);
    expect(old.aiAnalysis?.checks[0]?.ruleId).toBe("passport_expiry");
    expect(
      (await app.inject({ url: `/api/documents/${soon.id}/file`, headers: { ...given.session } })).statusCode,
    ).toBe(200);
  });

  it("that fails leaves the verified one standing, and what was replaced stands again when its successor is deleted", async () => {
    const given = await givenPilgrim(app);
    const good = await sendPassport(given);
    const soon = await sendPassport(given, { expiryDate: "2027-02-01" });
    const sooner = await sendPassport(given, { expiryDate: "2027-01-01" });

    expect(await replacedBy(given)).toEqual({ [good.id]: null, [soon.id]: sooner.id, [sooner.id]: null });
    await app.call(contract.deleteDocument, { params: { id: sooner.id } }, given.session);
    expect(await replacedBy(given)).toEqual({ [good.id]: null, [soon.id]: null });
  });

  it("of another person or type replaces nothing", async () => {
    const given = await givenPilgrim(app);
    const son = await givenTraveller(app, given, { relationship: "son" });
    await send(given, await picture());
    await send(given, await picture(), { memberId: son.id });
    await send(given, await picture(), { type: "visa" });

    expect(Object.values(await replacedBy(given))).toEqual([null, null, null]);
  });

  it("is the only one of its kind that staff are asked about", async () => {
    const given = await givenPilgrim(app);
    const staff = await givenStaff(app);
    const { document: first } = await send(given, await picture(400));
    const { document: second } = await send(given, await picture(420));

    const waiting = (await app.call(documentsForReview, {}, staff.session)).map(({ id }) => id);

    expect(waiting).toContain(second.id);
    expect(waiting).not.toContain(first.id);
    expect(await app.refusal(documentForReview, { params: { id: first.id } }, staff.session)).toMatchObject({
      code: "not_found",
    });
  });
});

describe("the same file twice", () => {
  it("is kept once, also when both come at the same time, and no second file lies about", async () => {
    const given = await givenPilgrim(app);
    const { bytes } = await passport();

    const answers = await Promise.all([send(given, bytes), send(given, bytes)]);

    expect(answers.map(({ duplicate }) => duplicate).toSorted()).toEqual([false, true]);
    expect(answers[0].document.id).toBe(answers[1].document.id);
    expect(await app.platform.files.list("document-", new Date(Date.now() + MINUTE_MS))).toHaveLength(
      await storedDocuments(),
    );
  });

  it("counts anew once the first one is history", async () => {
    const given = await givenPilgrim(app);
    const { bytes } = await passport();
    const { document: first } = await send(given, bytes);
    const newer = await sendPassport(given, { expiryDate: "2032-01-01" });

    const again = await send(given, bytes);

    expect(again.duplicate).toBe(false);
    expect(await replacedBy(given)).toEqual({
      [first.id]: again.document.id,
      [newer.id]: again.document.id,
      [again.document.id]: null,
    });
  });
});

describe("a name that its owner denies", () => {
  const deny = (id: string, { session }: Given) => app.call(contract.disputeName, { params: { id } }, session);

  it("hands the document to a person, whose word then holds", async () => {
    const given = await givenPilgrim(app);
    const staff = await givenStaff(app);
    const { id } = await sendPassport(given);

    const denied = await deny(id, given);

    expect(denied).toMatchObject({ status: "pending", needsReview: true, nameDisputedAt: new Date(now).toISOString() });
    const waiting = await app.call(documentsForReview, {}, staff.session);
    expect(waiting.find((one) => one.id === id)).toMatchObject({ nameDisputed: true, openRules: [] });
    await app.call(decideDocument, { params: { id }, body: { decision: "approve" } }, staff.session);
    expect(await deny(id, given)).toMatchObject({ status: "verified", needsReview: false });
  });

  it("leaves a refusal as it is", async () => {
    const given = await givenPilgrim(app);
    const { id } = await sendPassport(given, { expiryDate: "2027-02-01" });

    expect(await deny(id, given)).toMatchObject({ status: "rejected", needsReview: false });
  });

  it("can no longer be confirmed", async () => {
    const given = await givenPilgrim(app);
    const { id } = await sendPassport(given);
    await deny(id, given);

    expect(await app.refusal(contract.confirmName, { params: { id } }, given.session)).toMatchObject({
      code: "illegal_transition",
    });
  });

  it("is asked of nobody else, nor of a page without a name", async () => {
    const given = await givenPilgrim(app);
    const { id } = await sendPassport(given);
    const { document: plain } = await send(given, await picture(460), { type: "photo" });

    const refusal = (documentId: string, { session }: Given) =>
      app.refusal(contract.disputeName, { params: { id: documentId } }, session);

    expect(await refusal(id, await givenPilgrim(app))).toMatchObject({ code: "not_found" });
    expect(await refusal(plain.id, given)).toMatchObject({ code: "illegal_transition" });
  });
});

describe("the history", () => {
  it("tells the owner who has seen the document, newest first, and nobody else", async () => {
    const given = await givenPilgrim(app);
    const staff = await givenStaff(app);
    const { document } = await send(given, await picture(440));
    await app.call(documentForReview, { params: { id: document.id } }, staff.session);
    await app.inject({ url: `/api/staff/documents/${document.id}/file`, headers: { ...staff.session } });

    const history = await app.call(contract.documentHistory, { params: { id: document.id } }, given.session);

    expect(history.map(({ what, by }) => [what, by])).toEqual([
      ["read", "staff"],
      ["opened", "staff"],
      ["judged", "product"],
      ["uploaded", "owner"],
    ]);
    for (const { session } of [staff, await givenPilgrim(app)]) {
      expect(await app.refusal(contract.documentHistory, { params: { id: document.id } }, session)).toMatchObject({
        code: "not_found",
      });
    }
  });
});

async function storedDocuments(): Promise<number> {
  const rows = await app.platform.db.selectFrom("documents").select("id").where("fileId", "is not", null).execute();
  return rows.length;
}
