/** Answers about the place in line; figures are those of the queue's own call. */
import { OFFER_HOURS } from "#domain/bookings/holds/waitlist.ts";
import { shelfOf } from "#domain/bookings/shelf.ts";
import { dateOf, nextHajj } from "#domain/calendar.ts";
import { paperDates } from "#domain/obligations/papers/paper-dates.ts";
import { PRIORITY_PARTS, PRIORITY_POINTS } from "#domain/queue/priority.ts";
import type { Known, KnownQueue } from "../../known.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { isCutOff } from "../../reading/words/turn-words.ts";
import { asksWhatToDo } from "../acts/account-acts.ts";
import { asksHowLongKept } from "../acts/line-acts.ts";
import { ACTIONS, type Asked, type Composer, type Reply, reply, type Sentence, say, sayOfLine } from "../reply.ts";

type KnownWindow = KnownQueue["windows"][number];

/** Where one stands; of whoever asks of both that, and how long it takes from there. */
export const queuePosition: Composer = (asked) => {
  const told = placeInLine(asked);
  const isOfWait =
    asked.concepts.some((one) => OF_WAIT.has(one)) || asked.reading.tokens.some(({ text }) => isToWait(text));
  if (asked.known.queue?.status !== "waiting" || !isOfWait) return told;
  return { ...told, sentences: [...told.sentences.slice(0, 1), ...waitInLine(asked).sentences] };
};

const isToWait = wordMatcher(
  "wait ننتظر انتظر نستنى انتظار इंतजार অপেক্ষা* bekle* attendre attend tunggu nunggu menunggu صبر ждать intezar",
);
const OF_WAIT = new Set(["how_long", "when", "review_wait", "days_left"]);

const placeInLine: Composer = inLine(({ ticket, position, totalInQueue, windows }) => {
  const at = ticket?.position ?? position;
  const window = windows.find(({ id }) => id === ticket?.windowId);
  if (at === null && window && window.state !== "announced")
    return [sayOfLine("counted", { operator: window.operatorName })];
  if (at === null) return [say("queue.notDrawn")];
  const undecided = ticket?.undecided ?? 0;
  return [
    say("queue.position", { position: at, ahead: at - 1 }),
    ...(undecided > 0 ? [say("queue.inTurn", { count: undecided })] : []),
    ...(totalInQueue === null ? [] : [say("queue.total", { total: totalInQueue })]),
    ...(window && isPaused(window) ? [say("queue.isPaused", { operator: window.operatorName })] : []),
  ];
});

export const queueWait: Composer = (asked) => {
  const told = waitInLine(asked);
  // Where one stands is asked beside how long it takes.
  const isOfPlace = asked.concepts.includes("where") && asked.known.queue?.status === "waiting";
  const [place] = isOfPlace ? placeInLine(asked).sentences : [];
  return place ? { ...told, sentences: [place, ...told.sentences] } : told;
};

const waitInLine: Composer = inLine(({ estimatedWaitTime: minutes, ticket, windows }) => {
  const window = windows.find(({ id }) => id === ticket?.windowId);
  if (window && isPaused(window)) return [say("queue.isPaused", { operator: window.operatorName })];
  if (window?.state === "announced") return [say("queue.notDrawn"), opensAt(window)];
  const seats = ticket ? seatsFor(ticket, minutes !== null) : [];
  if (minutes === null) return seats.length > 0 ? seats : [say("queue.waitUnknown")];
  return [say(ticket?.waitBasis === "announced" ? "queue.waitAnnounced" : "queue.wait", { minutes }), ...seats];
});

/** That the turn or its seats hang on what others take, as the queue's page says it. */
function seatsFor(
  { position, leastPassing: passing, chance, undecided }: NonNullable<KnownQueue["ticket"]>,
  hasTime: boolean,
): Sentence[] {
  if (position === null) return [];
  if (passing && chance === null) return [say("queue.passing", { count: passing })];
  return !hasTime && undecided ? [say("queue.undecided")] : [];
}

