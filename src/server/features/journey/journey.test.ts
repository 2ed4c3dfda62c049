/** The journey through the real calls: from an empty account to a paid booking. */
import { describe, expect, it } from "vitest";
import { updateUser } from "#contract/accounts.ts";
import { confirmBooking } from "#contract/bookings.ts";
import { listFamily } from "#contract/family.ts";
import { householdPlans } from "#contract/household-plans.ts";
import { journey, journeyGuide, moment } from "#contract/journey.ts";
import { queueStatus } from "#contract/queue.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenConfirmed,
  givenHold,
  givenMoved,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../test/factories/families.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);

/** A row as the verdict job leaves it; what stands in the file is not the journey's concern. */
async function givenDocument({ id }: Member, type: DocumentType, status: "pending" | "verified") {
  await app.platform.db
    .insertInto("documents")
    .values({
      userId: id,
      type,
      status,
      stage: "done",
      fileName: `${type}.jpg`,
      contentType: "image/jpeg",
      sizeBytes: 1,
    })
    .execute();
}

const read = ({ session }: Member) => app.call(journey, {}, session);
const letters = (steps: Awaited<ReturnType<typeof read>>["steps"]) =>
  steps.map(({ status }) => ({ completed: "C", in_progress: "i", pending: "." })[status]).join("");

it("begins with the account, a tenth of the profile and the passport to upload", async () => {
  const member = await givenResident(app, BY_OPERATOR);

  const answer = await read(member);

  expect(letters(answer.steps)).toBe("C.........");
  expect(answer).toMatchObject({
    currentStep: "upload",
    nextAction: { kind: "upload_document", type: "passport", traveller: null },
    headerProgress: 10,
    overallProgress: 10,
    documents: { verified: 0, required: 4, percent: 0 },
  });
});

it("asks a new account three questions first, until they are answered or put aside", async () => {
  const [asked, skipping] = [await givenPilgrim(app), await givenPilgrim(app)];
  const kindFor = async (member: Member | Given) => (await app.call(journey, {}, member.session)).nextAction.kind;
  const first = [await kindFor(asked), await kindFor(skipping)];

  const body = { travelsAlone: false, countryOfResidence: "GB", preferredLanguage: "ar" } as const;
  const user = await app.call(updateUser, { body }, asked.session);
  await app.call(updateUser, { body: { welcomeSkipped: true } }, skipping.session);

  expect(first).toEqual(["welcome", "welcome"]);
  expect(user).toMatchObject(body);
  expect(await kindFor(skipping)).toBe("upload_document");
  expect(await kindFor(asked)).toBe("add_travellers");
  await givenTraveller(app, asked, { relationship: "self" });
  expect(await kindFor(asked)).toBe("add_travellers");
  await givenTraveller(app, asked, { relationship: "mother" });
  expect(await kindFor(asked)).toBe("upload_document");
});

it("is the owner's own: a companion's papers are no steps of it", async () => {
  const given = await givenPilgrim(app);
  const { id } = await givenTraveller(app, given);
  await givenDocument({ id: given.user.id, session: given.session }, "passport", "verified");
  await app.platform.db.updateTable("documents").set({ travellerId: id }).where("userId", "=", given.user.id).execute();

  expect((await app.call(journey, {}, given.session)).documents.verified).toBe(0);
});

it("counts the papers of each person by the journey that names them, whoever booked it", async () => {
  const amina = await givenResident(app, "GB");
  const group = await givenFamily(app, amina);
  const yusuf = await givenJoined(app, amina, group.id);
  const self = await givenTraveller(app, yusuf, { relationship: "self" });
  const mother = await givenTraveller(app, yusuf, { relationship: "mother" });
  const later = { departureDate: "2027-05-06", returnDate: "2027-05-26" };
  const { id } = await givenConfirmed(app, amina, await givenOffer(app, operator.user.id));
  const own = await givenConfirmed(app, yusuf, await givenOffer(app, operator.user.id, later));
  const named = [
    { bookingId: id, position: 0, travellerId: self.id },
    { bookingId: own.id, position: 0, travellerId: mother.id },
  ];
  await app.platform.db.insertInto("bookingTravellers").values(named).execute();

  // The one seat that she has booked is his.
  expect((await read(amina)).paperJourneys).toEqual([]);
  expect((await read(yusuf)).paperJourneys).toEqual([
    { travellerId: null, departsOn: "2027-05-05", returnsOn: "2027-05-25" },
    { travellerId: mother.id, departsOn: "2027-05-06", returnsOn: "2027-05-26" },
  ]);
});

