/** The rights over one's own data: a whole copy, erasure that leaves no one's name, wishes that reach the desk. */
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { currentUser, login } from "#contract/accounts.ts";
import { cancelBooking, createBooking } from "#contract/bookings.ts";
import { contactInbox } from "#contract/contact.ts";
import { listDocuments, uploadDocument } from "#contract/documents.ts";
import { acceptInvitation } from "#contract/family.ts";
import { handIn } from "#contract/intake.ts";
import { applyForLicence, attachLicenceFile } from "#contract/licences.ts";
import * as contract from "#contract/privacy.ts";
import { ASKED_RIGHTS } from "#domain/contact/privacy-rights.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { givenHold, givenOffer, givenPaid, standingClock } from "../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation } from "../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { picture } from "../documents/test-files.ts";
import { referencesToAccounts, rowsReferring } from "./repository.ts";

const { clock, move } = standingClock();
const app = await testApp({ clock });
const { db } = app.platform;
const operator = await givenOperator(app);

const LICENCE = {
  scheme: "atol",
  number: "T7655",
  registerUrl: "https://register.example/T7655",
  companyName: "Noor Harbour",
  validUntil: "2028-03-31",
} as const;

const memberOf = ({ session, user }: Given) => ({ id: user.id, session });

async function givenBooked() {
  const pilgrim = await givenPilgrim(app);
  await db
    .updateTable("users")
    .set({ countryOfResidence: "PK", travelsAlone: true })
    .where("id", "=", pilgrim.user.id)
    .execute();
  const booking = await givenPaid(app, memberOf(pilgrim), await givenOffer(app, operator.user.id));
  return { pilgrim, booking };
}

/** Amina administers a household that Yusuf has joined and entered himself in. */
async function givenHousehold() {
  const [amina, yusuf] = [await givenPilgrim(app), await givenPilgrim(app)];
  const { id } = await givenFamily(app, memberOf(amina));
  const { code } = await givenInvitation(app, memberOf(amina), id);
  await app.call(acceptInvitation, { body: { token: code } }, yusuf.session);
  return { amina, yusuf, person: await givenTraveller(app, yusuf, { relationship: "self" }) };
}

async function givenDocument({ session }: Given) {
  const file = { name: "page.png", type: "image/png", bytes: await picture() };
  const { document } = await app.upload(uploadDocument, { fields: { type: "health_certificate" }, file }, session);
  return document;
}

async function copyOf({ session }: Pick<Given, "session">, form: "zip" | "json" = "json") {
  const answer = await app.inject({ url: `/api/user/export?form=${form}`, headers: { ...session } });
  expect(answer.statusCode).toBe(200);
  return answer;
}

const erase = ({ session, password }: Given) => app.call(contract.eraseAccount, { body: { password } }, session);
const refusedErasure = ({ session, password }: Given, typed = password) =>
  app.refusal(contract.eraseAccount, { body: { password: typed } }, session);

