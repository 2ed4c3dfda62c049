/** The hand-off through the real calls: what of whom is copied, by whom, and what the record then says. */
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type Booking, confirmBooking, createBooking } from "#contract/bookings.ts";
import { documentHistory, getDocumentFile, getNusukPassport, uploadDocument } from "#contract/documents.ts";
import { readHandoff, showPassportNumber } from "#contract/handoff.ts";
import { changeTraveller } from "#contract/travellers.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { layNextBehind, passport, picture } from "../documents/test-files.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);

/** A passport as the engine reads it, verified as it stands. */
async function givenPassport({ session }: Member, memberId: string, givenNames: string): Promise<string> {
  const holder = { surname: "Karimova", givenNames, dateOfBirth: "1979-02-14" };
  const { bytes } = await passport({ ...holder, documentNumber: "A71938264", expiryDate: "2032-05-30" });
  return givenVerified({ session }, memberId, bytes);
}

/** As staff leave it whose verdict is that it is one, whatever was read. */
async function givenVerified({ session }: Pick<Member, "session">, memberId: string, bytes: Buffer): Promise<string> {
  const file = { name: "passport.jpg", type: "image/jpeg", bytes };
  const { document } = await app.upload(uploadDocument, { fields: { type: "passport", memberId }, file }, session);
  // Its own verdict would meet this one half-way.
  await app.jobsDone();
  await app.platform.db
    .updateTable("documents")
    .set({ status: "verified", needsReview: false })
    .where("id", "=", document.id)
    .execute();
  return document.id;
}

const read = ({ session }: Pick<Member, "session">, id: string) => app.call(readHandoff, { params: { id } }, session);
const numberOf = ({ session }: Pick<Member, "session">, id: string, travellerId: string) =>
  app.refusal(showPassportNumber, { params: { id, travellerId } }, session);

/** Held for these people and confirmed for Nusuk. */
async function givenBooking(member: Member, travellerIds: string[], familyId?: string): Promise<Booking> {
  const parts = [{ packageId: await givenOffer(app, operator.user.id), travellerIds }];
  const { id } = await app.call(createBooking, { body: { parts, ...(familyId && { familyId }) } }, member.session);
  return app.call(confirmBooking, { params: { id } }, member.session);
}

async function givenTwo() {
  const member = await givenResident(app, BY_NUSUK);
  const self = await givenTraveller(app, member, { relationship: "self", surname: "Rahman", givenNames: "Amína" });
  const mother = await givenTraveller(app, member, {
    relationship: "mother",
    surname: "Karimova",
    givenNames: "Samira",
  });
  const booking = await givenBooking(member, [self.id, mother.id]);
  return { member, self, mother, booking };
}

describe("the sheets", () => {
  it("take the names of the passport's lines, else fold what was typed, and mask the number", async () => {
    const { member, self, mother, booking } = await givenTwo();
    await givenPassport(member, mother.id, "Samira");

    const { travellers, checks } = await read(member, booking.id);

    expect(travellers.map(({ id }) => id)).toEqual([self.id, mother.id]);
    expect(travellers[0]?.sheet).toMatchObject({
      surname: "RAHMAN",
      givenNames: "AMINA",
      namesFrom: "typed",
      passport: null,
    });
    expect(travellers[1]?.sheet).toMatchObject({
      ...{ surname: "KARIMOVA", givenNames: "SAMIRA", namesFrom: "passport" },
      passport: { masked: "A71••••64", expiresOn: "2032-05-30" },
    });
    expect(checks.find(({ check }) => check === "passports")).toEqual({
      ...{ check: "passports", state: "open", people: [self.id], hidesSome: false },
    });
    expect(checks.find(({ check }) => check === "details")).toMatchObject({ state: "ok" });
  });

  it("count a passport that a person verified without its lines, and say no number or name as read", async () => {
    const { member, mother, booking } = await givenTwo();
    const document = await givenVerified(member, mother.id, await picture());

    const { travellers, checks } = await read(member, booking.id);
    const url = getNusukPassport.path.replace(":id", document);

    expect(travellers[1]?.sheet).toMatchObject({
      namesFrom: "typed",
      passport: { documentId: document, masked: null, expiresOn: null },
    });
    expect(checks.find(({ check }) => check === "passports")?.people).not.toContain(mother.id);
    expect(await numberOf(member, booking.id, mother.id)).toMatchObject({ status: 404 });
    expect((await app.inject({ url, headers: { ...member.session } })).statusCode).toBe(200);
  });

  it("follow the app of the visa, there and back", async () => {
    const { member, mother, booking } = await givenTwo();
    const mark = (biometricsDoneOn: string | null) =>
      app.call(changeTraveller, { params: { id: mother.id }, body: { biometricsDoneOn } }, member.session);
    const doneOn = async () => (await read(member, booking.id)).travellers[1]?.sheet?.biometricsDoneOn;

    await mark("2026-11-20");
    const marked = await doneOn();
    await mark(null);

    expect([marked, await doneOn()]).toEqual(["2026-11-20", null]);
  });
});

