/**
 * A business without customers, filled through the real calls and erased: what is left of it anywhere. With a customer it is
 * not erased at all, and is told so.
 */
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { changeEmail } from "#contract/accounts.ts";
import { changeCompany } from "#contract/company.ts";
import { askAgent, handOffConversation } from "#contract/conversations.ts";
import { createCustomerGroup } from "#contract/customer-groups.ts";
import { answerEnquiry, askOperator } from "#contract/enquiries.ts";
import { setPreferences } from "#contract/household-plans.ts";
import { applyForLicence, attachLicenceFile, decideLicence } from "#contract/licences.ts";
import { duplicatePackage } from "#contract/own-packages.ts";
import { addPackageImage } from "#contract/package-images.ts";
import { getPackage, listPackages, publishPackage } from "#contract/packages.ts";
import { askForRight, eraseAccount, erasurePreview } from "#contract/privacy.ts";
import { addPushSubscription, listPushSubscriptions } from "#contract/push.ts";
import { announceWindow, closeWindow, joinWindow } from "#contract/queue.ts";
import { beginSecondFactor } from "#contract/second-factor.ts";
import { changeStandardTerms } from "#contract/standard-terms.ts";
import { changeTeamRights } from "#contract/team.ts";
import { joinWaitlist } from "#contract/waitlist.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { givenOffer, standingClock } from "../../../../test/factories/bookings.ts";
import { givenFamily } from "../../../../test/factories/families.ts";
import { givenDraft } from "../../../../test/factories/packages.ts";
import { givenPhone } from "../../../../test/factories/phone.ts";
import { givenColleague, givenTeamInvitation } from "../../../../test/factories/teams.ts";
import { leftBehind, staying } from "../../../../test/left-behind.ts";
import { pushStandIn } from "../../../../test/push-service.ts";
import { soon } from "../../../../test/soon.ts";

/** In every word that it leaves; so rare that nothing else has it. */
const MARK = "zqxmark";
const NAME = "Zqxmarka";
const PHONE = "+442079467788";
const EMAIL = `${MARK}@example.org`;
const WORDS = [MARK, PHONE.slice(3)];
const words = (what: string) => `${what} of ${NAME}, who has more to say about it.`;

/** Where the scan must find it before, so that the filling itself is complete. */
const FILLED = [
  "activity.params",
  "assistant_messages.content",
  "company_profiles.about",
  "company_profiles.address",
  "company_profiles.email",
  "company_profiles.phones",
  "contact_messages.message",
  "customer_groups.bus",
  "customer_groups.leader",
  "customer_groups.name",
  "customer_groups.note",
  "enquiries.answer",
  "licences.company_name",
  "licences.number",
  "licences.party",
  "licences.reason",
  "licences.register_url",
  "notifications.params",
  "one_time_tokens.email",
  "operators.company_name",
  "operators.stripe_account",
  "package_changes.actor_id",
  "package_images.alt",
  "packages.departure_city",
  "packages.description",
  "packages.madinah_hotel",
  "packages.makkah_hotel",
  "packages.meals",
  "packages.mina_camp",
  "packages.operator_reference",
  "packages.title",
  "push_subscriptions.user_id",
  "queue_tickets.window_id",
  "sale_window_packages.package_id",
  "sale_windows.operator_id",
  "second_factors.user_id",
  "sessions.user_id",
  "standard_terms.operator_id",
  "team_invitations.email",
  "team_members.operator_id",
  "users.email",
  "waitlist_entries.package_id",
  "wish_counts.operator_id",
];

const time = standingClock();
const push = await pushStandIn();
const app = await testApp({ clock: time.clock, settings: { PUSH_SERVICE_URL: push.url, RATE_LIMITS: "on" } });
const { db } = app.platform;
const { inDatabase, inFiles } = leftBehind(app);

let business: Given;
let pilgrim: Given;
let ids: string[] = [];
let windowId = "";

const picture = () => sharp({ create: { width: 800, height: 600, channels: 3, background: "#336655" } });

