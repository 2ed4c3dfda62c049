import { parseCsv } from "hucre/csv";
import { describe, expect, it } from "vitest";
import { swapTraveller } from "#contract/booking-changes.ts";
import { nameTravellers } from "#contract/bookings.ts";
import {
  type CustomerGroupDetail,
  createCustomerGroup,
  getCustomerGroup,
  groupListFile,
  groupListSheet,
} from "#contract/customer-groups.ts";
import { uploadDocument } from "#contract/documents.ts";
import { sharedFacts, tellNeeds } from "#contract/shared-facts.ts";
import { changeTraveller } from "#contract/travellers.ts";
import type { GroupList } from "#domain/groups/lists.ts";
import { NEEDS_CONSENT_VERSION, OPERATOR_NEEDS_CONSENT_VERSION } from "#domain/travellers/traveller.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import { givenOffer, givenResident } from "../../../../test/factories/bookings.ts";
import { givenParty, type Party } from "../../../../test/factories/confirmed.ts";
import { passport } from "../documents/test-files.ts";

const app = await testApp();
const operator = await givenOperator(app);

async function grouped(packageId: string, parties: readonly Party[]): Promise<CustomerGroupDetail> {
  const bookingIds = parties.map(({ booking }) => booking.id);
  const body = { packageId, name: "Leeds & Bradford", sizeLimit: 45, bookingIds };
  return app.call(createCustomerGroup, { body }, operator.session);
}

/** The cells of a file by their heads. */
async function file(id: string, list: GroupList, format = "csv") {
  const url = groupListFile.path.replace(":id", id).replace(":list", list);
  const answer = await app.inject({ method: "GET", url: `${url}?format=${format}`, headers: { ...operator.session } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}

async function rowsOf(id: string, list: GroupList): Promise<Record<string, string>[]> {
  const text = (await file(id, list)).body.replace(/^\uFEFF/, "");
  const [head = [], ...rows] = parseCsv(text);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at], String(cell ?? "")])));
}

const party = (packageId: string, people: Parameters<typeof givenParty>[1]["people"]) =>
  givenParty(app, { packageId, operator: operator.session, people });

