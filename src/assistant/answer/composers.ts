/** Which composer answers which question. */
import { dateOf } from "#domain/calendar.ts";
import { requirementDates } from "#domain/obligations/papers/requirements.ts";
import { isCueOf } from "../facts/cues.ts";
import { isHat } from "../facts/rite-words.ts";
import { type Act, type ExtraAct, isExtra } from "../intents/acts.ts";
import type { Intent } from "../intents/intents.ts";
import { asksWhether } from "../reading/asks-whether.ts";
import { isHajj } from "../reading/offers.ts";
import { isMuting } from "../reading/words/notice-words.ts";
import { returnNamed, untilMonth } from "../slots/until-month.ts";
import { accounts, ages, favourites, householdLeaders, replies } from "./account-told.ts";
import { isScam } from "./acts/named-facts.ts";
import { asksToLook, asksWhatItIs, asksWhatToPack, bringsToBook, byOneWay, isWithoutOne } from "./acts/product-acts.ts";
import { asksIfSafe, isOfGrown } from "./acts/topic-facts.ts";
import { aboutPaper, aboutVaccine, documentUpload } from "./bookings/about-paper.ts";
import { bookedPeople, sharedRooms } from "./bookings/booked-people.ts";
import * as cards from "./bookings/cards.ts";
import * as documents from "./bookings/documents.ts";
import { nextOrDue, whatIsDue, whatIsLate } from "./bookings/due-list.ts";
import * as journeys from "./bookings/journeys.ts";
import { nextPayment } from "./bookings/next-payment.ts";
import * as next from "./bookings/next-step.ts";
import * as own from "./bookings/own-bookings.ts";
import * as payments from "./bookings/payments.ts";
import * as queue from "./bookings/queue.ts";
import * as how from "./desk/desk-how.ts";
import * as operator from "./desk/operator.ts";
import { deskBookings } from "./desk/operator-bookings.ts";
import * as named from "./desk/operator-named.ts";
import * as statements from "./desk/statements.ts";
import { dose, emergency } from "./emergency.ts";
import { latestNotices } from "./notices.ts";
import { groupDiscounts } from "./packages/discounts.ts";
import * as offers from "./packages/offers.ts";
import { namesSacrifice } from "./packages/package-details.ts";
import { operatorNamed } from "./packages/sellers.ts";
import { ACTIONS, type Action, type Asked, type Composer, reply, type Sentence, say, whole } from "./reply.ts";

/** Facts alone, with the place to go. */
function told(...actions: readonly Action[]): Composer {
  return () => reply([], actions, 1);
}

/** How long a transfer takes, and to which account: both where both are asked. */
const wallet: Composer = ({ concepts }) =>
  reply([], [ACTIONS.nusuk], WALLET_BOTH.every((one) => concepts.includes(one)) ? ["walletEarly", "walletLoad"] : 1);

const WALLET_BOTH = ["how_long", "account"];

/** Of whoever would delete it with the files in it: both. */
const account: Composer = ({ slots, concepts }) =>
  reply(
    [],
    [ACTIONS.settings],
    slots.document || concepts.includes("document") ? ["accountData", "documentsEncrypted"] : 1,
  );

/** When and by which way they come is set for all notices; of the queue its own rule is told. */
const alerts: Composer = ({ reading }) => {
  const words = reading.tokens.map(({ text }) => text);
  const isOfAll = isMuting(words) || byOneWay(words);
  return isOfAll
    ? whole([say("notices.settings")], [ACTIONS.settings])
    : reply([], [ACTIONS.queue, ACTIONS.settings], 1);
};

/** What is not asked of one thing alone: the two bags, and what ihram leaves out of them; women have clothes of their own for it. */
const packing: Composer = ({ reading, concepts }) => {
  const isOfWoman =
    reading.people.named.some(({ relationship }) => WOMEN.includes(relationship)) || concepts.includes("wife");
  if (isOfWoman) return reply([], [ACTIONS.hajj], ["packHand", "packMina", "womenIhram"]);
  const words = reading.tokens.map(({ text }) => text);
  const isOfAll = asksWhatToPack(words, new Set(concepts));
  return reply([], [ACTIONS.hajj], isOfAll ? ["packHand", "packMina", "packUnscented"] : 1);
};

const WOMEN: readonly string[] = ["mother", "grandmother", "daughter", "sister"];

