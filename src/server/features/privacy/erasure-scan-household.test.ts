/**
 * A member leaves a household whose administrator stays: what others have been told of them, what stands in bookings that
 * somebody else has made, and what the household keeps.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { updateUser } from "#contract/accounts.ts";
import { swapTraveller } from "#contract/booking-changes.ts";
import { payBooking } from "#contract/booking-payments.ts";
import { approveBooking, cancelBooking, createBooking, recordNusuk } from "#contract/bookings.ts";
import { askAgent } from "#contract/conversations.ts";
import { arrangeGroupRooms, createCustomerGroup } from "#contract/customer-groups.ts";
import { uploadDocument } from "#contract/documents.ts";
import {
  acceptInvitation,
  addFamilyMember,
  changeFamilyMember,
  listFamily,
  removeFamilyMember,
} from "#contract/family.ts";
import { addTodo, remindMembers, setPreferences, setRooms, setShares } from "#contract/household-plans.ts";
import { getTicket } from "#contract/papers.ts";
import { askMembers, savePaymentPlan } from "#contract/payment-plans.ts";
import { eraseAccount } from "#contract/privacy.ts";
import { tellNeeds } from "#contract/shared-facts.ts";
import { NEEDS_SHARING_VERSION } from "#domain/households/household.ts";
import { NEEDS_CONSENT_VERSION, OPERATOR_NEEDS_CONSENT_VERSION } from "#domain/travellers/traveller.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import { GOOD_CARD, givenOffer, standingClock } from "../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation } from "../../../../test/factories/families.ts";
import { givenPastOffer, givenTravelled } from "../../../../test/factories/journeys.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { leftBehind, staying } from "../../../../test/left-behind.ts";
import { passport } from "../documents/test-files.ts";

/** In every word that she leaves; so rare that nothing else has it. */
const MARK = "zqxmark";
const NAME = "Zqxmarka";
const PHONE = "+442079467788";
const PASSPORT = "ZQX998877";
const WORDS = [MARK, PHONE.slice(3), PASSPORT];

/** Where the scan must find her before, so that the filling itself is complete. */
const FILLED = [
  "activity.names_id",
  "activity.params",
  "assistant_messages.content",
  "booking_travellers.traveller_id",
  "consents.subject_id",
  "documents.sealed_analysis",
  "family_members.user_id",
  "family_preferences.user_id",
  "family_reminders.reminded_by",
  "family_shares.user_id",
  "family_todos.created_by",
  "family_todos.member_id",
  "family_todos.text",
  "group_room_people.traveller_id",
  "invitations.accepted_by",
  "invitations.email",
  "needs_told.traveller_id",
  "notifications.names_id",
  "notifications.params",
  "passport_disclosures.traveller_id",
  "payment_plan_steps.payer_id",
  "payment_plans.title",
  "tickets.traveller_id",
  "travellers.sealed_needs",
];

const time = standingClock();
const app = await testApp({ clock: time.clock, settings: { RATE_LIMITS: "on" } });
const { db } = app.platform;
const { inDatabase, inFiles } = leftBehind(app);
const operator = await givenOperator(app);

let amina: Given;
let maryam: Given;
let person: Given;
let familyId = "";
const ids: string[] = [];
const memberOf = ({ session, user }: Given) => ({ id: user.id, session });

/** She is invited by her address, leaves, comes back, and administers the household too. */
async function fillHousehold(): Promise<void> {
  const { id } = await givenFamily(app, memberOf(amina));
  familyId = id;
  const join = async (who: Given) => {
    const { code } = await givenInvitation(app, memberOf(amina), id, { email: who.user.email });
    await app.call(acceptInvitation, { body: { token: code } }, who.session);
    return (await membersFor(who)).find(({ isYou }) => isYou)?.id ?? "";
  };
  const first = await join(person);
  await app.call(removeFamilyMember, { params: { id, memberId: first } }, person.session);
  const [memberId, other] = [await join(person), await join(maryam)];
  ids.push(memberId);
  // Invited by an address that is not the account's any more.
  await db
    .updateTable("users")
    .set({ email: `moved-${MARK}@example.org` })
    .where("id", "=", person.user.id)
    .execute();
  const administers = { body: { role: "admin" as const } };
  await app.call(changeFamilyMember, { params: { id, memberId }, ...administers }, amina.session);
  await app.call(changeFamilyMember, { params: { id, memberId: other }, ...administers }, person.session);
  const shown = { shareNeeds: { consentVersion: NEEDS_SHARING_VERSION }, showPortrait: true } as const;
  await app.call(changeFamilyMember, { params: { id, memberId }, body: shown }, person.session);
}

async function membersFor({ session }: Given) {
  const [family] = await app.call(listFamily, {}, session);
  return family?.members ?? [];
}

async function fillPeople(): Promise<void> {
  const names = { surname: NAME, givenNames: NAME, phone: PHONE, countryOfResidence: "PK" };
  const self = await givenTraveller(app, person, {
    ...{ ...names, relationship: "self", sex: "F" },
    specialNeeds: { aids: ["wheelchair"], note: `As ${NAME} needs it.`, consentVersion: NEEDS_CONSENT_VERSION },
  });
  const child = await givenTraveller(app, person, { surname: NAME, givenNames: "Little", countryOfResidence: "PK" });
  const { bytes } = await passport({ surname: NAME, givenNames: NAME, documentNumber: PASSPORT });
  const file = { name: `${MARK}.jpg`, type: "image/jpeg", bytes };
  const { document } = await app.upload(uploadDocument, { fields: { type: "passport" }, file }, person.session);
  ids.push(person.user.id, self.id, child.id, document.id);
  await app.call(addFamilyMember, { params: { id: familyId }, body: { travellerId: child.id } }, person.session);
}

