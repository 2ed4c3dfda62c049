import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { updateUser } from "#contract/accounts.ts";
import { payBooking } from "#contract/booking-payments.ts";
import { createBooking, nameTravellers } from "#contract/bookings.ts";
import * as contract from "#contract/documents.ts";
import { acceptInvitation } from "#contract/family.ts";
import { listNotifications } from "#contract/notifications.ts";
import { decideDocument } from "#contract/staff.ts";
import { changeTraveller } from "#contract/travellers.ts";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { paperPdf } from "#verification/specimens/papers/paper.ts";
import { testApp } from "../../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, givenStaff } from "../../../../../test/factories/accounts.ts";
import { GOOD_CARD, givenOffer, givenResident } from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation } from "../../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { passport } from "../test-files.ts";
import { judgeAgain } from "./judge-again.job.ts";

const TIMEOUT_MS = 60_000;

let now = new Date("2027-03-20T14:00:00Z");
const app = await testApp({ clock: () => now });

const VISA = {
  title: "ELECTRONIC VISA",
  lines: [
    ["Visa type:", "Hajj"],
    ["Name:", "Amina Rahman"],
    ["Passport No:", "A80172615"],
    ["Valid until:", "10 June 2027"],
  ],
};

const CERTIFICATE = {
  title: "HEALTH CERTIFICATE",
  lines: [
    ["The patient was examined and is fit to travel and to perform Hajj."],
    ["Name:", "Amina Rahman"],
    ["Date of examination:", "10 March 2027"],
    ["Physician:", "Dr. L. Marlow, Reg. No. 7012345"],
  ],
};