describe("the number", () => {
  it("comes whole when its keeper asks, and each asking stands in the passport's record", async () => {
    const { member, mother, booking } = await givenTwo();
    const document = await givenPassport(member, mother.id, "Samira");
    const params = { id: booking.id, travellerId: mother.id };

    const { number } = await app.call(showPassportNumber, { params }, member.session);
    const events = await app.call(documentHistory, { params: { id: document } }, member.session);

    expect(number).toBe("A71938264");
    expect(events[0]).toMatchObject({ what: "number_shown", by: "owner" });
  });

  it("is nobody else's: not a stranger's, not another administrator's, not of who is not on the booking", async () => {
    const { member, self, mother, booking } = await givenTwo();
    await givenPassport(member, mother.id, "Samira");
    const stranger = await givenPilgrim(app);
    const uncle = await givenTraveller(app, member, { givenNames: "Not Named" });
    await givenPassport(member, uncle.id, "Not Named");

    expect(await numberOf(stranger, booking.id, mother.id)).toMatchObject({ status: 404 });
    expect(await numberOf(member, booking.id, uncle.id)).toMatchObject({ status: 404 });
    expect(await numberOf(member, booking.id, self.id)).toMatchObject({ status: 404 });
    expect(await app.refusal(readHandoff, { params: { id: booking.id } }, stranger.session)).toMatchObject({
      status: 404,
    });
    expect(await app.refusal(readHandoff, { params: { id: booking.id } }, operator.session)).toMatchObject({
      status: 403,
    });
  });
});

it("shows each account of a household its own people alone, whoever booked or administers", async () => {
  const administrator = await givenResident(app, BY_NUSUK);
  const self = await givenTraveller(app, administrator, { relationship: "self", givenNames: "Amina" });
  const family = await givenFamily(app, administrator);
  const member = await givenJoined(app, administrator, family.id);
  const other = await givenTraveller(app, member, { relationship: "self", givenNames: "Yusuf" });
  await givenPassport(member, other.id, "Yusuf");
  const booking = await givenBooking(administrator, [self.id, other.id], family.id);
  const known = ({ travellers }: Awaited<ReturnType<typeof read>>) => travellers.map(({ sheet }) => sheet !== null);

  const [ofBooker, ofMember] = [await read(administrator, booking.id), await read(member, booking.id)];

  expect([known(ofBooker), known(ofMember)]).toEqual([
    [true, false],
    [false, true],
  ]);
  // The booking tells its booker how the papers of others stand, and so does this page.
  expect(ofBooker.checks.find(({ check }) => check === "passports")?.people).toEqual([self.id]);
  expect(ofBooker.checks.find(({ check }) => check === "photos")?.people).toEqual([self.id, other.id]);
  expect(ofBooker.checks.find(({ check }) => check === "biometrics")?.people).toEqual([self.id]);
  expect(ofMember.checks.find(({ check }) => check === "passports")?.state).toBe("unknown");
  // The family's page tells its members each other's age, and whether all live in one country.
  const told = ["old_enough", "same_country"];
  for (const { checks } of [ofBooker, ofMember]) {
    expect(checks.filter(({ check }) => told.includes(check)).map(({ state }) => state)).toEqual(["ok", "ok"]);
  }
  expect(await numberOf(administrator, booking.id, other.id)).toMatchObject({ status: 404 });
  expect(
    (await app.call(showPassportNumber, { params: { id: booking.id, travellerId: other.id } }, member.session)).number,
  ).toBe("A71938264");
});

