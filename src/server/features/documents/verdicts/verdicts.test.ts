import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { updateUser } from "#contract/accounts.ts";
import * as contract from "#contract/documents.ts";
import type { MrzContent } from "#domain/documents/lines/mrz.ts";
import { testApp } from "../../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { givenOffer } from "../../../../../test/factories/bookings.ts";
import { passport, picture } from "../test-files.ts";

const app = await testApp({ clock: () => new Date("2026-11-20T14:00:00Z") });

describe("a passport", () => {
  it("that meets every rule is verified, with its data, its proof and its lines as printed", async () => {
    const { document, lines } = await uploaded("passport");

    expect(document).toMatchObject({ status: "verified", needsReview: false });
    expect(document.aiAnalysis).toMatchObject({
      isValid: true,
      documentType: "passport",
      mrzAccepted: true,
      issues: [],
      extractedData: {
        mrz: lines,
        documentNumber: "A80172615",
        surname: "RAHMAN",
        givenNames: "AMINA",
        nationality: "MYS",
        issuingCountry: "MYS",
        dateOfBirth: "1984-03-11",
        sex: "F",
        expiryDate: "2031-08-02",
      },
    });
    expect(document.verificationScore).toBe(document.aiAnalysis?.complianceScore);
    expect(document.aiAnalysis?.confidence).toBeGreaterThan(60);
  });

  it("that expires too soon is rejected with both dates, the remedy and its place on the page", async () => {
    const { document } = await uploaded("passport", { expiryDate: "2027-09-02" });

    const [first] = document.aiAnalysis?.checks ?? [];
    expect(document.status).toBe("rejected");
    expect(first).toMatchObject({
      ruleId: "passport_expiry",
      outcome: "fail",
      evidence: { expiresOn: "2027-09-02", needed: "2027-11-19", daysMissing: 78 },
      sentence: expect.stringMatching(/2 September 2027.*19 November 2027/),
      remedy: expect.any(String),
    });
    expect(first?.box).toHaveLength(4);
    for (const { x, y } of first?.box ?? []) expect(x > 0 && x < 1 && y > 0.5 && y < 1).toBe(true);
    expect(document.aiAnalysis?.issues).toEqual([first?.sentence]);
    expect(document.aiAnalysis?.suggestions).toContain(first?.remedy);
    expect(document.aiAnalysis?.headline).toBe("Expires 78 days too soon");
  });

  it("that has expired is told the day, not how many days are missing", async () => {
    const { document } = await uploaded("passport", { expiryDate: "2014-07-01" });

    expect(document.aiAnalysis).toMatchObject({
      headline: "Expired on 1 July 2014",
      issues: ["It expired on 1 July 2014. It must be valid to 19 November 2027."],
    });
  });

  it("must last six months past a booked return that is later than Hajj", async () => {
    const { document } = await uploaded("passport", { expiryDate: "2027-11-25" }, async ({ user }) => {
      const { user: operator } = await givenOperator(app);
      const packageId = await givenOffer(app, operator.id);
      await sql`
        with booked as (
          insert into bookings (reference, user_id, operator_id, phase, channel, total_minor, currency, departure_date,
                                return_date, request_hash)
          values ('RH-TEST', ${user.id}, ${operator.id}, 'confirmed', 'nusuk', 100, 'USD', '2027-05-05', '2027-06-01', 'x')
          returning id
        )
        insert into booking_parts (booking_id, position, package_id, seats, amount_minor, terms, prices)
        select id, 0, ${packageId}, 1, 100, '{}', '{}' from booked
      `.execute(app.platform.db);
    });

    expect(document.aiAnalysis?.checks[0]?.evidence).toMatchObject({ needed: "2027-12-01", returnsOn: "2027-06-01" });
  });

  it("of somebody else is rejected", async () => {
    const { document } = await uploaded("passport", { surname: "Eriksson", givenNames: "Karl" });

    expect(document.status).toBe("rejected");
    expect(failed(document)).toEqual(["passport_name"]);
  });

  it("of the specimen state counts in the demonstration alone", async () => {
    const { document } = await uploaded("passport", { issuingCountry: "UTO", nationality: "UTO" });

    expect(failed(document)).toEqual(["issuing_state"]);
  });

  it("uploaded as a photo is told to be a passport, with what was read of it", async () => {
    const { document, lines } = await uploaded("photo");

    expect(document.status).toBe("rejected");
    expect(document.aiAnalysis).toMatchObject({ documentType: "passport", extractedData: { mrz: lines } });
    expect(document.aiAnalysis?.issues[0]).toContain("passport");
  });

  it("without readable lines is left to a person, every rule in a sentence of either language", async () => {
    const given = await givenPilgrim(app);

    const document = await sent("passport", await picture(), given);

    expect(document).toMatchObject({ status: "pending", needsReview: true, aiAnalysis: { mrzAccepted: false } });
    // One thing is wrong and one act puts it right, whatever else could not be asked.
    expect(document.aiAnalysis?.suggestions).toHaveLength(1);
    expect(document.aiAnalysis?.issues).toHaveLength(1);
    await app.call(updateUser, { body: { preferredLanguage: "ar" } }, given.session);
    const { aiAnalysis } = await app.call(contract.getDocument, { params: { id: document.id } }, given.session);
    for (const { title, sentence } of aiAnalysis?.checks ?? []) expect(title + sentence).toMatch(/\p{Script=Arabic}/u);
  });

  it("that is an empty page goes back at once, with what was expected", async () => {
    const document = await sent("passport", await picture(900, 640), await givenPilgrim(app));

    expect(document).toMatchObject({ status: "rejected", needsReview: false });
    expect(document.aiAnalysis).toMatchObject({
      headline: "This looks like an empty page",
      suggestions: expect.arrayContaining([expect.stringContaining("the photo page of your passport")]),
    });
  });

  it("has its name confirmed by its owner, once", async () => {
    const given = await givenPilgrim(app);
    const document = await sent("passport", (await passport()).bytes, given);
    const args = { params: { id: document.id } };
    expect(document).toMatchObject({ nameAsRead: "AMINA RAHMAN", nameConfirmedAt: null });

    const confirmed = await app.call(contract.confirmName, args, given.session);

    expect(confirmed.nameConfirmedAt).toBe("2026-11-20T14:00:00.000Z");
    await app.call(contract.confirmName, args, given.session);
    const events = await app.call(contract.documentHistory, args, given.session);
    expect(events.filter(({ what }) => what === "name_confirmed")).toMatchObject([{ by: "owner" }]);
    expect(await app.refusal(contract.confirmName, args, (await givenPilgrim(app)).session)).toMatchObject({
      code: "not_found",
    });
  });

  it("that nobody could read has no name to confirm", async () => {
    const given = await givenPilgrim(app);
    const { id } = await sent("passport", await picture(), given);

    expect(await app.refusal(contract.confirmName, { params: { id } }, given.session)).toMatchObject({
      code: "illegal_transition",
    });
  });

  it("that comes twice is said and kept once; under another type it is another document", async () => {
    const given = await givenPilgrim(app);
    const { bytes } = await passport();
    const file = { name: "page.jpg", type: "image/jpeg", bytes };
    const upload = (type: string) => app.upload(contract.uploadDocument, { fields: { type }, file }, given.session);
    const first = await upload("passport");

    const again = await upload("passport");
    const other = await upload("visa");

    expect([first.duplicate, again.duplicate, other.duplicate]).toEqual([false, true, false]);
    expect(again.document).toEqual(first.document);
    expect(await app.call(contract.listMyDocuments, {}, given.session)).toHaveLength(2);
  });

  it("leaves no trace of its holder outside the sealed columns", async () => {
    const { document } = await uploaded("passport");

    const row = await sql<{
      text: string;
    }>`select documents::text as text from documents where id = ${document.id}`.execute(app.platform.db);

    const [{ text } = { text: "" }] = row.rows;
    // Long enough not to stand by chance among the digits of the sealed columns, as a year of four does.
    for (const secret of ["A80172615", "RAHMAN", "1984-03-11"]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(Buffer.from(secret).toString("hex"));
    }
  });
});

describe("the rate of this installation", () => {
  it("is unknown below twenty verdicts", async () => {
    const { session } = await givenPilgrim(app);

    const { decided, percent } = await app.call(contract.verdictRate, {}, session);

    expect(decided).toBeGreaterThan(0);
    expect(percent).toBeNull();
  });
});

function failed(document: contract.TravelDocument): string[] {
  const checks = document.aiAnalysis?.checks ?? [];
  return checks.filter(({ outcome }) => outcome === "fail").map(({ ruleId }) => ruleId);
}

/** A drawn passport, uploaded by Amina Rahman; `before` prepares her account. */
async function uploaded(type: string, overrides: Partial<MrzContent> = {}, before?: (given: Given) => Promise<void>) {
  const given = await givenPilgrim(app);
  await before?.(given);
  const { bytes, lines } = await passport(overrides);
  return { document: await sent(type, bytes, given), lines };
}

async function sent(type: string, bytes: Buffer, { session }: Given): Promise<contract.TravelDocument> {
  const file = { name: "page.jpg", type: "image/jpeg", bytes };
  return (await app.upload(contract.uploadDocument, { fields: { type }, file }, session)).document;
}