describe("verdicts are judged again", { timeout: TIMEOUT_MS }, () => {
  it("when the return moves past what the passport covers, without the file being read", async () => {
    const given = await givenPilgrim(app);
    const { document } = await sent(given, "passport", (await passport({ expiryDate: "2027-11-25" })).bytes);
    expect(document.status).toBe("verified");

    await booked(given, { returns: "2027-06-01" });
    await app.runJob(judgeAgain, {});

    const after = await read(given, document.id);
    expect(after).toMatchObject({ status: "rejected", nameAsRead: "AMINA RAHMAN" });
    expect(after.aiAnalysis?.checks[0]?.evidence).toMatchObject({ needed: "2027-12-01", returnsOn: "2027-06-01" });
    expect(after.aiAnalysis?.checks[0]?.box).toHaveLength(4);
    const { notifications } = await app.call(listNotifications, {}, given.session);
    expect(notifications.map(({ kind }) => kind)).toContain("document_rejected");
  });

  it("by what the household has booked, as long as a seat of it waits for a name", async () => {
    const [amina, given] = [await givenResident(app, "PK"), await givenPilgrim(app)];
    const { id: familyId } = await givenFamily(app, amina);
    const { code } = await givenInvitation(app, amina, familyId);
    await app.call(acceptInvitation, { body: { token: code } }, given.session);
    const { document } = await sent(
      given,
      "passport",
      (await passport({ documentNumber: "B55512399", expiryDate: "2027-11-25" })).bytes,
    );
    const { user: operator } = await givenOperator(app);
    const packageId = await givenOffer(app, operator.id, { returnDate: "2027-06-01", nights: 27 });

    const { id } = await app.call(
      createBooking,
      { body: { parts: [{ packageId, seats: 1 }], familyId } },
      amina.session,
    );
    await app.call(payBooking, { params: { id }, body: { card: GOOD_CARD } }, amina.session);
    await app.runJob(judgeAgain, {});
    const booked = await read(given, document.id);
    const self = await givenTraveller(app, amina, { relationship: "self", countryOfResidence: "PK" });
    await app.call(nameTravellers, { params: { id }, body: { parts: [{ travellerIds: [self.id] }] } }, amina.session);
    await app.runJob(judgeAgain, {});

    expect([document.status, booked.status]).toEqual(["verified", "rejected"]);
    expect(booked.aiAnalysis?.checks[0]?.evidence).toMatchObject({ needed: "2027-12-01", returnsOn: "2027-06-01" });
    expect((await read(given, document.id)).status).toBe("verified");
  });

  it("by a hold that has run out as long as it is being paid", async () => {
    const given = await givenPilgrim(app);
    const { document } = await sent(given, "passport", (await passport({ expiryDate: "2027-11-25" })).bytes);

    await booked(given, { returns: "2027-06-01", paying: true });
    await app.runJob(judgeAgain, {});

    expect(await read(given, document.id)).toMatchObject({ status: "rejected" });
  });

  it("when the traveller's name changes", async () => {
    const given = await givenPilgrim(app);
    const { document } = await sent(given, "passport", (await passport()).bytes);

    await app.call(updateUser, { body: { firstName: "Karl", lastName: "Eriksson" } }, given.session);
    await app.runJob(judgeAgain, {});

    expect(await read(given, document.id)).toMatchObject({ status: "rejected" });
  });

  it("when the passport that a visa belongs to comes after it, and when that one goes", async () => {
    const given = await givenPilgrim(app);
    const visa = (await sent(given, "visa", paperPdf(VISA, {}, ""), "application/pdf")).document;
    expect(visa).toMatchObject({ status: "pending", needsReview: true });
    expect(outcome(visa, "visa_due")).toBe("not_due");

    await booked(given, { returns: "2027-05-25", reference: "NSK-1" });
    const own = (await sent(given, "passport", (await passport()).bytes)).document;
    await app.runJob(judgeAgain, {});
    const compared = await read(given, visa.id);
    await app.call(contract.deleteDocument, { params: { id: own.id } }, given.session);
    await app.runJob(judgeAgain, {});

    expect(compared).toMatchObject({ status: "verified", needsReview: false });
    expect(outcome(compared, "visa_due")).toBeUndefined();
    expect(await read(given, visa.id)).toMatchObject({ status: "pending", needsReview: true });
  });

  it("when a passport is renewed in the middle of a booking: its visa stays until the new one counts, and nothing is lost", async () => {
    const [given, staff] = [await givenPilgrim(app), await givenStaff(app)];
    await booked(given, { returns: "2027-05-25", reference: "NSK-2" });
    const old = (await sent(given, "passport", (await passport()).bytes)).document;
    const visa = (await sent(given, "visa", paperPdf(VISA, {}, ""), "application/pdf")).document;
    const digest = async () => {
      const rows = app.platform.db.selectFrom("documents").select("passportDigest").where("type", "=", "passport");
      const known = await rows.where("userId", "=", given.user.id).where("replacedBy", "is", null).execute();
      return known.map(({ passportDigest }) => passportDigest?.toString("hex"));
    };
    const [before] = await digest();

    now = new Date(now.getTime() + MINUTE_MS);
    const renewed = await passport({ documentNumber: "B55512345", surname: "Rehman" });
    const next = (await sent(given, "passport", renewed.bytes)).document;
    await app.runJob(judgeAgain, {});
    const meanwhile = await Promise.all([old, visa, next].map(({ id }) => read(given, id)));
    await app.call(decideDocument, { params: { id: next.id }, body: { decision: "approve" } }, staff.session);
    await app.runJob(judgeAgain, {});
    const after = await Promise.all([old, visa, next].map(({ id }) => read(given, id)));

    expect(meanwhile.map(({ status, replacedBy }) => [status, replacedBy])).toEqual([
      ["verified", null],
      ["verified", null],
      ["pending", null],
    ]);
    expect(after.map(({ status, replacedBy }) => [status, replacedBy])).toEqual([
      ["verified", next.id],
      ["rejected", null],
      ["verified", null],
    ]);
    expect(after[1] && outcome(after[1], "visa_passport_number")).toBe("fail");
    expect(await digest()).toEqual([expect.not.stringMatching(before ?? "none")]);
    const page = { url: `/api/documents/${old.id}/file`, headers: { ...given.session } };
    expect((await app.inject(page)).statusCode).toBe(200);
  });

  it("when a traveller is renamed, and stand again under the name that is printed", async () => {
    const given = await givenPilgrim(app);
    const { id } = await givenTraveller(app, given, {
      givenNames: "Amina",
      sex: "F",
      birthDate: "1984-03-11",
      nationality: "MY",
    });
    const file = { name: "page", type: "image/jpeg", bytes: (await passport()).bytes };
    const fields = { type: "passport", memberId: id };
    const { document } = await app.upload(contract.uploadDocument, { fields, file }, given.session);
    const renamed = async (surname: string, givenNames: string) => {
      await app.call(changeTraveller, { params: { id }, body: { surname, givenNames } }, given.session);
      await app.runJob(judgeAgain, {});
      const { status, aiAnalysis } = await read(given, document.id);
      return [status, aiAnalysis?.checks.find(({ ruleId }) => ruleId === "passport_name")?.evidence.expected];
    };

    expect(document.status).toBe("verified");
    expect(await renamed("Eriksson", "Karl")).toEqual(["rejected", "Karl Eriksson"]);
    expect(await renamed("Rahman", "Amina")).toEqual(["verified", "Amina Rahman"]);
    const { notifications } = await app.call(listNotifications, {}, given.session);
    expect(notifications.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["their_document_rejected", "their_document_verified"]),
    );
  });

  it("and a certificate that is too early for the travel is due again, until a journey makes it good", async () => {
    const given = await givenPilgrim(app);
    const begun = now;
    now = new Date("2027-01-20T14:00:00Z");
    const early = {
      ...CERTIFICATE,
      lines: CERTIFICATE.lines.map(([a = "", b = ""]) => [a, b.replace("March", "January")]),
    };
    await booked(given, { returns: "2027-05-25" });
    const { document } = await sent(given, "health_certificate", paperPdf(early, {}, ""), "application/pdf");
    expect(document.status).toBe("verified");
    const again = async () => {
      const row = app.platform.db.selectFrom("documents").select("renewFrom").where("id", "=", document.id);
      return (await row.executeTakeFirstOrThrow()).renewFrom;
    };

    expect(await again()).toBe("2027-02-05");
    await app.platform.db
      .updateTable("bookings")
      .set({ departureDate: "2027-04-08" })
      .where("userId", "=", given.user.id)
      .execute();
    await app.platform.db
      .insertInto("verdictsDue")
      .values({ userId: given.user.id })
      .onConflict((on) => on.doNothing())
      .execute();
    await app.runJob(judgeAgain, {});
    expect(await again()).toBeNull();
    now = begun;
  });

  it("once a day, for papers age", async () => {
    const given = await givenPilgrim(app);
    const { document } = await sent(given, "health_certificate", paperPdf(CERTIFICATE, {}, ""), "application/pdf");
    expect(document.status).toBe("verified");
    const begun = now;

    now = new Date(now.getTime() + 100 * DAY_MS);
    await app.runJob(judgeAgain, {});
    now = begun;

    expect(await read(given, document.id)).toMatchObject({ status: "rejected" });
  });

  it("but neither a visa nor a certificate by the next Hajj, from the last rites of the journey that they are for on", async () => {
    const given = await givenPilgrim(app);
    await booked(given, { returns: "2027-05-25", reference: "NSK-1" });
    await sent(given, "passport", (await passport()).bytes);
    const visa = (await sent(given, "visa", paperPdf(VISA, {}, ""), "application/pdf")).document;
    const certificate = (await sent(given, "health_certificate", paperPdf(CERTIFICATE, {}, ""), "application/pdf"))
      .document;
    expect([visa.status, certificate.status]).toEqual(["verified", "verified"]);
    const begun = now;

    const later: string[] = [];
    for (const day of ["2027-05-22", "2027-06-20", "2027-07-20"]) {
      now = new Date(`${day}T08:00:00Z`);
      await app.runJob(judgeAgain, {});
      now = begun;
      later.push((await read(given, visa.id)).status, (await read(given, certificate.id)).status);
    }

    expect(new Set(later)).toEqual(new Set(["verified"]));
    const { notifications } = await app.call(listNotifications, {}, given.session);
    expect(notifications.map(({ kind }) => kind)).not.toContain("document_rejected");
  });

  it("and stay as they are where nothing has changed", async () => {
    const given = await givenPilgrim(app);
    const { document } = await sent(given, "passport", (await passport()).bytes);

    await app.runJob(judgeAgain, {});

    expect(await read(given, document.id)).toEqual(document);
    expect(await app.platform.db.selectFrom("verdictsDue").select("userId").execute()).toEqual([]);
  });
});

