/** The ten steps told at length: what was done when, what is due by when, and who lacks what. */
import type { Booking } from "#contract/bookings.ts";
import type { JourneyGuideStep, journeyGuide } from "#contract/journey.ts";
import type { RouteOutput } from "#contract/route.ts";
import { type BookingPhase, STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import { dateOf, type IsoDate, nextHajj } from "#domain/calendar.ts";
import { channelIn } from "#domain/countries.ts";
import type { Journey } from "#domain/journey/journey.ts";
import { isKnownAt, isUnknownAt, lacksToTell } from "#domain/journey/lacking.ts";
import { type JourneyStep, lastDayOf } from "#domain/journey/steps.ts";
import type { NextAction } from "#domain/obligations/action.ts";
import type { Obligation } from "#domain/obligations/obligation.ts";
import { isDayKnown } from "#domain/obligations/papers/paper-dates.ts";
import type { GuidePerson } from "./people.ts";
import type { Moments } from "./repository.ts";

interface Told {
  readonly journey: Journey;
  readonly people: readonly GuidePerson[];
  /** Ids of the travellers whose journey has begun, or is over with no other asked for; null: it is ahead. */
  readonly away: ReadonlySet<string> | null;
  readonly moments: Moments;
  /** Those that stand, the one that leaves first at the head. */
  readonly standing: readonly Booking[];
  /** The next journey that another of the household has booked or holds, naming nobody of the reader's yet. */
  readonly byOther: Booking | null;
  /** When the package was chosen; null while none is. */
  readonly chosenAt: string | null;
  readonly travelsAlone: boolean | null;
  readonly today: IsoDate;
}

/** The journey with the dates of its steps, which the tracker tells and a step's own page alike. */
export function datedJourney(told: Told) {
  const steps = told.journey.steps.map((one) => {
    // What the reader still gives for others has its day, also once their own part is done.
    const due = one.status === "completed" && one.open === 0 ? OPEN_ENDED : dueOf(told, one.step);
    return {
      ...one,
      doneAt:
        one.status === "completed" && !one.needless && !one.passed && !one.moreToCome ? doneAt(told, one.step) : null,
      ...{ ...due, isOwnPart: due.dueOn !== null && isOwnPart(told, one.step) },
    };
  });
  return { ...told.journey, steps };
}

export function presentGuide(told: Told): RouteOutput<typeof journeyGuide> {
  const { standing, byOther, travelsAlone } = told;
  const journey = datedJourney(told);
  const [booking] = standing;
  const { tarwiyah, lastDay } = hajjOf(told);
  return {
    steps: journey.steps.map((one) => ({ ...one, lacking: lackingAt(told, one) })),
    currentStep: journey.currentStep,
    headerProgress: journey.headerProgress,
    overallProgress: journey.overallProgress,
    travelsAlone,
    bookingId: booking?.id ?? null,
    ...(booking?.parts.every(({ travellers }) => travellers.length === 0) && { namesNobody: true }),
    channel: booking?.channel ?? toldChannel(told.moments),
    bookedBy: booking ? (booking.isMine ? null : booking.customerName) : (byOther?.customerName ?? null),
    hajj: { firstDay: tarwiyah, lastDay },
  };
}

function toldChannel({ countryOfResidence }: Moments) {
  return channelIn(countryOfResidence);
}

function hajjOf({ standing, today }: Told) {
  return nextHajj(standing[0]?.departureDate ?? today);
}

/** On the way nothing is asked of anybody: what a step that is behind lacks is told of whose papers the reader keeps. */
function lackingAt({ people, away }: Told, { step, passed }: Journey["steps"][number]): JourneyGuideStep["lacking"] {
  const told = away
    ? people.filter(({ isYou, travellerId }) => passed && (isYou || away.has(travellerId ?? "")))
    : people;
  return told.flatMap(({ id, name, isYou, hasAccount, travellerId, ...person }) => {
    const lacks = lacksToTell(step, person);
    return lacks.length === 0 ? [] : [{ id, name, isYou, hasAccount, travellerId, lacks }];
  });
}

/** Paid on the official platform means paid when its operator saw the number; seats without a line begin with their hold. */
function doneAt(told: Told, step: JourneyStep): string | null {
  const { moments, standing, chosenAt, people } = told;
  const isOnNusuk = step === "nusuk" && standing.some(({ channel }) => channel === "nusuk");
  // One's own last paper, or what one gave in the official app, is no day of a step of everybody.
  const isOfEach = step === "upload" || step === "verification" || isOnNusuk;
  if (isOfEach && people.some((person) => person.isOthers)) return null;
  if (isOnNusuk) return appOrNumber(moments);
  if (step === "tracking" || step === "completion") return lastEnd(told, step);
  // A second booking does not choose again; who is named on none yet reads when the household's was made.
  if (step === "package") return chosenAt;
  // Somebody's last detail completes the group, and no day of that is kept.
  if (step === "family") return null;
  const moment = step === "payment" ? (moments.payment ?? moments.seen) : moments[step];
  return moment?.toISOString() ?? (step === "queue" && standing.length > 0 ? chosenAt : null);
}

/** Whichever came last: the step has no day while one of them has none. */
function appOrNumber({ app, nusuk }: Moments): string | null {
  if (app === null || nusuk === null) return null;
  return app > dateOf(nusuk) ? app : nusuk.toISOString();
}

/** Of the confirmed journeys behind, the latest: as `journeySteps` calls the step completed. */
function lastEnd({ standing, today }: Told, step: "tracking" | "completion"): IsoDate | null {
  const ends = standing
    .filter(({ phase }) => STATUS_OF_PHASE[phase] === "confirmed")
    .map((booking) => (step === "tracking" ? booking.returnDate : lastDayOf(booking)))
    .filter((end) => end < today);
  return ends.sort().at(-1) ?? null;
}

const OWED_AT: Readonly<Partial<Record<JourneyStep, NextAction["kind"]>>> = {
  upload: "upload_document",
  verification: "replace_document",
  payment: "pay_amount",
  nusuk: "record_reference",
};

/** What of the booking of somebody else is waited for at which step. */
const BOOKERS_AT: Readonly<Partial<Record<JourneyStep, BookingPhase>>> = {
  payment: "awaiting_balance",
  nusuk: "awaiting_reference",
};

interface StepDue {
  readonly dueOn: string | null;
  readonly isForecast: boolean;
  readonly isLate: boolean;
}

const OPEN_ENDED: StepDue = { dueOn: null, isForecast: false, isLate: false };

/** What is owed by its obligation, one's own or that of whoever booked; the journey's own days by the booking. */
function dueOf(told: Told, step: JourneyStep): StepDue {
  const owed = OWED_AT[step];
  if (!owed) return { ...OPEN_ENDED, dueOn: dayOf(told, step) };
  const { obligations } = told.journey;
  const due = (obligations.find(({ act }) => act.kind === owed) ?? obligations.find(isBookersAt(told, step)))?.due;
  if (!due || !isDayKnown(due)) return OPEN_ENDED;
  return { dueOn: due.at, isForecast: due.isForecast, isLate: due.isLate };
}

function isBookersAt({ standing }: Told, step: JourneyStep): (one: Obligation) => boolean {
  const waiting = standing.filter(({ phase }) => phase === BOOKERS_AT[step]).map(({ id }) => id);
  return ({ act }) => act.kind === "await_booker" && waiting.includes(act.bookingId);
}

/** The days of papers are told of whom the account keeps them for: another who lacks some may have an earlier one. */
function isOwnPart({ people }: Told, step: JourneyStep): boolean {
  if (step !== "upload" && step !== "verification") return false;
  const others = people.filter(({ isOthers }) => isOthers);
  return others.some((person) => isKnownAt(step, person) || isUnknownAt(step, person));
}

function dayOf(told: Told, step: JourneyStep): IsoDate | null {
  const [booking] = told.standing;
  if (!booking) return null;
  // It runs from the departure to the return.
  if (step === "tracking") return booking.departureDate > told.today ? booking.departureDate : booking.returnDate;
  return step === "completion" ? lastDayOf(booking) : null;
}
