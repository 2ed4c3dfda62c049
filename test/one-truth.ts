/**
 * Random households, each asked on every surface: the same thing that is due has one date, one state and one name wherever
 * it is told. Used by one-truth.test.ts (a few worlds) and one-truth.long.test.ts (many).
 */
import fc from "fast-check";
import { expect } from "vitest";
import {
  approveBooking,
  type Booking,
  confirmBooking,
  createBooking,
  listBookings,
  recordNusuk,
} from "#contract/bookings.ts";
import { askAgent } from "#contract/conversations.ts";
import { dashboard } from "#contract/dashboard.ts";
import { householdPlans } from "#contract/household-plans.ts";
import { journey, journeyGuide, moment } from "#contract/journey.ts";
import { plannableBookings } from "#contract/payment-dues.ts";
import type { RouteOutput } from "#contract/route.ts";
import type { Traveller } from "#contract/travellers.ts";
import { duesOf } from "#domain/bookings/due.ts";
import { addDays } from "#domain/calendar.ts";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from "#domain/documents/document.ts";
import { isToGive } from "#domain/obligations/papers.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { formatsFor, intlTag } from "#i18n/formats.ts";
import type { TestApp } from "./app.ts";
import type { Given } from "./given/accounts.ts";
import { givenOffer, givenResident, type Member } from "./given/bookings.ts";
import { givenFamily, givenMember } from "./given/families.ts";
import { givenTraveller } from "./given/travellers.ts";

const anyPapers = fc.uniqueArray(
  fc.record({ type: fc.constantFrom(...DOCUMENT_TYPES), status: fc.constantFrom(...DOCUMENT_STATUSES) }),
  { maxLength: 5, selector: ({ type }) => type },
);

const anyBooking = fc.record({
  stage: fc.constantFrom("held", "awaiting_approval", "awaiting_reference", "confirmed"),
  /** How many of the household it names, from its first on. */
  named: fc.integer({ min: 0, max: 3 }),
  seats: fc.integer({ min: 1, max: 3 }),
  departure: fc.constantFrom("2027-05-05", "2027-05-10"),
  release: fc.constantFrom(null, "2027-02-01", "2026-11-24"),
});

export const anyHousehold = fc.record({
  papers: fc.array(anyPapers, { minLength: 1, maxLength: 3 }),
  lacksPhone: fc.boolean(),
  isGroup: fc.boolean(),
  booking: fc.option(anyBooking, { nil: null, freq: 4 }),
});
type World = typeof anyHousehold extends fc.Arbitrary<infer T> ? T : never;

export interface Truth {
  readonly app: TestApp;
  readonly operator: Given;
}

interface Household {
  readonly member: Member;
  /** The owner first. */
  readonly people: readonly Traveller[];
  readonly groupId: string | null;
}

/** Makes the world through the real calls and holds its surfaces against each other. */
export async function oneTruth({ app, operator }: Truth, world: World): Promise<void> {
  const household = await settle(app, world);
  const booking = world.booking && (await book({ app, operator }, household, world.booking));
  const told = await app.call(journey, {}, household.member.session);
  await agreesWithMoment(app, household, told);
  await agreesWithBookings({ app, operator }, household, { told, booking });
  await agreesWithFamily(app, household, told);
  await agreesWithGuide(app, household, told);
  await agreesWithAssistant(app, household, told);
}

async function settle(app: TestApp, { papers, lacksPhone, isGroup }: World): Promise<Household> {
  const member = await givenResident(app, "GB");
  await app.platform.db.updateTable("users").set({ travelsAlone: false }).where("id", "=", member.id).execute();
  const people: Traveller[] = [];
  for (const [at, documents] of papers.entries()) {
    const relationship = at === 0 ? "self" : "mother";
    const person = await givenTraveller(app, member, {
      relationship,
      phone: lacksPhone && at > 0 ? null : "+442079460018",
    });
    people.push(person);
    for (const { type, status } of documents) await givenPaper(app, { member, person, type, status });
  }
  const group = isGroup ? await givenFamily(app, member) : null;
  if (group) for (const { id } of people.slice(1)) await givenMember(app, member, group.id, id);
  return { member, people, groupId: group?.id ?? null };
}

interface Paper {
  readonly member: Member;
  readonly person: Traveller;
  readonly type: (typeof DOCUMENT_TYPES)[number];
  readonly status: (typeof DOCUMENT_STATUSES)[number];
}