describe("the pages of a PDF", { timeout: TIMEOUT_MS }, () => {
  it("are given one by one, and no more than there are", async () => {
    const given = await givenPilgrim(app);
    const { document } = await sent(given, "vaccination", paperPdf(CERTIFICATE, {}, ""), "application/pdf");
    const page = (number: number) =>
      app.inject({ url: `/api/documents/${document.id}/file?page=${number}`, headers: { ...given.session } });

    expect(document.aiAnalysis?.pages).toEqual([document.aiAnalysis?.page]);
    expect((await page(1)).headers["content-type"]).toBe("image/jpeg");
    expect((await page(2)).statusCode).toBe(404);
    expect((await page(0)).statusCode).toBe(400);
  });
});

function outcome({ aiAnalysis }: contract.TravelDocument, ruleId: string) {
  return aiAnalysis?.checks.find((check) => check.ruleId === ruleId)?.outcome;
}

async function sent({ session }: Given, type: string, bytes: Buffer, contentType = "image/jpeg") {
  const file = { name: "page", type: contentType, bytes };
  return app.upload(contract.uploadDocument, { fields: { type }, file }, session);
}

function read({ session }: Given, id: string): Promise<contract.TravelDocument> {
  return app.call(contract.getDocument, { params: { id } }, session);
}

interface Booked {
  readonly returns: string;
  readonly reference?: string;
  /** A hold that ran out a minute ago, whose payment may still come. */
  readonly paying?: boolean;
}

async function booked({ user }: Given, { returns, reference, paying = false }: Booked) {
  const { user: operator } = await givenOperator(app);
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  const [id, packageId] = [randomUUID(), await givenOffer(app, operator.id)];
  await app.platform.db
    .insertInto("bookings")
    .values({
      ...{ id, reference: randomUUID(), userId: user.id, operatorId: operator.id, requestHash: "x" },
      ...{ totalMinor: 100, currency: "USD", departureDate: "2027-05-05", returnDate: returns },
      ...(paying
        ? { phase: "held", holdExpiresAt: inMinutes(-1), shelteredUntil: inMinutes(10) }
        : { phase: "confirmed", channel: "nusuk", nusukReference: reference ?? null }),
    })
    .execute();
  const part = { bookingId: id, position: 0, packageId, seats: 1, amountMinor: 100, terms: "{}", prices: "{}" };
  await app.platform.db.insertInto("bookingParts").values(part).execute();
}