it("dates papers by the journey of places that are held, which they are judged for", async () => {
  const member = await givenResident(app, "GB");
  const dates = { departureDate: "2027-05-02", returnDate: "2027-05-22", releaseDate: "2027-01-05" };
  const packageId = await givenOffer(app, operator.user.id, dates);
  const told = async () => {
    const { documents, obligations } = await read(member);
    return {
      renewFrom: documents.slots,
      dues: obligations.flatMap(({ act, due }) => ("type" in act ? [[act.type, due]] : [])),
    };
  };

  const free = await told();
  const { id } = await givenHold(app, member, packageId);
  const held = await told();
  await app.call(confirmBooking, { params: { id } }, member.session);

  expect(held).not.toEqual(free);
  expect(held).toEqual(await told());
});

it("asks nothing of a child who stays at home, and nobody waits for it", async () => {
  const member = await givenResident(app, "GB");
  await givenTraveller(app, member, { relationship: "self" });
  const child = await givenTraveller(app, member, { relationship: "son", birthDate: "2022-08-30" });
  for (const type of ["passport", "photo", "health_certificate"] as const) {
    await givenDocument(member, type, "verified");
  }
  await app.platform.db.updateTable("users").set({ travelsAlone: false }).where("id", "=", member.id).execute();
  const guided = async () =>
    (await app.call(journeyGuide, {}, member.session)).steps.flatMap(({ lacking }) => lacking.map(({ id }) => id));

  expect((await read(member)).nextAction).toMatchObject({ kind: "choose_package" });
  expect(await guided()).not.toContain(child.id);

  const { id, members } = await givenFamily(app, member, { travellerIds: [child.id] });
  const [group] = await app.call(listFamily, {}, member.session);
  const young = members.find(({ travellerId }) => travellerId === child.id)?.id;
  expect(group).toMatchObject({ complete: 100, readiness: { state: "ready", ready: 1, blocking: null } });
  expect(group?.limits.tooYoung).toEqual([young]);
  const plans = await app.call(householdPlans, { params: { id } }, member.session);
  expect(plans.papers.rows.map(({ memberId }) => memberId)).not.toContain(young);
  expect(await guided()).not.toContain(young);
  const { priorityParts } = await app.call(queueStatus, {}, member.session);
  expect(priorityParts.household).toBe(20);
});

it("counts no points for who travels while it asks who does", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  const told = { travelsAlone: false };
  await app.platform.db.updateTable("users").set(told).where("id", "=", member.id).execute();
  const points = async () => (await app.call(queueStatus, {}, member.session)).priorityParts.profile;

  expect((await read(member)).nextAction).toEqual({ kind: "add_travellers" });
  expect(await points()).toBe(0);

  await givenTraveller(app, member);

  expect((await read(member)).nextAction).not.toEqual({ kind: "add_travellers" });
  expect(await points()).toBe(10);
});

it("counts no points for who travels of a member who has entered nobody", async () => {
  const administrator = await givenResident(app, BY_OPERATOR);
  const family = await givenFamily(app, administrator);
  const member = await givenJoined(app, administrator, family.id);
  await givenMoved(app, member, BY_OPERATOR);
  const points = async () => (await app.call(queueStatus, {}, member.session)).priorityParts.profile;
  expect(await points()).toBe(0);

  await givenTraveller(app, member, { relationship: "self" });

  expect(await points()).toBe(10);
});