export const queueChance: Composer = inLine(({ ticket }) => {
  const chance = ticket?.chance ?? null;
  return [chance === null ? say("queue.chanceUnknown") : say("queue.chance", { chance: { percent: chance } })];
});

export const queueJoin: Composer = (asked) => {
  const { known } = asked;
  const actions = [ACTIONS.queue];
  if (!known.queue) return reply([say("queue.notRead")], actions, 1);
  const { status, windows } = known.queue;
  if (status === "waiting") return reply([say("queue.alreadyIn")], actions);
  if (status === "admitted") return queuePosition(asked);
  const open = windows.filter(({ state, operatorStopped }) => state !== "closed" && !operatorStopped);
  return reply([say("queue.windows", { count: open.length })], actions, 1);
};

export const queueOpens: Composer = ({ known, now, reading }) => {
  if (!known.queue) return reply([say("queue.notRead")], [ACTIONS.queue], 1);
  const named = known.queue.windows.filter(({ operatorName }) => reading.operators.includes(operatorName));
  const ofNamed = salesOf({ ...known.queue, windows: named }, now);
  const sentences = ofNamed.length > 0 ? ofNamed : salesOf(known.queue, now);
  const elsewhere = ofNamed.length > 0 ? lineElsewhere(known.queue, reading.operators) : [];
  return reply(sentences.length > 0 ? [...sentences, ...elsewhere] : [say("queue.noneAnnounced")], [ACTIONS.queue]);
};

/** Whose line it is that one waits in, where another's sale is asked of. */
function lineElsewhere({ status, ticket, windows }: KnownQueue, named: readonly string[]): Sentence[] {
  const own = windows.find(({ id }) => id === ticket?.windowId)?.operatorName;
  const isElsewhere = status === "waiting" && own !== undefined && !named.includes(own);
  return isElsewhere ? [say("queue.standsWith", { operator: own })] : [];
}

/** When the official platform is expected to sell, as the papers are counted; of an operator's own sale nothing. */
export function saleOnNusuk(now: Date): Sentence[] {
  const sale = paperDates(nextHajj(dateOf(now)), null).find(({ reason }) => reason === "sale");
  return sale ? [say("queue.nusukForecast", { date: { date: sale.dueOn } })] : [];
}

/** Of every window that is not over. */
function salesOf(queue: KnownQueue, now: Date): Sentence[] {
  return [
    ...sellersOf(queue, (window) => window.state === "open" && !isPaused(window)).map((operator) =>
      say("queue.isOpen", { operator }),
    ),
    ...sellersOf(queue, isPaused).map((operator) => say("queue.isPaused", { operator })),
    ...comingSales(queue, now),
  ];
}

/** The next two. */
function comingSales({ windows }: KnownQueue, now: Date): Sentence[] {
  return windows
    .filter(
      ({ state, operatorStopped, opensAt }) =>
        state === "announced" && !operatorStopped && Date.parse(opensAt) > now.getTime(),
    )
    .toSorted((a, b) => a.opensAt.localeCompare(b.opensAt))
    .slice(0, 2)
    .map(opensAt);
}

function opensAt({ operatorName: operator, opensAt: at }: KnownWindow): Sentence {
  return say("queue.opens", { operator, at: { dateTime: at } });
}

/** Who sells in windows of this kind. */
function sellersOf({ windows }: KnownQueue, isAsked: (window: KnownWindow) => boolean): string[] {
  return windows.flatMap((window) => (isAsked(window) && !window.operatorStopped ? [window.operatorName] : []));
}

/** Nobody is let in for now. */
function isPaused({ state, rests = false }: KnownWindow): boolean {
  return state === "paused" || rests;
}

export const queuePriority: Composer = ({ known }) =>
  known.queue
    ? reply(
        [
          say("queue.score", { score: known.queue.priorityScore }),
          ...lostPoints(known.queue),
          say("queue.scoreMeaning"),
        ],
        [ACTIONS.queue],
        known.queue.priorityParts ? 0 : 1,
      )
    : reply([say("queue.notRead"), say("queue.scoreMeaning")], [ACTIONS.queue], 1);

