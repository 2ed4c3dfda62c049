/** Licences from the application to the market, and back off it when they end. */
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/accounts.ts";
import * as contract from "#contract/licences.ts";
import { getPackage, publishPackage } from "#contract/packages.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { LineFull } from "#server/platform/workers/line.ts";
import { cleanPage } from "#server/uploads/clean-page.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { standingClock } from "../../../../test/factories/bookings.ts";
import { mailsOf } from "../../../../test/factories/mails.ts";
import { givenDraft, givenListed } from "../../../../test/factories/packages.ts";
import { licenceApplications } from "./applications.ts";
import { sweepLicences } from "./sweep-licences.job.ts";

const { clock, move } = standingClock();
const app = await testApp({ clock });
const staff = await givenStaff(app);

const APPLICATION = {
  scheme: "atol",
  number: "T7654",
  registerUrl: "https://register.example/T7654",
  companyName: "Noor Harbour",
  validUntil: "2028-03-31",
} as const;

const approve = { decision: "approve" } as const;
const giveBack = { decision: "return", reason: "The number is not in the register." } as const;

const apply = (operator: Given, changes = {}) =>
  app.call(contract.applyForLicence, { body: { ...APPLICATION, ...changes } }, operator.session);
const decide = (id: string, body: typeof approve | typeof giveBack) =>
  app.call(contract.decideLicence, { params: { id }, body }, staff.session);
const attach = (id: string, bytes: Uint8Array) => ({
  params: { id },
  file: { name: "licence.png", type: "image/png", bytes },
});
const paper = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
const actionsOn = async (subjectId: string) => {
  const rows = await app.platform.db
    .selectFrom("audit")
    .select("action")
    .where("subjectId", "=", subjectId)
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
};

