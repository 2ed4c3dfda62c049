/** Spreadsheets of passengers: a dry run, all or nothing, once however often, and undone for a day. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { noteBooking } from "#contract/booking-desk.ts";
import { listBookings } from "#contract/bookings.ts";
import { createCustomerGroup } from "#contract/customer-groups.ts";
import {
  importPassengers,
  listPassengerImports,
  type PassengerImport,
  passengersToMend,
  passengerTemplate,
  undoPassengerImport,
} from "#contract/passenger-imports.ts";
import { claimBooking, listPhoneBookings, recordDirectPayment, replaceClaimLink } from "#contract/phone-bookings.ts";
import { announceWindow } from "#contract/queue.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../../test/books.ts";
import { type Given, givenOperator, givenPilgrim } from "../../../../../../test/factories/accounts.ts";
import { givenOffer, standingClock } from "../../../../../../test/factories/bookings.ts";
import { passengerRow, passengerSheetOf } from "../../../../../../test/factories/passengers.ts";
import { mailsTo, secretIn } from "../../../../../../test/outbox.ts";
import { requestFor } from "../../../../../../test/request.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { db } = app.platform;

/** An operator with one package of the reference PKG-1. */
async function givenShop(seats = 50) {
  const operator = await givenOperator(app);
  const packageId = await givenOffer(app, operator.user.id, { seats, operatorReference: "PKG-1" });
  return { operator, packageId };
}

const file = (bytes: Buffer) => ({ name: "passengers.csv", type: "text/csv", bytes });

function send(operator: Given, mode: "preview" | "commit", rows: ReturnType<typeof passengerRow>[], more = {}) {
  const args = { fields: { mode, ...more }, file: file(passengerSheetOf(rows)) };
  return app.upload(importPassengers, args, operator.session);
}

async function seatsLeft(packageId: string): Promise<number> {
  const row = db.selectFrom("packages").select("availableSlots").where("id", "=", packageId);
  return (await row.executeTakeFirstOrThrow()).availableSlots;
}

const wrongOf = ({ rows }: PassengerImport) =>
  rows.flatMap(({ row, problems }) => problems.map(({ field }) => `${row} ${field}`));

const FAMILY = [
  passengerRow("A", "Malik", { Room: "quad", Email: "malik@example.org" }),
  passengerRow("A", "Khan", { Room: "quad" }),
  passengerRow("B", "Shah", { "Nusuk or visa number": "NSK-77" }),
  passengerRow("C", "Noor", { "Country of residence": "PK", "Paid so far": "5000", "Payment reference": "R1" }),
  passengerRow("D", "Baig", { "Country of residence": "PK", "Paid so far": "1000", "Payment reference": "R2" }),
  passengerRow("E", "Amin", { "Country of residence": "Pakistan" }),
];