/** Each part that is not whole yet. */
function lostPoints({ priorityParts }: KnownQueue): Sentence[] {
  return PRIORITY_PARTS.flatMap((part) => {
    const points = priorityParts?.[part] ?? PRIORITY_POINTS[part];
    const most = PRIORITY_POINTS[part];
    return points < most ? [say("queue.scorePart", { part: { word: `parts.${part}` }, points, most })] : [];
  });
}

/** Whoever only loses the page or the network keeps the place. */
export const queueLeave: Composer = (asked) => {
  const isLost =
    asked.concepts.some((one) => one === "internet" || one === "phone" || one === "app") ||
    asked.reading.tokens.some(({ text }) => isCutOff(text));
  const { queue } = asked.known;
  return reply(
    queue?.status === "idle" ? outOfLine(asked, queue) : [],
    [ACTIONS.queue],
    [isLost ? "queueLost" : "queueLeave"],
  );
};

/** When held seats go back, and how long an offer is kept. */
export const queueHold: Composer = ({ known }) => {
  const offers = offersOf(known);
  const held = (known.journey?.obligations ?? []).flatMap(({ act }) =>
    (act.kind === "secure_hold" || act.kind === "await_hold") && !(offers.length > 0 && act.offered) ? [act] : [],
  );
  if (offers.length > 0 && held.length === 0) return reply(offers, [ACTIONS.bookings]);
  if (known.journey && held.length === 0) return reply([say("queue.nothingHeld")], [ACTIONS.bookings], 1);
  const lines = held.flatMap((act) => {
    const reference = known.bookings?.find(({ id }) => id === act.bookingId)?.reference;
    if (reference === undefined) return [];
    const values = { reference, at: { dateTime: act.until } };
    return act.kind === "secure_hold"
      ? [say("queue.heldUntil", values)]
      : [say("queue.heldByOther", { ...values, name: act.member })];
  });
  return reply([...offers, ...lines], [ACTIONS.bookings], 1);
};

function inLine(tell: (queue: KnownQueue) => readonly Sentence[]): Composer {
  return (asked: Asked): Reply => {
    const { queue } = asked.known;
    const actions = [ACTIONS.queue];
    if (!queue) return reply([say("queue.notRead")], actions);
    if (queue.status === "idle") return reply(outOfLine(asked, queue), actions);
    if (queue.status === "completed") return reply([say("queue.completed")], [ACTIONS.bookings]);
    const window = queue.windows.find(({ id }) => id === queue.ticket?.windowId);
    if (window?.operatorStopped) return reply([sayOfLine("stopped", { operator: window.operatorName })], actions);
    if (queue.status !== "admitted") return reply(tell(queue), actions);
    if (window?.rests) return reply([say("queue.isPaused", { operator: window.operatorName })], actions);
    return reply([turnOf(queue)], actions);
  };
}

/** What became of the place that there was, and what now; places on waitlists; or that there is none. */
function outOfLine({ known, now }: Asked, queue: KnownQueue): Sentence[] {
  const isPlaced = hasPlaces(known, now);
  // Who has places is told of no turn that brought none.
  const ended = isPlaced ? undefined : queue.tickets.find(({ state }) => state === "lapsed" || state === "ended");
  const told = [...(ended ? endOf(ended, queue, now) : []), ...waitlistsOf(known)];
  return told.length > 0 ? told : [say("queue.idle"), ...(isPlaced ? [sayOfLine("placed")] : [])];
}

/** Of a journey that is ahead, by whichever way they came. */
function hasPlaces({ bookings }: Known, now: Date): boolean {
  return (bookings ?? []).some((booking) => shelfOf(booking, now) === "upcoming");
}

