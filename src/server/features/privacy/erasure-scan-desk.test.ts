/**
 * Whoever works at a desk, in a business or for us, leaves their account: nothing names them any more, and what they wrote for
 * the desk stays with what it was written about.
 */
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { updateUser } from "#contract/accounts.ts";
import { answerBooking, assignBooking, noteBooking } from "#contract/booking-desk.ts";
import { writeMessage } from "#contract/booking-messages.ts";
import { approveBooking, declineBooking } from "#contract/bookings.ts";
import { answerContact, contactInbox } from "#contract/contact.ts";
import { askAgent, handOffConversation } from "#contract/conversations.ts";
import { createCustomerGroup } from "#contract/customer-groups.ts";
import { uploadDocument } from "#contract/documents.ts";
import { answerEnquiry, askOperator, hideEnquiry } from "#contract/enquiries.ts";
import { applyForLicence, decideLicence } from "#contract/licences.ts";
import { addPackageImage } from "#contract/package-images.ts";
import { resolvePaymentDifference } from "#contract/payment-gateway.ts";
import { recordDirectPayment } from "#contract/phone-bookings.ts";
import { askForRight, eraseAccount } from "#contract/privacy.ts";
import { answerProblem, decideProblem, escalateProblem, raiseProblem } from "#contract/problems.ts";
import { answerReview, decideReview, reportReview, writeReview } from "#contract/reviews.ts";
import { decideDocument } from "#contract/staff.ts";
import { changeTeamRights, joinTeam, leaveTeam, operatorTeam } from "#contract/team.ts";
import { OPERATOR_RIGHTS } from "#domain/operators/rights.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { givenOffer, givenPaid, standingClock } from "../../../../test/factories/bookings.ts";
import { givenPastOffer, givenTravelled } from "../../../../test/factories/journeys.ts";
import { givenDraft } from "../../../../test/factories/packages.ts";
import { givenPhone } from "../../../../test/factories/phone.ts";
import { givenColleague, givenOwner, givenTeamInvitation } from "../../../../test/factories/teams.ts";
import { leftBehind, staying } from "../../../../test/left-behind.ts";
import { picture } from "../documents/test-files.ts";

/** Who they are, and what they write for their desk; each so rare that nothing else has it. */
const EMPLOYEE = { mark: "zqxmark", name: "Zqxmarka", work: "zqxwork" };
const CLERK = { mark: "zqxdesk", name: "Zqxdeska", work: "zqxrule" };
const forBusiness = (what: string) => `${what} ${EMPLOYEE.work}, as the business has it.`;
const ruled = (what: string) => `${what} ${CLERK.work}, as we have decided.`;
const account = ({ mark, name }: typeof EMPLOYEE) => ({
  ...{ username: mark, email: `${mark}@example.org`, firstName: name, lastName: name },
});

const time = standingClock();
const app = await testApp({ clock: time.clock, settings: { RATE_LIMITS: "on" } });
const { db } = app.platform;
const { inDatabase, inFiles } = leftBehind(app);
const [owner, pilgrim] = [await givenOwner(app), await givenPilgrim(app)];
const employee = await givenColleague(app, owner, ["packages"], account(EMPLOYEE));
const clerk = await givenStaff(app, account(CLERK));
const member = { id: pilgrim.user.id, session: pilgrim.session };
const erase = ({ session, password }: Given) => app.call(eraseAccount, { body: { password } }, session);

/** Leaves and comes back, and may do everything. */
async function fillTeam(): Promise<void> {
  await app.call(leaveTeam, {}, employee.session);
  const { token } = await givenTeamInvitation(app, owner, employee.user.email, []);
  await app.call(joinTeam, { body: { token } }, employee.session);
  // Invited by an address that is not the account's any more.
  const moved = { email: `moved-${employee.user.email}` };
  await db.updateTable("users").set(moved).where("id", "=", employee.user.id).execute();
  const body = { rights: [...OPERATOR_RIGHTS], seen: [] };
  await app.call(changeTeamRights, { params: { id: employee.user.id }, body }, owner.session);
}