describe("an application", () => {
  it("opens the market once it is approved, and is shown with its register and the day of the check", async () => {
    const operator = await givenOperator(app, { licensed: false });
    const draft = await givenDraft(app, operator);
    const publish = { params: { id: draft.id } };
    expect(await app.refusal(publishPackage, publish, operator.session)).toMatchObject({ code: "licence_needed" });

    const { id } = await apply(operator);
    expect(await app.refusal(publishPackage, publish, operator.session)).toMatchObject({ code: "licence_needed" });
    await decide(id, approve);
    await app.call(publishPackage, publish, operator.session);

    expect(await app.call(getPackage, publish)).toMatchObject({
      operatorName: "Noor Harbour",
      licenceVerified: true,
      licence: {
        scheme: "atol",
        party: null,
        number: "T7654",
        registerUrl: APPLICATION.registerUrl,
        checkedOn: "2026-11-20",
      },
    });
    expect(await app.call(currentUser, {}, operator.session)).toMatchObject({ licenceVerified: true });
    expect(await actionsOn(id)).toEqual(["licence.submitted", "licence.approved"]);
  });

  it("is answered by mail either way, with the reason when it comes back", async () => {
    const operator = await givenOperator(app, { licensed: false });
    await decide((await apply(operator, { number: "T1" })).id, giveBack);
    await decide((await apply(operator, { number: "T2" })).id, approve);

    const mails = await mailsOf(app, operator);

    expect(mails.find(({ headers }) => headers.subject?.includes("T1"))?.text).toContain(giveBack.reason);
    expect(mails.some(({ headers }) => headers.subject === "Your licence T2 is approved")).toBe(true);
  });

  it("comes back with the reason, and is handed in again", async () => {
    const operator = await givenOperator(app, { licensed: false });
    const first = await apply(operator);
    await decide(first.id, giveBack);

    expect(await app.call(contract.myLicences, {}, operator.session)).toMatchObject([
      { id: first.id, status: "returned", reason: giveBack.reason, decidedAt: clock().toISOString() },
    ]);
    move({ minutes: 1 });
    const second = await apply(operator, { number: "T7655" });

    const queue = await app.call(contract.licenceQueue, {}, staff.session);
    expect(queue.find(({ licence }) => licence.id === second.id)).toMatchObject({
      licence: { number: "T7655", status: "submitted" },
      operator: { id: operator.user.id, username: operator.user.username },
      earlier: [{ id: first.id, status: "returned" }],
    });
  });

  it("waits alone: a second one is refused until it is decided", async () => {
    const operator = await givenOperator(app, { licensed: false });

    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        app.inject({
          method: "POST",
          url: "/api/operator/licences",
          payload: APPLICATION,
          headers: { ...operator.session },
        }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: "licence_waiting" });
  });

  it("is decided once, whoever decides at the same time", async () => {
    const operator = await givenOperator(app, { licensed: false });
    const { id } = await apply(operator);

    const answers = await Promise.all(
      [approve, giveBack, approve].map((payload) =>
        app.inject({ method: "POST", url: `/api/staff/licences/${id}/decide`, payload, headers: { ...staff.session } }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it("takes the place of the licence that held before", async () => {
    const operator = await givenOperator(app, { licensed: false });
    await decide((await apply(operator)).id, approve);
    move({ minutes: 1 });
    await decide((await apply(operator, { number: "T9", validUntil: "2029-03-31" })).id, approve);

    const licences = await app.call(contract.myLicences, {}, operator.session);

    expect(licences.map(({ number, status }) => [number, status])).toEqual([
      ["T9", "approved"],
      ["T7654", "replaced"],
    ]);
  });

  it("names whose agent the operator is, and nothing of the kind for other schemes", async () => {
    const operator = await givenOperator(app, { licensed: false });
    const agent = { ...APPLICATION, scheme: "nusuk_agent" };

    expect(await app.refusal(contract.applyForLicence, { body: agent }, operator.session)).toMatchObject({
      code: "unacceptable",
      errors: { party: expect.any(String) },
    });
    expect(await apply(operator, { party: "Al Bait Guests" })).toMatchObject({ scheme: "atol", party: null });
  });

  it.each([
    ["registerUrl", "http://register.example/1"],
    ["registerUrl", "javascript:alert(1)"],
    ["registerUrl", "https://a:b@register.example"],
    ["registerUrl", `https://register.example/${"x".repeat(500)}`],
    ["number", ""],
    ["number", "T1\r\nBcc: x"],
    ["companyName", "x".repeat(201)],
    ["scheme", "crown"],
    ["validUntil", "2026-11-19"],
    ["validUntil", "soon"],
  ])("is refused with %s %o", async (field, value) => {
    const operator = await givenOperator(app, { licensed: false });
    const body = { ...APPLICATION, [field]: value };

    const problem = await app.refusal(contract.applyForLicence, { body }, operator.session);

    expect([400, 422]).toContain(problem.status);
    expect(problem.errors).toEqual({ [field]: expect.any(String) });
  });

  it("is not handed in for the demonstration's shared operator", async () => {
    const operator = await givenOperator(app, { licensed: false });
    await app.platform.db.updateTable("users").set({ demo: true }).where("id", "=", operator.user.id).execute();

    const problem = await app.refusal(contract.applyForLicence, { body: APPLICATION }, operator.session);

    expect(problem).toMatchObject({ code: "demo_account" });
  });

  it("is not approved after its last day", async () => {
    const operator = await givenOperator(app, { licensed: false });
    const { id } = await apply(operator, { validUntil: "2026-11-20" });
    move({ days: 1 });

    const problem = await app.refusal(contract.decideLicence, { params: { id }, body: approve }, staff.session);

    expect(problem).toMatchObject({ code: "unacceptable", errors: { validUntil: expect.any(String) } });
    await decide(id, giveBack);
  });
});

describe("the page of a licence", () => {
  it("is kept re-encoded, shown to staff alone, and every look is recorded", async () => {
    const operator = await givenOperator(app, { licensed: false });
    const { id } = await apply(operator);
    expect(await app.upload(contract.attachLicenceFile, attach(id, await paper()), operator.session)).toMatchObject({
      hasFile: true,
    });

    const answer = await app.inject({ url: `/api/staff/licences/${id}/file`, headers: { ...staff.session } });

    expect(answer.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "private, no-store" });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 300, height: 400 });
    expect(await actionsOn(id)).toEqual(["licence.submitted", "licence.file_added", "licence.read"]);
  });

  it("gives way to a newer one, and its file is erased", async () => {
    const operator = await givenOperator(app, { licensed: false });
    const { id } = await apply(operator);
    for (const _ of [1, 2]) await app.upload(contract.attachLicenceFile, attach(id, await paper()), operator.session);

    const { fileId } = await app.platform.db
      .selectFrom("licences")
      .select("fileId")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const stored = await app.platform.files.list("licence-", new Date(Date.now() + MINUTE_MS));

    expect(stored).toContain(fileId);
    expect(stored).toHaveLength(
      (await app.platform.db.selectFrom("licences").select("id").where("fileId", "is not", null).execute()).length,
    );
  });

  it("stays readable when the one before it cannot be erased at once", async () => {
    const operator = await givenOperator(app, { licensed: false });
    const { id } = await apply(operator);
    const pageOf = async () => {
      const row = app.platform.db.selectFrom("licences").select(["fileId", "fileKey"]).where("id", "=", id);
      const { fileId, fileKey } = await row.executeTakeFirstOrThrow();
      if (!fileId || !fileKey) throw new Error("the licence has no page");
      return { fileId, fileKey };
    };
    await app.upload(contract.attachLicenceFile, attach(id, await paper()), operator.session);
    const before = await pageOf();
    const { files } = app.platform;
    const remove = (fileId: string) =>
      fileId === before.fileId ? Promise.reject(new Error("no answer")) : files.remove(fileId);
    const applications = licenceApplications({ ...app.platform, files: { ...files, remove } });

    const attaching = applications.attach({ id: operator.user.id, demo: false }, id, await paper());
    await expect(attaching).rejects.toThrow("no answer");

    const { fileId, fileKey } = await pageOf();
    expect(fileId).not.toBe(before.fileId);
    expect(await files.read(fileId, fileKey)).toBeInstanceOf(Buffer);
    await files.remove(before.fileId);
  });

  it.each([
    ["<svg xmlns='http://www.w3.org/2000/svg'/>", "file_type"],
    ["", "file_empty"],
    ["%PDF-1.7 nothing", "file_unreadable"],
    ["\u0089PNG\r\n\u001a\n nothing", "file_unreadable"],
  ])("is refused for %j as %s, and nothing is kept", async (content, code) => {
    const operator = await givenOperator(app, { licensed: false });
    const { id } = await apply(operator);

    const problem = await app.uploadRefusal(
      contract.attachLicenceFile,
      attach(id, Buffer.from(content, "latin1")),
      operator.session,
    );

    expect(problem).toMatchObject({ code });
    expect(await app.call(contract.myLicences, {}, operator.session)).toMatchObject([{ hasFile: false }]);
  });

  it("is to be sent again, and not called unreadable, while too many wait to be opened", async () => {
    const cpu = { ...app.platform.cpu, attempt: () => Promise.reject(new LineFull("Too many tasks wait already.")) };

    await expect(cleanPage({ ...app.platform, cpu }, await paper())).rejects.toThrow(LineFull);
  });

  it("is not there before one was sent, and not taken after the decision", async () => {
    const operator = await givenOperator(app, { licensed: false });
    const { id } = await apply(operator);
    expect(await app.refusal(contract.licenceFile, { params: { id } }, staff.session)).toMatchObject({
      code: "not_found",
    });
    await decide(id, giveBack);

    const late = await app.uploadRefusal(contract.attachLicenceFile, attach(id, await paper()), operator.session);

    expect(late).toMatchObject({ code: "illegal_transition" });
  });
});

describe("a licence that ends soon", () => {
  it("stands on the desk with its operator until the next one is handed in, the soonest first", async () => {
    const inDays = (days: number) => addDays(dateOf(clock()), days);
    const held = async (days: number) => {
      const operator = await givenOperator(app, { licensed: false });
      await decide((await apply(operator, { validUntil: inDays(days) })).id, approve);
      return operator;
    };
    const [late, soon, far] = [await held(60), await held(5), await held(61)];
    await givenListed(app, soon);
    const ids = [late, soon, far].map(({ user }) => user.id);
    const ending = async () =>
      (await app.call(contract.endingLicences, {}, staff.session)).filter(({ operator }) => ids.includes(operator.id));

    const before = await ending();
    const next = await apply(soon, { validUntil: "2028-03-31" });
    const during = await ending();
    await decide(next.id, giveBack);

    expect(before.map(({ operator, listed }) => [operator.id, listed])).toEqual([
      [soon.user.id, 1],
      [late.user.id, 0],
    ]);
    expect(before[0]).toMatchObject({
      licence: { validUntil: inDays(5), status: "approved" },
      operator: { email: soon.user.email },
    });
    expect(during.map(({ operator }) => operator.id)).toEqual([late.user.id]);
    expect((await ending()).map(({ operator }) => operator.id)).toEqual([soon.user.id, late.user.id]);
  });
});

describe("a licence past its last day", () => {
  it("takes its operator's packages off the market, and keeps nothing else from happening", async () => {
    const operator = await givenOperator(app, { licensed: false });
    await decide((await apply(operator, { validUntil: "2026-12-01" })).id, approve);
    const listed = await givenListed(app, operator);
    const other = await givenListed(app, await givenOperator(app));

    move({ days: 12 });
    await app.runJob(sweepLicences, {});

    expect(await app.call(contract.myLicences, {}, operator.session)).toMatchObject([{ status: "expired" }]);
    const own = await app.call(getPackage, { params: { id: listed.id } }, operator.session);
    expect(own).toMatchObject({ status: "paused", licenceVerified: false, licence: null });
    expect(await app.refusal(publishPackage, { params: { id: listed.id } }, operator.session)).toMatchObject({
      code: "licence_needed",
    });
    expect(await app.call(getPackage, { params: { id: other.id } })).toMatchObject({ status: "listed" });
  });
});

describe("other people", () => {
  it("meet the calls about licences closed", async () => {
    const operator = await givenOperator(app, { licensed: false });
    const { id } = await apply(operator);
    const pilgrim = await givenPilgrim(app);
    const rival = await givenOperator(app);
    const own = [contract.myLicences, contract.applyForLicence, contract.attachLicenceFile];
    const desk = [contract.licenceQueue, contract.endingLicences, contract.licenceFile, contract.decideLicence];
    const args = { params: { id }, body: approve };

    for (const route of [...own, ...desk]) {
      expect(await app.refusal(route, args)).toMatchObject({ code: "not_signed_in" });
      expect(await app.refusal(route, args, pilgrim.session)).toMatchObject({ code: "forbidden" });
    }
    for (const route of desk) {
      for (const { session } of [operator, rival])
        expect(await app.refusal(route, args, session)).toMatchObject({ code: "forbidden" });
    }
    for (const route of own) expect(await app.refusal(route, args, staff.session)).toMatchObject({ code: "forbidden" });
    expect(await app.call(contract.myLicences, {}, rival.session)).toEqual([]);
    expect(await app.uploadRefusal(contract.attachLicenceFile, attach(id, await paper()), rival.session)).toMatchObject(
      { code: "not_found" },
    );
  });

  it("are told that a licence is not there when it is not", async () => {
    const nobody = { params: { id: "nobody" } };

    expect(await app.refusal(contract.licenceFile, nobody, staff.session)).toMatchObject({ code: "not_found" });
    expect(await app.refusal(contract.decideLicence, { ...nobody, body: approve }, staff.session)).toMatchObject({
      code: "not_found",
    });
    expect(
      await app.refusal(contract.decideLicence, { ...nobody, body: { decision: "return" } }, staff.session),
    ).toMatchObject({ status: 400 });
  });
});