async function givenPaper({ platform: { db } }: TestApp, { member, person, type, status }: Paper): Promise<void> {
  const file = { stage: "done", fileName: `${type}.jpg`, contentType: "image/jpeg", sizeBytes: 1 } as const;
  await db
    .insertInto("documents")
    .values({ userId: member.id, travellerId: person.id, type, status, ...file })
    .execute();
}

async function book(
  { app, operator }: Truth,
  { member, people, groupId }: Household,
  { stage, named, seats, departure, release }: NonNullable<World["booking"]>,
): Promise<Booking> {
  const packageId = await givenOffer(app, operator.user.id, {
    departureDate: departure,
    returnDate: addDays(departure, 20),
    releaseDate: release,
  });
  const travellerIds = people.slice(0, Math.min(named, seats)).map(({ id }) => id);
  const parts = travellerIds.length > 0 ? [{ packageId, travellerIds }] : [{ packageId, seats }];
  const body = { parts, ...(groupId ? { familyId: groupId } : {}) };
  const held = await app.call(createBooking, { body }, member.session);
  const params = { id: held.id };
  if (stage === "held") return held;
  const asked = await app.call(confirmBooking, { params }, member.session);
  if (stage === "awaiting_approval") return asked;
  const accepted = await app.call(approveBooking, { params }, operator.session);
  if (stage === "awaiting_reference") return accepted;
  return app.call(recordNusuk, { params, body: { reference: "NSK-48213377" } }, member.session);
}

type Journey = RouteOutput<typeof journey>;
type Told = Journey["obligations"][number];

/** `passport of <person>: missing by 2027-02-01`, of every paper that somebody has to give. */
function papersIn(told: Pick<Journey, "obligations">, { people }: Household): string[] {
  return told.obligations.flatMap(({ act, due }) => {
    if (!("type" in act)) return [];
    const whose = act.traveller?.id ?? people[0]?.id;
    return [`${act.type} of ${whose}: ${act.kind === "replace_document" ? "rejected" : "missing"} by ${due?.at}`];
  });
}

interface Row {
  readonly id: string;
  readonly papers: Booking["parts"][number]["travellers"][number]["papers"];
}

function papersOfRow({ id, papers }: Row): string[] {
  return (papers ?? []).filter(isToGive).map(({ type, state, dueOn }) => `${type} of ${id}: ${state} by ${dueOn}`);
}

async function agreesWithMoment(app: TestApp, { member }: Household, told: Journey): Promise<void> {
  const now = await app.call(moment, { query: {} }, member.session);
  const page = await app.call(dashboard, {}, member.session);
  expect(told.obligations[0]).toEqual(now.obligation);
  expect(told.nextAction).toEqual(now.obligation.act);
  expect(page.journey?.obligations).toEqual(told.obligations);
  const { act, due } = now.obligation;
  if ("traveller" in act && act.traveller) expect(now.words?.person).toContain(act.traveller.name);
  if (due && !due.at.includes("T")) expect(now.words?.deadline).toContain(day(due.at));
}

function day(date: string): string {
  return formatsFor(intlTag("en"), "UTC").date(date);
}

/** Booker and operator read the same day of the same paper, and what the bookings page says is due has that day. */
async function agreesWithBookings(
  { app, operator }: Truth,
  household: Household,
  { told, booking }: { readonly told: Journey; readonly booking: Booking | null },
): Promise<void> {
  const { member } = household;
  const wanted = papersIn(told, household);
  const mine = await app.call(listBookings, { query: {} }, member.session);
  const theirs = await app.call(listBookings, { query: {} }, operator.session);
  for (const { parts } of [...mine, ...theirs.filter(({ id }) => id === booking?.id)]) {
    const rows = parts.flatMap(({ travellers }) => travellers);
    const ids = rows.map(({ id }) => id);
    const here = wanted.filter((line) => ids.some((id) => line.includes(id)));
    expect(rows.flatMap(papersOfRow).toSorted()).toEqual(here.toSorted());
  }
  for (const one of mine) {
    agreesWithDues(one, told, app.platform.clock());
    await agreesWithCalendar(app, household, { told, booking: one });
  }
  const plannable = await app.call(plannableBookings, {}, member.session);
  for (const { id, target, dues } of plannable.filter((one) => one.target === "operator")) {
    expect(dues[0]?.dueOn, target).toBe(dueOf(told, "pay_amount", id) ?? dues[0]?.dueOn);
  }
}

