/** The dates of a booking as an iCalendar file (RFC 5545): dates as whole days, instants in a named zone. */

import { TZDate } from "@date-fns/tz";
import ical, { ICalAlarmType, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import { tzlib_get_ical_block, tzlib_get_timezones } from "timezones-ical-library";
import { REFERENCE_REMINDER_DAYS } from "#domain/bookings/holds/reminders.ts";
import { SECOND_MS } from "#domain/durations.ts";
import { type AgendaEntry, agendaOf, isAccepted, isInPerson, isSettled } from "#domain/obligations/due/agenda.ts";
import type { PersonalDue } from "#domain/obligations/papers/paper-dates.ts";
import { dayKey } from "#domain/obligations/told/day-key.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { hijriYearOf, type Setting } from "./setting.ts";

/** Where the days of Hajj are lived. */
const DEFAULT_ZONE = "Asia/Riyadh";
const DAY_SECONDS = 86_400;

const ZONES: ReadonlySet<string> = new Set(tzlib_get_timezones(false));

/**
 * The file's text. An event keeps its UID for good, and its SEQUENCE grows with every change of booking or package, so
 * that a calendar replaces what it had. Throws AppError `invalid_input` for a zone that there is not.
 */
export function calendarFile(setting: Setting, wanted: string | undefined, now: Date): string {
  const zone = wanted ?? DEFAULT_ZONE;
  if (!ZONES.has(zone)) throw new AppError("invalid_input", {}, { timeZone: { key: "not_offered" } });
  const { booking, parts, publicUrl, t } = setting;
  const calendar = ical({
    name: t("calendar.name", { package: booking.packageName }),
    prodId: { company: "Rihla", product: "bookings", language: setting.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // Without a zone of the calendar's own: it would take the Z from DTSTAMP, which is UTC by the standard.
    timezone: { name: null, generator: (name) => tzlib_get_ical_block(name, false)[0] ?? null },
    url: `${publicUrl}/bookings/${booking.id}`,
  });
  for (const entry of agendaOf({ ...booking, hijriYear: hijriYearOf(parts) })) {
    calendar.createEvent({ ...eventOf(setting, entry, zone), sequence: sequenceOf(setting), stamp: now });
  }
  return calendar.toString();
}

function eventOf(setting: Setting, entry: AgendaEntry, zone: string): ICalEventData {
  const { booking, publicUrl, t } = setting;
  const status = statusOf(setting, entry);
  const rings = entry.kind === "reference" && status !== ICalEventStatus.CANCELLED;
  return {
    id: `${booking.id}-${nameOf(entry)}@${new URL(publicUrl).hostname}`,
    ...timeOf(entry, zone),
    timezone: zone,
    summary: summaryOf(setting, entry),
    description: detailsOf(setting, entry),
    url: `${publicUrl}/bookings/${booking.id}`,
    status,
    alarms: rings ? alarmsOf(t("calendar.referenceAlarm", { reference: booking.reference })) : [],
  };
}

/**
 * The journey of places that are not confirmed, or not bought on Nusuk before their number is there, is only meant; what has
 * to be done for them by its time holds.
 */
function statusOf({ booking, today }: Setting, entry: AgendaEntry): ICalEventStatus {
  if (isSettled(entry, booking, today)) return ICalEventStatus.CANCELLED;
  const isJourney = entry.kind === "departure" || entry.kind === "hajj" || entry.kind === "return";
  const isOpen = !isAccepted(booking) || booking.phase === "awaiting_reference";
  return isJourney && isOpen ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** The same for good, whatever happens to its date. */
function nameOf(entry: AgendaEntry): string {
  if (entry.kind === "hajj") return `hajj-${entry.dhulHijjah}`;
  if (entry.kind === "paper") return `paper-${entry.paper.type}-${entry.whose}`;
  if (isInPerson(entry)) return `${entry.kind}-${entry.whose}`;
  return entry.kind === "payment" ? `payment-${entry.number}` : entry.kind;
}

function timeOf(entry: AgendaEntry, zone: string): Pick<ICalEventData, "start" | "end" | "allDay"> {
  if ("at" in entry) return { start: new TZDate(entry.at, zone), end: new TZDate(entry.at, zone) };
  const [year = 0, month = 0, day = 0] = entry.day.split("-").map(Number);
  return { start: new TZDate(year, month - 1, day, zone), allDay: true };
}

function summaryOf(setting: Setting, entry: AgendaEntry): string {
  const { t, booking, parts } = setting;
  if (entry.kind === "hajj") return t(`calendar.day.d${entry.dhulHijjah}`);
  if (entry.kind === "paper") return paperText(setting, entry);
  if (isInPerson(entry)) {
    const { name, due } = entry;
    return t(`calendar.${entry.kind}`, { name, when: dueText(setting, due) });
  }
  const { reference, operatorName: operator, schedule } = booking;
  if (entry.kind === "payment") {
    const due = schedule[entry.number - 1];
    const { amount, currency } = (entry.isPaid ? due?.amount : due?.open) ?? {
      amount: "0",
      currency: booking.currency,
    };
    return t("calendar.payment", { reference, operator, amount, currency });
  }
  return t(`calendar.${entry.kind}`, { reference, operator, city: parts[0]?.departureCity ?? "" });
}

/** What the documents page says of it; of a certificate that is given again, from when. */
function paperText(setting: Setting, { paper, name }: Extract<AgendaEntry, { kind: "paper" }>): string {
  const { booking, t, language, formats, today } = setting;
  const { type, state, renewFrom } = paper;
  const documents = translator(language, "documents");
  const isAsked = state !== "missing" || booking.departureDate > today;
  return t("calendar.paper", {
    ...{ document: documents(`types.${type}`), name },
    state: renewFrom
      ? translator(language, "plans")("papers.renew", { state, date: formats.date(renewFrom) })
      : translator(language, "common")(`status.${state === "pending" ? "processing" : isAsked ? state : "not_needed"}`),
    when: dueText(setting, paper),
  });
}

function dueText(
  { language, formats, today }: Setting,
  { dueOn, isForecast }: Pick<PersonalDue, "dueOn" | "isForecast">,
): string {
  const how = dayKey(dueOn.slice(0, 10) < today, isForecast);
  return translator(language, "documents")(`status.${how}`, { when: formats.due(dueOn) });
}

function detailsOf({ t, booking }: Setting, entry: AgendaEntry): string {
  const { reference, operatorName: operator, packageName } = booking;
  const details = t("calendar.details", { package: packageName, operator, reference });
  return entry.kind === "hajj" ? `${t("calendar.sighting")} ${details}` : details;
}

/** On the days on which we remind by mail too. */
function alarmsOf(description: string): NonNullable<ICalEventData["alarms"]> {
  return REFERENCE_REMINDER_DAYS.map((days) => ({
    type: ICalAlarmType.display,
    trigger: days * DAY_SECONDS,
    description,
  }));
}

/** Seconds from the booking to its last change or that of a package on it: whole, and it never falls. */
function sequenceOf({ facts, parts }: Setting): number {
  const changes = [facts.updatedAt, ...parts.map(({ updatedAt }) => updatedAt)].map((at) => at.getTime());
  return Math.max(0, Math.floor((Math.max(...changes) - facts.createdAt.getTime()) / SECOND_MS));
}
