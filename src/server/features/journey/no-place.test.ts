/** Who has left what the household has booked, or was named for no seat of it: nothing is asked of them on any surface. */
import { expect, it } from "vitest";
import { leaveBooking, swapTraveller } from "#contract/booking-changes.ts";
import { payBooking } from "#contract/booking-payments.ts";
import { createBooking, getBooking, nameTravellers } from "#contract/bookings.ts";
import { askAgent } from "#contract/conversations.ts";
import { listDocuments } from "#contract/documents.ts";
import { listFamily } from "#contract/family.ts";
import { householdPlans, remindMembers } from "#contract/household-plans.ts";
import { journey, journeyGuide, moment } from "#contract/journey.ts";
import { listNotifications } from "#contract/notifications.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  GOOD_CARD,
  givenMoved,
  givenOffer,
  givenResident,
  type Member,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined, givenMember } from "../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";

const app = await testApp();
const operator = await givenOperator(app);

/** Amina, her mother whom she has entered, and Omar, who keeps his own papers. */
async function givenHousehold() {
  const country = { countryOfResidence: BY_OPERATOR };
  const amina = await givenResident(app, BY_OPERATOR);
  await app.platform.db.updateTable("users").set({ travelsAlone: false }).where("id", "=", amina.id).execute();
  const self = await givenTraveller(app, amina, { ...country, relationship: "self", givenNames: "Amina", sex: "F" });
  const mother = await givenTraveller(app, amina, {
    ...country,
    relationship: "mother",
    givenNames: "Hafsa",
    sex: "F",
  });
  const { id: groupId } = await givenFamily(app, amina);
  await givenMember(app, amina, groupId, mother.id);
  const omar = await givenJoined(app, amina, groupId);
  await givenMoved(app, omar, BY_OPERATOR);
  const omarSelf = await givenTraveller(app, omar, { ...country, relationship: "self", givenNames: "Omar" });
  return { amina, mother, omar, groupId, self, omarSelf };
}

type Household = Awaited<ReturnType<typeof givenHousehold>>;

/** For these people, by name, or for so many seats. */
async function hold({ amina, groupId }: Household, people: { travellerIds: string[] } | { seats: number }) {
  const packageId = await givenOffer(app, operator.user.id);
  return app.call(createBooking, { body: { parts: [{ packageId, ...people }], familyId: groupId } }, amina.session);
}

async function book(household: Household, people: Parameters<typeof hold>[1]) {
  const { id } = await hold(household, people);
  return app.call(payBooking, { params: { id }, body: { card: GOOD_CARD } }, household.amina.session);
}

async function givenThree(household: Household) {
  const { self, mother, omarSelf } = household;
  return book(household, { travellerIds: [self.id, mother.id, omarSelf.id] });
}

async function leave({ amina }: Household, id: string, travellerId: string): Promise<void> {
  await app.call(leaveBooking, { params: { id }, body: { travellerId } }, amina.session);
  await app.jobsDone();
}

/** Whose papers and details the reader is asked for: by name, or "you". */
async function asked({ session }: Member): Promise<string[]> {
  const { obligations } = await app.call(journey, {}, session);
  const whose = obligations.flatMap(({ act }) => ("type" in act ? [act.traveller?.name ?? "you"] : []));
  return [...new Set(whose)].sort();
}

async function ask({ session }: Member, intent: string, message: string): Promise<string> {
  const body = { message, intent, timeZone: "UTC" };
  return (await app.call(askAgent, { params: { agentId: "tour_advisor" }, body }, session)).content;
}