async function fillPlans(): Promise<void> {
  const params = { id: familyId };
  const members = await membersFor(person);
  const own = members.find(({ isYou }) => isYou)?.id ?? "";
  const others = members.filter(({ id }) => id !== own).map(({ id }) => id);
  const [administrator = ""] = others;
  await app.call(addTodo, { params, body: { text: `What ${NAME} packs`, memberId: own } }, person.session);
  const packageIds = [await givenOffer(app, operator.user.id)];
  const { version } = await app.call(setPreferences, { params, body: { packageIds } }, person.session);
  const shares = [{ memberId: own, kind: "percent" as const, value: 5000 }];
  const shared = await app.call(setShares, { params, body: { version, shares } }, amina.session);
  const rooms = [[own, administrator]];
  await app.call(setRooms, { params, body: { version: shared.version, rooms } }, amina.session);
  await app.call(remindMembers, { params, body: {} }, person.session);

  const plan = { title: `The plan of ${NAME}`, target: "wallet", saleOn: "2027-04-01" } as const;
  const step = (memberId: string) => ({
    dueOn: "2027-03-01",
    memberId,
    amount: { amount: "9.00", currency: "SAR" as const },
  });
  const { id } = await app.call(savePaymentPlan, { body: { ...plan, steps: [step(administrator)] } }, person.session);
  await app.call(askMembers, { params: { id } }, person.session);
  const mine = (await membersFor(amina)).find(({ name }) => name.includes(NAME))?.id ?? "";
  await app.call(savePaymentPlan, { body: { ...plan, title: "Ours", steps: [step(mine)] } }, amina.session);
}

/** Bookings that the administrator has made and that name her; whom she may ask about her is what the administrator reads. */
async function fillBookings(): Promise<void> {
  const [, , self = ""] = ids;
  await app.call(updateUser, { body: { countryOfResidence: "PK", travelsAlone: false } }, amina.session);
  const packageId = await givenOffer(app, operator.user.id);
  const body = { parts: [{ packageId, travellerIds: [self] }] };
  const { id } = await app.call(createBooking, { body }, amina.session);
  await app.call(payBooking, { params: { id }, body: { card: GOOD_CARD } }, amina.session);
  await app.call(approveBooking, { params: { id } }, operator.session);
  await app.call(recordNusuk, { params: { id }, body: { reference: "VISA-3001" } }, operator.session);
  const told = { consentVersion: OPERATOR_NEEDS_CONSENT_VERSION } as const;
  await app.call(tellNeeds, { params: { id, travellerId: self }, body: told }, person.session);
  await app.inject({ url: getTicket.path.replace(":id", id), headers: { ...amina.session } });
  const group = { packageId, name: "First", sizeLimit: 40, bookingIds: [id] };
  const { id: groupId } = await app.call(createCustomerGroup, { body: group }, operator.session);
  await app.call(arrangeGroupRooms, { params: { id: groupId }, body: {} }, operator.session);
  const taken = { bookingId: id, travellerId: self, list: "manifest", at: time.clock() } as const;
  await db.insertInto("passportDisclosures").values(taken).execute();

  const { past } = await givenPastOffer(app, operator.user.id);
  const home = await givenTravelled(app, memberOf(amina), { packageId: past, operatorId: operator.user.id });
  await db.insertInto("bookingTravellers").values({ bookingId: home, position: 0, travellerId: self }).execute();
  for (const message of ["Who is in my household?", "Is my family ready?"])
    await app.call(askAgent, { params: { agentId: "tour_advisor" }, body: { message } }, amina.session);
  standing = id;
}

let standing = "";

beforeAll(async () => {
  amina = await givenPilgrim(app);
  maryam = await givenPilgrim(app);
  person = await givenPilgrim(app, { username: MARK, email: `${MARK}@example.org`, firstName: NAME, lastName: NAME });
  const emailVerifiedAt = time.clock();
  await db.updateTable("users").set({ emailVerifiedAt }).where("role", "=", "pilgrim").execute();
  await fillHousehold();
  await fillPeople();
  await fillPlans();
  await fillBookings();
  await app.jobsDone();
});

describe("a member of a household whose administrator stays", () => {
  it("is found by the scan, open and sealed, so that nothing of what follows passes for want of looking", async () => {
    const found = await inDatabase([...WORDS, ...ids]);

    expect(found).toEqual(expect.arrayContaining(FILLED));
    expect((await inFiles()).opened).toHaveLength(1);
  });

  it("leaves after the erasure what docs/privacy.md says, and nothing else", async () => {
    // Somebody of the administrator's takes the place, and then nobody goes.
    const instead = await givenTraveller(app, amina, { sex: "F", countryOfResidence: "PK" });
    const params = { id: standing };
    await app.call(swapTraveller, { params, body: { outId: ids[2] ?? "", inId: instead.id } }, amina.session);
    await app.call(cancelBooking, { params }, amina.session);

    await app.call(eraseAccount, { body: { password: person.password } }, person.session);
    await app.jobsDone();

    expect(await inDatabase(WORDS)).toEqual(staying("Words of a member that stay"));
    expect(staying("Ids of other accounts that stay")).toEqual(expect.arrayContaining(await inDatabase(ids)));
    expect(await inFiles()).toEqual({ stored: [], opened: [] });
    expect(await membersFor(amina)).toMatchObject([{ role: "admin" }, { role: "admin" }]);
  });
});