/** Who may act is told how: at the end of a line that still runs, else in the next sale or on a waitlist. */
function endOf(ticket: KnownQueue["tickets"][number], queue: KnownQueue, now: Date): Sentence[] {
  const { state, operatorName: operator, bookingId, turnEndedAt, isMine, holder } = ticket;
  const isOpen = state === "lapsed" && queue.windows.some(({ id }) => id === ticket.windowId);
  const acts = isMine || holder === null;
  const who = acts ? sayOfLine("again") : sayOfLine("who", { name: holder });
  // The next turn wants the passports of all, which each of them gives.
  const next = isOpen ? [who, sayOfLine("passports")] : acts ? [sayOfLine("next"), ...comingSales(queue, now)] : [who];
  const what =
    state === "ended"
      ? sayOfLine("over", { operator })
      : bookingId !== null || turnEndedAt === null
        ? sayOfLine("fellBack", { operator })
        : sayOfLine("lapsed", { operator, at: { time: turnEndedAt } });
  return [what, ...next];
}

/** Places on waitlists of sold-out packages: a line too, though of no sale; what has come of it first. */
function waitlistsOf(known: Known): Sentence[] {
  const places = (known.waitlists ?? []).flatMap(({ packageName: name, position, partiesWaiting: total }) =>
    position === null || total === null ? [] : [say("queue.onWaitlist", { name, position, total })],
  );
  return [...offersOf(known), ...places];
}

/** Seats that a waitlist has offered, each with its own last moment; while nobody can take them that stands still. */
function offersOf({ waitlists }: Known): Sentence[] {
  return (waitlists ?? []).flatMap(({ packageName: name, offerExpiresAt: until, seats, ...entry }) => {
    if (!until || !seats) return [];
    if (entry.offSale) return [say("queue.offerRests", { name })];
    const whose = { who: entry.isMine ? "you" : "household", holder: entry.holder ?? "" };
    return [say("queue.offer", { ...whose, name, seats, at: { dateTime: until } })];
  });
}

/** The minutes of one's own window where one waits in it; of what is to be done then, how long a hold keeps the places. */
export const turnLength: Composer = ({ known: { queue }, reading, concepts }) => {
  const minutes = queue?.windows.find(({ id }) => id === queue.ticket?.windowId)?.admittedMinutes;
  const facts = asksWhatToDo(
    reading.tokens.map(({ text }) => text),
    new Set(concepts),
  )
    ? ["queueTurn", "holdMinutes"]
    : ["queueTurn"];
  const told = queue?.status === "admitted" ? [turnOf(queue)] : [];
  return reply(minutes === undefined ? told : [...told, say("queue.turnLasts", { minutes })], [ACTIONS.queue], facts);
};

/** Places on waitlists; whoever waits nowhere is told how that is done. */
export const waitlistPlaces: Composer = (asked) => {
  const { known, reading } = asked;
  const titles = reading.titled.flatMap((offers) => offers.map(({ title }) => title));
  const waited = known.waitlists?.filter(({ packageName }) => titles.includes(packageName)) ?? [];
  // Where nobody waits for the package that is named, it is one of the line's own.
  if (titles.length > 0 && waited.length === 0 && known.queue?.status === "waiting") return queuePosition(asked);
  const own = waited.length > 0 ? { ...known, waitlists: waited } : known;
  // How long what it offers is kept: what is offered now has its own last moment.
  if (asksHowLongKept(new Set(asked.concepts)) && offersOf(own).length === 0)
    return reply([say("queue.offerLasts", { hours: OFFER_HOURS })], [ACTIONS.packages]);
  const names = (own.waitlists ?? []).map(({ packageName }) => packageName);
  const shown = (known.packages ?? []).filter(
    ({ title, availableSlots }) => names.includes(title) && availableSlots === 0,
  );
  const told =
    offersOf(own).length > 0
      ? reply(waitlistsOf(own), [ACTIONS.bookings])
      : reply(waitlistsOf(own), [ACTIONS.packages], ["waitlistHow"]);
  return { ...told, shown: shown.map(({ id }) => id) };
};

/** Said to whoever can use the turn, or to the others of the household with who can. */
function turnOf({ ticket }: KnownQueue): Sentence {
  if (!ticket?.turnEndsAt) return say("queue.turnNow");
  const at = { dateTime: ticket.turnEndsAt };
  if (ticket.isMine || ticket.holder === null) return say("queue.turn", { at });
  return say("queue.turnHousehold", { at, name: ticket.holder });
}
