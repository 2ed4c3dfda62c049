/** The ten steps of the journey and how far each is (SPEC §4; steps 6 to 10 by the rules of docs/deviations.md). */
import { STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import { isOnlyReported } from "#domain/bookings/numbers/ticket.ts";
import { dateOf, type IsoDate, nextHajj } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import { REQUIRED_TYPES } from "#domain/documents/document.ts";
import { onTheWay } from "../obligations/booking-acts.ts";
import { lacksOthers } from "../obligations/obligations.ts";
import { stateOf } from "../obligations/papers/document-slots.ts";
import {
  hasPlaces,
  isInLine,
  type JourneyBooking,
  type JourneyDocument,
  type JourneyFacts,
  liveOthersHolds,
  namedOn,
  stands,
  unnamedPlaces,
} from "../obligations/papers/facts.ts";

export const JOURNEY_STEPS = [
  "account",
  "upload",
  "verification",
  "package",
  "family",
  "payment",
  "queue",
  "nusuk",
  "tracking",
  "completion",
] as const;
export type JourneyStep = (typeof JOURNEY_STEPS)[number];

/** For what an open step waits that is not done at it: the operator writes the number, or sees it; the purchase on Nusuk pays. */
export const STEP_WAITS = ["operator_records", "operator_sees", "purchase"] as const;
export type StepWait = (typeof STEP_WAITS)[number];

export const STEP_STATUSES = ["completed", "in_progress", "pending"] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

export interface Step {
  readonly step: JourneyStep;
  readonly status: StepStatus;
  /** Not done before a journey that has begun: it is behind, and no more to come. */
  readonly passed: boolean;
  /** Null: it is done at the step itself, or is done. */
  readonly waitsFor: StepWait | null;
}

/** The status of every step, in order. */
export function journeySteps(facts: JourneyFacts): Step[] {
  const standing = facts.bookings.filter((booking) => hasPlaces(booking, facts.now));
  const travelled = travel(standing, facts.now);
  const status: Record<JourneyStep, StepStatus> = {
    account: "completed",
    upload: upload(facts, standing),
    verification: verification(facts),
    package: doneWhen(isPlaced(facts, standing)),
    family: family(facts, travelled.tracking),
    payment: payment(facts, standing),
    queue: queue(facts, standing),
    nusuk: doneWhen(isNumbered(standing)),
    ...travelled,
  };
  const firstOnTheWay = JOURNEY_STEPS.indexOf("tracking");
  const hasBegun = isAway(facts);
  const undone = new Set(JOURNEY_STEPS.filter((step) => status[step] !== "completed"));
  for (const step of hasBegun ? undoneOnLeaving(facts, standing) : []) undone.add(step);
  return JOURNEY_STEPS.map((step, index) => ({
    ...{ step, status: status[step] },
    passed: hasBegun && index < firstOnTheWay && undone.has(step),
    waitsFor: status[step] === "completed" ? null : waitOf(step, standing, facts.homeChannel),
  }));
}

/**
 * Nobody is asked for papers on the way: what was not there when they left stays undone, theirs or of whom they have entered,
 * a visa and the fingerprints that were never recorded here included.
 */
function undoneOnLeaving(facts: JourneyFacts, standing: readonly JourneyBooking[]): JourneyStep[] {
  const left = journeyBegun(facts, standing);
  const named = namedOn(left ? [left] : []);
  const companions = facts.companions.filter(({ id }) => named.has(id));
  const people = [facts, ...companions];
  const states = people.flatMap(({ documents }) => REQUIRED_TYPES.map((type) => stateOf(documents, type)));
  const lacksApp = left?.channel === "nusuk" && people.some(({ lacksBiometrics }) => lacksBiometrics);
  return [
    ...(lacksApp ? (["nusuk"] as const) : []),
    ...(states.includes(null) ? (["upload"] as const) : []),
    ...(states.every((state) => state === "verified") ? [] : (["verification"] as const)),
  ];
}

/** The booking that they are on the way with, or came home from with no other ahead; null: neither. */
function journeyBegun(facts: JourneyFacts, standing: readonly JourneyBooking[]): JourneyBooking | null {
  const action = onTheWay(facts, standing, dateOf(facts.now));
  return standing.find(({ id }) => action && "bookingId" in action && id === action.bookingId) ?? null;
}

/** Ids of the travellers who are named on it. */
export function peopleAway(facts: JourneyFacts): ReadonlySet<string> {
  const begun = journeyBegun(facts, standingNow(facts));
  return namedOn(begun ? [begun] : []);
}

/**
 * Booked, for nobody by name yet too, or held, also by somebody else of the household, as long as that hold runs. What the
 * waitlist only offers is neither.
 */
function isPlaced(facts: JourneyFacts, standing: readonly JourneyBooking[]): boolean {
  const isHeldByOthers = liveOthersHolds(facts).some(({ offered }) => !offered);
  return standing.length > 0 || isHeldByOthers || unnamedPlaces(facts) !== null;
}

/** A part of the price that is paid is under way, and so are places that are paid for while they are held. */
function payment({ isPlanned }: JourneyFacts, standing: readonly JourneyBooking[]): StepStatus {
  if (isPlanned || standing.some(isPaid)) return "completed";
  const isBegun = ({ phase, channel, schedule }: JourneyBooking) =>
    (phase === "held" && channel === "operator") || schedule.some(({ state }) => state === "paid");
  return standing.some((booking) => booking.isMine && isBegun(booking)) ? "in_progress" : "pending";
}

/** On the official platform a purchase is paid when its operator has seen the number: until then it is only reported. */
function isPaid(booking: JourneyBooking): boolean {
  return booking.paymentStatus === "completed" && !isOnlyReported(booking);
}

/** Who lives where Nusuk sells pays with the purchase there, before anything is booked as afterwards: one order for both. */
function waitOf(step: JourneyStep, standing: readonly JourneyBooking[], home: Channel | null): StepWait | null {
  if (step === "payment") {
    if (standing.some(isOnlyReported)) return "operator_sees";
    if (standing.length === 0) return home === "nusuk" ? "purchase" : null;
    const isBought = ({ channel, paymentStatus }: JourneyBooking) =>
      (channel ?? home) === "nusuk" && paymentStatus !== "completed";
    return standing.some(isBought) ? "purchase" : null;
  }
  const unnumbered = standing.filter(({ nusukReference }) => nusukReference === null);
  const isOperators = unnumbered.length > 0 && unnumbered.every(({ channel }) => channel === "operator");
  return step === "nusuk" && isOperators ? "operator_records" : null;
}

function doneWhen(done: boolean): StepStatus {
  return done ? "completed" : "pending";
}

/** Whoever stands in a sale, a paused one too, is about the first paper now, whatever else is under way; who has no place owes none. */
function upload(facts: JourneyFacts, standing: readonly JourneyBooking[]): StepStatus {
  if (facts.documents.length > 0 || facts.travel?.hasNoPlace) return "completed";
  return facts.travel?.turn || queue(facts, standing) === "in_progress" ? "in_progress" : "pending";
}

/** Under way while who travels is asked for, which leads all that is due; who has left without a group needs none. */
function family({ household }: JourneyFacts, tracking: StepStatus): StepStatus {
  if (household.isInGroup || tracking !== "pending") return "completed";
  return lacksOthers(household) ? "in_progress" : "pending";
}

function verification({ documents, travel }: JourneyFacts): StepStatus {
  if (documents.some(isVerified) || travel?.hasNoPlace) return "completed";
  return documents.length > 0 ? "in_progress" : "pending";
}

/**
 * Seats that stand have no line before them: they came of a turn, or of a package without a sale window. A place in line and
 * a turn that can still be used are under way; a turn that ran out at `now` is over, also before the sweep has seen it.
 */
function queue(facts: JourneyFacts, standing: readonly JourneyBooking[]): StepStatus {
  const { tickets, now } = facts;
  if (isPlaced(facts, standing) || tickets.some(({ state }) => state === "completed")) return "completed";
  return tickets.some((ticket) => isInLine(ticket, now)) ? "in_progress" : "pending";
}

function isVerified({ status }: JourneyDocument): boolean {
  return status === "verified";
}

/**
 * Whether nobody has to go through a step: seats that came of no queue had no line before them, who travels alone, has places
 * for everybody or came home without a group needs none, and nobody asks for papers of whom no seat is.
 */
export function isNeedless(step: JourneyStep, status: StepStatus, facts: JourneyFacts): boolean {
  const { documents, tickets, household } = facts;
  if (step === "family")
    return !household.isInGroup && (status === "completed" || isAlone(household) || areAllBooked(facts));
  if (status !== "completed") return false;
  if (step === "upload") return documents.length === 0;
  if (step === "verification") return !documents.some(isVerified);
  return step === "queue" && !tickets.some(({ state }) => state === "completed");
}

function isAlone({ travelsAlone, companions }: JourneyFacts["household"]): boolean {
  return travelsAlone === true && companions === 0;
}

/** A group books together: nobody is left to book for where places that no clock takes back name everybody entered, and no one else. */
function areAllBooked({ household, bookings, companions, now }: JourneyFacts): boolean {
  const booked = bookings.filter((one) => stands(one, now) && one.phase !== "held" && one.returnDate >= dateOf(now));
  const isFull = ({ parts, seats }: JourneyBooking) => parts.flatMap(({ travellers }) => travellers).length === seats;
  const named = namedOn(booked);
  const isEverybody = !lacksOthers(household) && companions.every(({ id }) => named.has(id));
  return booked.length > 0 && booked.every(isFull) && isEverybody;
}

/** Whether the journey has begun, or is over and no other is asked for: nothing is asked of the reader for it any more. */
export function isAway(facts: JourneyFacts): boolean {
  return onTheWay(facts, standingNow(facts), dateOf(facts.now)) !== null;
}

function standingNow({ bookings, now }: JourneyFacts): JourneyBooking[] {
  return bookings.filter((booking) => stands(booking, now));
}

/** After this day the Hajj of a journey is complete: its rites are over, and whoever went is home. */
export function lastDayOf({
  departureDate,
  returnDate,
}: Pick<JourneyBooking, "departureDate" | "returnDate">): IsoDate {
  const { lastDay } = nextHajj(departureDate);
  return returnDate > lastDay ? returnDate : lastDay;
}

/** Of a confirmed journey: tracking runs from departure to return. */
function travel(standing: readonly JourneyBooking[], now: Date): { tracking: StepStatus; completion: StepStatus } {
  const today = dateOf(now);
  const confirmed = standing.filter((booking) => STATUS_OF_PHASE[booking.phase] === "confirmed");
  const returned = confirmed.some((booking) => booking.returnDate < today);
  const left = confirmed.some((booking) => booking.departureDate <= today);
  return {
    tracking: returned ? "completed" : left ? "in_progress" : "pending",
    completion: doneWhen(confirmed.some((booking) => lastDayOf(booking) < today)),
  };
}

/**
 * The step that is under way, else the first open one. It is never the family group, because one may travel alone: that runs
 * beside it while who travels is asked for. Nor is it a payment that another step makes; one of several parts runs for months
 * beside whatever is open before it.
 */
export function currentStep(steps: readonly Step[]): JourneyStep | null {
  const ahead = steps.filter(({ passed }) => !passed);
  const current =
    ahead.find(({ step, status }) => status === "in_progress" && step !== "payment" && step !== "family") ??
    ahead.find(({ step, status, waitsFor }) => status !== "completed" && step !== "family" && waitsFor !== "purchase");
  return current?.step ?? null;
}

/** Of several bookings all: a number that is still to be recorded is not done. */
function isNumbered(standing: readonly JourneyBooking[]): boolean {
  const isOwed = standing.some(({ isMine, phase }) => isMine && phase === "awaiting_reference");
  return !isOwed && standing.some(({ nusukReference }) => nusukReference !== null);
}

/** Share of completed steps, 0–100, whole. */
export function journeyPercent(steps: readonly { status: StepStatus }[]): number {
  const done = steps.filter(({ status }) => status === "completed").length;
  return steps.length === 0 ? 0 : Math.round((done / steps.length) * 100);
}

/** SPEC §9: signed in 1, documents 3, bookings 4, queue completed 2, out of 10; 0–100. A booking that has run out or was cancelled is none. */
export function profilePercent(facts: JourneyFacts): number {
  const queueDone = journeySteps(facts).some(({ step, status }) => step === "queue" && status === "completed");
  const isBooked = facts.bookings.some((booking) => hasPlaces(booking, facts.now));
  const weight = 1 + (facts.documents.length > 0 ? 3 : 0) + (isBooked ? 4 : 0) + (queueDone ? 2 : 0);
  return weight * 10;
}
