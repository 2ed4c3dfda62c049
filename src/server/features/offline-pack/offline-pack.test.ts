/** The offline pack through the real calls: what of whom goes on a device, and what of nobody. */
import { describe, expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { approveBooking, type Booking, cancelBooking, createBooking } from "#contract/bookings.ts";
import { documentHistory, getDocumentFile, uploadDocument } from "#contract/documents.ts";
import { offlinePack } from "#contract/offline-pack.ts";
import { listDocumentViews } from "#contract/own-records.ts";
import { verifyTicket } from "#contract/papers.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenStaff } from "../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  GOOD_CARD,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined, givenMember } from "../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { passport } from "../documents/test-files.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);

/** Paid and accepted, for so many named people of one account. */
async function givenJourney(people: number): Promise<{ member: Member; booking: Booking }> {
  const member = await givenResident(app, BY_OPERATOR);
  const home = { countryOfResidence: BY_OPERATOR };
  const self = await givenTraveller(app, member, { ...home, relationship: "self", givenNames: "Amína" });
  const others: { id: string }[] = [];
  while (others.length < people - 1) others.push(await givenTraveller(app, member, home));
  const packageId = await givenOffer(app, operator.user.id, { makkahHotel: "Dar al-Eiman", minaCamp: "Camp 41" });
  const body = { parts: [{ packageId, travellerIds: [self, ...others].map(({ id }) => id) }] };
  const booking = await app.call(createBooking, { body }, member.session);
  const params = { id: booking.id };
  await app.call(payBooking, { params, body: { card: GOOD_CARD } }, member.session);
  await app.call(approveBooking, { params }, operator.session);
  return { member, booking };
}

const packOf = ({ session }: Pick<Member, "session">, passports?: "masked" | "complete") =>
  app.call(offlinePack, { query: { ...(passports && { passports }) } }, session);

describe("the journey in a pack", () => {
  it("has hotel, camp and each ticket with a code that verifies", async () => {
    const { member, booking } = await givenJourney(2);

    const { asOf, userId, journeys } = await packOf(member);
    const [journey] = journeys;
    const codes = journey?.tickets.map(({ address }) => new URL(address).pathname.replace("/tickets/", "")) ?? [];
    const verdicts = await Promise.all(codes.map((code) => app.call(verifyTicket, { query: { code } })));

    expect(asOf).toBe(time.clock().toISOString());
    expect(userId).toBe(member.id);
    expect(journey).toMatchObject({ reference: booking.reference, makkahHotel: "Dar al-Eiman", minaCamp: "Camp 41" });
    expect(journey?.tickets.map(({ name, number }) => [number, name])[0]).toEqual([1, "AMINA RAHMAN"]);
    expect(verdicts.map(({ check }) => check)).toEqual(["valid", "valid"]);
  });

  it("keeps the code of the ticket however often the pack is fetched, also at the same moment", async () => {
    const { member } = await givenJourney(1);

    const packs = await Promise.all([packOf(member), packOf(member), packOf(member)]);
    const addresses = new Set(packs.map(({ journeys }) => journeys[0]?.tickets[0]?.address));

    expect(addresses.size).toBe(1);
  });

  it("is there without tickets, and with the reason, while they are not ready", async () => {
    const member = await givenResident(app, BY_OPERATOR);
    const packageId = await givenOffer(app, operator.user.id);
    const held = await app.call(createBooking, { body: { parts: [{ packageId, seats: 1 }] } }, member.session);
    expect((await packOf(member)).journeys).toEqual([]);
    await app.call(payBooking, { params: { id: held.id }, body: { card: GOOD_CARD } }, member.session);

    const { journeys } = await packOf(member);

    expect(journeys).toMatchObject([{ ticketState: "not_confirmed", tickets: [] }]);
  });

  it("is gone once the booking is cancelled", async () => {
    const { member, booking } = await givenJourney(1);
    await app.call(cancelBooking, { params: { id: booking.id } }, member.session);

    expect((await packOf(member)).journeys).toEqual([]);
  });

  it("stays until the device forgets it, two weeks after the return", async () => {
    const { member, booking } = await givenJourney(1);
    const returned = (days: number) =>
      app.platform.db
        .updateTable("bookings")
        .set({ departureDate: addDays(dateOf(time.clock()), -30), returnDate: addDays(dateOf(time.clock()), -days) })
        .where("id", "=", booking.id)
        .execute();

    await returned(13);
    const before = await packOf(member);
    await returned(14);

    expect(before.journeys).toMatchObject([{ reference: booking.reference, makkahHotel: "Dar al-Eiman" }]);
    expect((await packOf(member)).journeys).toEqual([]);
  });

  it("is nobody else's", async () => {
    await givenJourney(1);
    const stranger = await givenResident(app, BY_OPERATOR);

    expect(await packOf(stranger)).toMatchObject({ journeys: [], travellers: [] });
  });
});

const SAMIRA = { surname: "Karimova", givenNames: "Samira" };