async function fillLicences(staff: Given): Promise<string[]> {
  const { session } = business;
  const licence = { scheme: "other", party: `Register of ${NAME}`, companyName: `${NAME} Tours` } as const;
  const apply = async (number: string) => {
    const body = { ...licence, number, registerUrl: `https://register.example/${number}`, validUntil: "2028-03-31" };
    const { id } = await app.call(applyForLicence, { body }, session);
    const file = { name: `${MARK}.png`, type: "image/png", bytes: await picture().png().toBuffer() };
    await app.upload(attachLicenceFile, { params: { id }, file }, session);
    return id;
  };
  const returned = await apply(`${MARK}-1`);
  const reason = words("A fault in the paper");
  await app.call(decideLicence, { params: { id: returned }, body: { decision: "return", reason } }, staff.session);
  const approved = await apply(`${MARK}-2`);
  await app.call(decideLicence, { params: { id: approved }, body: { decision: "approve" } }, staff.session);
  return [returned, approved];
}

async function fillCompany(): Promise<string[]> {
  const { session } = business;
  const reachable = { address: `1 ${NAME} Street`, phones: [PHONE], email: EMAIL, about: words("The story") };
  await app.call(changeCompany, { body: { ...reachable, version: 0 } }, session);
  const terms = { approval: "instant" as const, cancellation: [{ daysBefore: 7, refundPercent: 60 }] };
  await app.call(changeStandardTerms, { body: { terms, version: 0 } }, session);
  // No gateway is asked in the sandbox.
  await db
    .updateTable("operators")
    .set({ stripeAccount: `acct_${MARK}` })
    .execute();
  const colleague = await givenColleague(app, business, ["packages"]);
  const body = { rights: ["packages" as const, "bookings" as const], seen: ["packages" as const] };
  await app.call(changeTeamRights, { params: { id: colleague.user.id }, body }, session);
  const { id } = await givenTeamInvitation(app, business, `friend-of-${EMAIL}`);
  return [id];
}

async function fillPackages(): Promise<string[]> {
  const { session } = business;
  const told = { title: words("A journey"), description: words("The days"), operatorReference: `${MARK}-A` };
  const hotels = { makkahHotel: `${NAME} Towers`, madinahHotel: `${NAME} Garden`, minaCamp: `${NAME} Camp` };
  const draft = { ...told, ...hotels, meals: `As ${NAME} cooks`, departureCity: `Port ${NAME}` };
  const { id } = await givenDraft(app, business, draft);
  const image = { name: `${MARK}.jpg`, type: "image/jpeg", bytes: await picture().jpeg().toBuffer() };
  await app.upload(addPackageImage, { params: { id }, fields: { alt: words("A view") }, file: image }, session);
  const copies = [
    await app.call(duplicatePackage, { params: { id } }, session),
    await app.call(duplicatePackage, { params: { id } }, session),
  ];
  const packageIds = [id, ...copies.map((copy) => copy.id)];
  for (const one of packageIds) await app.call(publishPackage, { params: { id: one } }, session);
  const group = { name: `Group ${NAME}`, leader: NAME, bus: `Bus of ${NAME}`, note: words("A note"), sizeLimit: 40 };
  const { id: groupId } = await app.call(createCustomerGroup, { body: { packageId: id, ...group } }, session);
  return [...packageIds, groupId];
}

/** What others do with what it sells, without booking it. */
async function fillOthers([first = "", second = "", third = ""]: readonly string[]): Promise<string> {
  const { session } = pilgrim;
  const question = { question: "Is the hotel near?", isPublic: true };
  const { id } = await app.call(askOperator, { params: { id: first }, body: question }, session);
  await app.call(answerEnquiry, { params: { id }, body: { answer: words("An answer") } }, business.session);
  await app.inject({ url: getPackage.path.replace(":id", first), headers: { ...session } });
  // Everything is taken, by bookings that would be customers.
  await db.updateTable("packages").set({ availableSlots: 0 }).where("id", "=", second).execute();
  await app.call(joinWaitlist, { body: { packageId: second, seats: 1 } }, session);
  const opensAt = new Date(time.clock().getTime() + 3_600_000).toISOString();
  const window = { packageIds: [third], opensAt, admitPerMinute: 12 };
  const sale = await app.call(announceWindow, { body: window }, business.session);
  await app.call(joinWindow, { params: { id: sale.id }, body: {} }, session);
  const family = await givenFamily(app, { id: pilgrim.user.id, session });
  await app.call(setPreferences, { params: { id: family.id }, body: { packageIds: [first] } }, session);
  const advice = { params: { agentId: "tour_advisor" } } as const;
  await app.call(askAgent, { ...advice, body: { message: "Show me packages." } }, session);
  const count = { operatorId: business.user.id, packageId: first, day: "2026-11-19", households: 5 };
  await db.insertInto("wishCounts").values(count).execute();
  return sale.id;
}

