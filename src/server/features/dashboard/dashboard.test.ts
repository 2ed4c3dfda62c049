/** The dashboard in one answer: the same as the parts' own calls, for pilgrims, and whole but for what fails. */
import { expect, it } from "vitest";
import { updateUser } from "#contract/accounts.ts";
import { cancelBooking, listBookings } from "#contract/bookings.ts";
import { dashboard } from "#contract/dashboard.ts";
import { verdictRate } from "#contract/documents.ts";
import { inviteToFamily, listFamily } from "#contract/family.ts";
import { journey } from "#contract/journey.ts";
import { listActivity } from "#contract/notifications.ts";
import { listPaymentPlans } from "#contract/payment-plans.ts";
import { queueStatus } from "#contract/queue.ts";
import { deleteTraveller } from "#contract/travellers.ts";
import { listWaitlist } from "#contract/waitlist.ts";
import { DAY_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { runAs } from "../../../../test/database.ts";
import { givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenHold,
  givenOffer,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../test/factories/families.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const { givenWindow, open, join, round } = givenQueue(app, time);

it("answers what each part's own call answers", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  await givenFamily(app, member);
  await givenHold(app, member, await givenOffer(app, operator.user.id));
  const { session } = member;

  expect(await app.call(dashboard, {}, session)).toEqual({
    journey: await app.call(journey, {}, session),
    bookings: await app.call(listBookings, {}, session),
    activity: await app.call(listActivity, {}, session),
    families: await app.call(listFamily, {}, session),
    queue: await app.call(queueStatus, {}, session),
    waitlist: await app.call(listWaitlist, {}, session),
    plans: await app.call(listPaymentPlans, {}, session),
    rate: await app.call(verdictRate, {}, session),
  });
});

it("is nothing for operators, and for nobody who is signed out", async () => {
  expect(await app.refusal(dashboard, {})).toMatchObject({ status: 401 });
  expect(await app.refusal(dashboard, {}, operator.session)).toMatchObject({ status: 403 });
});

it("leaves out a part that cannot be read, and no other", async () => {
  const { session } = await givenPilgrim(app);
  await runAs(app.connection, "alter table activity rename to activity_away");

  const answer = await app.call(dashboard, {}, session);
  await runAs(app.connection, "alter table activity_away rename to activity");

  expect(answer.activity).toBeNull();
  expect(Object.entries(answer).filter(([, part]) => part === null)).toHaveLength(1);
});

it("names a turn of the queue first, and forgets it with its last moment", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  const window = await givenWindow(operator);
  await join(window.id, member);
  const before = await app.call(journey, {}, member.session);
  await open(window.id);
  time.move({ seconds: 5 });
  await round(window.id);
  const ticket = (await app.call(queueStatus, {}, member.session)).ticket;

  expect(before.nextAction.kind).toBe("upload_document");
  expect(ticket?.state).toBe("admitted");
  expect((await app.call(journey, {}, member.session)).nextAction).toEqual({
    kind: "take_turn",
    windowId: window.id,
    until: ticket?.turnEndsAt,
  });
  time.move({ minutes: 10 });
  expect((await app.call(journey, {}, member.session)).nextAction.kind).toBe("upload_document");
});

it("tells an administrator, and no member, of an invitation that is about to end", async () => {
  const administrator = await givenResident(app, "GB");
  const group = await givenFamily(app, administrator);
  const joined = await givenJoined(app, administrator, group.id);
  for (const one of [administrator, joined]) await givenTraveller(app, one, { relationship: "self" });
  const due = await app.call(inviteToFamily, { params: { id: group.id }, body: {} }, administrator.session);
  const days = (Date.parse(due.invitation.expiresAt) - time.clock().getTime()) / DAY_MS;
  for (const { id } of [administrator, joined]) await givenPapers(id);
  time.move({ minutes: (days - 1) * 24 * 60 });

  const kindFor = async ({ session }: typeof joined) => (await app.call(journey, {}, session)).nextAction.kind;
  expect(await kindFor(administrator)).toBe("renew_invitation");
  expect(await kindFor(joined)).toBe("choose_package");
});

it("asks for the details of somebody of whom the papers are there", async () => {
  const member = await givenResident(app, "GB");
  await givenPapers(member.id);
  await app.call(updateUser, { body: { travelsAlone: false } }, member.session);
  const { id } = await givenTraveller(app, member, { relationship: "mother", phone: null });
  await givenPapers(member.id, id);

  expect((await app.call(journey, {}, member.session)).nextAction).toMatchObject({
    kind: "tell_details",
    traveller: { id },
  });
});