/** A verified passport of this traveller. */
async function givenPassport({ session }: Member, memberId: string): Promise<string> {
  const { bytes } = await passport({
    ...{ ...SAMIRA, documentNumber: "A71938264" },
    ...{ dateOfBirth: "1980-06-01", expiryDate: "2032-05-30" },
  });
  const file = { name: "passport.jpg", type: "image/jpeg", bytes };
  const { document } = await app.upload(uploadDocument, { fields: { type: "passport", memberId }, file }, session);
  await app.platform.db.updateTable("documents").set({ status: "verified" }).where("id", "=", document.id).execute();
  return document.id;
}

describe("the people in a pack", () => {
  it("have their emergency contact, and the passport number as it was chosen", async () => {
    const member = await givenResident(app, "MY");
    const self = await givenTraveller(app, member, { relationship: "self", ...SAMIRA });
    await givenPassport(member, self.id);

    const [masked] = (await packOf(member)).travellers;
    const [complete] = (await packOf(member, "complete")).travellers;

    expect(masked).toMatchObject({ name: "SAMIRA KARIMOVA", emergencyContact: { name: "Bilal Khan" }, aids: [] });
    expect(masked?.passport).toEqual({ number: "A71••••64", expiresOn: "2032-05-30" });
    expect(complete?.passport).toEqual({ number: "A71938264", expiresOn: "2032-05-30" });
  });
});

describe("the record of a passport", () => {
  const viewsOf = ({ session }: Member) => app.call(listDocumentViews, {}, session);

  it("says once a day that its whole number was taken along, and nothing of a masked one", async () => {
    const member = await givenResident(app, "MY");
    const self = await givenTraveller(app, member, { relationship: "self", ...SAMIRA });
    const id = await givenPassport(member, self.id);
    await packOf(member);
    expect(await viewsOf(member)).toEqual([]);

    await Promise.all([packOf(member, "complete"), packOf(member, "complete"), packOf(member, "complete")]);

    const looks = await viewsOf(member);
    const events = await app.call(documentHistory, { params: { id } }, member.session);
    expect(looks).toMatchObject([
      { viewer: "device", name: null, reason: "taken_offline", document: "passport", person: "Samira Karimova" },
    ]);
    expect(events.filter(({ what }) => what === "taken_offline")).toMatchObject([{ by: "owner" }]);
  });

  it("says so again on another day", async () => {
    const member = await givenResident(app, "MY");
    const self = await givenTraveller(app, member, { relationship: "self", ...SAMIRA });
    const subjectId = await givenPassport(member, self.id);
    const row = { actorId: member.id, action: "document.taken_offline", subjectType: "document", subjectId };
    const yesterday = new Date(Date.now() - 25 * HOUR_MS);
    await app.platform.db
      .insertInto("audit")
      .values({ ...row, at: yesterday })
      .execute();

    await packOf(member, "complete");

    expect(await viewsOf(member)).toHaveLength(2);
  });

  it("tells whoever has an account of their own by then who took it along, and that it was no staff", async () => {
    const administrator = await givenResident(app, "GB");
    const mother = await givenTraveller(app, administrator, SAMIRA);
    const id = await givenPassport(administrator, mother.id);
    await app.inject({ url: getDocumentFile.path.replace(":id", id), headers: { ...administrator.session } });
    await packOf(administrator, "complete");
    const { id: groupId } = await givenFamily(app, administrator);
    const memberId = await givenMember(app, administrator, groupId, mother.id);

    const joined = await givenJoined(app, administrator, groupId, { memberId });

    const events = await app.call(documentHistory, { params: { id } }, joined.session);
    expect(await viewsOf(joined)).toMatchObject([
      { viewer: "household", name: "Bilal", reason: "taken_offline", document: "passport" },
    ]);
    const byAdministrator = events.filter(({ by }) => by === "household").map(({ what }) => what);
    expect(byAdministrator).toEqual(["taken_offline", "read", "uploaded"]);
    expect(await viewsOf(administrator)).toMatchObject([{ viewer: "device", reason: "taken_offline" }]);
  });
});

describe("the call", () => {
  it("is for pilgrims who are signed in", async () => {
    const staff = await givenStaff(app);

    expect((await app.refusal(offlinePack, {})).code).toBe("not_signed_in");
    expect((await app.refusal(offlinePack, {}, operator.session)).code).toBe("forbidden");
    expect((await app.refusal(offlinePack, {}, staff.session)).code).toBe("forbidden");
  });

  it("refuses a form of passport number that there is not, and may not be kept by caches", async () => {
    const member = await givenResident(app, BY_OPERATOR);

    const refusal = await app.refusal(offlinePack, { query: { passports: "half" } }, member.session);
    const answer = await app.inject({ url: offlinePack.path, headers: { ...member.session } });

    expect(refusal.code).toBe("invalid_input");
    expect(answer.headers["cache-control"]).toBe("no-store");
  });
});