/** What the administrator's screens say of the household. */
async function toldTo({ session }: Member, groupId: string) {
  const { obligations } = await app.call(journey, {}, session);
  const [group] = await app.call(listFamily, {}, session);
  const { late, papers } = await app.call(householdPlans, { params: { id: groupId } }, session);
  const { steps } = await app.call(journeyGuide, {}, session);
  const nameOf = (id: string) => group?.members.find((member) => member.id === id)?.name;
  return {
    toRemind: obligations.flatMap(({ act }) => (act.kind === "remind_member" ? [act.member] : [])),
    late: late.map(({ memberId }) => nameOf(memberId)),
    rows: papers.rows.map(({ memberId }) => nameOf(memberId)),
    lacking: [...new Set(steps.flatMap(({ lacking }) => lacking.map(({ name }) => name)))],
    withoutPlace: (group?.members ?? []).filter(({ hasNoPlace }) => hasNoPlace).map(({ name }) => name),
  };
}

it("who may be named on what the household has booked waits for that, and chooses no package", async () => {
  const household = await givenHousehold();
  const { omar, omarSelf } = household;
  const choosing = async () => {
    const { steps, currentStep, obligations } = await app.call(journey, {}, omar.session);
    const acts = obligations.map(({ act }) => act).filter(({ kind }) => /choose_package|await_naming/.test(kind));
    return { step: steps.find(({ step }) => step === "package")?.status, currentStep, acts };
  };
  expect(await choosing()).toMatchObject({
    step: "pending",
    currentStep: "upload",
    acts: [{ kind: "choose_package", member: fullName(household.self) }],
  });

  const { id, createdAt } = await book(household, { seats: 3 });
  const { steps } = await app.call(journeyGuide, {}, omar.session);
  expect(steps.find(({ step }) => step === "package")?.doneAt).toBe(createdAt);
  expect(await choosing()).toMatchObject({
    step: "completed",
    currentStep: "upload",
    acts: [{ kind: "await_naming" }],
  });

  await app.call(
    nameTravellers,
    { params: { id }, body: { parts: [{ travellerIds: [omarSelf.id] }] } },
    household.amina.session,
  );
  expect(await choosing()).toEqual({ step: "completed", currentStep: "upload", acts: [] });
});

it("who has left is asked for nothing, counted nowhere and reminded by nobody", async () => {
  const household = await givenHousehold();
  const { amina, omar, groupId, self, mother, omarSelf } = household;
  const [hers, mothers, his] = [self, mother, omarSelf].map(fullName);
  const { id } = await givenThree(household);
  expect(await asked(omar)).toEqual(["you"]);
  expect(await toldTo(amina, groupId)).toEqual({
    ...{ toRemind: [his], late: [his], rows: [hers, mothers, his], lacking: [hers, mothers, his], withoutPlace: [] },
  });
  expect(await ask(amina, "family.ready", "Is my family ready?")).toContain(his);

  await leave(household, id, omarSelf.id);

  expect(await asked(omar)).toEqual([]);
  expect(await app.call(moment, { query: {} }, omar.session)).toMatchObject({
    ...{ obligation: { act: { kind: "choose_package" } }, more: 0 },
  });
  const own = await app.call(journey, {}, omar.session);
  expect(own.withoutPlace).toEqual([null]);
  expect(own.documents.slots.filter(({ state }) => state === "missing")).toEqual([]);
  expect(own.steps.filter(({ needless }) => needless).map(({ step }) => step)).toEqual(["upload", "verification"]);
  expect(own.currentStep).toBe("package");
  expect(await app.call(listDocuments, {}, omar.session)).toEqual([]);
  expect(await ask(omar, "doc.needed", "Which documents are missing?")).toMatch(/has no place for you/);

  expect(await toldTo(amina, groupId)).toEqual({
    ...{ toRemind: [], late: [], rows: [hers, mothers], lacking: [hers, mothers], withoutPlace: [his] },
  });
  expect(await ask(amina, "family.ready", "Is my family ready?")).not.toContain(his);
  const after = await app.call(getBooking, { params: { id } }, amina.session);
  expect(after.parts.flatMap(({ travellers }) => travellers.map(fullName))).toEqual([hers, mothers]);
  const { body } = await app.inject({
    url: `/api/bookings/${id}/calendar?timeZone=UTC`,
    headers: { ...amina.session },
  });
  expect(body).not.toContain("Omar");
  const { reminded } = await app.call(remindMembers, { params: { id: groupId }, body: {} }, amina.session);
  expect(reminded).toBe(0);
  const { notifications } = await app.call(listNotifications, {}, omar.session);
  expect(notifications.filter(({ kind }) => kind === "household_reminder")).toEqual([]);
});