/** What a price holds; of the sacrifice also how it is mostly made, for it is seldom within. */
const included: Composer = (asked) => {
  const isOfSacrifice = namesSacrifice(asked);
  return own.bookedDetails("included", isOfSacrifice ? ["packageIncluded", "sacrificeHow"] : 1)(asked);
};

function fixed(key: string, ...actions: readonly Action[]): Composer {
  return () => reply([say(key)], actions);
}

/** Whoever says until which month a passport holds is told whether that is enough; of others the passports are read. */
const passportUntil: Composer = (asked) => {
  const until = untilMonth(asked.reading);
  if (!until) return documents.passportValidity(asked);
  const { firstDay, lastDay } = requirementDates(dateOf(asked.now), null);
  const back = returnNamed(asked.reading, Number(lastDay.slice(0, 4)));
  const journey = back === null ? null : { departsOn: firstDay, returnsOn: back };
  const { passportValidUntil } = requirementDates(dateOf(asked.now), journey);
  const needed = say("documents.passportNeeded", { date: { date: passportValidUntil } });
  const isClear = until.to < passportValidUntil || until.from >= passportValidUntil;
  const answer = say(until.to < passportValidUntil ? "answers.no" : "answers.yes");
  return reply(
    isClear ? [answer, needed] : [needed],
    [ACTIONS.documents],
    until.to < passportValidUntil ? ["passportRenewEarly"] : 0,
  );
};

/** What each agent is asked most, as questions that can be pressed. */
const capabilities: Composer = () =>
  reply(
    [say("meta.capabilities")],
    (["doc.status", "queue.when", "pay.next", "journey.next"] as const).map(
      (intent): Action => ({ key: `ask.${intent}`, target: `ask:${intent}` }),
    ),
  );

export const COMPOSERS: Readonly<Record<Intent, Composer>> = {
  "doc.status": documents.documentStatus,
  "doc.why": documents.documentReason,
  "doc.fix": documents.documentRemedy,
  "doc.needed": documents.documentsNeeded,
  "doc.passport_validity": passportUntil,
  "doc.upload": documentUpload,
  "doc.vaccines": aboutVaccine,
  "doc.visa": aboutPaper("visa"),
  "doc.review_time": documents.documentWait,
  "doc.privacy": told(ACTIONS.documents, ACTIONS.settings),
  "doc.name_mismatch": documents.documentNames,
  "queue.position": queue.queuePosition,
  "queue.when": queue.queueWait,
  "queue.chance": queue.queueChance,
  "queue.join": queue.queueJoin,
  "queue.leave": queue.queueLeave,
  "queue.fair": told(ACTIONS.queue),
  "queue.hold": queue.queueHold,
  "queue.opens": queue.queueOpens,
  "queue.priority": queue.queuePriority,
  "queue.alerts": alerts,
  "pay.owed": payments.paymentsOwed,
  "pay.paid": own.paidSoFar,
  "pay.next": nextPayment,
  "pay.cheapest": cards.cheapestWay,
  "pay.methods": cards.paymentMethods,
  "pay.split": payments.paymentSplit,
  "pay.refund": own.refundOf,
  "pay.receipt": journeys.onBookingPage("bookings.receipt"),
  "pay.protection": told(ACTIONS.payments),
  "pay.rates": payments.ratesTold,
  "pay.wallet": wallet,
  "pay.instalments": payments.paymentSchedule,
  "pay.failed": payments.paymentFailed,
  // Prices stand open: who asks for an account first is told so beside them.
  "pkg.search": (asked) => {
    const words = asked.reading.tokens.map(({ text }) => text);
    const found = offers.packageSearch(asked);
    const isStranger = !asked.reading.hasTravellers && !asked.reading.hasBookings;
    return isStranger && asksToLook(words, new Set(asked.concepts)) ? { ...found, facts: ["lookFree"] } : found;
  },
  "pkg.compare": told(ACTIONS.compare, ACTIONS.packages),
  "pkg.included": included,
  "pkg.licence": own.bookedDetails("licence"),
  "pkg.distance": own.bookedDetails("distance"),
  "booking.status": journeys.bookingStatus,
  "booking.number": own.bookingNumber,
  "booking.rooms": sharedRooms,
  "booking.change": journeys.onBookingPage("bookings.change"),
  "booking.cancel": journeys.onBookingPage("bookings.cancel"),
  "trip.tickets": own.tickets,
  "trip.contact": journeys.contactOperator,
  "family.members": journeys.familyMembers,
  "family.invite": journeys.familyInvite,
  "family.ready": journeys.familyReady,
  "journey.next": nextOrDue,
  "journey.due": whatIsDue,
  "journey.progress": next.journeyProgress,
  "notice.list": latestNotices,
  "hajj.days": journeys.hajjDates,
  "hajj.rites": told(ACTIONS.hajj),
  "hajj.women": told(ACTIONS.hajj),
  "hajj.health": told(ACTIONS.hajj),
  "hajj.packing": packing,
  "prayer.next": journeys.prayerNext,
  "prayer.qibla": journeys.prayerDirection,
  "nusuk.what": told(ACTIONS.nusuk),
  "offline.use": told(ACTIONS.hajj),
  "meta.hello": fixed("meta.hello"),
  "meta.thanks": fixed("meta.thanks"),
  "meta.capabilities": capabilities,
  "meta.human": fixed("meta.human", ACTIONS.person),
  "meta.language": fixed("meta.language", ACTIONS.settings),
  "meta.account": account,
  "meta.insult": fixed("meta.insult", ACTIONS.person),
  "safety.emergency": emergency,
  "safety.fatwa": () => reply([say("safety.fatwa")], [ACTIONS.hajj], 1),
  "safety.other_person": fixed("safety.otherPerson", ACTIONS.family),
  none: fixed("unknown.text", ACTIONS.person),
};