it.each([
  ["counts no points for a visa that is missing once visas are asked for", 112, { documents: 30, household: 15 }],
  ["counts them before that, whatever is missing then", 0, { documents: 40, household: 20 }],
])("%s", async (_, days, expected) => {
  time.move({ days });
  const member = await givenResident(app, BY_OPERATOR);
  for (const type of ["passport", "photo", "health_certificate"] as const)
    await givenDocument(member, type, "verified");
  const points = async () => (await app.call(queueStatus, {}, member.session)).priorityParts;
  expect(await points()).toMatchObject({ documents: 40, household: 20 });

  const { id } = await givenPaid(app, member, await givenOffer(app, operator.user.id));
  await app.platform.db.updateTable("bookings").set({ nusukReference: "NSK-1448-1" }).where("id", "=", id).execute();
  expect(await points()).toMatchObject(expected);
  time.move({ days: -days });
});

it("counts points for what the next journey asks for now: no certificate that is too early, no visa of a journey that has begun", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  const points = async () => (await app.call(queueStatus, {}, member.session)).priorityParts;
  await givenDocument(member, "passport", "verified");
  expect(await points()).toMatchObject({ documents: 20, household: 10 });

  for (const type of ["photo", "health_certificate"] as const) await givenDocument(member, type, "verified");
  const booking = await givenPaid(app, member, await givenOffer(app, operator.user.id));
  const days = Math.round((Date.parse(booking.departureDate) - time.clock().getTime()) / 86_400_000) + 1;
  time.move({ days });
  expect(await points()).toMatchObject({ documents: 40, household: 20 });
  time.move({ days: -days });
});

it("moves with documents and bookings; families, plans and the queue stay what they are", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  const packageId = await givenOffer(app, operator.user.id);
  await givenDocument(member, "passport", "pending");
  const checking = await read(member);
  await givenDocument(member, "photo", "verified");
  await givenPaid(app, member, packageId);

  const paid = await read(member);

  expect(checking).toMatchObject({ headerProgress: 40, overallProgress: 20 });
  expect(checking.steps[2]).toEqual({
    step: "verification",
    status: "in_progress",
    progress: 50,
    needless: false,
    passed: false,
    waitsFor: null,
    open: 1,
    hidesSome: false,
    doneAt: null,
    ...{ dueOn: null, isForecast: false, isLate: false, isOwnPart: false },
  });
  expect(letters(paid.steps)).toBe("CCCC.CC...");
  expect(paid).toMatchObject({ headerProgress: 100, overallProgress: 60 });
});

it("calls nobody alone who has entered somebody, whatever was said at first", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  const isAlone = async () => (await app.call(journeyGuide, {}, member.session)).travelsAlone;
  expect(await isAlone()).toBe(true);
  await givenTraveller(app, member, { relationship: "mother" });
  expect(await isAlone()).toBe(false);
});

it("names a live hold first and forgets it when its time is over", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  const hold = await givenHold(app, member, await givenOffer(app, operator.user.id));

  const during = await read(member);
  time.move({ minutes: 16 });
  const after = await read(member);

  expect(during.nextAction).toEqual({
    kind: "secure_hold",
    bookingId: hold.id,
    until: hold.holdExpiresAt,
    seats: hold.seats,
    channel: hold.channel,
    offered: false,
  });
  expect(after.nextAction).toMatchObject({ kind: "upload_document", type: "passport", traveller: null });
});

it("follows the places in line: waiting, a turn, and a turn that ran out", async () => {
  const { givenWindow, join, open, round } = givenQueue(app, time);
  const window = await givenWindow(operator, { seats: 3 });
  const member = await givenResident(app, BY_OPERATOR);
  await join(window.id, member);

  const waiting = await read(member);
  await open(window.id);
  time.move({ seconds: 5 });
  await round(window.id);
  const admitted = await read(member);
  time.move({ minutes: 10 });
  const over = await read(member);

  expect(waiting.steps[6]).toEqual({
    step: "queue",
    status: "in_progress",
    progress: 0,
    needless: false,
    passed: false,
    waitsFor: null,
    open: 0,
    hidesSome: false,
    doneAt: null,
    ...{ dueOn: null, isForecast: false, isLate: false, isOwnPart: false },
  });
  expect(admitted.steps[6]).toEqual({
    step: "queue",
    status: "in_progress",
    progress: 50,
    needless: false,
    passed: false,
    waitsFor: null,
    open: 0,
    hidesSome: false,
    doneAt: null,
    ...{ dueOn: null, isForecast: false, isLate: false, isOwnPart: false },
  });
  expect(over.steps[6]).toEqual({
    step: "queue",
    status: "pending",
    progress: 0,
    needless: false,
    passed: false,
    waitsFor: null,
    open: 0,
    hidesSome: false,
    doneAt: null,
    ...{ dueOn: null, isForecast: false, isLate: false, isOwnPart: false },
  });
});

