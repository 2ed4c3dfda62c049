/** A household's papers handed in together: read, sorted, agreed to; and what goes wrong on the way. */
import { describe, expect, it, vi } from "vitest";
import { updateUser } from "#contract/accounts.ts";
import { listDocuments } from "#contract/documents.ts";
import * as contract from "#contract/intake.ts";
import { listNotifications } from "#contract/notifications.ts";
import { eraseAccount } from "#contract/privacy.ts";
import { listTravellers } from "#contract/travellers.ts";
import { INTAKE_KEEP_DAYS, MAX_INTAKE } from "#domain/documents/intake/limits.ts";
import type { MrzContent } from "#domain/documents/lines/mrz.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { sweepDocuments } from "../sweep-documents.job.ts";
import { passport, picture } from "../test-files.ts";
import { recognisePaperWorker } from "./recognise-paper.job.ts";

let now = new Date("2026-11-20T14:00:00Z");
const app = await testApp({ clock: () => now });
const { db, files } = app.platform;

const FATHER: Partial<MrzContent> = {
  ...{ surname: "Rahman", givenNames: "Yusuf Ali", documentNumber: "A80172616", dateOfBirth: "1951-01-30", sex: "M" },
};
const MOTHER = {
  surname: "Rahman",
  givenNames: "Amina",
  birthDate: "1984-03-11",
  sex: "F",
  nationality: "MY",
} as const;
const FILM = Buffer.from("\0\0\0 ftypisom", "latin1");
const BROKEN_PDF = Buffer.from("%PDF-1.7\nnothing of a document");

let keys = 0;
const newKey = () => `key-${String(++keys).padStart(8, "0")}`;

/** Each a second after the one before. */
function send({ session }: Given, bytes: Uint8Array, key = newKey()) {
  now = new Date(now.getTime() + SECOND_MS);
  const file = { name: "IMG_0001.jpg", type: "image/jpeg", bytes };
  return app.upload(contract.handIn, { fields: { key }, file }, session);
}

const list = ({ session }: Given) => app.call(contract.listIntake, {}, session);
const agree = ({ session }: Given, body: object) => app.call(contract.agreeToIntake, { body } as never, session);
const waiting = async ({ user }: Given) =>
  db.selectFrom("intakePapers").select(["id", "fileId", "stage", "refusal"]).where("userId", "=", user.id).execute();
const stored = () => files.list("document-", new Date(Date.now() + MINUTE_MS));

async function readAll(given: Given, papers: readonly Uint8Array[]) {
  for (const bytes of papers) await send(given, bytes);
  await app.jobsDone();
  return list(given);
}