describe("lists of a group", () => {
  it("carry what stands in checked passports, and tell the traveller's account each time", async () => {
    const packageId = await givenOffer(app, operator.user.id, { makkahHotel: "Dar al-Hijra" });
    const amina = await party(packageId, [
      { surname: "Rahman", givenNames: "Amina", sex: "F", nationality: "MY", birthDate: "1984-03-11" },
      { surname: "Öztürk", givenNames: "Ayşe", sex: "F", nationality: "TR", birthDate: "1990-01-02" },
    ]);
    const [first] = amina.people;
    const { bytes } = await passport({ surname: "Rahman", givenNames: "Amina" });
    const given = {
      fields: { type: "passport", memberId: first?.id ?? "" },
      file: { name: "p.jpg", type: "image/jpeg", bytes },
    };
    const { document } = await app.upload(uploadDocument, given, amina.customer.session);
    expect(document.status).toBe("verified");
    const group = await grouped(packageId, [amina]);

    const manifest = await rowsOf(group.id, "manifest");
    await file(group.id, "manifest", "xlsx");
    const rooming = await rowsOf(group.id, "rooming");
    const sheet = await app.call(groupListSheet, { params: { id: group.id, list: "manifest" } }, operator.session);

    expect(group.people.map(({ hasPassport }) => hasPassport)).toEqual([true, false]);
    expect(manifest).toMatchObject([
      {
        surname: "OEZTUERK",
        given_names: "AYSE",
        passport_number: "",
        date_of_birth: "1990-01-02",
        nationality: "TUR",
      },
      {
        ...{ surname: "RAHMAN", given_names: "AMINA", title: "MS", sex: "F", nationality: "MYS", number: "2" },
        ...{ passport_number: "A80172615", passport_expiry: "2031-08-02", issuing_country: "MYS", pnr: "" },
      },
    ]);
    expect(Object.keys(rooming[0] ?? {})).not.toContain("passport_number");
    expect(rooming[0]).toMatchObject({ hotel: "Dar al-Hijra", check_in: "2027-05-05", room_key: "" });
    expect(sheet).toMatchObject({ title: "Flight manifest", withoutPassport: 1 });
    const seen = await app.call(sharedFacts, { params: { id: amina.booking.id } }, amina.customer.session);
    expect(seen.people.map(({ passportTaken }) => passportTaken.map(({ list }) => list))).toEqual([
      ["manifest", "manifest", "manifest"],
      [],
    ]);
    const audit = await app.platform.db
      .selectFrom("audit")
      .select(["actorId", "details"])
      .where("action", "=", "group.list_taken")
      .where("subjectId", "=", group.id)
      .execute();
    expect(audit.map(({ details }) => details)).toMatchObject([
      { list: "manifest", form: "csv", people: 2 },
      { list: "manifest", form: "xlsx" },
      { list: "rooming" },
      { list: "manifest", form: "print" },
    ]);
    expect(JSON.stringify(audit)).not.toContain("A80172615");

    // Renewed in the middle of the booking.
    const renewed = await passport({ surname: "Rahman", givenNames: "Amina", documentNumber: "B55512345" });
    await app.upload(
      uploadDocument,
      { ...given, file: { ...given.file, bytes: renewed.bytes } },
      amina.customer.session,
    );
    const numbers = (await rowsOf(group.id, "manifest")).map((row) => row.passport_number);
    expect(numbers).toEqual(["", "B55512345"]);
  });

  it("run no formula that somebody has written into a name", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const group = await app.call(
      createCustomerGroup,
      {
        body: {
          packageId,
          name: "=cmd|' /C calc'!A0",
          sizeLimit: 9,
          bookingIds: [(await party(packageId, [{ sex: "M", phone: "+923001234567" }])).booking.id],
        },
      },
      operator.session,
    );

    const answer = await file(group.id, "nusuk");

    expect(answer.headers["content-disposition"]).not.toContain("=cmd");
    expect(answer.body).not.toMatch(/(^|,|\n)[=+@-]/);
  });

  it("have in the Nusuk list the bookings of that channel alone, eight in an application at most", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 60 });
    const nine = await party(
      packageId,
      Array.from({ length: 9 }, () => ({ sex: "M" as const })),
    );
    const other = await party(packageId, [{ sex: "F" }]);
    await app.platform.db.updateTable("bookings").set({ channel: "nusuk" }).where("id", "=", nine.booking.id).execute();
    const group = await grouped(packageId, [nine, other]);

    const rows = await rowsOf(group.id, "nusuk");

    const { reference } = nine.booking;
    expect(rows).toHaveLength(9);
    expect(rows.map(({ application }) => application).sort()).toEqual([
      ...Array.from({ length: 7 }, () => `${reference}/1`),
      ...Array.from({ length: 2 }, () => `${reference}/2`),
    ]);
    expect(rows[0]).toMatchObject({ place: "1", phone: "'+442079460018", country_of_residence: "PAK" });
  });

  it("are there in Arabic for print, under names that programs read in files", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const group = await grouped(packageId, [await party(packageId, [{ sex: "F" }])]);
    const params = { id: group.id, list: "rooming" as const };

    const sheet = await app.call(groupListSheet, { params }, { cookie: operator.session.cookie });
    expect(sheet.head[0]).toBe("Room");
    expect(sheet.rows).toHaveLength(1);
    await app.platform.db
      .updateTable("users")
      .set({ preferredLanguage: "ar" })
      .where("id", "=", operator.user.id)
      .execute();
    expect((await app.call(groupListSheet, { params }, operator.session)).head[0]).toBe("الغرفة");
    expect(Object.keys((await rowsOf(group.id, "rooming"))[0] ?? {})[0]).toBe("room_key");
  });
});

