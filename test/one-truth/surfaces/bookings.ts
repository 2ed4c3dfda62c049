/** The bookings page: papers of who is named, and what it says is due on each. */
import { expect } from "vitest";
import { type Booking, type BookingTraveller, listBookings } from "#contract/bookings.ts";
import { dateOf } from "#domain/calendar.ts";
import { type Due, duesOf, isToDo } from "#domain/obligations/due/due.ts";
import { fullName, printedName } from "#domain/travellers/legal-name.ts";
import {
  aboutBooking,
  actsOf,
  dueOf,
  isAway,
  papersIn,
  papersOfRow,
  renewalsIn,
  renewalsOfRow,
  selfOf,
  type Told,
} from "../told.ts";

const KINDS = {
  secure: "secure_hold",
  pay: "secure_hold",
  confirm: "secure_hold",
  pay_amount: "pay_amount",
  record_reference: "record_reference",
  name_travellers: "name_people",
  await_answer: "await_approval",
} as const;
type Kept = keyof typeof KINDS;

const isKept = (action: Due["action"]): action is Kept => action in KINDS;

export async function agreesWithBookings(told: Told): Promise<void> {
  const bookings = await told.app.call(listBookings, { query: {} }, told.reader.member.session);
  for (const booking of bookings) bookingAgrees(told, booking);
  const ids = bookings.map(({ id }) => id);
  for (const { act } of told.journey.obligations) if ("bookingId" in act) expect(ids).toContain(act.bookingId);
}

/** What the booking says is due is what is due, both ways. */
export function bookingAgrees(told: Told, booking: Booking): void {
  const dues = duesOf(booking, told.now);
  papersAgree(told, booking);
  inPersonAgrees(told, booking);
  detailsAgree(told, booking);
  for (const { action, until } of dues) {
    if (booking.isMine && isKept(action) && !isAway(told)) {
      expect(until, action).toBe(dueOf(told, KINDS[action], booking.id));
      expect(aboutBooking(told, booking.id).map(({ act }) => act.kind)).toContain(KINDS[action]);
    }
    if (waitsForBooker(told, booking) && (action === "record_reference" || action === "pay_amount")) {
      expect(until, action).toBe(dueOf(told, "await_booker", booking.id));
    }
  }
  const said = dues.flatMap(({ action }) => (isKept(action) ? [KINDS[action] as string] : []));
  const wanted = aboutBooking(told, booking.id).map(({ act }) => act.kind as string);
  for (const kind of wanted.filter((one) => Object.values<string>(KINDS).includes(one))) expect(said).toContain(kind);
  if (wanted.some((kind) => kind !== "await_travel")) return;
  expect(isAway(told) || !booking.isMine ? [] : dues.filter(isToDo).flatMap(namesOnly)).toEqual([]);
}

/** Somebody else has booked for people of the reader's. */
function waitsForBooker(told: Told, { isMine, parts }: Booking): boolean {
  const own = new Set(told.reader.people.map(({ id }) => id));
  return !isMine && !isAway(told) && parts.some(({ travellers }) => travellers.some(({ id }) => own.has(id)));
}

/** Of whom the official app and an injection are asked for this booking; a hold says nothing beside itself. */
function inPersonAgrees(told: Told, booking: Booking): void {
  if (booking.phase === "held") return;
  const named = booking.parts.flatMap(({ travellers }) => travellers.map(({ id }) => id));
  for (const kind of ["give_biometrics", "get_vaccinated"] as const) {
    const asked = actsOf(told, kind)
      .filter(({ bookingId }) => bookingId === booking.id)
      .map(({ traveller, dueOn }) => `${traveller?.id ?? selfOf(told.reader)} ${dueOn}`);
    const said = duesOf(booking, told.now).flatMap(({ action, travellerId, until }) =>
      action === kind ? [`${travellerId} ${until}`] : [],
    );
    // Who has no name on it yet is asked by the journey alone.
    expect(said.toSorted()).toEqual(asked.filter((one) => named.some((id) => one.startsWith(id))).toSorted());
  }
}

/** The facts that the application of this booking lacks of the reader's own, by one day; a hold says nothing beside itself. */
function detailsAgree(told: Told, booking: Booking): void {
  if (booking.phase === "held") return;
  const asked = actsOf(told, "tell_details").map(
    ({ traveller, dueOn }) => `${traveller?.id ?? selfOf(told.reader)} ${dueOn}`,
  );
  for (const { action, travellerId, until } of duesOf(booking, told.now)) {
    if (action === "tell_details" && asked.some((one) => one.startsWith(`${travellerId} `)))
      expect(asked).toContain(`${travellerId} ${until}`);
  }
}

const OF_PEOPLE: readonly Due["action"][] = ["give_biometrics", "get_vaccinated", "tell_details"];

/** What is due beside the papers, which are compared by themselves. */
function namesOnly({ action }: Due): string[] {
  const isOfPeople = action.endsWith("_documents") || OF_PEOPLE.includes(action);
  return isOfPeople ? [] : [action];
}

/** As typed, and as the passport prints it for the operator. */
function namesOf({ reader: { people } }: Told, id: string): string[] {
  return people
    .filter((person) => person.id === id)
    .flatMap((person) => [fullName(person), fullName(printedName(person.surname, person.givenNames))]);
}

/** A journey that is over has the days that its papers were due by; what is due is for the next. */
function asksNoMore(own: readonly BookingTraveller[], { departureDate }: Booking): void {
  const days = own.flatMap(({ papers }) => papers ?? []).map(({ dueOn }) => dueOn);
  expect(days.filter((day) => day > departureDate)).toEqual([]);
}

/** Of those whose papers the reader keeps. */
export function papersAgree(told: Told, booking: Booking): void {
  const rows = booking.parts.flatMap(({ travellers }) => travellers);
  const own = rows.filter(({ id }) => told.reader.people.some((person) => person.id === id));
  for (const row of own) expect(namesOf(told, row.id)).toContain(fullName(row));
  const isOver = booking.returnDate < dateOf(told.now);
  if (isOver) asksNoMore(own, booking);
  const here = papersIn(told).filter((line) => own.some(({ id }) => line.includes(id)));
  if (!isAway(told) && !isOver) expect(own.flatMap(papersOfRow).toSorted()).toEqual(here.toSorted());
  const again = renewalsIn(told).filter((line) => own.some(({ id }) => line.startsWith(id)));
  if (!isAway(told) && !isOver) expect(own.flatMap(renewalsOfRow).toSorted()).toEqual(again.toSorted());
  for (const { action, until, travellerId, documents } of duesOf(booking, told.now)) {
    if (action !== "replace_documents" && action !== "give_documents") continue;
    if (isAway(told) || isOver || !own.some(({ id }) => id === travellerId)) continue;
    const state = action === "replace_documents" ? "rejected" : "missing";
    for (const type of documents) expect(here).toContain(`${type} of ${travellerId}: ${state} by ${until}`);
  }
}
