/** By when a passport has to be there for whoever stands in a sale window: before the hold of the turn ends. */
import { expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { createBooking, nameTravellers } from "#contract/bookings.ts";
import { householdPlans } from "#contract/household-plans.ts";
import { journey } from "#contract/journey.ts";
import { pauseWindow, resumeWindow } from "#contract/queue.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  GOOD_CARD,
  givenHold,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined, givenMember } from "../../../../test/factories/families.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const { givenWindow, round, open, join, status } = givenQueue(app, time);

const SALE = "2027-01-09 sale";
const VISA = "2027-03-09 visa";

/** Of each person whose passport is asked for, by first name or "you": when, and why. */
async function passportsDue({ session }: Pick<Member, "session">): Promise<Record<string, string>> {
  const { obligations } = await app.call(journey, {}, session);
  return Object.fromEntries(
    obligations.flatMap(({ act }) =>
      "type" in act && act.type === "passport"
        ? [[act.traveller?.name ?? "you", `${act.isForecast ? "about " : ""}${act.dueOn} ${act.reason}`]]
        : [],
    ),
  );
}

async function givenHousehold() {
  const country = { countryOfResidence: BY_OPERATOR };
  const owner = await givenResident(app, BY_OPERATOR);
  await app.platform.db.updateTable("users").set({ travelsAlone: false }).where("id", "=", owner.id).execute();
  const self = await givenTraveller(app, owner, { ...country, relationship: "self", surname: "Noor", givenNames: "A" });
  const mother = await givenTraveller(app, owner, { ...country, surname: "Noor", givenNames: "M" });
  const group = await givenFamily(app, owner);
  await givenMember(app, owner, group.id, mother.id);
  const joined = await givenJoined(app, owner, group.id);
  return { owner, joined, self, mother, groupId: group.id };
}

async function givenPassport(userId: string, travellerId: string | null = null) {
  const file = { stage: "done", fileName: "passport.jpg", contentType: "image/jpeg", sizeBytes: 1 } as const;
  await app.platform.db
    .insertInto("documents")
    .values({ ...file, userId, travellerId, type: "passport", status: "verified" })
    .execute();
}

it("is told from joining to the end of the hold, to everybody of the household, and no longer", async () => {
  const { owner, joined, self, groupId } = await givenHousehold();
  const window = await givenWindow(operator);
  const opensAt = new Date(time.clock().getTime() + 3_600_000);
  expect(await passportsDue(joined)).toEqual({ you: `about ${SALE}` });

  await join(window.id, owner, { familyId: groupId });
  // Nobody's hold ends at the draw: the first may so long after it as a hold runs.
  const firstHold = `about ${new Date(opensAt.getTime() + 15 * 60_000).toISOString()} turn_hold`;
  expect(await passportsDue(owner)).toEqual({ you: firstHold, "M Noor": firstHold });
  expect(await passportsDue(joined)).toEqual({ you: firstHold });

  await open(window.id);
  time.move({ seconds: 5 });
  await round(window.id);
  // The turn's own end: whoever holds sooner has no less time.
  const turnEnds = `about ${new Date(time.clock().getTime() + 10 * 60_000).toISOString()} turn_hold`;
  expect(await passportsDue(joined)).toEqual({ you: turnEnds });

  time.move({ minutes: 2 });
  const { id, holdExpiresAt } = await givenHold(app, owner, window.packageId);
  const holdEnds = `${holdExpiresAt} turn_hold`;
  expect(await passportsDue(owner)).toEqual({ you: holdEnds, "M Noor": holdEnds });
  expect(await passportsDue(joined)).toEqual({ you: holdEnds });
  const { papers } = await app.call(householdPlans, { params: { id: groupId } }, owner.session);
  const days = papers.rows.flatMap((row) => (row.papers ?? []).filter(({ type }) => type === "passport"));
  expect(days.map(({ dueOn }) => dueOn)).toEqual([holdExpiresAt, holdExpiresAt, holdExpiresAt]);

  // What presses most: without them the seats cannot be secured, and go back.
  const { obligations } = await app.call(journey, {}, owner.session);
  expect(obligations.slice(0, 5).map(({ act }) => act.kind)).toEqual([
    "name_people",
    "upload_document",
    "upload_document",
    "remind_passport",
    "secure_hold",
  ]);

  await app.call(nameTravellers, { params: { id }, body: { parts: [{ travellerIds: [self.id] }] } }, owner.session);
  time.move({ minutes: 16 });
  await round(window.id);
  expect(await passportsDue(owner)).toEqual({ you: `about ${SALE}`, "M Noor": `about ${SALE}` });
  expect(await passportsDue(joined)).toEqual({ you: `about ${SALE}` });
});

it("of a member of the household who is named on its seats comes before waiting for whoever holds them", async () => {
  const { owner, joined, self, mother, groupId } = await givenHousehold();
  const window = await givenWindow(operator);
  await join(window.id, owner, { familyId: groupId });
  await open(window.id);
  time.move({ seconds: 5 });
  await round(window.id);
  const own = await givenTraveller(app, joined, { countryOfResidence: BY_OPERATOR, relationship: "self" });
  const parts = [{ packageId: window.packageId, travellerIds: [self.id, mother.id, own.id] }];
  const { holdExpiresAt } = await app.call(createBooking, { body: { parts, familyId: groupId } }, owner.session);

  const { obligations } = await app.call(journey, {}, joined.session);
  expect(obligations.slice(0, 2)).toMatchObject([
    { act: { kind: "upload_document", type: "passport", dueOn: holdExpiresAt, reason: "turn_hold" } },
    { act: { kind: "await_hold", until: holdExpiresAt } },
  ]);
});