async function fillPackages(): Promise<void> {
  const { session } = employee;
  const draft = { title: forBusiness("A journey"), description: forBusiness("The days") };
  const { id } = await givenDraft(app, owner, draft);
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#336655" } })
    .jpeg()
    .toBuffer();
  const file = { name: "hotel.jpg", type: "image/jpeg", bytes };
  await app.upload(addPackageImage, { params: { id }, fields: { alt: forBusiness("A view") }, file }, session);
  const group = { name: EMPLOYEE.work, leader: EMPLOYEE.work, bus: EMPLOYEE.work, note: forBusiness("A note") };
  await app.call(createCustomerGroup, { body: { packageId: id, ...group, sizeLimit: 40 } }, session);
}

async function fillBookings(): Promise<string> {
  const { session } = employee;
  await app.call(updateUser, { body: { countryOfResidence: "PK", travelsAlone: true } }, pilgrim.session);
  const packageId = await givenOffer(app, owner.user.id);
  const [taken, declined, answered] = [
    await givenPaid(app, member, packageId),
    await givenPaid(app, member, packageId),
    await givenPaid(app, member, packageId),
  ];
  const params = { id: taken.id };
  await app.call(assignBooking, { params, body: { userId: employee.user.id } }, owner.session);
  await app.call(noteBooking, { params, body: { body: forBusiness("A note") } }, session);
  await app.call(writeMessage, { params, body: { body: forBusiness("A message") } }, session);
  await app.call(approveBooking, { params }, session);
  await app.call(declineBooking, { params: { id: declined.id }, body: { reason: forBusiness("A no") } }, session);
  const no = { kind: "decline", reason: forBusiness("Another no") } as const;
  await app.call(answerBooking, { params: { id: answered.id }, body: no }, session);
  const phone = await givenPhone(app, employee, await givenOffer(app, owner.user.id));
  const paid = { amount: { amount: "10000.00", currency: "USD" as const }, movedOn: "2026-11-20" };
  const reference = `TRANSFER-${EMPLOYEE.work}`;
  await app.call(recordDirectPayment, { params: { id: phone.id }, body: { ...paid, reference } }, session);
  return taken.id;
}

/** What pilgrims say, what the employee answers, and what the clerk decides about it. */
async function fillVoices(bookingId: string): Promise<void> {
  const raised = { kind: "transport", happenedOn: "2026-11-20", words: "The bus did not come." } as const;
  const problem = await app.call(raiseProblem, { params: { id: bookingId }, body: raised }, pilgrim.session);
  const params = { id: problem.id };
  await app.call(answerProblem, { params, body: { words: forBusiness("An answer") } }, employee.session);
  await app.call(escalateProblem, { params, body: {} }, pilgrim.session);
  const outcome = { outcome: "upheld", words: ruled("An outcome") } as const;
  await app.call(decideProblem, { params, body: outcome }, clerk.session);

  const { past, onSale } = await givenPastOffer(app, owner.user.id);
  const ask = { question: "Is the hotel near?", isPublic: true };
  const answered = await app.call(askOperator, { params: { id: onSale }, body: ask }, pilgrim.session);
  const answer = { answer: forBusiness("An answer") };
  await app.call(answerEnquiry, { params: { id: answered.id }, body: answer }, employee.session);
  await app.call(hideEnquiry, { params: { id: answered.id }, body: { reason: ruled("Hidden") } }, clerk.session);

  const home = await givenTravelled(app, member, { packageId: past, operatorId: owner.user.id });
  const said = { bookingId: home, stars: 2, body: "It rained." };
  const review = await app.call(writeReview, { params: { id: past }, body: said }, pilgrim.session);
  await app.call(answerReview, { params: { id: review.id }, body: answer }, employee.session);
  const report = { reason: "untrue", note: forBusiness("A report") } as const;
  await app.call(reportReview, { params: { id: review.id }, body: report }, employee.session);
  const hidden = { decision: "hidden", reason: ruled("Hidden") } as const;
  await app.call(decideReview, { params: { id: review.id }, body: hidden }, clerk.session);
}