describe("a copy of one's own data", () => {
  it("is a file with profile, travellers, needs, documents and their pages", async () => {
    const pilgrim = await givenPilgrim(app);
    await givenTraveller(app, pilgrim, {
      surname: "Noor",
      specialNeeds: { aids: ["wheelchair"], note: "No stairs", consentVersion: "2026-11-20" },
    });
    const document = await givenDocument(pilgrim);
    const file = { name: "a.png", type: "image/png", bytes: await picture(420) };
    const waiting = await app.upload(handIn, { fields: { key: "one-paper" }, file }, pilgrim.session);
    // A busy machine answers before the pages are there.
    await app.jobsDone();

    const answer = await copyOf(pilgrim, "zip");

    expect(answer.headers["content-disposition"]).toBe("attachment; filename*=UTF-8''rihla-2026-11-20.zip");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const files = unzipSync(answer.rawPayload);
    const data = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()));
    expect(data.account.email).toBe(pilgrim.user.email);
    expect(JSON.stringify(data.travellers)).toContain("No stairs");
    expect(data.documents).toMatchObject([{ id: document.id, type: "health_certificate" }]);
    expect(data.intake_papers).toMatchObject([{ id: waiting.id, fileName: "a.png", hasPreview: true }]);
    expect(files[`intake/${waiting.id}.jpg`]).toBeDefined();
    const [page] = Object.entries(files).filter(([name]) => name.startsWith(`documents/${document.id}`));
    expect(
      Buffer.from(page?.[1] ?? [])
        .subarray(0, 2)
        .toString("hex"),
    ).toBe("ffd8");
  });

  it("is not given without a page that cannot be read at the moment", async () => {
    const pilgrim = await givenPilgrim(app);
    const { id } = await givenDocument(pilgrim);
    await app.jobsDone();
    const documents = db.selectFrom("documents").select("fileId").where("id", "=", id);
    const { fileId } = await documents.executeTakeFirstOrThrow();
    await app.platform.files.remove(fileId ?? "");

    const answer = await app.inject({ url: "/api/user/export?form=zip", headers: { ...pilgrim.session } });

    expect(answer.statusCode).toBe(500);
  });

  it("has every booking with its parts and payments, and nothing that opens a door", async () => {
    const { pilgrim, booking } = await givenBooked();

    const answer = await copyOf(pilgrim);

    const data = answer.json();
    expect(data.bookings).toMatchObject([{ id: booking.id, reference: booking.reference }]);
    expect(data.booking_parts).toHaveLength(1);
    expect(data.payments).toMatchObject([{ status: "completed" }]);
    expect(data.sessions).toHaveLength(1);
    expect(answer.body).not.toMatch(/password_hash|token_hash|idempotency|request_hash|card_token|file_key|sealed_/);
  });

  it("has nothing of anybody else's", async () => {
    const { pilgrim } = await givenBooked();
    const other = await givenPilgrim(app, { email: "somebody.else@example.org", lastName: "Unmistakable" });
    await givenDocument(other);

    const own = await copyOf(pilgrim);
    const operators = await copyOf(operator);

    expect(own.body).not.toMatch(/somebody\.else|Unmistakable/);
    expect(operators.body).not.toContain(pilgrim.user.email);
    expect(operators.json().bookings).toEqual([]);
  });

  it("has no document of a household's other accounts, which its administrator sees in the list", async () => {
    const { amina, yusuf } = await givenHousehold();
    const own = await givenDocument(amina);
    const shared = await givenDocument(yusuf);

    const data = (await copyOf(amina)).json();

    expect((await app.call(listDocuments, {}, amina.session)).map(({ id }) => id)).toContain(shared.id);
    expect(data.documents).toEqual([expect.objectContaining({ id: own.id })]);
  });

  it("of a shared demonstration account holds no letter that another visitor wrote", async () => {
    const shared = await givenPilgrim(app);
    await db.updateTable("users").set({ demo: true }).where("id", "=", shared.user.id).execute();
    const body = { right: "object", message: "A visitor's own words." } as const;
    await app.call(contract.askForRight, { body }, shared.session);

    expect((await copyOf(shared)).body).not.toContain("A visitor's own words.");
  });

  it("of a business has its profile, papers, terms and packages; its customers and employees have their own", async () => {
    const { session, user } = await givenOperator(app);
    const title = "Hajj from Bradford";
    const packageId = await givenOffer(app, user.id, { title });

    const data = (await copyOf({ session })).json();

    expect(data.operators).toMatchObject([{ user_id: user.id }]);
    expect(data.packages).toMatchObject([{ id: packageId, title }]);
    const others = [
      "bookings",
      "customer_groups",
      "passenger_imports",
      "phone_bookings",
      "team_invitations",
      "team_members",
    ];
    const { rows } = await sql<{ table: string }>`
      select conrelid::regclass::text as table from pg_constraint where contype = 'f' and confrelid = 'operators'::regclass
    `.execute(db);
    const tables = rows.map(({ table }) => table).filter((table) => !others.includes(table));
    expect(Object.keys(data)).toEqual(expect.arrayContaining(tables));
    expect((await copyOf(operator)).body).not.toContain(title);
  });

  it("of a business has the pages of its licences, and nobody else's has them", async () => {
    const [own, other] = [await givenOperator(app), await givenOperator(app)];
    const licence = await app.call(applyForLicence, { body: LICENCE }, own.session);
    const file = { name: "licence.png", type: "image/png", bytes: await picture() };
    await app.upload(attachLicenceFile, { params: { id: licence.id }, file }, own.session);

    const pagesIn = async (whose: Given) => {
      const files = Object.entries(unzipSync((await copyOf(whose, "zip")).rawPayload));
      return files.filter(([name]) => name.startsWith("licences/"));
    };

    const [[name, page = new Uint8Array()] = [], ...more] = await pagesIn(own);
    expect(name).toBe(`licences/${licence.id}.jpg`);
    expect(Buffer.from(page.subarray(0, 2)).toString("hex")).toBe("ffd8");
    expect([...more, ...(await pagesIn(other))]).toEqual([]);
  });

  it("is for whoever is signed in alone", async () => {
    for (const url of ["/api/user/export", "/api/user/erasure"])
      expect((await app.inject({ url })).statusCode).toBe(401);
  });

  it("names every table that refers to an account, or the reason is written down", async () => {
    const { pilgrim } = await givenBooked();
    const opened = ["documents", "travellers"];
    const leftOut = ["outgoing_mails", "sign_in_names"];

    const data = (await copyOf(pilgrim)).json();

    const tables = (await referencesToAccounts(db)).map(({ table }) => table);
    expect(tables).toEqual(expect.arrayContaining(["bookings", "notifications", "contact_messages"]));
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([...opened, ...tables.filter((one) => !leftOut.includes(one))]),
    );
  });
});

