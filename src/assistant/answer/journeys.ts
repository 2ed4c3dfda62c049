/** Answers about bookings, packages, the household, the next step, the days of Hajj and prayer. */
import { dateOf, daysBetween, nextHajj } from "#domain/calendar.ts";
import { nextPrayer } from "#domain/prayer/next-prayer.ts";
import { placeClock } from "#domain/prayer/place-clock.ts";
import type { KnownBooking, KnownFamily, KnownPackage } from "../known.ts";
import type { Slots } from "../slots/slots.ts";
import { ACTIONS, type Action, type Asked, type Composer, reply, type Sentence, say, type Value } from "./reply.ts";

const MOST_OFFERS = 3;
const MOST_BOOKINGS = 4;

export const bookingStatus: Composer = (asked) =>
  withBookings(asked, [ACTIONS.bookings], (bookings) =>
    bookings.map(({ reference, packageName, phase, cancelReason, completed, departureDate }) =>
      // Nobody departs with what was called off or ran out.
      say(phase === "cancelled" ? "bookings.called_off" : "bookings.line", {
        ...{ reference, name: packageName, departure: { date: departureDate } },
        state: { word: `phases.${completed ? "completed" : cancelReason === "hold_expired" ? "expired" : phase}` },
      }),
    ),
  );

/** A booking is changed, cancelled and talked about on its own page. */
export function onBookingPage(key: string, facts = 1): Composer {
  return (asked) => {
    const live = liveOf(asked);
    const actions: Action[] = [
      ...live.slice(0, 2).map(({ id }): Action => ({ key: "booking", target: `open:/bookings/${id}` })),
      ...(live.length === 0 ? [ACTIONS.bookings] : []),
    ];
    const names = live.map(({ reference, operatorName }) => say(key, { reference, operator: operatorName }));
    return reply(names.length > 0 ? names : [say("bookings.none")], actions, facts);
  };
}

export const packageSearch: Composer = ({ known, slots, now }) => {
  if (!known.packages) return reply([say("packages.notRead")], [ACTIONS.packages]);
  const found = known.packages.filter((offer) => fits(offer, slots, dateOf(now)));
  const cheapest = found.toSorted((a, b) => a.price - b.price).slice(0, MOST_OFFERS);
  const counted = say("packages.found", { count: found.length });
  const unread: Sentence[] =
    slots.amount !== null && slots.currency !== null && slots.currency !== "USD" ? [say("packages.inDollars")] : [];
  const actions = cheapest.map(({ id }): Action => ({ key: "package", target: `open:/packages/${id}` }));
  return reply([counted, ...cheapest.map(offerLine), ...unread], [...actions.slice(0, 1), ACTIONS.packages]);
};

/** The booked package, told by one of its properties; without a booking the fact that says where it stands. */
function ofBookedPackage(tell: (offer: KnownPackage) => Sentence): Composer {
  return (asked) => {
    const ids = liveOf(asked).flatMap(({ parts }) => parts.map(({ packageId }) => packageId));
    const booked = (asked.known.packages ?? []).filter(({ id }) => ids.includes(id));
    return reply(booked.slice(0, MOST_OFFERS).map(tell), [ACTIONS.packages], 1);
  };
}

export const packageIncludes = ofBookedPackage(({ title, flights, meals }) =>
  say("packages.included", {
    name: title,
    flights: { word: `told.${flights === null ? "unknown" : flights ? "yes" : "no"}` },
    meals: meals ?? { word: "told.unknown" },
  }),
);

export const packageLicence = ofBookedPackage(({ operatorName, licenceVerified }) =>
  say(licenceVerified ? "packages.licensed" : "packages.notLicensed", { operator: operatorName }),
);

export const packageDistance = ofBookedPackage(({ title, distanceFromHaram, accessible }) =>
  say("packages.distance", {
    name: title,
    metres: distanceFromHaram,
    stepFree: { word: `told.${accessible === null ? "unknown" : accessible ? "yes" : "no"}` },
  }),
);