async function fillDesk(): Promise<void> {
  const licence = { scheme: "atol", number: "T7654", registerUrl: "https://register.example/T7654" } as const;
  const body = { ...licence, companyName: "Noor Harbour", validUntil: "2028-03-31" };
  const { id } = await app.call(applyForLicence, { body }, owner.session);
  const back = { decision: "return", reason: ruled("Returned") } as const;
  await app.call(decideLicence, { params: { id }, body: back }, clerk.session);

  const file = { name: "page.png", type: "image/png", bytes: await picture() };
  const sent = await app.upload(uploadDocument, { fields: { type: "health_certificate" }, file }, pilgrim.session);
  await app.jobsDone();
  const reject = { decision: "reject", reason: ruled("Rejected") } as const;
  await app.call(decideDocument, { params: { id: sent.document.id }, body: reject }, clerk.session);

  const conversation = { params: { agentId: "tour_advisor" } } as const;
  await app.call(askAgent, { ...conversation, body: { message: "Who can help me?" } }, pilgrim.session);
  await app.call(handOffConversation, conversation, pilgrim.session);
  const [letter] = await app.call(contactInbox, {}, clerk.session);
  const answer = { answer: ruled("An answer") };
  await app.call(answerContact, { params: { id: letter?.id ?? "" }, body: answer }, clerk.session);

  const difference = {
    paymentId: "elsewhere",
    kind: "missing_here",
    gateway: "sandbox",
    foundAt: time.clock(),
  } as const;
  const row = db.insertInto("paymentDifferences").values(difference).returning("id");
  const params = { id: (await row.executeTakeFirstOrThrow()).id };
  await app.call(resolvePaymentDifference, { params, body: { note: ruled("A note") } }, clerk.session);
}

/** Their own words to us, as everybody has them. */
async function fillAccount({ session }: Given, { name }: typeof EMPLOYEE): Promise<void> {
  const words = `A wish of ${name}.`;
  await app.call(askForRight, { body: { right: "restrict", message: words } }, session);
  const conversation = { params: { agentId: "tour_advisor" } } as const;
  await app.call(askAgent, { ...conversation, body: { message: words } }, session);
  await app.call(handOffConversation, conversation, session);
}

beforeAll(async () => {
  await fillTeam();
  await fillPackages();
  await fillVoices(await fillBookings());
  await fillDesk();
  await fillAccount(employee, EMPLOYEE);
  await fillAccount(clerk, CLERK);
  await app.jobsDone();
});

describe("an employee of a business that goes on", () => {
  const { mark, work } = EMPLOYEE;

  it("is found in their own account, in what colleagues were told, and in what they wrote for the business", async () => {
    expect
      .soft(await inDatabase([mark]))
      .toEqual(
        expect.arrayContaining(["activity.params", "notifications.params", "team_invitations.email", "users.email"]),
      );
    expect(await inDatabase([work])).toEqual(expect.arrayContaining(staying("Words of an employee that stay")));
    expect
      .soft(await inDatabase([employee.user.id]))
      .toEqual(expect.arrayContaining(["booking_notes.author_id", "bookings.assignee_id", "package_changes.actor_id"]));
  });

  it("leaves no name, and what docs/privacy.md says of the business's words", async () => {
    await erase(employee);
    await app.jobsDone();

    expect(await inDatabase([mark])).toEqual([]);
    expect(await inDatabase([work])).toEqual(staying("Words of an employee that stay"));
    const ids = await inDatabase([employee.user.id]);
    expect(staying("Ids of other accounts that stay")).toEqual(expect.arrayContaining(ids));
    expect((await app.call(operatorTeam, {}, owner.session)).members).toHaveLength(1);
    expect((await inFiles()).opened).toHaveLength(2);
  });
});

describe("somebody of staff", () => {
  const { mark, work } = CLERK;

  it("is found in their own account, and in what they wrote for the desk", async () => {
    expect
      .soft(await inDatabase([mark]))
      .toEqual(expect.arrayContaining(["contact_messages.message", "assistant_messages.content", "users.email"]));
    expect(await inDatabase([work])).toEqual(expect.arrayContaining(staying("Words of staff that stay")));
    expect(await inDatabase([clerk.user.id])).toContain("payment_differences.resolved_by");
  });

  it("leaves no name, and what docs/privacy.md says of the desk's words", async () => {
    await erase(clerk);
    await app.jobsDone();

    expect(await inDatabase([mark])).toEqual([]);
    expect(await inDatabase([work])).toEqual(staying("Words of staff that stay"));
    const ids = await inDatabase([clerk.user.id]);
    expect(staying("Ids of other accounts that stay")).toEqual(expect.arrayContaining(ids));
  });
});
