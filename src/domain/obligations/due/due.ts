/** What is due on a booking, by when, and whose turn it is. */
import { addDays, dateOf, type IsoDate } from "#domain/calendar.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import { isDayKnown, namesDate, type PersonalDue } from "#domain/obligations/papers/paper-dates.ts";
import { type DatedPaper, isToGive, weightOf } from "#domain/obligations/papers/papers.ts";
import { type AmountState, REMIND_DAYS } from "#domain/payments/schedules/standing.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { isCompleted } from "../../bookings/booking.ts";
import { type BookedView, ticketCase, ticketState } from "../../bookings/numbers/ticket.ts";
import { hasRunOut } from "../../bookings/shelf.ts";
import { dueFirst } from "./due-first.ts";

export interface DueTraveller {
  readonly id: string;
  readonly surname: string;
  readonly givenNames: string;
  /** Their papers are given in another account than the reader's. */
  readonly keptElsewhere?: boolean | undefined;
  /** Null: not the reader's to know. */
  readonly papers: readonly DatedPaper[] | null;
  /** Left out where it is not asked of them, or done, or not the reader's to know. */
  readonly biometrics?: PersonalDue | undefined;
  readonly injection?: PersonalDue | undefined;
  /** A fact is missing that every application asks for; left out where it is there, or not the reader's to know. */
  readonly lacksDetails?: true | undefined;
}

/** The part of a booking's wire form that decides what is due. */
export interface DueView extends BookedView {
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
  /** UTC instants, ISO 8601. */
  readonly holdExpiresAt: string | null;
  readonly approvalDueAt: string | null;
  readonly referenceDueOn: IsoDate | null;
  readonly nusukReference: string | null;
  readonly seats: number;
  /** How many of its tickets are the reader's: their own people's, or all of them. */
  readonly ticketCount: number;
  /** While places of a turn are held: they cannot be kept before everybody is named, each with a passport. */
  readonly passportsAsked?: boolean | undefined;
  readonly customerName: string;
  readonly operatorName: string;
  readonly operatorStopped: boolean;
  readonly rests: boolean;
  readonly schedule: readonly { readonly dueOn: IsoDate; readonly state: AmountState }[];
  readonly parts: readonly { readonly travellers: readonly DueTraveller[] }[];
}

export type DueAction =
  | "secure"
  | "pay"
  | "confirm"
  | "pay_amount"
  | "record_reference"
  | "name_travellers"
  | "replace_documents"
  | "give_documents"
  | "give_biometrics"
  | "get_vaccinated"
  | "tell_details"
  | "await_answer"
  | "await_documents"
  | "renew_certificate"
  | "tickets_ready"
  | "travel"
  | "home";

export interface Due {
  readonly action: DueAction;
  readonly whom: "booker" | "operator" | "traveller" | "everyone";
  /** The booker's, the operator's or the traveller's name; empty for everyone. */
  readonly name: string;
  readonly travellerId: string | null;
  /** False: it is done in the account of whoever keeps that traveller's papers. */
  readonly isYours: boolean;
  readonly documents: readonly DocumentType[];
  /** Seats without a name, applications without a number, or certificates that are there and have to be made again; else 0. */
  readonly count: number;
  /** A UTC instant or a day, the last on which it is in time; null: no date. */
  readonly until: string | null;
  /** `until` is a forecast, not a date that anybody has set. */
  readonly isForecast: boolean;
}

/** Somebody has to act, or it is only waited for. */
export function isToDo({ action }: Due): boolean {
  return RANK[action] < RANK.await_answer;
}

/** Of what is due, in its order, all that somebody has to do, now or from a day on, with what has to be there before it. */
export function duesToDo(dues: readonly Due[]): Due[] {
  return dues.slice(0, dues.findLastIndex((one) => isToDo(one) || one.action === "renew_certificate") + 1);
}

/** No visa comes without what was given in the official app, nor without a certificate that is good for the journey. */
type Step = DueAction | "renew_for_visa" | "give_visa";

