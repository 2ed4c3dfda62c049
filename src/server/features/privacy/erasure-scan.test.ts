/**
 * An account filled with unmistakable words through the real calls, copied, erased, and then looked for in every column
 * of every table, in every stored file and in what is sealed. What may remain stands in docs/privacy.md, and nothing else does.
 */
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { changeEmail, updateUser } from "#contract/accounts.ts";
import { noteBooking } from "#contract/booking-desk.ts";
import { writeMessage } from "#contract/booking-messages.ts";
import { payBooking } from "#contract/booking-payments.ts";
import { approveBooking, cancelBooking, createBooking, recordNusuk } from "#contract/bookings.ts";
import { openContactForm, sendContactForm } from "#contract/contact.ts";
import { askAgent, handOffConversation } from "#contract/conversations.ts";
import { uploadDocument } from "#contract/documents.ts";
import { askOperator } from "#contract/enquiries.ts";
import { acceptInvitation, addFamilyMember } from "#contract/family.ts";
import { addTodo } from "#contract/household-plans.ts";
import { addNumberPicture } from "#contract/official-numbers.ts";
import { getTicket } from "#contract/papers.ts";
import { addPaymentMethod } from "#contract/payment-methods.ts";
import { savePaymentPlan } from "#contract/payment-plans.ts";
import { claimBooking } from "#contract/phone-bookings.ts";
import { askForRight, eraseAccount } from "#contract/privacy.ts";
import { addProblemPicture, raiseProblem } from "#contract/problems.ts";
import { addPushSubscription, listPushSubscriptions } from "#contract/push.ts";
import { reportReview, writeReview } from "#contract/reviews.ts";
import { tellNeeds } from "#contract/shared-facts.ts";
import { joinWaitlist } from "#contract/waitlist.ts";
import { shareWishes } from "#contract/wishes.ts";
import { WISHES_CONSENT_VERSION } from "#domain/packages/search/wish-count.ts";
import { NEEDS_CONSENT_VERSION, OPERATOR_NEEDS_CONSENT_VERSION } from "#domain/travellers/traveller.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  GOOD_CARD,
  givenConfirmed,
  givenMoved,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation } from "../../../../test/factories/families.ts";
import { givenPastOffer, givenTravelled } from "../../../../test/factories/journeys.ts";
import { givenPhone } from "../../../../test/factories/phone.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { leftBehind, staying } from "../../../../test/left-behind.ts";
import { pushStandIn } from "../../../../test/push-service.ts";
import { passport, picture } from "../documents/test-files.ts";

/** In every word that she leaves; so rare that nothing else has it. */
const MARK = "zqxmark";
const NAME = "Zqxmarka";
const PHONE = "+442079467788";
const EMAIL = `${MARK}@example.org`;
const PASSPORT = "ZQX998877";
/** What she wrote, each as a sentence of its own. */
const WROTE = [
  "The needs",
  "A wish",
  "A plan",
  "A question",
  "A task",
  "A message",
  "A problem",
  "A question to the operator",
  "A review",
  "A report",
];
const words = (what: string) => `${what} of ${NAME}, who has more to say about it.`;

const time = standingClock();
const push = await pushStandIn();
const app = await testApp({ clock: time.clock, settings: { PUSH_SERVICE_URL: push.url, RATE_LIMITS: "on" } });
const { db } = app.platform;
const { inDatabase, inFiles } = leftBehind(app);
const operator = await givenOperator(app);

let person: Given;
let ids: string[] = [];
const member = () => ({ id: person.user.id, session: person.session });

/** Where the scan must find her before, so that the filling itself is complete. */
const FILLED = [
  "activity.params",
  "assistant_messages.content",
  "booking_messages.body",
  "booking_notes.body",
  "contact_messages.email",
  "contact_messages.message",
  "documents.file_name",
  "documents.sealed_analysis",
  "enquiries.question",
  "family_groups.name",
  "family_todos.text",
  "invitations.email",
  "notifications.params",
  "one_time_tokens.email",
  "payment_methods.brand",
  "payment_plan_steps.payer_name",
  "payment_plans.title",
  "problem_steps.words",
  "push_subscriptions.user_id",
  "queue_people.person",
  "queue_tickets.user_id",
  "review_reports.note",
  "reviews.body",
  "sessions.user_id",
  "shared_wishes.wishes",
  "tickets.traveller_id",
  "travellers.emergency_name",
  "travellers.phone",
  "travellers.sealed_needs",
  "users.email",
  "waitlist_entries.user_id",
];

