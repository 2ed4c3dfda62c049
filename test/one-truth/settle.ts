/** Makes a drawn household through the real calls. */
import { updateUser } from "#contract/accounts.ts";
import { leaveBooking } from "#contract/booking-changes.ts";
import { payBooking } from "#contract/booking-payments.ts";
import {
  approveBooking,
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  recordNusuk,
} from "#contract/bookings.ts";
import { listFamily, removeFamilyMember } from "#contract/family.ts";
import { updatePackage } from "#contract/packages.ts";
import { savePaymentPlan } from "#contract/payment-plans.ts";
import type { Traveller } from "#contract/travellers.ts";
import { joinWaitlist } from "#contract/waitlist.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import type { DOCUMENT_STATUSES, DOCUMENT_TYPES } from "#domain/documents/document.ts";
import { fromDecimal, toDecimal } from "#domain/money.ts";
import type { TestApp } from "../app.ts";
import type { Given } from "../factories/accounts.ts";
import { GOOD_CARD, givenHold, givenOffer, givenResident, type Member } from "../factories/bookings.ts";
import { givenFamily, givenJoined, givenMember } from "../factories/families.ts";
import { givenQueue } from "../factories/queue.ts";
import { IN_PARTS } from "../factories/shared-plans.ts";
import { givenTraveller } from "../factories/travellers.ts";
import type { WorldClock } from "./clock.ts";
import type { World } from "./world.ts";

export interface Deps {
  readonly app: TestApp;
  readonly operator: Given;
  readonly time: WorldClock;
}

/** Somebody with an account, and whom they have entered: the owner first, where entered. */
export interface Reader {
  readonly member: Member;
  readonly people: readonly Traveller[];
  readonly locale: World["locale"];
  readonly timeZone: string;
}

export interface Household {
  readonly owner: Reader;
  /** A member with an account of their own. */
  readonly joined: Reader | null;
  readonly groupId: string | null;
  readonly bookings: readonly Booking[];
}

export async function settle(deps: Deps, world: World): Promise<Household> {
  const { app, time } = deps;
  time.set(world.startsAt);
  const owner = await givenReader(deps, world);
  const group = world.isGroup ? await givenFamily(app, owner.member) : null;
  for (const { id } of group ? owner.people.slice(1) : []) await givenMember(app, owner.member, group?.id ?? "", id);
  const joined = group && world.joined ? await givenCompany(deps, world, { owner, groupId: group.id }) : null;
  const household = { owner, joined, groupId: group?.id ?? null, bookings: [] };
  const bookings = await standInLine(deps, world, household);
  for (const [at, drawn] of world.bookings.entries())
    bookings.push(await book(deps, household, { ...world, ...drawn, at }));
  if (world.isOffered) await offer(deps, household);
  await plan(deps, world, { ...household, bookings });
  if (world.isMoved) await move(deps, bookings);
  if (world.isLeft && joined && group) await leave(deps, { owner, joined, groupId: group.id });
  return { ...household, joined: world.isLeft ? null : joined, bookings };
}

async function givenReader(
  { app }: Deps,
  { papers, toldAlone, lacksPhone, country, locale, timeZone }: World,
): Promise<Reader> {
  const member = await givenResident(app, country);
  await app.platform.db.updateTable("users").set({ travelsAlone: toldAlone }).where("id", "=", member.id).execute();
  await app.call(updateUser, { body: { preferredLanguage: locale } }, member.session);
  const people: Traveller[] = [];
  for (const [at, documents] of papers.entries()) {
    const person = await givenTraveller(app, member, {
      relationship: at === 0 ? "self" : "mother",
      countryOfResidence: country,
      phone: lacksPhone && at > 0 ? null : "+442079460018",
    });
    people.push(person);
    await givenPapers(app, documents, { userId: member.id, travellerId: person.id });
  }
  return { member, people, locale, timeZone };
}

async function givenCompany(
  { app }: Deps,
  { joined, locale, timeZone }: World,
  { owner, groupId }: { readonly owner: Reader; readonly groupId: string },
): Promise<Reader> {
  const member = await givenJoined(app, owner.member, groupId);
  await givenPapers(app, joined ?? [], { userId: member.id, travellerId: null });
  await app.call(updateUser, { body: { preferredLanguage: locale } }, member.session);
  return { member, people: [], locale, timeZone };
}

type Papers = readonly {
  readonly type: (typeof DOCUMENT_TYPES)[number];
  readonly status: (typeof DOCUMENT_STATUSES)[number];
  readonly isEarly: boolean;
}[];

async function givenPapers(
  { platform: { db } }: TestApp,
  papers: Papers,
  whose: { readonly userId: string; readonly travellerId: string | null },
): Promise<void> {
  for (const { type, status, isEarly } of papers) {
    const renewFrom = isEarly && type === "health_certificate" ? "2027-02-05" : null;
    const file = { stage: "done", fileName: `${type}.jpg`, contentType: "image/jpeg", sizeBytes: 1 } as const;
    await db
      .insertInto("documents")
      .values({ ...whose, type, status, renewFrom, ...file })
      .execute();
  }
}

type Bare = Omit<Household, "bookings">;