describe("an import of passengers", () => {
  it("says in a dry run exactly what it would make, and makes it only then", async () => {
    const { operator, packageId } = await givenShop();
    const look = await send(operator, "preview", FAMILY);
    expect(look.counts).toEqual({ new: 6, update: 0, unchanged: 0, wrong: 0 });
    expect(look.creates).toMatchObject({
      ...{ bookings: 5, travellers: 6, held: 1, confirmed: 2, awaitingBalance: 1, awaitingReference: 1, withEmail: 1 },
      paid: [{ amount: "6000.00", currency: "USD" }],
      seats: [{ seats: 6, left: 50 }],
    });
    expect(await seatsLeft(packageId)).toBe(50);
    expect(await app.call(listPhoneBookings, {}, operator.session)).toEqual([]);

    const saved = await send(operator, "commit", FAMILY);
    expect(saved.savedId).not.toBeNull();
    expect(saved.creates).toMatchObject({ bookings: 5, travellers: 6, paid: look.creates.paid });
    expect(await seatsLeft(packageId)).toBe(44);
    const phases = (await app.call(listBookings, {}, operator.session)).map(({ phase, seats }) => `${phase} ${seats}`);
    expect(phases.sort()).toEqual([
      "awaiting_balance 1",
      "awaiting_reference 2",
      "confirmed 1",
      "confirmed 1",
      "held 1",
    ]);
    await expectBooksToBalance(db);
  });

  it("changes nothing the second time, and adds only what is new", async () => {
    const { operator, packageId } = await givenShop();
    await send(operator, "commit", FAMILY);
    const again = await send(operator, "commit", FAMILY);
    expect(again).toMatchObject({ savedId: null, counts: { new: 0, unchanged: 6 }, creates: { bookings: 0 } });
    await send(operator, "commit", [...FAMILY, passengerRow("F", "Latif")]);
    expect(await seatsLeft(packageId)).toBe(43);
    await expectBooksToBalance(db);
  });

  it("makes nothing while one row is wrong, and names every cell", async () => {
    const { operator, packageId } = await givenShop();
    const rows = [
      passengerRow("A", "Malik"),
      passengerRow("B", "مالك"),
      passengerRow("C", "Noor", { "Package reference": "NOPE" }),
      passengerRow("D", "Baig", { "Paid so far": "5", "Payment reference": "R" }),
      passengerRow("E", "Amin", { "Date of birth": "2020-01-01" }),
      passengerRow("F", "Khan", { "Country of residence": "PK" }),
      passengerRow("F", "Latif"),
      passengerRow("G", "Rauf", { "Country of residence": "PK", "Paid so far": "9999", "Payment reference": "R" }),
    ];
    expect(wrongOf(await send(operator, "preview", rows))).toEqual([
      "3 surname",
      "4 packageReference",
      "5 paid",
      "6 birthDate",
      "7 bookingReference",
      "8 country",
      "9 paid",
    ]);
    const args = { fields: { mode: "commit" }, file: file(passengerSheetOf(rows)) };
    expect(await app.uploadRefusal(importPassengers, args, operator.session)).toMatchObject({
      code: "rows_to_mend",
      rows: 7,
    });
    expect(await seatsLeft(packageId)).toBe(50);
  });

  it("takes all seats or none", async () => {
    const { operator, packageId } = await givenShop(3);
    const look = await send(operator, "preview", FAMILY.slice(0, 4));
    expect(wrongOf(look)).toEqual(["5 packageReference"]);
    const args = { fields: { mode: "commit" }, file: file(passengerSheetOf(FAMILY.slice(0, 4))) };
    expect((await app.uploadRefusal(importPassengers, args, operator.session)).code).toBe("rows_to_mend");
    expect(await seatsLeft(packageId)).toBe(3);
  });

  it("takes no seats past the queue of a sale window", async () => {
    const { operator, packageId } = await givenShop();
    const opensAt = new Date(time.clock().getTime() + HOUR_MS).toISOString();
    const window = { packageIds: [packageId], opensAt, admitPerMinute: 12 };
    await app.call(announceWindow, { body: window }, operator.session);

    const look = await send(operator, "preview", FAMILY.slice(0, 1));

    expect(wrongOf(look)).toEqual(["2 packageReference"]);
    expect(look.counts).toMatchObject({ new: 0, wrong: 1 });
    expect(await seatsLeft(packageId)).toBe(50);
  });

  it("is made once when it is sent many times at once", async () => {
    const { operator, packageId } = await givenShop();
    await Promise.all([1, 2, 3, 4].map(() => send(operator, "commit", FAMILY)));
    expect(await seatsLeft(packageId)).toBe(44);
    expect(await app.call(listPassengerImports, {}, operator.session)).toHaveLength(1);
    await expectBooksToBalance(db);
  });

  it("does not know another operator's packages or imports, and is for operators alone", async () => {
    const { operator } = await givenShop();
    const other = await givenOperator(app);
    const saved = await send(operator, "commit", FAMILY);
    const look = await send(other, "preview", FAMILY.slice(0, 1));
    expect(wrongOf(look)).toEqual(["2 packageReference"]);
    const undo = { params: { id: saved.savedId ?? "" } };
    expect((await app.refusal(undoPassengerImport, undo, other.session)).status).toBe(404);
    const args = { fields: { mode: "preview" }, file: file(passengerSheetOf(FAMILY)) };
    const pilgrim = await givenPilgrim(app);
    expect((await app.uploadRefusal(importPassengers, args, pilgrim.session)).status).toBe(403);
    expect((await app.uploadRefusal(importPassengers, args)).status).toBe(401);
    expect((await app.refusal(undoPassengerImport, undo, pilgrim.session)).status).toBe(403);
  });

  it("offers a template that imports as it is, and rows to mend without a formula", async () => {
    const { operator } = await givenShop();
    const template = await app.inject({ method: "GET", url: passengerTemplate.path, headers: { ...operator.session } });
    expect(template.body).toContain("Booking reference");
    const upload = { fields: { mode: "preview" }, file: file(Buffer.from(template.rawPayload)) };
    expect((await app.upload(importPassengers, upload, operator.session)).missing).toEqual([]);
    const rows = [passengerRow("A", "Malik", { "Package reference": "=cmd|'/c calc'!A1" })];
    const mend = { fields: {}, file: file(passengerSheetOf(rows)) };
    const answer = await app.inject(requestFor(passengersToMend, { upload: mend }, operator.session));
    expect(answer.body).toContain("'=cmd");
    expect(answer.body).toContain("Row 2");
  });
});