async function fillAccount(): Promise<void> {
  const { session } = person;
  const self = await givenTraveller(app, person, {
    ...{ relationship: "self", surname: NAME, givenNames: NAME, phone: PHONE, countryOfResidence: "PK" },
    emergencyContact: { name: `Uncle ${NAME}`, phone: PHONE },
    specialNeeds: { aids: ["wheelchair"], note: words("The needs"), consentVersion: NEEDS_CONSENT_VERSION },
  });
  const child = await givenTraveller(app, person, { surname: NAME, givenNames: "Little", relationship: "other" });
  const { bytes } = await passport({ surname: NAME, givenNames: NAME, documentNumber: PASSPORT });
  const file = { name: `${MARK}.jpg`, type: "image/jpeg", bytes };
  const { document } = await app.upload(uploadDocument, { fields: { type: "passport" }, file }, session);
  ids = [person.user.id, self.id, child.id, document.id];

  await app.call(updateUser, { body: { countryOfResidence: "PK", travelsAlone: false } }, session);
  await app.call(changeEmail, { body: { email: `new-${EMAIL}`, password: person.password } }, session);
  await app.call(askForRight, { body: { right: "rectify", message: words("A wish") } }, session);
  await db.updateTable("users").set({ emailVerifiedAt: time.clock() }).where("id", "=", person.user.id).execute();
  const { token } = await app.call(openContactForm, {});
  time.move({ minutes: 1 });
  const letter = { firstName: NAME, lastName: NAME, email: EMAIL.toUpperCase(), subject: "Signed out", message: MARK };
  await app.call(sendContactForm, { body: { ...letter, token } });
  const { publicKey } = await app.call(listPushSubscriptions, {}, session);
  await app.call(addPushSubscription, { body: push.browser(publicKey).subscription }, session);
  await app.call(
    shareWishes,
    { body: { wishes: { city: `Port ${NAME}` }, consentVersion: WISHES_CONSENT_VERSION } },
    session,
  );
  await app.call(
    addPaymentMethod,
    {
      body: { type: "visa", brand: `Bank of ${NAME}`, lastFour: "7788", currency: "GBP", limit: "900.00", fees: null },
    },
    session,
  );
  await app.call(
    savePaymentPlan,
    {
      body: {
        ...{ title: words("A plan"), target: "wallet", saleOn: "2027-04-01" },
        steps: [{ dueOn: "2027-03-01", amount: { amount: "100.00", currency: "SAR" } }],
      },
    },
    session,
  );
  const params = { agentId: "document_checker" };
  await app.call(askAgent, { params, body: { message: words("A question") } }, session);
  await app.call(handOffConversation, { params }, session);
}

/** A household that she began and one that somebody else has, to which she is invited by her address. */
async function fillHouseholds(yusuf: Given): Promise<void> {
  const own = await givenFamily(app, member(), { name: `The ${NAME} family` });
  const { code } = await givenInvitation(app, member(), own.id);
  await app.call(acceptInvitation, { body: { token: code } }, yusuf.session);
  await app.call(addFamilyMember, { params: { id: own.id }, body: { travellerId: ids[2] ?? "" } }, person.session);
  await app.call(addTodo, { params: { id: own.id }, body: { text: words("A task") } }, person.session);
  await db.updateTable("users").set({ emailVerifiedAt: time.clock() }).where("id", "=", yusuf.user.id).execute();
  const steps = [{ dueOn: "2027-03-01", amount: { amount: "9.00", currency: "SAR" as const }, payerName: NAME }];
  const plan = { title: "Ours", target: "wallet" as const, saleOn: "2027-04-01", steps };
  await app.call(savePaymentPlan, { body: plan }, yusuf.session);
  const other = await givenFamily(app, { id: yusuf.user.id, session: yusuf.session });
  await givenInvitation(app, { id: yusuf.user.id, session: yusuf.session }, other.id, { email: EMAIL });
}

async function fillBookings(): Promise<void> {
  const { session } = person;
  const packageId = await givenOffer(app, operator.user.id);
  const body = { parts: [{ packageId, travellerIds: ids.slice(1, 2) }] };
  const { id } = await app.call(createBooking, { body }, session);
  await app.call(payBooking, { params: { id }, body: { card: GOOD_CARD } }, session);
  await app.call(approveBooking, { params: { id } }, operator.session);
  await app.call(writeMessage, { params: { id }, body: { body: words("A message") } }, session);
  const answer = { params: { id }, body: { body: `Dear ${NAME}, welcome.` } };
  await app.call(writeMessage, answer, operator.session);
  await app.call(noteBooking, { params: { id }, body: { body: `${NAME} called.` } }, operator.session);
  const told = {
    params: { id, travellerId: ids[1] ?? "" },
    body: { consentVersion: OPERATOR_NEEDS_CONSENT_VERSION },
  } as const;
  await app.call(tellNeeds, told, session);
  await app.inject({ url: getTicket.path.replace(":id", id), headers: { ...session } });
  await app.call(recordNusuk, { params: { id }, body: { reference: "VISA-3001" } }, operator.session);
  const problem = await app.call(
    raiseProblem,
    { params: { id }, body: { kind: "transport", happenedOn: "2026-11-20", words: words("A problem") } },
    session,
  );
  const shown = { name: "room.png", type: "image/png", bytes: await picture() };
  await app.upload(addProblemPicture, { params: { id: problem.id }, file: shown }, session);
  await app.call(
    askOperator,
    { params: { id: packageId }, body: { question: words("A question to the operator"), isPublic: true } },
    session,
  );
  await app.call(cancelBooking, { params: { id } }, session);

  const { past } = await givenPastOffer(app, operator.user.id);
  const home = await givenTravelled(app, member(), { packageId: past, operatorId: operator.user.id });
  await app.call(
    writeReview,
    { params: { id: past }, body: { bookingId: home, stars: 4, body: words("A review") } },
    session,
  );
  const other = await givenResident(app, "GB");
  const theirs = await givenTravelled(app, other, { packageId: past, operatorId: operator.user.id });
  const review = await app.call(
    writeReview,
    { params: { id: past }, body: { bookingId: theirs, stars: 1 } },
    other.session,
  );
  await app.call(
    reportReview,
    { params: { id: review.id }, body: { reason: "offensive", note: words("A report") } },
    session,
  );
}