/** What is worked out for today, or for the asker, beside a rule. */
const FIGURES_OF: Readonly<Record<string, (asked: Asked) => Sentence[]>> = {
  nusukSaleWhen: ({ now }) => queue.saleOnNusuk(now),
  refundWallet: payments.feeOfWallet,
};

/** Which facts are told after one, where the question asks for more than it says. */
const BESIDE: Readonly<Record<string, (asked: Asked) => readonly string[]>> = {
  ihramWhat: ({ reading }) => [
    ...(reading.tokens.some(({ text }) => isHat(text)) ? ["heatShade"] : []),
    ...(reading.tokens.some(({ text }) => isSoap(text)) ? ["packUnscented"] : []),
  ],
  ihramForgot: ({ reading }) => (reading.tokens.some(({ text }) => isSoap(text)) ? ["packUnscented"] : []),
  ihramThings: ({ reading }) => (reading.tokens.some(({ text }) => isHat(text)) ? ["heatShade"] : []),
  wheelchairHow: ({ text, reading }) =>
    asksWhether(text) && reading.tokens.some((token) => isHajj(token.text)) ? ["conditionsExcluded"] : [],
  hajjObligation: ({ reading }) => (isOfGrown(reading) ? ["conditionsExcluded"] : []),
  crowdSafety: () => ["lostPerson"],
  documentsEncrypted: ({ reading, concepts }) =>
    asksIfSafe(
      reading.tokens.map(({ text }) => text),
      new Set(concepts),
    )
      ? ["whoSeesDocuments"]
      : [],
};

const isSoapCue = isCueOf("packUnscented");
const isSoap = (word: string) => isSoapCue(word) || /^sabo?u?n$/.test(word);