export const familyMembers: Composer = ({ known }) => {
  if (!known.families) return reply([say("family.notRead")], [ACTIONS.family]);
  if (known.families.length === 0) return reply([say("family.none")], [ACTIONS.family], 1);
  const lines = known.families.map(({ name, members }) =>
    say("family.members", { name, count: members.length, list: { list: members.map((member) => member.name) } }),
  );
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

export const familyReady: Composer = ({ known }) => {
  if (!known.families) return reply([say("family.notRead")], [ACTIONS.family]);
  if (known.families.length === 0) return reply([say("family.none")], [ACTIONS.family], 1);
  const lines = known.families.flatMap(({ name, readiness, complete, ...family }) => {
    const members = comingOf(family);
    const late = members.filter(({ status }) => status !== "ready").map((member) => member.name);
    const counted = say("family.ready", {
      ...{ name, ready: readiness.ready, count: members.length },
      complete: { percent: complete },
    });
    return late.length > 0 ? [counted, say("family.notReady", { list: { list: late } })] : [counted];
  });
  return reply(lines, [ACTIONS.family]);
};

/** Of whom something is asked: a child who cannot come along is neither ready nor late, and pays nothing. */
export function comingOf({ members, limits }: Pick<KnownFamily, "members" | "limits">): KnownFamily["members"] {
  return members.filter(({ id }) => !limits.tooYoung.includes(id));
}

export const nextStep: Composer = ({ known, now }) => {
  if (!known.journey) return reply([say("journey.notRead")], [ACTIONS.journey]);
  const action = known.journey.nextAction;
  const name = personOfAction(action);
  const day = "dueOn" in action && action.dueOn !== null ? action.dueOn : null;
  const isAbout = "isForecast" in action && action.isForecast;
  const due = day !== null && day < dateOf(now) ? "journey.dueLate" : isAbout ? "journey.dueAbout" : "journey.due";
  const until = "until" in action && action.until !== null ? action.until : null;
  return reply(
    [
      say("journey.next", { step: { word: `next.${action.kind}` } }),
      ...(name === null ? [] : [say("journey.forPerson", { name })]),
      ...(day === null ? [] : [say(due, { date: { date: day } })]),
      ...(until === null ? [] : [say("journey.until", { at: { dateTime: until } })]),
    ],
    [ACTIONS.journey],
  );
};

export const journeyProgress: Composer = ({ known }) => {
  if (!known.journey) return reply([say("journey.notRead")], [ACTIONS.journey]);
  const { steps, overallProgress, nextAction } = known.journey;
  const done = steps.filter(({ status }) => status === "completed").length;
  return reply(
    [
      say("journey.progress", { done, count: steps.length, percent: { percent: overallProgress } }),
      say("journey.next", { step: { word: `next.${nextAction.kind}` } }),
    ],
    [ACTIONS.journey],
  );
};

export const hajjDates: Composer = ({ now }) => {
  const today = dateOf(now);
  const { hijriYear, tarwiyah, arafah, eid, lastDay } = nextHajj(today);
  const days = daysBetween(today, tarwiyah);
  return reply(
    [
      say("hajj.days", { year: String(hijriYear), first: { date: tarwiyah }, last: { date: lastDay } }),
      say("hajj.arafah", { arafah: { date: arafah }, eid: { date: eid } }),
      ...(days > 0 ? [say("hajj.left", { days })] : []),
      say("hajj.moon"),
    ],
    [ACTIONS.hajj],
    1,
  );
};

export const prayerNext: Composer = ({ known, now }) => {
  if (!known.prayer) return reply([say("prayer.notRead")], [ACTIONS.prayer]);
  const { timeZone } = known.prayer;
  const { prayer, time, waitMinutes } = nextPrayer(known.prayer, placeClock(now, timeZone).time);
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  const values = { name: { word: `prayers.${prayer}` }, time: { clock: time }, minutes: waitMinutes, place };
  return reply([say("prayer.next", values)], [ACTIONS.prayer]);
};

export const prayerDirection: Composer = ({ known }) =>
  known.prayer
    ? reply([say("prayer.qibla", { degrees: Math.round(known.prayer.qibla) })], [ACTIONS.prayer])
    : reply([say("prayer.notRead")], [ACTIONS.prayer]);

function personOfAction(action: NonNullable<Asked["known"]["journey"]>["nextAction"]): string | null {
  if ("member" in action) return action.member;
  return "traveller" in action ? (action.traveller?.name ?? null) : null;
}

function withBookings(
  asked: Asked,
  actions: readonly Action[],
  tell: (bookings: readonly KnownBooking[]) => readonly Sentence[],
) {
  if (!asked.known.bookings) return reply([say("bookings.notRead")], actions);
  const found = asked.known.bookings.slice(0, MOST_BOOKINGS);
  return found.length === 0 ? reply([say("bookings.none")], [ACTIONS.packages]) : reply(tell(found), actions);
}

function liveOf({ known }: Asked): readonly KnownBooking[] {
  return (known.bookings ?? []).filter(({ phase, completed }) => phase !== "cancelled" && !completed);
}

/** An amount bounds the price in dollars; other currencies are not converted here. */
function fits(offer: KnownPackage, { amount, currency, month, count }: Slots, today: string): boolean {
  const most = currency === null || currency === "USD" ? amount : null;
  return (
    offer.departureDate > today &&
    (most === null || offer.price <= most) &&
    (month === null || Number(offer.departureDate.slice(5, 7)) === month) &&
    offer.availableSlots >= (count ?? 1)
  );
}

function offerLine({ title, price, departureDate, availableSlots, operatorName }: KnownPackage): Sentence {
  const values: Record<string, Value> = {
    ...{ name: title, operator: operatorName, seats: availableSlots },
    price: { money: price, currency: "USD" },
    date: { date: departureDate },
  };
  return say("packages.line", values);
}