/** Bought on Nusuk, with the picture of its confirmation. */
async function fillNumber(): Promise<void> {
  const { session } = person;
  await givenMoved(app, member(), BY_NUSUK);
  const { id } = await givenConfirmed(app, member(), await givenOffer(app, operator.user.id));
  await app.call(approveBooking, { params: { id } }, operator.session);
  await app.call(recordNusuk, { params: { id }, body: { reference: "NSK-1001" } }, session);
  const file = { name: `${MARK}.png`, type: "image/png", bytes: await picture() };
  await app.upload(addNumberPicture, { params: { id, application: "0" }, file }, session);
  await app.call(cancelBooking, { params: { id } }, session);
  await givenMoved(app, member(), "PK");
}

async function fillLines(): Promise<void> {
  const { session } = person;
  const packageId = await givenOffer(app, operator.user.id, { seats: 1 });
  await givenPaid(app, await givenResident(app, "PK"), packageId);
  await app.call(joinWaitlist, { body: { packageId, seats: 1 } }, session);
  const queue = givenQueue(app, time);
  const { id } = await queue.givenWindow(operator);
  await queue.join(id, person);
  await queue.open(id);
  const customer = { firstName: NAME, lastName: NAME, country: "PK", email: EMAIL, phone: PHONE };
  const phone = await givenPhone(app, operator, await givenOffer(app, operator.user.id), { customer });
  await app.call(claimBooking, { body: { code: phone.code } }, session);
  await app.call(cancelBooking, { params: { id: phone.id } }, session);
}

const WORDS = [MARK, PHONE.slice(3), PASSPORT];

beforeAll(async () => {
  person = await givenPilgrim(app, { username: MARK, email: EMAIL, firstName: NAME, lastName: NAME });
  const yusuf = await givenPilgrim(app);
  await fillAccount();
  await fillHouseholds(yusuf);
  await fillBookings();
  await fillNumber();
  await fillLines();
  await app.jobsDone();
});

describe("an account that has left its words everywhere", () => {
  it("is found by the scan, open and sealed, so that nothing of what follows passes for want of looking", async () => {
    const found = await inDatabase([...WORDS, ...ids]);

    expect(found).toEqual(expect.arrayContaining(FILLED));
    // A page, the picture of a confirmation, and the one with the problem.
    expect((await inFiles()).opened).toHaveLength(3);
  });

  it("gets a copy with all of its own words and pages", async () => {
    const answer = await app.inject({ url: "/api/user/export?form=zip", headers: { ...person.session } });

    const copy = unzipSync(answer.rawPayload);
    const data = strFromU8(copy["data.json"] ?? new Uint8Array());
    expect(WROTE.filter((what) => !data.includes(words(what)))).toEqual([]);
    expect(
      [NAME, PHONE, EMAIL, `new-${EMAIL}`, `Bank of ${NAME}`, `Port ${NAME}`, PASSPORT].filter(
        (one) => !data.includes(one),
      ),
    ).toEqual([]);
    const [page] = Object.keys(copy).filter((name) => name.startsWith(`documents/${ids[3]}`));
    const [shown] = Object.keys(copy).filter((name) => name.startsWith("problems/P-"));
    for (const name of [page, shown]) expect(copy[name ?? ""]?.subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]));
  });

  it("leaves after its erasure what docs/privacy.md says, and nothing else", async () => {
    await app.call(eraseAccount, { body: { password: person.password } }, person.session);
    await app.jobsDone();

    const [saidIn, idsIn] = [await inDatabase(WORDS), await inDatabase(ids)];
    expect(saidIn).toEqual(staying("Words that stay"));
    expect(idsIn).toEqual(staying("Ids that stay"));
    expect(await inFiles()).toEqual({ stored: [], opened: [] });
  });
});