describe("a household's papers", () => {
  it("are sorted to who is known and who is new, and filed for everybody with one yes", async () => {
    const given = await givenPilgrim(app);
    const mother = await givenTraveller(app, given, { ...MOTHER, relationship: "mother" });

    const { papers, newcomers } = await readAll(given, [
      (await passport()).bytes,
      (await passport(FATHER)).bytes,
      await picture(),
    ]);

    expect(papers.map(({ kind, person, recognisedBy }) => [kind, person, recognisedBy])).toEqual([
      ["passport", { kind: "traveller", id: mother.id }, "birth_date"],
      ["passport", { kind: "newcomer", key: papers[1]?.id }, "number"],
      [null, null, null],
    ]);
    expect(newcomers).toMatchObject([
      { surname: "Rahman", givenNames: "Yusuf Ali", birthDate: "1951-01-30", sex: "M" },
    ]);
    expect(await app.call(listDocuments, {}, given.session)).toEqual([]);

    const [hers, his, sheet] = papers;
    const { key = "", surname, givenNames, birthDate, sex, nationality } = newcomers[0] ?? {};
    const { travellers } = await agree(given, {
      newcomers: [{ key, relationship: "father", surname, givenNames, birthDate, sex, nationality }],
      papers: [
        { id: hers?.id, type: "passport", person: hers?.person },
        { id: his?.id, type: "passport", person: his?.person },
        { id: sheet?.id, type: "health_certificate", person: { kind: "traveller", id: mother.id } },
      ],
    });
    await app.jobsDone();

    const documents = await app.call(listDocuments, {}, given.session);
    expect(documents.map(({ type, travellerId, status }) => [type, travellerId, status]).toSorted()).toEqual(
      [
        ["passport", mother.id, "verified"],
        ["passport", travellers[0]?.id, "verified"],
        ["health_certificate", mother.id, "pending"],
      ].toSorted(),
    );
    expect((await app.call(listTravellers, {}, given.session)).map(({ relationship }) => relationship)).toEqual([
      "mother",
      "father",
    ]);
    expect(await waiting(given)).toEqual([]);
  });

  it("keep the file that another run has read, whatever a late run says of it", async () => {
    const given = await givenPilgrim(app);
    const mother = await givenTraveller(app, given, { ...MOTHER, relationship: "mother" });
    vi.spyOn(app.platform.cpu, "run").mockImplementationOnce(async () => {
      const [paper] = await waiting(given);
      await recognisePaperWorker(app.platform)({ paperId: paper?.id ?? "" });
      return { refused: { code: "file_unreadable", reason: "took_too_long", numbers: {} } };
    });

    const { papers } = await readAll(given, [(await passport()).bytes]);
    const person = { kind: "traveller", id: mother.id };
    await agree(given, { newcomers: [], papers: [{ id: papers[0]?.id, type: "passport", person }] });
    await app.jobsDone();

    expect(await app.call(listDocuments, {}, given.session)).toMatchObject([{ type: "passport", status: "verified" }]);
  });

  it("bring the newcomers into the country that the account told, as the typed form does", async () => {
    const given = await givenPilgrim(app, { firstName: "Yusuf Ali", lastName: "Rahman" });
    await app.call(updateUser, { body: { countryOfResidence: "GB" } }, given.session);

    const { papers, newcomers } = await readAll(given, [(await passport(FATHER)).bytes]);
    const { key = "", surname = "", givenNames = "", countryOfResidence } = newcomers[0] ?? {};
    await agree(given, {
      newcomers: [{ key, relationship: "self", surname, givenNames, countryOfResidence }],
      papers: [{ id: papers[0]?.id, type: "passport", person: papers[0]?.person }],
    });

    expect(await app.call(listTravellers, {}, given.session)).toMatchObject([{ countryOfResidence: "GB" }]);
  });

  it("of a child who cannot come along are kept, and nothing of them is told to be put right", async () => {
    const given = await givenPilgrim(app);
    const child = await givenTraveller(app, given, { relationship: "son", birthDate: "2022-08-30" });
    const mother = await givenTraveller(app, given, { ...MOTHER, relationship: "mother" });
    const { papers } = await readAll(given, [await picture(430), await picture(431)]);

    await agree(given, {
      newcomers: [],
      papers: [child, mother].map(({ id }, at) => {
        return { id: papers[at]?.id, type: "passport", person: { kind: "traveller", id } };
      }),
    });
    await app.jobsDone();

    const { notifications } = await app.call(listNotifications, {}, given.session);
    expect(await app.call(listDocuments, {}, given.session)).toHaveLength(2);
    const told = notifications.flatMap(({ kind, link }) => (kind.startsWith("their_document") ? [link ?? ""] : []));
    expect(told.some((link) => link.includes(mother.id))).toBe(true);
    expect(told.filter((link) => link.includes(child.id))).toEqual([]);
  });

  it("of which one is a film and one is broken: each answers with its reason, the rest go on", async () => {
    const given = await givenPilgrim(app);
    const film = { fields: { key: newKey() }, file: { name: "a.mp4", type: "video/mp4", bytes: FILM } };

    expect(await app.uploadRefusal(contract.handIn, film, given.session)).toMatchObject({ code: "file_type" });
    const { papers } = await readAll(given, [BROKEN_PDF, (await passport(FATHER)).bytes]);

    expect(papers).toMatchObject([
      { stage: "done", kind: null, problem: expect.stringContaining("damaged"), hasPreview: false },
      { stage: "done", kind: "passport", problem: null, hasPreview: true },
    ]);
    expect((await waiting(given))[0]?.fileId).toBeNull();
    const body = { newcomers: [], papers: [{ id: papers[0]?.id, type: "visa", person: { kind: "owner" } }] };
    expect(await app.refusal(contract.agreeToIntake, { body }, given.session)).toMatchObject({
      code: "illegal_transition",
    });
  });

  it("sent again by their key or as the same bytes are one, at once too, and known when they are filed", async () => {
    const given = await givenPilgrim(app);
    const [bytes, before] = [await picture(410), (await stored()).length];
    const key = newKey();

    const sent = await Promise.all([send(given, bytes, key), send(given, bytes, key), send(given, bytes)]);

    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent.filter(({ duplicate }) => duplicate)).toHaveLength(2);
    expect(await stored()).toHaveLength(before + 1);
    await app.jobsDone();
    const body = { newcomers: [], papers: [{ id: sent[0].id, type: "visa", person: { kind: "owner" } }] };
    const { filed } = await agree(given, body);
    expect(await send(given, bytes, key)).toEqual({ id: null, documentId: filed[0]?.documentId, duplicate: true });
    expect(filed[0]?.duplicate).toBe(false);
  });

  it("are sorted anew where the same bytes were rejected, and said to be here already where nothing is filed", async () => {
    const given = await givenPilgrim(app);
    const bytes = await picture(411);
    const agreed = async () => {
      const { id, ...answer } = await send(given, bytes);
      await app.jobsDone();
      const { filed } = await agree(given, {
        newcomers: [],
        papers: [{ id, type: "visa", person: { kind: "owner" } }],
      });
      await app.jobsDone();
      return { answer, filed: filed[0] };
    };
    const first = await agreed();
    const rejected = { status: "rejected", needsReview: false } as const;
    await db.updateTable("documents").set(rejected).where("userId", "=", given.user.id).execute();

    const again = await agreed();

    expect(again.answer).toEqual({ documentId: null, duplicate: false });
    expect(again.filed).toMatchObject({ documentId: first.filed?.documentId, duplicate: true });
  });

  it("are at most forty at once", async () => {
    const given = await givenPilgrim(app);
    const row = {
      userId: given.user.id,
      fileName: "a",
      contentType: "image/png",
      sizeBytes: 1,
      stage: "done",
    } as const;
    const many = Array.from({ length: MAX_INTAKE }, (_, at) => ({
      ...{ ...row, clientKey: `full-${at}`, contentDigest: Buffer.from([at]), fileId: null, fileKey: null },
      ...{ receivedAt: now, deleteAt: now },
    }));
    await db.insertInto("intakePapers").values(many).execute();
    const parts = { fields: { key: newKey() }, file: { name: "a.png", type: "image/png", bytes: await picture() } };

    expect(await app.uploadRefusal(contract.handIn, parts, given.session)).toMatchObject({
      code: "intake_full",
      limit: MAX_INTAKE,
    });
  });
});

