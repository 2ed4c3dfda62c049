/** Who is mailed of what a journey needs by a day, and that nobody hears it twice. */
import { expect, it } from "vitest";
import { approveBooking, nameTravellers, recordNusuk } from "#contract/bookings.ts";
import { journey } from "#contract/journey.ts";
import { listNotifications } from "#contract/notifications.ts";
import { changeTraveller } from "#contract/travellers.ts";
import { addDays, daysBetween } from "#domain/calendar.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenConfirmed,
  givenMoved,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { mailsOf } from "../../../../../test/factories/mails.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { lastingSessions } from "../../../../../test/one-truth/clock.ts";
import { remindOfDuesJob } from "./reminders.job.ts";

const START = "2026-11-20T09:00:00.000Z";
const time = standingClock(START);
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);

let today = START.slice(0, 10);
async function on(day: string, runs = 1): Promise<void> {
  time.move({ hours: 24 * daysBetween(today, day) });
  today = day;
  await Promise.all(Array.from({ length: runs }, () => app.runJob(remindOfDuesJob, {})));
  await app.jobsDone();
}

async function givenNamed() {
  const { user, session } = await givenPilgrim(app);
  const member = { ...user, user, session };
  await givenMoved(app, member, BY_OPERATOR);
  const self = await givenTraveller(app, member, { relationship: "self", countryOfResidence: BY_OPERATOR });
  const { id } = await givenPaid(app, member, await givenOffer(app, operator.user.id));
  await app.call(nameTravellers, { params: { id }, body: { parts: [{ travellerIds: [self.id] }] } }, member.session);
  return { member, selfId: self.id };
}

async function heardBy({ session }: Member, of = "things_due"): Promise<unknown[]> {
  const { notifications } = await app.call(listNotifications, {}, session);
  return notifications
    .filter(({ kind }) => kind === of)
    .map(({ params }) => [params.dueOn, params.count, params.when])
    .toReversed();
}

it("tells who buys on Nusuk when the transfer to the wallet has to begin, until the number is there", async () => {
  const { user, session } = await givenPilgrim(app);
  const buyer = { ...user, user, session };
  await givenMoved(app, buyer, BY_NUSUK);
  const booking = await givenConfirmed(app, buyer, await givenOffer(app, operator.user.id));
  await app.call(approveBooking, { params: { id: booking.id } }, operator.session);
  const { obligations } = await app.call(journey, {}, buyer.session);
  const [walletBy = ""] = obligations.flatMap(({ act }) =>
    act.kind === "record_reference" && act.walletBy ? [act.walletBy] : [],
  );
  await lastingSessions(app);

  await on(addDays(walletBy, -7), 6);
  await on(addDays(walletBy, -6), 2);
  expect(await heardBy(buyer, "wallet_due")).toEqual([[walletBy, undefined, undefined]]);
  expect((await mailsOf(app, buyer)).map(({ headers }) => headers.subject)).toContain(
    "Begin the transfer to the Nusuk wallet by about 30 December 2026",
  );
  await on(addDays(walletBy, -1));
  const standing = async () => {
    const { notifications } = await app.call(listNotifications, {}, buyer.session);
    return notifications.filter(({ kind, settledBy }) => kind === "wallet_due" && settledBy === null).length;
  };
  expect([(await heardBy(buyer, "wallet_due")).length, await standing()]).toEqual([2, 1]);

  await app.call(recordNusuk, { params: { id: booking.id }, body: { reference: "NSK-48213377" } }, buyer.session);
  expect(await standing()).toBe(0);
});

it("tells the keeper of papers of each day in its bands, by mail, once however many look, and nobody who owes nothing", async () => {
  const { member, selfId } = await givenNamed();
  const nothingBooked = await givenResident(app, BY_OPERATOR);
  const nobodyNamed = await givenResident(app, BY_OPERATOR);
  await givenPaid(app, nobodyNamed, await givenOffer(app, operator.user.id));
  await lastingSessions(app);
  const duesOf = async (kind: string, { session }: Pick<Member, "session"> = member) => {
    const { obligations } = await app.call(journey, {}, session);
    return obligations.flatMap(({ act, due }) => (act.kind === kind && due ? [due.at] : []));
  };
  const [papers = ""] = await duesOf("upload_document");
  const [injection = ""] = await duesOf("get_vaccinated");
  expect(await duesOf("name_people", nobodyNamed)).toEqual([papers]);

  await on(addDays(papers, -30));
  expect(await heardBy(member)).toEqual([]);
  await on(addDays(papers, -21), 6);
  await on(addDays(papers, -20), 2);
  // The certificate, which could not be made before, is among them.
  const count = (await duesOf("upload_document")).filter((day) => day === papers).length;
  expect(await heardBy(member)).toEqual([[papers, count, "ahead"]]);
  const mails = await mailsOf(app, member);
  expect(mails.map(({ headers }) => headers.subject)).toContain(
    `Due by 9 March 2027: ${count} things for your journey`,
  );

  await on(addDays(papers, 1));
  const late = (await heardBy(member)).at(-1);
  expect(late).toEqual([papers, count, "late"]);

  await app.call(
    changeTraveller,
    { params: { id: selfId }, body: { vaccinatedOn: addDays(papers, -1) } },
    member.session,
  );
  await on(addDays(injection, -3));
  expect((await heardBy(member)).some((one) => Array.isArray(one) && one[0] === injection)).toBe(false);
  // Who has booked and named nobody owes the names, and papers of their own.
  expect(await heardBy(nobodyNamed)).toEqual([
    [papers, expect.any(Number), "ahead"],
    [papers, expect.any(Number), "late"],
  ]);
  expect(await heardBy(nothingBooked)).toEqual([]);
  expect(await heardBy(member, "wallet_due")).toEqual([]);
});