/** As everything that is due for an account is ordered: `obligationsOf`. */
const RANK: Record<Step, number> = {
  secure: 0,
  pay: 0,
  confirm: 0,
  name_travellers: 1,
  replace_documents: 2,
  give_documents: 2,
  tell_details: 3,
  record_reference: 4,
  give_biometrics: 5,
  renew_for_visa: 6,
  give_visa: 7,
  get_vaccinated: 8,
  pay_amount: 9,
  await_answer: 10,
  await_documents: 11,
  renew_certificate: 12,
  tickets_ready: 13,
  travel: 14,
  home: 15,
};

/**
 * Everything that is due at `now`, the next thing first: what somebody has to do by its date, then what is waited for.
 * Empty for a booking that has ended without a journey.
 */
export function duesOf(booking: DueView, now: Date): Due[] {
  const { phase } = booking;
  if (phase === "cancelled") return [];
  if (phase === "held") {
    const isStill = booking.operatorStopped || booking.rests;
    return hasRunOut(booking, now) || isStill ? [] : [...beforeSecuring(booking), secure(booking)];
  }
  const today = dateOf(now);
  if (isCompleted(phase, booking.returnDate, today)) return [due("home")];
  // On the journey it leads, and no paper or name is asked for; what is late to be paid stays due.
  if (booking.departureDate <= today) return [due("travel", { until: booking.returnDate }), ...payments(booking)];
  const dues = [
    ...payments(booking),
    ...references(booking),
    ...names(booking, namesDate(booking)),
    ...documents(booking),
    ...details(booking),
    ...answers(booking),
    ...tickets(booking),
  ];
  const hasVisaToCome = dues.some(isVisaToCome);
  const inOrder = dues.sort((a, b) => inTurn(a, b, today, (one) => RANK[stepOf(one, hasVisaToCome)]));
  return dueFirst(inOrder, isDuty, ({ until, documents }) => (documents.includes("passport") ? null : until));
}

function stepOf(one: Due, hasVisaToCome: boolean): Step {
  if (isVisaToCome(one)) return "give_visa";
  return one.action === "renew_certificate" && hasVisaToCome ? "renew_for_visa" : one.action;
}

function isVisaToCome({ action, documents }: Due): boolean {
  return action === "give_documents" && documents.includes("visa");
}

/** What is due within the days in which the payer is reminded goes before papers, which take longer; of papers what takes longest. */
function inTurn(a: Due, b: Due, today: IsoDate, rankOf: (one: Due) => number): number {
  const soon = Number(isSoon(b, today)) - Number(isSoon(a, today));
  const papers = weightOfPapers(a) - weightOfPapers(b);
  const yours = Number(b.isYours) - Number(a.isYours);
  return soon || rankOf(a) - rankOf(b) || yours || papers || compare(a.until ?? "9999", b.until ?? "9999");
}

function isSoon(one: Due, today: IsoDate): boolean {
  return isDuty(one) && one.until !== null && one.until <= addDays(today, REMIND_DAYS);
}

function isDuty({ action }: Due): boolean {
  return action === "pay_amount" || action === "record_reference";
}