it("of another account is the first that whoever administers the household reads", async () => {
  const { owner, joined, mother, groupId } = await givenHousehold();
  await givenPassport(owner.id);
  await givenPassport(owner.id, mother.id);
  const window = await givenWindow(operator);
  await join(window.id, owner, { familyId: groupId });
  const obligations = async () => (await app.call(journey, {}, owner.session)).obligations;

  const own = (await passportsDue(joined)).you;
  const [told] = await obligations();
  expect(told).toMatchObject({ who: "member", act: { kind: "remind_passport", groupId } });
  expect(`about ${told?.due?.at} ${told?.due?.reason}`).toBe(own);

  await open(window.id);
  time.move({ seconds: 5 });
  await round(window.id);
  const { id, holdExpiresAt } = await givenHold(app, owner, window.packageId);
  const names = { act: { kind: "name_people", bookingId: id }, due: { at: holdExpiresAt }, blocks: "places" };
  expect((await obligations()).slice(0, 2)).toMatchObject([
    names,
    { act: { kind: "remind_passport" }, due: { at: holdExpiresAt } },
  ]);
  await givenPassport(joined.id);
  expect((await obligations()).slice(0, 2)).toMatchObject([names, { act: { kind: "secure_hold", bookingId: id } }]);
});

it("is the usual one in a simulated sale, and outside of any turn", async () => {
  const account = await givenResident(app, BY_OPERATOR);
  const window = await givenWindow(operator);
  await join(window.id, account);
  await app.platform.db.updateTable("saleWindows").set({ simulated: true }).where("id", "=", window.id).execute();
  expect(await passportsDue(account)).toEqual({ you: `about ${SALE}` });

  const other = await givenResident(app, BY_OPERATOR);
  const held = await givenHold(app, other, await givenOffer(app, operator.user.id));
  expect(await passportsDue(other)).toEqual({ you: `about ${VISA}` });
  await app.call(payBooking, { params: { id: held.id }, body: { card: GOOD_CARD } }, other.session);
});

it("is no other once the sale has opened, and by the same line while it is paused, which its reason says", async () => {
  const [first, second] = [await givenResident(app, BY_OPERATOR), await givenResident(app, BY_OPERATOR)];
  const window = await givenWindow(operator, { admitPerMinute: 1 });
  for (const account of [first, second]) await join(window.id, account);
  const before = (await passportsDue(second)).you;
  await open(window.id);
  expect((await passportsDue(second)).you).toBe(before);

  time.move({ minutes: 1 });
  await round(window.id);
  const states = await Promise.all([first, second].map(async (account) => (await status(account)).status));
  const waits = states[0] === "waiting" ? first : second;
  const admitted = waits === first ? second : first;
  expect(states.toSorted()).toEqual(["admitted", "waiting"]);
  await app.call(pauseWindow, { params: { id: window.id } }, operator.session);
  expect((await status(waits)).estimatedWaitTime).toBeNull();
  // Resumed at once, the turn could come no sooner: the day stays by the line, and is no day of another sale.
  const paused = (await passportsDue(waits)).you;
  expect(paused).toMatch(/^about \S+T\S+ turn_paused$/);
  // A turn that has begun goes on.
  expect((await passportsDue(admitted)).you).toMatch(/T\S+ turn_hold$/);

  await app.call(resumeWindow, { params: { id: window.id } }, operator.session);
  expect((await passportsDue(waits)).you).toBe(paused?.replace("turn_paused", "turn_hold"));
});

it("is an instant for who waits in an open sale: at ten in the evening UTC it is tomorrow already in Karachi", async () => {
  const window = await givenWindow(operator, { admitPerMinute: 1 });
  const crowd = [];
  for (let one = 0; one < 40; one += 1) crowd.push(await givenResident(app, BY_OPERATOR));
  for (const account of crowd) await join(window.id, account);
  await open(window.id);

  for (const account of crowd) {
    const { status: state, estimatedWaitTime } = await status(account);
    if (state !== "waiting" || estimatedWaitTime === null) continue;
    const due = (await passportsDue(account)).you ?? "";
    expect(due).toMatch(/^about \S+T\S+ turn_hold$/);
    // The end of the hold in minutes from now, told at most a quarter of an hour early and never late.
    const early = estimatedWaitTime + 15 - (Date.parse(due.split(" ")[1] ?? "") - time.clock().getTime()) / 60_000;
    expect(early).toBeGreaterThanOrEqual(0);
    expect(early).toBeLessThan(15);
  }
});

it("has no day that is told while all seats are set aside for those whose turn runs", async () => {
  const window = await givenWindow(operator, { seats: 1 });
  const people = [await givenResident(app, BY_OPERATOR), await givenResident(app, BY_OPERATOR)];
  for (const account of people) await join(window.id, account);
  await open(window.id);
  time.move({ seconds: 5 });
  await round(window.id);
  const dues = await Promise.all(
    people.map(async (account) => {
      const { status: state, estimatedWaitTime } = await status(account);
      return { state, estimatedWaitTime, due: (await passportsDue(account)).you };
    }),
  );

  expect(dues.toSorted((a, b) => a.state.localeCompare(b.state))).toMatchObject([
    { state: "admitted", due: expect.stringMatching(/ turn_hold$/) },
    { state: "waiting", estimatedWaitTime: null, due: expect.stringMatching(/ turn_paused$/) },
  ]);
});
