/** Answers about bookings, the household, the day of departure, the days of Hajj and prayer. */
import { dateOf, daysBetween, nextHajj } from "#domain/calendar.ts";
import { areAllAway, whoIsAsked } from "#domain/households/asked.ts";
import { stands } from "#domain/obligations/papers/facts.ts";
import { isTheirs } from "#domain/obligations/papers/requirements.ts";
import { nextPrayer } from "#domain/prayer/next-prayer.ts";
import { placeClock } from "#domain/prayer/place-clock.ts";
import { MIN_AGE_YEARS } from "#domain/travellers/traveller.ts";
import type { KnownBooking } from "../../known.ts";
import { bareAge } from "../../reading/numbers.ts";
import { isOnlyOne } from "../../reading/words/thread-words.ts";
import { isMina } from "../acts/topic-facts.ts";
import { ACTIONS, type Action, type Asked, type Composer, reply, type Sentence, say } from "../reply.ts";
import { openPapers } from "./documents.ts";
import { queuePosition, waitlistPlaces } from "./queue.ts";

const MOST_BOOKINGS = 4;
const MOST_READY_LINES = 10;

/** Whoever has none is told where they wait, or that their turn runs. */
export const bookingStatus: Composer = (asked) => {
  const { bookings, queue } = asked.known;
  if (bookings?.length === 0) {
    const isInLine = queue?.status === "waiting" || queue?.status === "admitted";
    const waits = isInLine ? queuePosition(asked).sentences : [];
    const places = waitlistPlaces(asked).sentences;
    return reply([say("bookings.none"), ...waits, ...places], [ACTIONS.packages, ACTIONS.queue]);
  }
  return allBookings(asked);
};

const allBookings: Composer = (asked) =>
  withBookings(asked, [ACTIONS.bookings], (bookings) => bookings.map(bookingLine));

/** Nobody departs with what was called off or ran out. */
function bookingLine(booking: KnownBooking): Sentence {
  const { reference, packageName, phase, cancelReason, completed, departureDate } = booking;
  return say(phase === "cancelled" ? "bookings.called_off" : "bookings.line", {
    ...{ reference, name: packageName, departure: { date: departureDate } },
    state: { word: `phases.${completed ? "completed" : cancelReason === "hold_expired" ? "expired" : phase}` },
  });
}

/** A booking is changed, cancelled and talked about on its own page. `key`: the sentence, as a function where it hangs on the booking. */
export function onBookingPage(key: string | ((booking: KnownBooking) => string), facts = 1): Composer {
  return (asked) => {
    const live = liveOf(asked);
    const actions: Action[] = [
      ...live.slice(0, 2).map(({ id }): Action => ({ key: "booking", target: `open:/bookings/${id}` })),
      ...(live.length === 0 ? [ACTIONS.bookings] : []),
    ];
    const names = live.map((booking) =>
      say(typeof key === "string" ? key : key(booking), {
        reference: booking.reference,
        operator: booking.operatorName,
        offered: String(booking.offered ?? false),
      }),
    );
    return reply([...noneNow(asked, live), ...names], actions, facts);
  };
}

/** Before the rule: that there is nothing of the asker's own to tell of. Of visitors nothing is known. */
export function noneNow({ known }: Asked, live: readonly KnownBooking[]): Sentence[] {
  return known.bookings !== null && live.length === 0 ? [say("bookings.noneNow")] : [];
}

/** Messages to the operator, which are the asker's own to write; to one that is suspended nobody is sent. */
export const contactOperator: Composer = (asked) => {
  const told = onBookingPage(contactOf)(asked);
  if (asked.known.bookings?.some(({ operatorStopped }) => operatorStopped)) return { ...told, facts: [] };
  return { ...told, sentences: [...told.sentences, say("bookings.notSent")] };
};