it("gives the passport's page in the size that Nusuk takes, to its keeper alone", async () => {
  const { member, mother } = await givenTwo();
  const id = await givenPassport(member, mother.id, "Samira");
  const url = getNusukPassport.path.replace(":id", id);
  const stranger = await givenPilgrim(app);

  const file = await app.inject({ url, headers: { ...member.session } });
  const { width = 0, height = 0, format } = await sharp(file.rawPayload).metadata();

  expect([file.statusCode, format]).toEqual([200, "jpeg"]);
  expect(Math.max(width / 800, height / 400)).toBe(1);
  expect(file.rawPayload.length).toBeLessThanOrEqual(1024 * 1024);
  expect((await app.inject({ url, headers: { ...stranger.session } })).statusCode).toBe(404);
});

it("gives the page that was judged, wherever it lies in its file", async () => {
  const { member, mother } = await givenTwo();
  layNextBehind(app.platform.cpu);
  const id = await givenPassport(member, mother.id, "Samira");
  const shapeOf = async (path: string) => {
    const { rawPayload } = await app.inject({ url: path.replace(":id", id), headers: { ...member.session } });
    const { width = 0, height = 0 } = await sharp(rawPayload).metadata();
    return width > height ? "a passport's" : "the other's";
  };

  expect(await shapeOf(`${getDocumentFile.path}?page=1`)).toBe("the other's");
  expect(await shapeOf(getNusukPassport.path)).toBe("a passport's");
  expect(await shapeOf(getDocumentFile.path)).toBe("a passport's");
});

it("says what the wallet has to hold, in riyals and at home, and by when money goes there: ten days before the sale is expected, or its number is due", async () => {
  const member = await givenResident(app, BY_NUSUK);
  const held = async (releaseDate: string | null) => {
    const parts = [{ packageId: await givenOffer(app, operator.user.id, { releaseDate }), seats: 1 }];
    const { id } = await app.call(createBooking, { body: { parts } }, member.session);
    return read(member, (await app.call(confirmBooking, { params: { id } }, member.session)).id);
  };

  const [dated, early, open] = [await held("2027-01-20"), await held("2027-01-05"), await held(null)];

  expect(dated).toMatchObject({
    price: { amount: "5000.00", currency: "USD" },
    riyals: { amount: { amount: "18750.00", currency: "SAR" }, rate: 3.75, asOf: expect.any(String) },
    home: { amount: { currency: "GBP" }, asOf: expect.any(String) },
    ...{ walletBy: "2026-12-30", saleExpectedOn: "2027-01-09", referenceDueOn: "2027-01-20" },
  });
  expect(early).toMatchObject({ walletBy: "2026-12-26", saleExpectedOn: null, referenceDueOn: "2027-01-05" });
  expect(open).toMatchObject({ walletBy: "2026-12-30", saleExpectedOn: "2027-01-09", referenceDueOn: null });
});

it("is not there for a booking that the operator sells", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  const { id } = await givenPaid(app, member, await givenOffer(app, operator.user.id));

  expect(await app.refusal(readHandoff, { params: { id } }, member.session)).toMatchObject({ status: 404 });
});