describe("a claim of what was imported", () => {
  it("hands the imported booking over like any other by phone", async () => {
    const { operator } = await givenShop();
    await send(operator, "commit", FAMILY.slice(0, 2));
    const [booking] = await app.call(listPhoneBookings, {}, operator.session);
    const args = { params: { id: booking?.id ?? "" }, body: {} };
    const { link } = await app.call(replaceClaimLink, args, operator.session);
    const pilgrim = await givenPilgrim(app);
    const claimed = await app.call(claimBooking, { body: { code: secretIn(link) } }, pilgrim.session);
    expect(claimed).toMatchObject({ isMine: true, phase: "awaiting_reference", seats: 2 });
  });

  it("mails links only after the tick", async () => {
    const { operator } = await givenShop();
    await send(operator, "commit", FAMILY.slice(0, 2), { sendLinks: "yes" });
    const [booking] = await app.call(listPhoneBookings, {}, operator.session);
    expect(booking?.claim).toBe("open");
    const quiet = await givenShop();
    await send(quiet.operator, "commit", FAMILY.slice(0, 2));
    const [unsent] = await app.call(listPhoneBookings, {}, quiet.operator.session);
    expect(unsent?.claim).toBe("no_link");
  });

  it("writes to each in the language that the file says, and in English and Arabic to whom it says none", async () => {
    const { operator } = await givenShop();
    const rows = [
      passengerRow("L1", "Malik", { Email: "arabic@example.org", Language: "العربية" }),
      passengerRow("L2", "Shah", { Email: "english@example.org", Language: "en" }),
      passengerRow("L3", "Noor", { Email: "unknown@example.org" }),
    ];
    await send(operator, "commit", rows, { sendLinks: "yes" });
    await app.jobsDone();

    const isArabic = /[\u0600-\u06ff]/;
    const said = async (name: string) => {
      const [mail] = await mailsTo(join(app.platform.config.dataDir, "outbox"), `${name}@example.org`);
      return [mail?.text.includes("Your operator has booked"), isArabic.test(mail?.text ?? "")];
    };
    expect(await Promise.all(["arabic", "english", "unknown"].map(said))).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ]);
    const wrong = await send(operator, "preview", [passengerRow("L4", "Amin", { Language: "Klingon" })]);
    expect(wrongOf(wrong)).toEqual(["2 language"]);
  });

  it("mails the links of so many lists a day; without links lists are still taken", async () => {
    const limited = await testApp({
      clock: time.clock,
      connection: app.connection,
      settings: { RATE_LIMITS: "on", DATA_DIR: app.platform.config.dataDir },
    });
    const { operator, packageId } = await givenShop();
    for (let lists = 0; lists < 10; lists += 1)
      await limited.platform.limits.take("claim_mail_import", operator.user.id);
    const sent = (sendLinks: object) => ({
      fields: { mode: "commit", ...sendLinks },
      file: file(passengerSheetOf(FAMILY.slice(0, 1))),
    });

    const refusal = await limited.uploadRefusal(importPassengers, sent({ sendLinks: "yes" }), operator.session);
    expect(refusal.code).toBe("too_many_requests");
    expect(await seatsLeft(packageId)).toBe(50);
    await limited.upload(importPassengers, sent({}), operator.session);
    expect(await seatsLeft(packageId)).toBe(49);
  });
});