/** The day of the number in the booking's own calendar. */
async function agreesWithCalendar(
  app: TestApp,
  { member }: Household,
  { told, booking }: { readonly told: Journey; readonly booking: Booking },
): Promise<void> {
  const { body } = await app.inject({ url: `/api/bookings/${booking.id}/calendar`, headers: { ...member.session } });
  const event = body.split("BEGIN:VEVENT").find((text) => text.includes(`UID:${booking.id}-reference@`));
  const due = dueOf(told, "record_reference", booking.id);
  if (due !== null) expect(event).toContain(`DTSTART;VALUE=DATE:${due.replaceAll("-", "")}`);
}

function agreesWithDues(booking: Booking, told: Journey, now: Date): void {
  const KINDS = {
    record_reference: "record_reference",
    pay_amount: "pay_amount",
    name_travellers: "name_people",
  } as const;
  for (const { action, until, travellerId, documents } of duesOf(booking, now)) {
    if (action in KINDS) expect(until).toBe(dueOf(told, KINDS[action as keyof typeof KINDS], booking.id));
    if (action !== "replace_documents" && action !== "give_documents") continue;
    const self = told.obligations.filter(({ act }) => "type" in act && documents.includes(act.type));
    expect(self.map(({ due }) => due?.at)).toContain(until);
    expect(travellerId).not.toBeNull();
  }
}

function dueOf(told: Journey, kind: Told["act"]["kind"], bookingId: string): string | null {
  const found = told.obligations.find(
    ({ act }) => act.kind === kind && "bookingId" in act && act.bookingId === bookingId,
  );
  return found?.due?.at ?? null;
}

async function agreesWithFamily(app: TestApp, household: Household, told: Journey): Promise<void> {
  const { groupId, member, people } = household;
  if (!groupId) return;
  const { papers } = await app.call(householdPlans, { params: { id: groupId } }, member.session);
  const { families } = await app.call(dashboard, {}, member.session);
  const members = families?.find(({ id }) => id === groupId)?.members ?? [];
  const rows = papers.rows.map((row) => {
    const travellerId = members.find(({ id }) => id === row.memberId)?.travellerId;
    return { id: travellerId ?? people[0]?.id ?? "", papers: row.papers };
  });
  expect(rows.flatMap(papersOfRow).toSorted()).toEqual(papersIn(told, household).toSorted());
  for (const { status, travellerId } of members) {
    const open = papersIn(told, household).filter(
      (line) => line.includes(travellerId ?? "-") && !line.startsWith("visa"),
    );
    if (open.length > 0) expect(status).toBe("incomplete");
  }
}

async function agreesWithGuide(app: TestApp, household: Household, told: Journey): Promise<void> {
  const { steps } = await app.call(journeyGuide, {}, household.member.session);
  const owed = [
    ["upload", "upload_document"],
    ["verification", "replace_document"],
    ["nusuk", "record_reference"],
  ] as const;
  for (const [step, kind] of owed) {
    const { status, dueOn } = steps.find((one) => one.step === step) ?? {};
    const due = told.obligations.find(({ act }) => act.kind === kind)?.due?.at ?? null;
    if (status !== "completed") expect(dueOn, step).toBe(due);
  }
}

/** The papers that it says are missing: each with its person's name and its day, none where none is. */
async function agreesWithAssistant(app: TestApp, { member, people }: Household, told: Journey): Promise<void> {
  const body = { message: "Which documents are missing?", intent: "doc.needed" };
  const answer = await app.call(askAgent, { params: { agentId: "document_checker" }, body }, member.session);
  const open = told.obligations.filter(({ act }) => "type" in act);
  const MOST_LINES = 6;
  for (const { act, due } of open.slice(0, MOST_LINES)) {
    const person = people.find(({ id }) => "traveller" in act && id === act.traveller?.id);
    const line = answer.content.split("\n").find((text) => {
      const hasName = text.includes(person ? fullName(person) : "You");
      return hasName && text.includes(day(due?.at ?? "2000-01-01"));
    });
    expect(line, answer.content).toBeDefined();
  }
  expect(answer.content.includes("Nothing is missing")).toBe(open.length === 0);
}