async function fillAccount(): Promise<void> {
  const { session, password } = business;
  await app.call(changeEmail, { body: { email: `new-${EMAIL}`, password } }, session);
  await app.call(askForRight, { body: { right: "object", message: words("A wish") } }, session);
  const conversation = { params: { agentId: "tour_advisor" } } as const;
  await app.call(askAgent, { ...conversation, body: { message: words("A question") } }, session);
  await app.call(handOffConversation, conversation, session);
  await app.call(beginSecondFactor, { body: { password } }, session);
  const { publicKey } = await app.call(listPushSubscriptions, {}, session);
  await app.call(addPushSubscription, { body: push.browser(publicKey).subscription }, session);
}

beforeAll(async () => {
  const staff = await givenStaff(app);
  pilgrim = await givenPilgrim(app);
  const names = { username: MARK, email: EMAIL, firstName: NAME, lastName: NAME };
  business = await givenOperator(app, { licensed: false, ...names });
  await db.updateTable("users").set({ emailVerifiedAt: time.clock() }).where("id", "=", business.user.id).execute();
  const licences = await fillLicences(staff);
  const company = await fillCompany();
  const packages = await fillPackages();
  windowId = await fillOthers(packages);
  ids = [business.user.id, ...licences, ...company, ...packages, windowId];
  await fillAccount();
  await app.jobsDone();
});

describe("a business that nobody has booked with", () => {
  it("is found by the scan, open and sealed, so that nothing of what follows passes for want of looking", async () => {
    const found = await inDatabase([...WORDS, ...ids]);

    expect(found).toEqual(expect.arrayContaining(FILLED));
    // Two licences, and a picture with its two copies.
    expect((await inFiles()).opened).toHaveLength(5);
    expect(await app.call(listPackages, {})).toHaveLength(3);
  });

  it("leaves after its erasure what docs/privacy.md says, and nothing else", async () => {
    const asked = { body: { password: business.password } };
    expect(await app.refusal(eraseAccount, asked, business.session)).toMatchObject({ code: "line_stands" });
    await app.call(closeWindow, { params: { id: windowId } }, business.session);
    await app.jobsDone();

    await app.call(eraseAccount, asked, business.session);

    // The list that is kept in memory too.
    await soon(async () => expect(await app.call(listPackages, {})).toEqual([]));
    await app.jobsDone();
    expect(await inDatabase(WORDS)).toEqual(staying("Words of a business that stay"));
    expect(staying("Ids of other accounts that stay")).toEqual(expect.arrayContaining(await inDatabase(ids)));
    expect(await inFiles()).toEqual({ stored: [], opened: [] });
  });
});

it("a business with a customer, though only by phone, is told that it is closed with us, and stays as it is", async () => {
  const operator = await givenOperator(app);
  await givenPhone(app, operator, await givenOffer(app, operator.user.id));
  const of = [operator.user.id];
  const before = await inDatabase(of);

  const refusal = await app.refusal(eraseAccount, { body: { password: operator.password } }, operator.session);

  expect(refusal).toMatchObject({ status: 409, code: "has_customers", detail: expect.stringContaining("Write to us") });
  expect(await app.call(erasurePreview, {}, operator.session)).toMatchObject({ hasCustomers: true });
  expect(await inDatabase(of)).toEqual(before);
});