describe("undoing an import", () => {
  const undo = async (operator: Given, id: string, preview = false) =>
    app.call(
      undoPassengerImport,
      { params: { id }, ...(preview && { query: { preview: "true" as const } }) },
      operator.session,
    );

  it("takes everything back: seats, people and references; money stays in the books as a pair", async () => {
    const { operator, packageId } = await givenShop();
    const { savedId } = await send(operator, "commit", FAMILY);
    const look = await undo(operator, savedId ?? "", true);
    expect(look).toEqual({ removed: 3, cancelled: 2, blocked: [], done: false });
    expect(await seatsLeft(packageId)).toBe(44);
    expect(await undo(operator, savedId ?? "")).toEqual({ ...look, done: true });
    expect(await seatsLeft(packageId)).toBe(50);
    const left = await app.call(listBookings, {}, operator.session);
    expect(left.map(({ phase }) => phase)).toEqual(["cancelled", "cancelled"]);
    await expectBooksToBalance(db);
    const refusal = await app.refusal(undoPassengerImport, { params: { id: savedId ?? "" } }, operator.session);
    expect(refusal.code).toBe("illegal_transition");
    expect((await send(operator, "commit", FAMILY)).creates.bookings).toBe(5);
    await expectBooksToBalance(db);
  });

  it("undoes nothing once one booking is claimed or paid for, and says which", async () => {
    const { operator, packageId } = await givenShop();
    const { savedId } = await send(operator, "commit", FAMILY);
    const listed = await app.call(listPhoneBookings, {}, operator.session);
    const find = (name: string) => listed.find(({ customerName }) => customerName.endsWith(name))?.id ?? "";
    const { link } = await app.call(replaceClaimLink, { params: { id: find("Shah") }, body: {} }, operator.session);
    await app.call(claimBooking, { body: { code: secretIn(link) } }, (await givenPilgrim(app)).session);
    const amount = { amount: "4000.00", currency: "USD" as const };
    const body = { amount, reference: "R9", movedOn: "2026-11-20" };
    await app.call(recordDirectPayment, { params: { id: find("Baig") }, body }, operator.session);
    const blocked = await undo(operator, savedId ?? "");
    expect(blocked.done).toBe(false);
    expect(blocked.blocked.sort((a, b) => a.reference.localeCompare(b.reference))).toEqual([
      { reference: "B", why: "claimed" },
      { reference: "D", why: "paid" },
    ]);
    expect(await seatsLeft(packageId)).toBe(44);
  });

  it("passes over no first payment that is still to be settled, no note, and no group", async () => {
    const { operator, packageId } = await givenShop();
    const { savedId } = await send(operator, "commit", FAMILY);
    const listed = await app.call(listPhoneBookings, {}, operator.session);
    const find = (name: string) => listed.find(({ customerName }) => customerName.endsWith(name))?.id ?? "";
    const pending = { kind: "charge", status: "pending", gateway: "direct", amountMinor: 1, currency: "USD" } as const;
    const createdAt = time.clock();
    await db
      .insertInto("payments")
      .values({ ...pending, id: "pending", bookingId: find("Amin"), createdAt })
      .execute();
    const params = { id: find("Shah") };
    await app.call(noteBooking, { params, body: { body: "Asks for a lift" } }, operator.session);
    const group = { packageId, name: "First", sizeLimit: 45, bookingIds: [find("Noor")] };
    await app.call(createCustomerGroup, { body: group }, operator.session);

    const { blocked, done } = await undo(operator, savedId ?? "");

    expect(done).toBe(false);
    expect(blocked.sort((a, b) => a.reference.localeCompare(b.reference))).toEqual([
      { reference: "B", why: "changed" },
      { reference: "C", why: "changed" },
      { reference: "E", why: "paid" },
    ]);
    await db.deleteFrom("payments").where("id", "=", "pending").execute();
  });

  it("is over after a day", async () => {
    const { operator } = await givenShop();
    const { savedId } = await send(operator, "commit", FAMILY.slice(0, 1));
    const [before] = await app.call(listPassengerImports, {}, operator.session);
    expect(before?.undoUntil).not.toBeNull();
    time.move({ hours: 24 });
    const refusal = await app.refusal(undoPassengerImport, { params: { id: savedId ?? "" } }, operator.session);
    expect(refusal.code).toBe("illegal_transition");
  });
});