const EXTRA: Readonly<Record<ExtraAct, Composer>> = {
  "pkg.named": offers.packageNamed,
  "fact.found": ({ factId = "", ...asked }) =>
    reply(FIGURES_OF[factId]?.(asked) ?? [], [], [factId, ...(BESIDE[factId]?.(asked) ?? [])]),
  "person.age": journeys.mayComeAt,
  "pay.plan": payments.ownPlans,
  "family.ages": ages,
  "family.account": accounts,
  "money.convert": payments.conversion,
  "turn.no": fixed("turn.no"),
  "turn.fee": payments.feeOfSum,
  "pay.late": own.latePayment,
  "pay.to": own.payee,
  "pay.refund_why": own.refundReason,
  "trip.departure": journeys.departureDay,
  "booking.details": own.bookedDetails("hotel", ["packageIncluded"]),
  "booking.people": bookedPeople,
  "booking.flight_number": own.flightNumber,
  "queue.turn": queue.turnLength,
  "queue.waitlist": queue.waitlistPlaces,
  "pkg.discount": groupDiscounts,
  "pkg.operator": operatorNamed,
  "pkg.favourites": favourites,
  "trip.replies": replies,
  "pay.refund_arrived": own.refundArrived,
  "pay.change_card": cards.changeMethods,
  "journey.late": whatIsLate,
  "journey.others": next.waitsForOthers,
  "family.leave": fixed("family.leave", ACTIONS.family),
  "family.remove": fixed("family.remove", ACTIONS.family),
  "family.again": fixed("family.again", ACTIONS.family),
  "family.admin": householdLeaders,
  "safety.forgery": fixed("safety.forgery", ACTIONS.documents, ACTIONS.person),
  "safety.dose": dose,
  "meta.unsourced": fixed("unknown.unsourced", ACTIONS.person),
  "meta.outside": fixed("meta.outside", ACTIONS.person),
  "meta.umrah": () => reply([], [ACTIONS.packages], ["umrahNone"]),
  "meta.rihla": ({ reading, concepts }) => {
    const words = reading.tokens.map(({ text }) => text);
    const isOpen = asksWhatItIs(words, new Set(concepts));
    return reply(
      [...(isOpen ? [] : [say("answers.no")]), say("meta.rihla")],
      [],
      words.some(isScam) ? ["scamSigns"] : 0,
    );
  },
  "meta.register": ({ concepts, reading }) => {
    const words = reading.tokens.map(({ text }) => text);
    const isToBook = bringsToBook(words, new Set(concepts));
    // "Must I have one?" and "can I without one?"
    const whether = say(words.some(isWithoutOne) ? "answers.no" : "answers.yes");
    return reply([...(isToBook ? [whether] : []), say("meta.register")]);
  },
  "pay.saving": payments.savingOf,
  "journey.figures": next.twoFigures,
  "hajj.fit": () => reply([], [ACTIONS.hajj], ["conditionsExcluded", "healthCertificateVisa", "diabetesHeat"]),
  "meta.machine": fixed("meta.machine", ACTIONS.person),
  "meta.calm": next.calmStep,
  "turn.convert": payments.conversionOfShown,
  "operator.attention": operator.attention,
  "operator.bookings": deskBookings,
  "operator.revenue": operator.revenue,
  "operator.counts": operator.counts,
  "operator.unpaid": operator.unpaid,
  "operator.papers": operator.papers,
  "operator.groups": named.groups,
  "operator.enquiries": named.openEnquiries,
  "operator.licence": operator.licence,
  "operator.seats": operator.seats,
  "operator.listed": operator.listed,
  "operator.drafts": operator.drafts,
  "operator.views": operator.views,
  "operator.rating": how.rating,
  "operator.month": statements.month,
  "operator.fee": operator.fee,
  "operator.team": named.team,
  "operator.problems": named.problems,
  "operator.terms": operator.terms,
  "operator.improve": operator.improvements,
  "operator.decline": fixed("operator.decline", named.DESK_ACTION),
  "operator.import": fixed("operator.import", named.DESK_ACTION),
  "operator.export": fixed("operator.export", named.DESK_ACTION),
  "operator.lapse": how.lapse,
  "operator.approve": how.approve,
  "operator.numbers": fixed("operator.numberWhere", named.DESK_ACTION),
  "operator.reply": named.replyTo,
  "operator.payout": fixed("operator.payout", named.DESK_ACTION),
  "operator.instalments": how.instalments,
  "operator.visas": how.visas,
  "operator.package_how": fixed("operator.packageHow", named.DESK_ACTION),
  "operator.write": fixed("operator.writeHow", named.DESK_ACTION),
  "operator.assign": fixed("operator.assignHow", named.DESK_ACTION),
  "operator.sellers": how.sellers,
  "operator.average": how.average,
  "operator.conversion": how.conversion,
  "operator.cash": fixed("operator.cash", named.DESK_ACTION),
  "operator.nusuk_login": fixed("operator.nusukLogin", named.DESK_ACTION),
  "operator.no_files": fixed("operator.noFiles", named.DESK_ACTION),
  "operator.own_only": fixed("operator.ownOnly", named.DESK_ACTION),
};

export function composerOf(act: Act): Composer {
  return isExtra(act) ? EXTRA[act] : COMPOSERS[act];
}