/** A suspended operator writes to nobody. */
export function contactOf({ operatorStopped, phase }: KnownBooking): string {
  if (!operatorStopped) return "bookings.contact";
  return phase === "held" ? "bookings.stoppedHold" : "bookings.stopped";
}

const CHANGES = ["add", "delete", "cancel", "change"];

/** Who is in it; of who comes in or leaves how that is done. */
export const familyMembers: Composer = ({ known, concepts }) => {
  const asksHow = concepts.includes("how") && !concepts.includes("how_many");
  if (asksHow || CHANGES.some((one) => concepts.includes(one))) return reply([], [ACTIONS.family], ["familyAdd"]);
  if (!known.families) return reply([say("family.notRead")], [ACTIONS.family]);
  if (known.families.length === 0) return reply([say("family.none")], [ACTIONS.family], 1);
  const lines = known.families.flatMap(({ name, members, maxMembers }) => {
    const leaders = members.filter(({ role }) => role === "admin").map((member) => member.name);
    const free = Math.max(0, maxMembers - members.length);
    return [
      say("family.members", { name, count: members.length, list: { list: members.map((member) => member.name) } }),
      ...(leaders.length > 0 ? [say("family.led", { name, list: { list: leaders }, free })] : []),
    ];
  });
  return reply(lines, [ACTIONS.family]);
};

export const familyInvite: Composer = ({ known }) => {
  const full = known.families?.filter(({ members, maxMembers }) => members.length >= maxMembers) ?? [];
  return reply(
    full.map(({ name, maxMembers }) => say("family.full", { name, most: maxMembers })),
    [ACTIONS.family],
    1,
  );
};

/** How many are ready, and what each of the others still has to give. */
export const familyReady: Composer = (asked) => {
  const { known } = asked;
  const isOfOne = isOnlyOne(asked.reading.tokens.map(({ text }) => text));
  // Only who holds it up most: what is due of them first says their name.
  const [first] = isOfOne ? openPapers(asked) : [];
  if (first) return reply([first], [ACTIONS.upload, ACTIONS.family]);
  if (!known.families) return reply([say("family.notRead")], [ACTIONS.family]);
  if (known.families.length === 0) return reply([say("family.none")], [ACTIONS.family], 1);
  const lines = known.families.flatMap(({ name, readiness, complete, ...family }) => {
    const members = whoIsAsked(family);
    if (areAllAway(members)) return [say("documents.noneAway")];
    const late = members.filter(({ status }) => status !== "ready").map((member) => member.name);
    const counted = say("family.ready", {
      ...{ name, ready: readiness.ready, count: members.length },
      complete: { percent: complete },
    });
    return late.length > 0 ? [counted, say("family.notReady", { list: { list: late } })] : [counted];
  });
  return reply([...lines, ...openPapers(asked)].slice(0, MOST_READY_LINES), [ACTIONS.family, ACTIONS.upload]);
};

/** Of the bookings that name the asker, else of those of the household; before there is one, the days of Hajj alone are known. */
export const departureDay: Composer = ({ known: { bookings }, now }) => {
  const standing = (bookings ?? []).filter((booking) => stands(booking, now) && !booking.completed);
  const theirs = standing.filter(isTheirs);
  const told = (theirs.length > 0 ? theirs : standing)
    .toSorted((a, b) => a.departureDate.localeCompare(b.departureDate))
    .slice(0, MOST_BOOKINGS);
  const lines = told.flatMap((booking) => [bookingLine(booking), returnOf(booking)]);
  if (told.length > 0) return reply(lines, [ACTIONS.bookings]);
  const none = say(bookings ? "bookings.noDay" : "bookings.notRead");
  return reply([none, hajjDays(nextHajj(dateOf(now)))], [ACTIONS.packages, ACTIONS.hajj]);
};

function returnOf({ reference, packageName: name, returnDate }: KnownBooking): Sentence {
  return say("bookings.returns", { reference, name, back: { date: returnDate } });
}

