/** The days of the steps of papers: when they were done, by when they are, and whose part that is. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { approveBooking, confirmBooking, createBooking, nameTravellers, recordNusuk } from "#contract/bookings.ts";
import { journeyGuide } from "#contract/journey.ts";
import { changeTraveller } from "#contract/travellers.ts";
import { type DocumentType, REQUIRED_TYPES } from "#domain/documents/document.ts";
import { DAY_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenConfirmed,
  givenHold,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../test/factories/families.ts";
import { givenPastOffer, givenTravelled } from "../../../../test/factories/journeys.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });

async function stepOf({ session }: Pick<Member, "session">, step: "upload" | "verification" | "nusuk") {
  const found = (await app.call(journeyGuide, {}, session)).steps.find((one) => one.step === step);
  if (!found) throw new Error(`no step ${step}`);
  return found;
}

function given(
  userId: string,
  type: DocumentType,
  day: string,
  { id = randomUUID(), replacedBy = null }: { id?: string; replacedBy?: string | null } = {},
) {
  const file = {
    fileName: "a.jpg",
    contentType: "image/jpeg",
    sizeBytes: 1,
    stage: "done",
    status: "verified",
  } as const;
  const at = { uploadedAt: new Date(day), processedAt: new Date(day) };
  return app.platform.db
    .insertInto("documents")
    .values({ ...file, ...at, userId, id, type, replacedBy })
    .execute();
}

it("dates papers by the first of each kind that is asked for: another copy and an optional paper move nothing", async () => {
  const { id: userId, session } = await givenResident(app, BY_OPERATOR);
  const copy = randomUUID();
  await given(userId, "passport", "2026-11-03T09:00:00Z", { id: copy });
  await given(userId, "passport", "2026-11-01T09:00:00Z", { replacedBy: copy });
  await given(userId, "vaccination", "2026-11-05T09:00:00Z");

  const doneAt = async (step: "upload" | "verification") => (await stepOf({ session }, step)).doneAt;
  const first = "2026-11-01T09:00:00.000Z";
  // While a paper is still to come, the step has no day on which it was done.
  expect([await doneAt("upload"), await doneAt("verification")]).toEqual([null, null]);
  for (const type of ["photo", "health_certificate", "visa"] as const)
    await given(userId, type, "2026-10-30T09:00:00Z");
  expect([await doneAt("upload"), await doneAt("verification")]).toEqual([first, first]);
});

it("calls the day of papers one's own part while somebody who keeps theirs still lacks some", async () => {
  const administrator = await givenResident(app, BY_OPERATOR);
  const alone = await stepOf(administrator, "upload");
  const family = await givenFamily(app, administrator);
  const member = await givenJoined(app, administrator, family.id);

  const own = async (reader: Member) => {
    const { dueOn, isOwnPart } = await stepOf(reader, "upload");
    return dueOn !== null && isOwnPart;
  };

  expect([alone.dueOn !== null, alone.isOwnPart]).toEqual([true, false]);
  expect([await own(administrator), await own(member)]).toEqual([true, true]);

  // The day of the reader's last paper is none of a step of everybody.
  for (const type of REQUIRED_TYPES) await given(administrator.id, type, "2026-11-01T09:00:00Z");
  expect(await stepOf(administrator, "upload")).toMatchObject({ status: "completed", doneAt: null });
});

it("keeps the day of papers that the reader has still to give for others, once their own are there", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  await givenTraveller(app, member, { relationship: "self" });
  await givenTraveller(app, member, { relationship: "mother" });
  const { dueOn } = await stepOf(member, "upload");
  for (const type of REQUIRED_TYPES) await given(member.id, type, "2026-11-01T09:00:00Z");

  expect(dueOn).not.toBeNull();
  expect(await stepOf(member, "upload")).toMatchObject({ status: "completed", open: 1, doneAt: null, dueOn });
});

it("calls papers done on one's own part, and on no day, of who has come home while others keep theirs", async () => {
  const administrator = await givenResident(app, BY_OPERATOR);
  const family = await givenFamily(app, administrator);
  const member = await givenJoined(app, administrator, family.id);
  for (const type of REQUIRED_TYPES) await given(member.id, type, "2026-05-01T09:00:00Z");
  const operator = await givenOperator(app);
  const { past } = await givenPastOffer(app, operator.user.id);
  await givenTravelled(app, member, { packageId: past, operatorId: operator.user.id });

  for (const step of ["upload", "verification"] as const) {
    const own = { status: "completed", hidesSome: true, doneAt: null, lacking: [] };
    expect(await stepOf(member, step)).toMatchObject(own);
  }
});

it("asks for papers again of who has come home and is offered a place of the next journey", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  const operator = await givenOperator(app);
  const { past, onSale } = await givenPastOffer(app, operator.user.id);
  await givenTravelled(app, member, { packageId: past, operatorId: operator.user.id });
  const open = async () => (await app.call(journeyGuide, {}, member.session)).steps.map((step) => step.open);

  expect(Math.max(...(await open()))).toBe(0);
  const { id } = await givenHold(app, member, onSale);
  await app.platform.db.updateTable("bookings").set({ offered: true }).where("id", "=", id).execute();
  expect((await stepOf(member, "upload")).open).toBe(1);
});

it("says on the way what was never recorded, of one's own people alone, and asks nothing of anybody", async () => {
  const operator = await givenOperator(app);
  const booker = await givenResident(app, BY_NUSUK);
  const self = await givenTraveller(app, booker, { relationship: "self" });
  const family = await givenFamily(app, booker);
  const member = await givenJoined(app, booker, family.id);
  const other = await givenTraveller(app, member, { relationship: "self" });
  const packageId = await givenOffer(app, operator.user.id);
  const body = { parts: [{ packageId, travellerIds: [self.id, other.id] }], familyId: family.id };
  const { id } = await app.call(createBooking, { body }, booker.session);
  await app.call(confirmBooking, { params: { id } }, booker.session);
  await app.call(approveBooking, { params: { id } }, operator.session);
  await app.call(recordNusuk, { params: { id }, body: { reference: "NSK-1002" } }, booker.session);
  const told = async () => {
    const { passed, open, lacking } = await stepOf(booker, "nusuk");
    return { passed, open, who: lacking.map(({ isYou, lacks }) => [isYou, lacks.map(({ kind }) => kind)]) };
  };
  const recorded = (biometricsDoneOn: string | null) =>
    app.call(changeTraveller, { params: { id: self.id }, body: { biometricsDoneOn } }, booker.session);
  expect(await told()).toEqual({ passed: false, open: 1, who: [[true, ["biometrics"]]] });

  const today = time.clock().toISOString().slice(0, 10);
  await app.platform.db.updateTable("bookings").set({ departureDate: today }).where("id", "=", id).execute();

  expect(await told()).toEqual({ passed: true, open: 0, who: [[true, ["biometrics"]]] });
  const { passed, lacking } = await stepOf(booker, "upload");
  expect([passed, lacking.map(({ isYou }) => isYou)]).toEqual([true, [true]]);
  await recorded("2026-11-18");
  expect(await told()).toEqual({ passed: false, open: 0, who: [] });

  // At home again it stands at its step as before.
  const yesterday = new Date(time.clock().getTime() - DAY_MS).toISOString().slice(0, 10);
  const over = { departureDate: yesterday, returnDate: yesterday };
  await app.platform.db.updateTable("bookings").set(over).where("id", "=", id).execute();
  expect((await stepOf(booker, "upload")).lacking).toEqual(lacking);
});

it("dates the step of Nusuk by its last number or what was last given in the app, and not while either is unknown", async () => {
  const operator = await givenOperator(app);
  const booker = await givenResident(app, BY_NUSUK);
  const self = await givenTraveller(app, booker, { relationship: "self" });
  const { id } = await givenConfirmed(app, booker, await givenOffer(app, operator.user.id));
  await app.call(approveBooking, { params: { id } }, operator.session);
  await app.call(nameTravellers, { params: { id }, body: { parts: [{ travellerIds: [self.id] }] } }, booker.session);
  await app.call(recordNusuk, { params: { id }, body: { reference: "NSK-1001" } }, booker.session);
  const doneAt = async (biometricsDoneOn: string | null) => {
    await app.call(changeTraveller, { params: { id: self.id }, body: { biometricsDoneOn } }, booker.session);
    return (await stepOf(booker, "nusuk")).doneAt;
  };

  const recordedAt = time.clock().toISOString();
  expect(await doneAt(null)).toBeNull();
  expect(await doneAt("2026-11-18")).toBe(recordedAt);
  time.move({ minutes: 60 * 24 * 10 });
  expect(await doneAt("2026-11-28")).toBe("2026-11-28");
});