/** Before anything else is held: a hold lasts no hour. */
async function standInLine({ app, operator, time }: Deps, { line }: World, { owner }: Bare): Promise<Booking[]> {
  if (line === "none") return [];
  const queue = givenQueue(app, time);
  const window = await queue.givenWindow(operator);
  await queue.join(window.id, owner.member);
  if (line === "waiting") return [];
  await queue.open(window.id);
  // Twelve a minute: the first has the turn five seconds after the draw.
  time.move({ seconds: 5 });
  await queue.round(window.id);
  if (line === "held") return [await givenHold(app, owner.member, window.packageId)];
  if (line === "turn") return [];
  time.move({ minutes: window.admittedMinutes + 1 });
  await queue.round(window.id);
  return [];
}

type Drawn = World["bookings"][number] & Pick<World, "country" | "isTakenOff"> & { readonly at: number };

async function book(
  { app, operator }: Deps,
  { owner: { member, people }, groupId }: Bare,
  { stage, named, seats, departure, release, at, country, isTakenOff }: Drawn,
): Promise<Booking> {
  // The next is of the season after: nobody travels on two journeys at once.
  const departureDate = at === 0 ? departure : "2028-04-25";
  const packageId = await givenOffer(app, operator.user.id, {
    departureDate,
    returnDate: addDays(departureDate, 20),
    hijriYear: at === 0 ? 1448 : 1449,
    releaseDate: release,
    agreed: { payment: IN_PARTS },
  });
  const travellerIds = people.slice(0, Math.min(named, seats)).map(({ id }) => id);
  const parts = travellerIds.length > 0 ? [{ packageId, travellerIds }] : [{ packageId, seats }];
  const body = { parts, ...(groupId ? { familyId: groupId } : {}) };
  const held = await app.call(createBooking, { body }, member.session);
  const isOnNusuk = country === "GB";
  const params = { id: held.id };
  const card = { card: GOOD_CARD };
  if (stage === "held") return held;
  const asked = isOnNusuk
    ? await app.call(confirmBooking, { params }, member.session)
    : await app.call(payBooking, { params, body: card }, member.session);
  if (stage === "awaiting_approval") return asked;
  const accepted = await app.call(approveBooking, { params }, operator.session);
  if (stage === "accepted") return isTakenOff ? takeOff(app, member, accepted) : accepted;
  if (!isOnNusuk) await payRest(app, member, accepted);
  const by = isOnNusuk ? member : operator;
  return app.call(recordNusuk, { params, body: { reference: "NSK-48213377" } }, by.session);
}

/** Whoever is named last leaves it; the only one cannot. */
async function takeOff(app: TestApp, { session }: Member, booking: Booking): Promise<Booking> {
  const { id: travellerId } = booking.parts.flatMap(({ travellers }) => travellers).at(-1) ?? {};
  if (travellerId === undefined || booking.seats === 1) return booking;
  const params = { id: booking.id };
  const left = await app.call(leaveBooking, { params, body: { travellerId } }, session);
  await app.jobsDone();
  return left.booking;
}

async function payRest(app: TestApp, { session }: Member, { id, schedule, currency }: Booking): Promise<void> {
  const minor = schedule.reduce((sum, { open }) => sum + fromDecimal(open.amount), 0);
  const body = { card: GOOD_CARD, scope: "all" as const, amount: { amount: toDecimal(minor), currency } };
  await app.call(payBooking, { params: { id }, body }, session);
}

/** A seat that came back to somebody who waited for it. */
async function offer({ app, operator }: Deps, { owner: { member } }: Bare): Promise<void> {
  const packageId = await givenOffer(app, operator.user.id, { seats: 1 });
  const other = await givenResident(app, "GB");
  const { id } = await givenHold(app, other, packageId);
  await app.call(joinWaitlist, { body: { packageId, seats: 1 } }, member.session);
  await app.call(cancelBooking, { params: { id } }, other.session);
  await app.jobsDone();
}

/** One for the wallet in two steps; of an example nobody owes anything. */
async function plan({ app, time }: Deps, world: World, { owner: { member } }: Household): Promise<void> {
  if (world.plan === "none") return;
  const today = dateOf(time.clock());
  const steps = [5, 60].map((days) => {
    return { dueOn: addDays(today, days), amount: { amount: "1000.00", currency: "SAR" as const } };
  });
  const body = { title: "Our savings", target: "wallet" as const, steps };
  const { id } = await app.call(savePaymentPlan, { body }, member.session);
  if (world.plan === "own") return;
  await app.platform.db.updateTable("paymentPlans").set({ isExample: true }).where("id", "=", id).execute();
}

/** The dates of a booked journey stand; the last day for its number can be set anew. */
async function move({ app, operator }: Deps, bookings: readonly Booking[]): Promise<void> {
  for (const { parts } of bookings) {
    const params = { id: parts[0]?.packageId ?? "" };
    await app.refusal(updatePackage, { params, body: { departureDate: "2027-05-12" } }, operator.session);
    await app.call(updatePackage, { params, body: { releaseDate: "2027-01-10" } }, operator.session);
  }
}

async function leave(
  { app }: Deps,
  { owner, joined, groupId }: { readonly owner: Reader; readonly joined: Reader; readonly groupId: string },
): Promise<void> {
  const [group] = await app.call(listFamily, {}, joined.member.session);
  const memberId = group?.members.find(({ isYou }) => isYou)?.id ?? "";
  await app.call(removeFamilyMember, { params: { id: groupId, memberId } }, owner.member.session);
}