describe("a yes", () => {
  it("that names somebody else's traveller, or a paper that is gone, enters and files nothing", async () => {
    const given = await givenPilgrim(app);
    const { id: theirs } = await givenTraveller(app, await givenPilgrim(app));
    const { papers, newcomers } = await readAll(given, [(await passport(FATHER)).bytes]);
    const { key = "" } = newcomers[0] ?? {};
    const newcomer = { key, relationship: "other", surname: "Rahman", givenNames: "Yusuf" };
    const paper = { id: papers[0]?.id, type: "passport", person: { kind: "newcomer", key } };

    for (const wrong of [
      { id: "gone", type: "passport", person: { kind: "owner" } },
      { ...paper, id: papers[0]?.id, person: { kind: "traveller", id: theirs } },
    ]) {
      const body = { newcomers: [newcomer], papers: wrong.id === "gone" ? [paper, wrong] : [wrong] };
      expect(await app.refusal(contract.agreeToIntake, { body }, given.session)).toMatchObject({ code: "not_found" });
    }

    expect(await app.call(listTravellers, {}, given.session)).toEqual([]);
    expect(await waiting(given)).toHaveLength(1);
  });

  it("said twice at once is done once", async () => {
    const given = await givenPilgrim(app);
    const { papers, newcomers } = await readAll(given, [(await passport(FATHER)).bytes]);
    const { key = "" } = newcomers[0] ?? {};
    const body = {
      newcomers: [{ key, relationship: "father", surname: "Rahman", givenNames: "Yusuf Ali" }],
      papers: [{ id: papers[0]?.id, type: "passport", person: { kind: "newcomer", key } }],
    };
    const post = () =>
      app.inject({ method: "POST", url: contract.agreeToIntake.path, headers: { ...given.session }, payload: body });

    const answers = await Promise.all([post(), post()]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(await app.call(listTravellers, {}, given.session)).toHaveLength(1);
    expect(await app.call(listDocuments, {}, given.session)).toHaveLength(1);
  });
});

describe("papers that wait", () => {
  it("are nobody else's", async () => {
    const [given, stranger] = [await givenPilgrim(app), await givenPilgrim(app)];
    const { papers } = await readAll(given, [await picture(420)]);
    const args = { params: { id: papers[0]?.id ?? "" } };

    expect((await list(stranger)).papers).toEqual([]);
    for (const route of [contract.intakePreview, contract.takeBackPaper])
      expect(await app.refusal(route, args, stranger.session)).toMatchObject({ code: "not_found" });
    expect(await app.refusal(contract.listIntake, {}, (await givenOperator(app)).session)).toMatchObject({
      code: "forbidden",
    });
    const preview = await app.inject({
      url: `/api/documents/intake/${args.params.id}/preview`,
      headers: { ...given.session },
    });
    expect([preview.statusCode, preview.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  });

  it("go with their files when they are taken back, and with the account", async () => {
    const given = await givenPilgrim(app);
    const before = (await stored()).length;
    const { papers } = await readAll(given, [await picture(430), await picture(440)]);
    await app.call(contract.takeBackPaper, { params: { id: papers[0]?.id ?? "" } }, given.session);
    expect(await stored()).toHaveLength(before + 1);

    await app.call(eraseAccount, { body: { password: given.password } }, given.session);
    await app.jobsDone();

    expect(await waiting(given)).toEqual([]);
    expect(await stored()).toHaveLength(before);
  });

  it("stay for a week, and are erased then", async () => {
    const given = await givenPilgrim(app);
    await readAll(given, [await picture(450)]);
    const [paper] = await waiting(given);
    now = new Date(now.getTime() + INTAKE_KEEP_DAYS * DAY_MS - MINUTE_MS);
    await app.runJob(sweepDocuments, {});
    expect(await waiting(given)).toHaveLength(1);
    expect(await stored()).toContain(paper?.fileId);

    now = new Date(now.getTime() + MINUTE_MS);
    await app.runJob(sweepDocuments, {});

    expect(await waiting(given)).toEqual([]);
    expect(await stored()).not.toContain(paper?.fileId);
  });
});
