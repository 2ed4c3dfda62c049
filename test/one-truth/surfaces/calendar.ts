/** The calendar files that a calendar subscribes to or takes over: every event of bookings and plans. */
import { expect } from "vitest";
import { dateOf } from "#domain/calendar.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { aboutBooking, actsOf, formatsOf, isAway, type Told } from "../told.ts";

interface Event {
  readonly name: string;
  /** As a person reads it. */
  readonly title: string;
  readonly at: string;
  readonly isOver: boolean;
}

async function eventsAt({ app, reader }: Told, url: string): Promise<Event[]> {
  const { body } = await app.inject({ url, headers: { ...reader.member.session } });
  const unfolded = body.replaceAll(/\r?\n[ \t]/g, "");
  return unfolded
    .split("BEGIN:VEVENT")
    .slice(1)
    .map((text) => ({
      name: /UID:(.*)@/.exec(text)?.[1] ?? "",
      title: (/SUMMARY:(.*)/.exec(text)?.[1] ?? "").replaceAll(/\\([,;])|[\u2066-\u2069]/g, "$1"),
      at: /DTSTART[^:\n]*:(\w+)/.exec(text)?.[1] ?? "",
      isOver: text.includes("STATUS:CANCELLED"),
    }));
}

export async function agreesWithCalendar(told: Told): Promise<void> {
  for (const { id, isMine } of told.page.bookings ?? []) if (isMine) await bookingAgrees(told, id);
  const steps = actsOf(told, "pay_step");
  for (const { id } of told.page.plans ?? []) {
    const events = await eventsAt(told, `/api/payment/plans/${id}/calendar`);
    const own = steps.filter(({ planId }) => planId === id);
    if (!isAway(told)) expect(events.map(lineOf).toSorted()).toEqual(own.map(stepLine).toSorted());
  }
}

const lineOf = ({ name, at }: Pick<Event, "name" | "at">) => `${name} on ${at}`;
const stepLine = ({ stepId, dueOn }: { stepId: string; dueOn: string }) => `${stepId} on ${dayOf(dueOn)}`;
const dayOf = (date: string) => date.slice(0, 10).replaceAll("-", "");
/** `20261124T093000Z`, with or without the zone's mark. */
const instantOf = (instant: string) => instant.replaceAll(/[-:]|\.\d+|Z/g, "");

const DATED = {
  hold: "secure_hold",
  answer: "await_approval",
  reference: "record_reference",
  payment: "pay_amount",
} as const;
type Dated = keyof typeof DATED;

/** What is due stands in it on its day, and what stands in it as open is due. */
async function bookingAgrees(told: Told, bookingId: string): Promise<void> {
  const events = await eventsAt(told, `/api/bookings/${bookingId}/calendar?timeZone=UTC`);
  const open = events.filter(({ isOver }) => !isOver).map((event) => ({ ...event, name: event.name.slice(37) }));
  const booking = told.page.bookings?.find(({ id }) => id === bookingId);
  const dayNamed = (name: string) => events.find((event) => event.name.slice(37) === name)?.at;
  expect(dayNamed("departure")).toBe(dayOf(booking?.departureDate ?? ""));
  expect(dayNamed("return")).toBe(dayOf(booking?.returnDate ?? ""));
  if (!isAway(told)) papersAgree(told, bookingId, open);
  const wanted = aboutBooking(told, bookingId);
  const toBuy = actsOf(told, "record_reference").find((act) => act.bookingId === bookingId);
  if (toBuy?.walletBy) expect(dayNamed("wallet")).toBe(dayOf(toBuy.walletBy));
  for (const [name, kind] of Object.entries(DATED)) {
    const due = wanted.find(({ act }) => act.kind === kind)?.due?.at;
    const said = open.filter((event) => event.name.split("-")[0] === name);
    // Of a price in parts the next is due; those after it follow.
    const [first] = said.toSorted((a, b) => (a.at < b.at ? -1 : 1));
    if (due) expect(first?.at, name).toContain(due.includes("T") ? instantOf(due) : dayOf(due));
    else if (!isAway(told)) expect(said, `${name as Dated} without anything due`).toEqual([]);
  }
}

const IN_PERSON = [
  ["give_biometrics", "biometrics"],
  ["get_vaccinated", "injection"],
] as const;

/** Each paper of who is named on it, on its day, by name and in the documents page's words; and no other. */
function papersAgree(told: Told, bookingId: string, open: readonly Event[]): void {
  const { locale } = told.reader;
  const [documents, common] = [translator(locale, "documents"), translator(locale, "common")];
  const booking = told.page.bookings?.find(({ id }) => id === bookingId);
  // Of a journey that is over they stand on the days that they were due by: what is due is for the next.
  if (booking && booking.returnDate < dateOf(told.now)) return;
  const stands = booking && booking.phase !== "held" && booking.phase !== "cancelled";
  const named = new Set(stands ? booking.parts.flatMap(({ travellers }) => travellers.map(({ id }) => id)) : []);
  const personOf = ({ traveller }: { traveller: { id: string; name: string } | null }) => {
    const own = told.reader.people.find(({ isSelf }) => isSelf);
    return traveller ?? (own && { id: own.id, name: fullName(own) });
  };
  const wanted = [...actsOf(told, "upload_document"), ...actsOf(told, "replace_document")].flatMap((act) => {
    const person = personOf(act);
    if (!person || !named.has(person.id)) return [];
    const state = common(`status.${act.kind === "replace_document" ? "rejected" : "missing"}`);
    const words = [documents(`types.${act.type}`), person.name, state, formatsOf(told).due(act.dueOn)];
    return [{ name: `paper-${act.type}-${person.id}`, at: dayOf(act.dueOn), words }];
  });
  const again = actsOf(told, "renew_certificate").flatMap((act) => {
    const person = personOf(act);
    if (!person || !named.has(person.id)) return [];
    const words = [person.name, formatsOf(told).date(act.from)];
    return [{ name: `paper-health_certificate-${person.id}`, at: dayOf(act.dueOn), words }];
  });
  const inPerson = IN_PERSON.flatMap(([kind, entry]) =>
    actsOf(told, kind).flatMap((act) => {
      const person = personOf(act);
      if (!person || act.bookingId !== bookingId) return [];
      const words = [person.name, formatsOf(told).due(act.dueOn)];
      return [{ name: `${entry}-${person.id}`, at: dayOf(act.dueOn), words }];
    }),
  );
  const all = [...wanted, ...again, ...inPerson];
  const said = open.filter(({ name }) => /^(?:paper|biometrics|injection)-/.test(name));
  expect(said.map(lineOf).toSorted()).toEqual(all.map(lineOf).toSorted());
  for (const { name, words } of all) {
    const title = said.find((event) => event.name === name)?.title;
    for (const word of words) expect(title).toContain(word);
  }
}