it("asks whoever has joined a household to enter themselves, as long as its page calls their details missing", async () => {
  const administrator = await givenResident(app, "GB");
  const group = await givenFamily(app, administrator);
  const joined = await givenJoined(app, administrator, group.id);
  await givenPapers(joined.id);
  const next = async () => (await app.call(journey, {}, joined.session)).nextAction;
  const marked = async () => {
    const [household] = await app.call(listFamily, {}, joined.session);
    return household?.members.find(({ isYou }) => isYou)?.marks?.find(({ mark }) => mark === "travel_details")?.state;
  };

  expect([await marked(), await next()]).toMatchObject(["missing", { kind: "tell_details", traveller: null }]);
  await givenTraveller(app, joined, { relationship: "self" });
  expect([await marked(), await next()]).toMatchObject(["verified", { kind: "choose_package" }]);
});

it("notes a recommendation when the next action becomes another one, once, whose it is, and none while nothing is to do", async () => {
  const member = await givenResident(app, "GB");
  const recommended = async () =>
    (await app.call(listActivity, {}, member.session))
      .filter(({ kind }) => kind === "recommendation")
      .map(({ act, settledBy, link }) => [
        act && "type" in act ? `${act.kind} ${act.type}` : act?.kind,
        settledBy,
        link,
      ]);
  const look = () => Promise.all([1, 2, 3].map(() => app.call(dashboard, {}, member.session)));
  await look();
  await app.call(journey, {}, member.session);
  expect(await recommended()).toEqual([["upload_document passport", null, "/documents"]]);

  await givenPapers(member.id);
  await app.call(updateUser, { body: { travelsAlone: false } }, member.session);
  const mother = await givenTraveller(app, member, { relationship: "mother" });
  time.move({ minutes: 1 });
  await look();
  // Of several at once, one may be answered while another still notes it.
  const whole = await app.call(dashboard, {}, member.session);
  const hers = ["upload_document passport", null, `/documents?for=${mother.id}`];
  expect(whole.activity?.[0]).toMatchObject({
    kind: "recommendation",
    params: {},
    act: whole.journey?.nextAction,
    settledBy: null,
  });
  expect(await recommended()).toEqual([hers, ["upload_document passport", "recommendation", "/documents"]]);

  // With her it is gone, and her name with it; the next is a package.
  await app.call(deleteTraveller, { params: { id: mother.id } }, member.session);
  await givenTraveller(app, member, { relationship: "self" });
  time.move({ minutes: 1 });
  await look();
  expect((await recommended()).map(([what]) => what)).not.toContain(hers[2]);
  expect(JSON.stringify(await app.call(listActivity, {}, member.session))).not.toContain(mother.id);
});

it("calls a recommendation over when it is done, and has it replaced where something nearer only comes before it", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  await app.call(updateUser, { body: { welcomeSkipped: true } }, member.session);
  const recommended = async () =>
    (await app.call(listActivity, {}, member.session))
      .filter(({ kind }) => kind === "recommendation")
      .map(({ act, settledBy }) => [act?.kind, settledBy]);
  const look = () => {
    time.move({ minutes: 1 });
    return app.call(journey, {}, member.session);
  };
  const first = await look();
  const hold = await givenHold(app, member, await givenOffer(app, operator.user.id));
  const nearer = await look();

  expect([first.nextAction.kind, nearer.nextAction.kind]).toEqual(["upload_document", "secure_hold"]);
  expect(nearer.obligations).toContainEqual(expect.objectContaining({ id: first.obligations[0]?.id }));
  expect(await recommended()).toEqual([["secure_hold", null]]);

  await app.call(cancelBooking, { params: { id: hold.id }, query: {} }, member.session);
  await look();
  expect(await recommended()).toEqual([
    ["upload_document", null],
    ["secure_hold", "recommendation"],
  ]);
});

it("recommends nothing while everything waits for others", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  await givenPapers(member.id);
  const window = await givenWindow(operator);
  await join(window.id, member);
  time.move({ minutes: 1 });

  const { journey: told, activity } = await app.call(dashboard, {}, member.session);

  expect(told?.nextAction.kind).toBe("await_turn");
  expect(activity?.filter(({ kind }) => kind === "recommendation")).toEqual([]);
});

/** Rows as the verdict job leaves them. */
async function givenPapers(userId: string, travellerId: string | null = null): Promise<void> {
  const types = ["passport", "health_certificate", "photo"] as const;
  await app.platform.db
    .insertInto("documents")
    .values(
      types.map((type) => ({
        ...{ userId, travellerId, type, status: "verified" as const, stage: "done" as const },
        ...{ fileName: `${type}.jpg`, contentType: "image/jpeg", sizeBytes: 1 },
      })),
    )
    .execute();
}