function weightOfPapers({ action, documents }: Due): number {
  const state = action === "replace_documents" ? "rejected" : "missing";
  return documents.length === 0 ? 0 : Math.min(...documents.map((type) => weightOf({ type, state })));
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function due(action: DueAction, more: Partial<Due> = {}): Due {
  const nobody = { whom: "everyone", name: "", travellerId: null, isYours: true } as const;
  return { action, ...nobody, documents: [], count: 0, until: null, isForecast: false, ...more };
}

function byBooker(booking: DueView, action: DueAction, more: Partial<Due>): Due {
  return due(action, { whom: "booker", name: booking.customerName, ...more });
}

/** Who sells decides what the booker does with the hold; unknown until the country of residence is told. */
function secure(booking: DueView): Due {
  const action = booking.channel === null ? "secure" : booking.channel === "nusuk" ? "confirm" : "pay";
  return byBooker(booking, action, { until: booking.holdExpiresAt });
}

/** Names and passports for which the hold of a turn waits: without them whoever booked can do nothing else. */
function beforeSecuring(booking: DueView): Due[] {
  if (!booking.passportsAsked) return [];
  const passports = documents(booking)
    .filter((one) => isToDo(one) && one.documents.includes("passport"))
    .map((one): Due => ({ ...one, documents: ["passport"] }))
    .sort((a, b) => Number(b.isYours) - Number(a.isYours));
  return [...names(booking, { dueOn: booking.holdExpiresAt, isForecast: false }), ...passports];
}

function payments(booking: DueView): Due[] {
  if (booking.phase !== "awaiting_balance" || booking.operatorStopped) return [];
  const next = booking.schedule.find(({ state }) => state !== "paid");
  return next ? [byBooker(booking, "pay_amount", { until: next.dueOn })] : [];
}

function references(booking: DueView): Due[] {
  const count = booking.references.filter((reference) => reference === null).length;
  if (booking.phase !== "awaiting_reference" || count === 0) return [];
  return [byBooker(booking, "record_reference", { count, until: booking.referenceDueOn })];
}

function peopleOf({ parts }: DueView): DueTraveller[] {
  return parts.flatMap(({ travellers }) => travellers);
}

function names(booking: DueView, { dueOn, isForecast }: Pick<Due, "isForecast"> & { dueOn: Due["until"] }): Due[] {
  const count = booking.seats - peopleOf(booking).length;
  return count > 0 ? [byBooker(booking, "name_travellers", { count, until: dueOn, isForecast })] : [];
}

function documents(booking: DueView): Due[] {
  return peopleOf(booking).flatMap(documentsOf);
}

/** Facts of one's own people for the application, by the day of its names. */
function details(booking: DueView): Due[] {
  const { dueOn: until, isForecast } = namesDate(booking);
  return peopleOf(booking)
    .filter(({ lacksDetails }) => lacksDetails)
    .map((person) => {
      const whose = { whom: "traveller", name: fullName(person), travellerId: person.id } as const;
      return due("tell_details", { ...whose, until, isForecast });
    });
}

/** Of one person: what is refused, missing and being checked, each by its own date, and what the official app asks for. */
function documentsOf({ papers, biometrics, injection, ...person }: DueTraveller): Due[] {
  if (papers === null) return [];
  const isYours = person.keptElsewhere !== true;
  const whose = { whom: "traveller", name: fullName(person), travellerId: person.id, isYours } as const;
  const asked = (action: DueAction, some: readonly DatedPaper[]) =>
    [...new Set(some.map(dayOf))].map((until) => {
      const those = some.filter((paper) => dayOf(paper) === until);
      const isForecast = until !== null && those.some((paper) => paper.isForecast);
      const count = those.filter(({ state }) => state === "verified").length;
      return due(action, { ...whose, documents: those.map(({ type }) => type), count, until, isForecast });
    });
  const inPerson = (action: DueAction, asked: PersonalDue | undefined) =>
    asked ? [due(action, { ...whose, until: asked.dueOn, isForecast: asked.isForecast })] : [];
  const toGive = papers.filter(isToGive);
  const missing = toGive.filter(({ state }) => state === "missing");
  const pending = papers.filter(({ state }) => state === "pending");
  return [
    ...asked(
      "replace_documents",
      toGive.filter(({ state }) => state === "rejected"),
    ),
    // The visa hangs on the others: it is asked for apart, also where all have one day.
    ...asked(
      "give_documents",
      missing.filter(({ type }) => type !== "visa"),
    ),
    ...asked(
      "give_documents",
      missing.filter(({ type }) => type === "visa"),
    ),
    ...inPerson("give_biometrics", biometrics),
    ...inPerson("get_vaccinated", injection),
    ...(pending.length > 0 ? [due("await_documents", { ...whose, documents: pending.map(({ type }) => type) })] : []),
    ...asked(
      "renew_certificate",
      papers.filter(({ renewFrom }) => renewFrom !== null),
    ),
  ];
}

function dayOf(paper: DatedPaper): string | null {
  return isDayKnown(paper) ? paper.dueOn : null;
}

function answers({ phase, operatorName, operatorStopped, approvalDueAt }: DueView): Due[] {
  if (phase !== "awaiting_approval" || operatorStopped) return [];
  return [due("await_answer", { whom: "operator", name: operatorName, until: approvalDueAt })];
}

function tickets(booking: DueView): Due[] {
  const { ticketCount: count, departureDate: until } = booking;
  if (count === 0 || ticketState(ticketCase(booking)) !== "ready") return [];
  return [due("tickets_ready", { count, until })];
}