function hajjDays({ hijriYear, tarwiyah, lastDay }: ReturnType<typeof nextHajj>): Sentence {
  return say("hajj.days", { year: String(hijriYear), first: { date: tarwiyah }, last: { date: lastDay } });
}

export const hajjDates: Composer = ({ now, concepts, reading }) => {
  const today = dateOf(now);
  const hajj = nextHajj(today);
  const { tarwiyah, arafah, eid } = hajj;
  const days = daysBetween(today, tarwiyah);
  const whole = hajjDays(hajj);
  const single = say("hajj.arafah", { arafah: { date: arafah }, eid: { date: eid } });
  const isOfOne = concepts.includes("rite") || concepts.includes("day_of_hajj");
  // The days and nights there are one before Arafah and those after; a single one of them is told by itself.
  const isOfMina =
    reading.tokens.some(({ text }) => isMina(text)) && reading.tokens.every(({ value }) => value === null);
  const isCounted = concepts.includes("how_many") || concepts.includes("how_long");
  const isOfAll = isCounted && !isOfOne && !concepts.includes("days_left");
  return reply(
    [
      ...(isOfOne ? [single, whole] : [whole, single]),
      ...(days > 0 ? [say("hajj.left", { days })] : []),
      say("hajj.moon"),
    ],
    [ACTIONS.hajj],
    isOfMina ? ["dayTarwiyah", "daysTashriq"] : isOfAll ? ["hajjDays"] : 1,
  );
};

/** The least age holds on the first day of Hajj; who is a year short now may have it by then. */
export const mayComeAt: Composer = ({ reading, now }) => {
  const age = reading.numbers.age ?? bareAge(reading.numbers.bare) ?? null;
  if (age === null) return reply([], [ACTIONS.family], ["leastAge"]);
  const { tarwiyah } = nextHajj(dateOf(now));
  const key = age >= MIN_AGE_YEARS ? "ageYes" : age === MIN_AGE_YEARS - 1 ? "ageAlmost" : "ageNo";
  const values = { age, least: MIN_AGE_YEARS, date: { date: tarwiyah } };
  return reply([say(`family.${key}`, values)], [ACTIONS.family], ["leastAge"]);
};

/** An hour that is named, where hours are at hand; else the next at the asker's own place. */
export const prayerNext: Composer = (asked) => {
  const { known, now } = asked;
  const told = asked.prayerHours?.(asked);
  if (told) return told;
  if (!known.prayer) return reply([say("prayer.notRead")], [ACTIONS.prayer]);
  const { timeZone } = known.prayer;
  const { prayer, time, waitMinutes } = nextPrayer(known.prayer, placeClock(now, timeZone).time);
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  const values = { name: { prayer }, time: { clock: time }, minutes: waitMinutes, place };
  return reply([say("prayer.next", values)], [ACTIONS.prayer]);
};

export const prayerDirection: Composer = ({ known }) =>
  known.prayer
    ? reply([say("prayer.qibla", { degrees: Math.round(known.prayer.qibla) })], [ACTIONS.prayer])
    : reply([say("prayer.notRead")], [ACTIONS.prayer]);

function withBookings(
  asked: Asked,
  actions: readonly Action[],
  tell: (bookings: readonly KnownBooking[]) => readonly Sentence[],
) {
  if (!asked.known.bookings) return reply([say("bookings.notRead")], actions);
  const found = asked.known.bookings.slice(0, MOST_BOOKINGS);
  return found.length === 0 ? reply([say("bookings.none")], [ACTIONS.packages]) : reply(tell(found), actions);
}

/** Of the package that is named, where one is. */
export function liveOf({ known, reading }: Asked): readonly KnownBooking[] {
  const live = (known.bookings ?? []).filter(({ phase, completed }) => phase !== "cancelled" && !completed);
  const titles = reading.titled.flatMap((offers) => offers.map(({ title }) => title));
  const named = live.filter(({ packageName }) => titles.includes(packageName));
  return named.length > 0 ? named : live;
}