describe("erasing an account", () => {
  it("leaves no row, no file and no way in, and tells the former owner", async () => {
    const pilgrim = await givenPilgrim(app);
    await givenTraveller(app, pilgrim);
    const document = await givenDocument(pilgrim);
    const row = await db
      .selectFrom("documents")
      .select(["fileId", "fileKey"])
      .where("id", "=", document.id)
      .executeTakeFirstOrThrow();

    await erase(pilgrim);

    for (const reference of await referencesToAccounts(db))
      expect(await rowsReferring(db, reference, pilgrim.user.id), reference.table).toEqual([]);
    expect(await app.refusal(currentUser, {}, pilgrim.session)).toMatchObject({ code: "not_signed_in" });
    const credentials = { username: pilgrim.user.username, password: pilgrim.password };
    expect(await app.refusal(login, { body: credentials })).toMatchObject({ code: "wrong_credentials" });
    await app.jobsDone();
    await expect(app.platform.files.read(row.fileId ?? "", row.fileKey ?? Buffer.alloc(0))).rejects.toThrow();
    const mails = await mailsTo(join(app.platform.config.dataDir, "outbox"), pilgrim.user.email);
    expect(mails.map(({ headers }) => headers.subject)).toContain("Your account is erased");
  });

  it("touches nobody else", async () => {
    const pilgrim = await givenPilgrim(app);
    const other = await givenPilgrim(app);
    const document = await givenDocument(other);

    await erase(pilgrim);

    expect((await app.call(currentUser, {}, other.session)).email).toBe(other.user.email);
    const page = await app.inject({ url: `/api/documents/${document.id}/file`, headers: { ...other.session } });
    expect(page.statusCode).toBe(200);
  });

  it("is refused with the wrong password, and for a shared demonstration account", async () => {
    const pilgrim = await givenPilgrim(app);

    expect(await refusedErasure(pilgrim, "guess")).toMatchObject({
      code: "wrong_password",
      errors: { password: expect.any(String) },
    });
    await db.updateTable("users").set({ demo: true }).where("id", "=", pilgrim.user.id).execute();
    expect(await refusedErasure(pilgrim)).toMatchObject({ code: "demo_account" });
    expect((await app.call(currentUser, {}, pilgrim.session)).id).toBe(pilgrim.user.id);
  });

  it("waits until no booking stands, and names those that do", async () => {
    const { pilgrim, booking } = await givenBooked();
    const document = await givenDocument(pilgrim);
    await app.jobsDone();

    const problem = await refusedErasure(pilgrim);

    expect(problem).toMatchObject({ code: "bookings_stand", references: booking.reference });
    expect(await app.call(contract.erasurePreview, {}, pilgrim.session)).toEqual({
      standing: [{ id: booking.id, reference: booking.reference }],
      keptBookings: 1,
      hasCustomers: false,
    });
    const page = await app.inject({ url: `/api/documents/${document.id}/file`, headers: { ...pilgrim.session } });
    expect(page.statusCode).toBe(200);
  });

  it("waits also for the booking of somebody else that names the person", async () => {
    const { amina, yusuf, person } = await givenHousehold();
    const packageId = await givenOffer(app, operator.user.id);
    const body = { parts: [{ packageId, travellerIds: [person.id] }] };
    const { id, reference } = await app.call(createBooking, { body }, amina.session);

    expect(await refusedErasure(yusuf)).toMatchObject({ code: "bookings_stand", references: reference });

    await app.call(cancelBooking, { params: { id } }, amina.session);
    await erase(yusuf);
  });

  it("lets nobody be named beside it", async () => {
    const { amina, yusuf, person } = await givenHousehold();
    const packageId = await givenOffer(app, operator.user.id);
    const body = { parts: [{ packageId, travellerIds: [person.id] }] };

    const done = await Promise.allSettled([erase(yusuf), app.call(createBooking, { body }, amina.session)]);

    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("keeps a past booking and its money without a name", async () => {
    const { pilgrim, booking } = await givenBooked();
    await givenDocument(pilgrim);
    await app.call(cancelBooking, { params: { id: booking.id } }, pilgrim.session);
    await app.jobsDone();

    await erase(pilgrim);

    const kept = await db
      .selectFrom("bookings")
      .select(["userId", "totalMinor"])
      .where("id", "=", booking.id)
      .executeTakeFirstOrThrow();
    const user = await db.selectFrom("users").selectAll().where("id", "=", kept.userId).executeTakeFirstOrThrow();
    expect(kept.totalMinor).toBe(500_000);
    expect(user).toMatchObject({ countryOfResidence: null, travelsAlone: null });
    expect(JSON.stringify(user)).not.toMatch(new RegExp(`${pilgrim.user.email}|${pilgrim.user.username}|Amina|Rahman`));
    const loose = (await referencesToAccounts(db)).filter(
      ({ table, onDelete }) => onDelete === "c" && table !== "sign_in_names",
    );
    for (const reference of loose) expect(await rowsReferring(db, reference, kept.userId), reference.table).toEqual([]);
    expect(
      await app.refusal(login, { body: { username: pilgrim.user.email, password: pilgrim.password } }),
    ).toMatchObject({ status: 401 });
  });

  it("lets no booking slip in beside it", async () => {
    const pilgrim = await givenPilgrim(app);
    const offer = await givenOffer(app, operator.user.id);

    const [erased, held] = await Promise.allSettled([erase(pilgrim), givenHold(app, memberOf(pilgrim), offer)]);

    const user = await db.selectFrom("users").select("email").where("id", "=", pilgrim.user.id).executeTakeFirst();
    const bookings = await db.selectFrom("bookings").select("id").where("userId", "=", pilgrim.user.id).execute();
    expect([erased, held].filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(bookings).toHaveLength(user ? 1 : 0);
  });

  it("of an operator with customers is done together with us, without any it is done", async () => {
    await givenBooked();
    const alone = await givenOperator(app);
    await givenOffer(app, alone.user.id);

    expect(await refusedErasure(operator)).toMatchObject({ code: "has_customers" });
    await erase(alone);

    expect(await db.selectFrom("packages").select("id").where("operatorId", "=", alone.user.id).execute()).toEqual([]);
  });
});

describe("a wish about one's own data", () => {
  it.each(ASKED_RIGHTS)("to %s reaches the desk with its promised time and the account behind it", async (right) => {
    const staff = await givenStaff(app);
    const pilgrim = await givenPilgrim(app);

    const receipt = await app.call(contract.askForRight, { body: { right, message: "Please." } }, pilgrim.session);

    expect(Date.parse(receipt.dueAt) - clock().getTime()).toBe(48 * HOUR_MS);
    const found = (await app.call(contactInbox, {}, staff.session)).find(
      ({ reference }) => reference === receipt.reference,
    );
    expect(found).toMatchObject({ kind: "privacy", email: pilgrim.user.email, message: "Please." });
    move({ minutes: 1 });
  });
});