describe("special needs", () => {
  it("are the operator's to see only while the traveller's account tells them for this journey", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const note = "After a fall";
    const version: typeof NEEDS_CONSENT_VERSION = NEEDS_CONSENT_VERSION;
    const specialNeeds = { aids: ["wheelchair" as const], note, consentVersion: version };
    const theirs = await party(packageId, [{ sex: "M", specialNeeds }]);
    const group = await grouped(packageId, [theirs]);
    const travellerId = theirs.people[0]?.id ?? "";
    const params = { id: theirs.booking.id, travellerId };
    const tell = (consentVersion: typeof OPERATOR_NEEDS_CONSENT_VERSION | null) =>
      app.call(tellNeeds, { params, body: { consentVersion } }, theirs.customer.session);
    const aids = async () =>
      (await app.call(getCustomerGroup, { params: { id: group.id } }, operator.session)).people[0]?.aids;

    expect(await aids()).toEqual([]);
    await tell(OPERATOR_NEEDS_CONSENT_VERSION);
    const told = await tell(OPERATOR_NEEDS_CONSENT_VERSION);
    expect(told.people[0]).toMatchObject({ aids: ["wheelchair"], toldAt: expect.any(String) });
    expect(await aids()).toEqual(["wheelchair"]);
    const [row] = await rowsOf(group.id, "rooming");
    expect(Object.values(row ?? {}).join()).not.toContain("After a fall");
    expect((await tell(null)).people[0]?.toldAt).toBeNull();
    expect(await aids()).toEqual([]);
    await tell(OPERATOR_NEEDS_CONSENT_VERSION);
    const erased = { params: { id: travellerId }, body: { specialNeeds: null } };
    await app.call(changeTraveller, erased, theirs.customer.session);
    expect(await aids()).toEqual([]);
  });

  it("are told anew of who was taken off the booking and is named again, and stay told of who remained", async () => {
    const consentVersion: typeof NEEDS_CONSENT_VERSION = NEEDS_CONSENT_VERSION;
    const specialNeeds = { aids: ["wheelchair" as const], note: "", consentVersion };
    const packageId = await givenOffer(app, operator.user.id);
    const { booking, people, customer } = await party(packageId, [
      { sex: "F", specialNeeds },
      { sex: "F", specialNeeds },
      { sex: "F", specialNeeds },
    ]);
    const [stays = "", leaves = "", swapped = ""] = people.map(({ id }) => id);
    for (const travellerId of [stays, leaves, swapped]) {
      const body = { consentVersion: OPERATOR_NEEDS_CONSENT_VERSION } as const;
      await app.call(tellNeeds, { params: { id: booking.id, travellerId }, body }, customer.session);
    }
    const params = { id: booking.id };
    const name = (...travellerIds: string[]) =>
      app.call(nameTravellers, { params, body: { parts: [{ travellerIds }] } }, customer.session);

    await name(stays, swapped);
    await app.call(swapTraveller, { params, body: { outId: swapped, inId: leaves } }, customer.session);
    await name(stays, leaves, swapped);

    const shared = await app.call(sharedFacts, { params }, customer.session);
    const told = shared.people.filter(({ toldAt }) => toldAt !== null).map(({ travellerId }) => travellerId);
    expect(told).toEqual([stays]);
  });

  it("are told by nobody else, and not where none are known", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const theirs = await party(packageId, [{ sex: "M" }]);
    const stranger = await givenResident(app, "PK");
    const params = { id: theirs.booking.id, travellerId: theirs.people[0]?.id ?? "" };
    const args = { params, body: { consentVersion: OPERATOR_NEEDS_CONSENT_VERSION } };

    expect(await app.refusal(tellNeeds, args, stranger.session)).toMatchObject({ status: 404 });
    expect(await app.refusal(tellNeeds, args, operator.session)).toMatchObject({ status: 403 });
    expect(await app.refusal(tellNeeds, args)).toMatchObject({ status: 401 });
    expect(await app.refusal(tellNeeds, args, theirs.customer.session)).toMatchObject({ status: 422 });
    const old = { params, body: { consentVersion: "2020-01-01" } };
    expect(await app.refusal(tellNeeds, old, theirs.customer.session)).toMatchObject({ status: 400 });
    const read = { params: { id: theirs.booking.id } };
    expect(await app.refusal(sharedFacts, read, stranger.session)).toMatchObject({ status: 404 });
    expect(await app.refusal(sharedFacts, read, operator.session)).toMatchObject({ status: 403 });
    expect(await app.refusal(sharedFacts, read)).toMatchObject({ status: 401 });
  });
});
