/** What becomes of a paper's owner while it is read: its verdict is for whose it is by then. */
import { expect, it, vi } from "vitest";
import { getDocument, type TravelDocument, uploadDocument } from "#contract/documents.ts";
import { listNotifications } from "#contract/notifications.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { paperPdf } from "#verification/specimens/papers/paper.ts";
import { testApp } from "../../../../../test/app.ts";
import { type Given, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";

let now = new Date("2027-03-20T14:00:00Z");
const app = await testApp({ clock: () => now });

const CERTIFICATE = {
  title: "HEALTH CERTIFICATE",
  lines: [
    ["The patient was examined and is fit to travel and to perform Hajj."],
    ["Name:", "Amina Rahman"],
    ["Date of examination:", "10 March 2027"],
    ["Physician:", "Dr. L. Marlow, Reg. No. 7012345"],
  ],
};

/** Rejected, so that a later file takes its place, even where that is rejected too. */
const OUT_OF_DATE = { ...CERTIFICATE, lines: CERTIFICATE.lines.with(2, ["Date of examination:", "10 March 2020"]) };

async function sent({ session }: Given, bytes: Buffer, memberId?: string): Promise<TravelDocument> {
  const fields = { type: "health_certificate", ...(memberId !== undefined && { memberId }) };
  const file = { name: "page", type: "application/pdf", bytes };
  const { document } = await app.upload(uploadDocument, { fields, file }, session);
  await app.jobsDone();
  return app.call(getDocument, { params: { id: document.id } }, session);
}

/** Once the next file has been read and before anything is decided of it. */
function afterReading(act: () => Promise<unknown>): void {
  const { cpu } = app.platform;
  const run = cpu.run.bind(cpu);
  vi.spyOn(cpu, "run").mockImplementationOnce(async (...task) => {
    const read = await run(...task);
    await act();
    return read;
  });
}

it("is by the record of today, in the place of what was there before", async () => {
  const given = await givenPilgrim(app);
  const before = await sent(given, paperPdf(OUT_OF_DATE, {}, ""));
  now = new Date(now.getTime() + MINUTE_MS);
  const self = { relationship: "self", surname: "Eriksson", givenNames: "Karl" } as const;
  afterReading(() => givenTraveller(app, given, self));

  const paper = await sent(given, paperPdf(CERTIFICATE, {}, ""));

  expect(paper.aiAnalysis?.checks.find(({ ruleId }) => ruleId === "health_name")?.outcome).not.toBe("pass");
  expect(paper.travellerId).not.toBeNull();
  const older = await app.call(getDocument, { params: { id: before.id } }, given.session);
  expect(older).toMatchObject({ travellerId: paper.travellerId, replacedBy: paper.id });
});

it("is told to whoever has the paper by then, as their own", async () => {
  const [administrator, father] = [await givenPilgrim(app), await givenPilgrim(app)];
  const entered = await givenTraveller(app, administrator, { surname: "Rahman", givenNames: "Amina" });
  const own = await givenTraveller(app, father, { relationship: "self", surname: "Rahman", givenNames: "Amina" });
  let moved = "";
  afterReading(async () => {
    const { id } = await app.platform.db
      .updateTable("documents")
      .set({ userId: father.user.id, travellerId: own.id })
      .where("travellerId", "=", entered.id)
      .returning("id")
      .executeTakeFirstOrThrow();
    moved = id;
  });

  const fields = { type: "health_certificate", memberId: entered.id };
  const file = { name: "page", type: "application/pdf", bytes: paperPdf(CERTIFICATE, {}, "") };
  await app.upload(uploadDocument, { fields, file }, administrator.session).catch(() => undefined);
  await app.jobsDone();

  const told = async ({ session }: Given) =>
    (await app.call(listNotifications, {}, session)).notifications.map(({ kind }) => kind);
  expect(await told(father)).toContain("document_verified");
  expect((await told(administrator)).filter((kind) => kind.includes("document"))).toEqual([]);
  expect(await app.call(getDocument, { params: { id: moved } }, father.session)).toMatchObject({ status: "verified" });
});

it("keeps the file for a person where another run gave up, though a late one refuses it", async () => {
  const given = await givenPilgrim(app);
  const { cpu, db, files } = app.platform;
  vi.spyOn(cpu, "run").mockImplementationOnce(async () => {
    const givenUp = { stage: "done", status: "pending", needsReview: true, refusal: "reader_failed" } as const;
    await db.updateTable("documents").set(givenUp).where("userId", "=", given.user.id).execute();
    return { refused: { code: "file_unreadable", reason: "took_too_long", numbers: {} } };
  });

  const { id } = await sent(given, paperPdf(CERTIFICATE, {}, ""));

  const query = db.selectFrom("documents").select(["fileId", "fileKey"]).where("id", "=", id);
  const { fileId, fileKey } = await query.executeTakeFirstOrThrow();
  if (!fileId || !fileKey) throw new Error("A document that waits for a person has no file.");
  expect(await files.read(fileId, fileKey)).toEqual(paperPdf(CERTIFICATE, {}, ""));
});