it("nor is anything asked for whom the account has entered and taken off, and again once they are named", async () => {
  const household = await givenHousehold();
  const { amina, groupId, self, mother, omarSelf } = household;
  const mothers = fullName(mother);
  const { id } = await givenThree(household);
  expect(await asked(amina)).toEqual([mothers, "you"]);

  await leave(household, id, mother.id);

  expect(await asked(amina)).toEqual(["you"]);
  expect((await app.call(journey, {}, amina.session)).withoutPlace).toEqual([mother.id]);
  expect(await toldTo(amina, groupId)).toMatchObject({ lacking: [fullName(self), fullName(omarSelf)] });
  expect(await ask(amina, "doc.needed", "Which documents are missing?")).not.toContain(mothers);

  await app.call(swapTraveller, { params: { id }, body: { outId: self.id, inId: mother.id } }, amina.session);
  await app.jobsDone();

  expect(await asked(amina)).toEqual([mothers]);
  expect((await app.call(moment, { query: {} }, amina.session)).words?.person).toContain(mothers);
});

it("who has left a booking that was made before its household is asked for nothing either", async () => {
  const household = await givenHousehold();
  const { amina, omar, groupId, self, mother, omarSelf } = household;
  const packageId = await givenOffer(app, operator.user.id);
  const held = await app.call(createBooking, { body: { parts: [{ packageId, seats: 3 }] } }, amina.session);
  const params = { id: held.id };
  await app.call(payBooking, { params, body: { card: GOOD_CARD } }, amina.session);
  const travellerIds = [self.id, mother.id, omarSelf.id];
  await app.call(nameTravellers, { params, body: { parts: [{ travellerIds }] } }, amina.session);
  expect([await asked(amina), await asked(omar)]).toEqual([[fullName(mother), "you"], ["you"]]);

  await leave(household, held.id, omarSelf.id);
  await leave(household, held.id, mother.id);

  expect([await asked(amina), await asked(omar)]).toEqual([["you"], []]);
  expect((await toldTo(amina, groupId)).withoutPlace.sort()).toEqual([fullName(mother), fullName(omarSelf)].sort());
  expect((await app.call(journey, {}, omar.session)).withoutPlace).toEqual([null]);

  await app.call(swapTraveller, { params, body: { outId: self.id, inId: omarSelf.id } }, amina.session);
  await app.jobsDone();
  expect([await asked(amina), await asked(omar)]).toEqual([[], ["you"]]);
});

it("everybody is asked while a seat has no name, while a hold names them, and before anything is booked", async () => {
  const household = await givenHousehold();
  const { amina, omar, self, mother, omarSelf } = household;
  expect(await asked(omar)).toEqual(["you"]);

  const { id } = await book(household, { seats: 2 });
  expect(await asked(omar)).toEqual(["you"]);
  expect(await asked(amina)).toEqual([fullName(mother), "you"]);

  await app.call(
    nameTravellers,
    { params: { id }, body: { parts: [{ travellerIds: [self.id, mother.id] }] } },
    amina.session,
  );
  expect(await asked(omar)).toEqual([]);

  await hold(household, { travellerIds: [omarSelf.id] });
  expect(await asked(omar)).toEqual(["you"]);
});

it("who stands in a household that has booked nothing yet is asked as before", async () => {
  const household = await givenHousehold();
  await book(household, { travellerIds: [household.self.id, household.mother.id] });
  expect(await asked(household.omar)).toEqual([]);

  await givenFamily(app, household.omar, { name: "Khan family" });

  expect(await asked(household.omar)).toEqual(["you"]);
});