it("gives the turn of a household to who joined and to its administrators; a plain member waits", async () => {
  const { givenWindow, join, open, round } = givenQueue(app, time);
  const window = await givenWindow(operator, { seats: 5 });
  const joiner = await givenResident(app, BY_OPERATOR);
  const family = await givenFamily(app, joiner);
  const [administrator, member] = [
    await givenJoined(app, joiner, family.id),
    await givenJoined(app, joiner, family.id),
  ];
  await app.platform.db
    .updateTable("familyMembers")
    .set({ role: "admin" })
    .where("userId", "=", administrator.id)
    .execute();
  for (const type of ["passport", "health_certificate", "photo"] as const)
    await givenDocument(member, type, "verified");
  await join(window.id, joiner, { familyId: family.id });
  await open(window.id);
  time.move({ seconds: 5 });
  await round(window.id);

  const actions = await Promise.all([joiner, administrator, member].map(async (one) => (await read(one)).nextAction));

  expect(actions.map(({ kind }) => kind)).toEqual(["take_turn", "take_turn", "await_household_turn"]);
});

it("shows nobody another's journey, and an operator no sales as steps", async () => {
  const visitor = await app.refusal(journey, {});
  const other = await givenPilgrim(app);

  expect(visitor).toMatchObject({ status: 401 });
  expect(letters((await app.call(journey, {}, other.session)).steps)).toBe("C.........");
  expect(letters((await app.call(journey, {}, operator.session)).steps)).toBe("C.........");
});

describe("the moment", () => {
  it("says in the reader's language what the next action says, and where it is done", async () => {
    const member = await givenResident(app, BY_OPERATOR);
    const told = await app.call(moment, { query: {} }, member.session);
    const { nextAction } = await read(member);

    expect(told).toMatchObject({ state: "missing_paper", obligation: { act: nextAction, who: "you" }, more: 1 });
    expect(told.words).toMatchObject({ title: "Upload your passport", person: "For you", verb: "Upload now" });
    expect(told.words?.deadline).toMatch(/^By about \d+ \w+ 2027$/);
    expect(told.target).toBe("/documents");
    await app.call(updateUser, { body: { preferredLanguage: "ar" } }, member.session);
    const arabic = await app.call(moment, { query: {} }, member.session);
    expect(arabic.words?.title).toContain("جواز");
  });

  it("is a hold while one runs, with the person who is asked and the booking", async () => {
    const member = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, member, await givenOffer(app, operator.user.id));

    const told = await app.call(moment, { query: { timeZone: "Asia/Karachi" } }, member.session);

    expect(told).toMatchObject({ state: "hold", target: `/bookings/${id}`, obligation: { due: { reason: "hold" } } });
    expect(told.words?.title).toMatch(/before \d\d?:\d\d\u00a0[AP]M$/);
  });

  it("is refused in a zone that there is not, to operators and to nobody", async () => {
    const member = await givenResident(app, BY_OPERATOR);

    expect(await app.refusal(moment, { query: { timeZone: "Mars/Base" } }, member.session)).toMatchObject({
      status: 400,
    });
    expect(await app.refusal(moment, { query: {} }, operator.session)).toMatchObject({ status: 403 });
    expect(await app.refusal(moment, { query: {} })).toMatchObject({ status: 401 });
  });
});
