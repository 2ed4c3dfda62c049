/** Answers about money. Sums are made here of minor units, never in a sentence. */

import { waitsOnOperator } from "#domain/bookings/booking.ts";
import { isOnlyReported } from "#domain/bookings/numbers/ticket.ts";
import { whoIsAsked } from "#domain/households/asked.ts";
import { CURRENCIES, type Currency, fromDecimal, fromMajor, toMajor } from "#domain/money.ts";
import { convert, SHIPPED_RATES } from "#domain/payments/rates/rates.ts";
import type { Known, KnownBooking } from "../../known.ts";
import { asksWhether } from "../../reading/asks-whether.ts";
import { currencyOf, foreignCurrencyIn } from "../../reading/numbers.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { isIf, isWhole } from "../../reading/words/turn-words.ts";
import { byNusuk } from "../packages/package-details.ts";
import { ACTIONS, type Asked, type Composer, moneyOf, reply, type Sentence, say, type Value, whole } from "../reply.ts";
import { walletPlan } from "./cards.ts";

const MOST_SUMS = 4;

export const NOT_READ = reply([say("payments.notRead")], [ACTIONS.payments]);

/** Of all bookings; in the currency that the question names too. Whoever has none is told of the own plan. */
export const paymentsOwed: Composer = (asked) => {
  const [to] = asked.reading.tokens.flatMap(({ text }) => currencyOf(text) ?? []);
  return withBookings(asked, (bookings) =>
    bookings.flatMap((booking) => [...inOther(booking, to), openOf(booking), ...stoppedOf(booking)]),
  );
};

function inOther(booking: KnownBooking, to: Currency | undefined): Sentence[] {
  const open = openMinorOf(booking);
  if (to === undefined || to === booking.currency || open <= 0) return [];
  return [converted({ amount: toMajor(open), currency: booking.currency }, to)];
}

function openMinorOf({ totalAmount, currency, amountPaid, channel }: KnownBooking): number {
  const paid = amountPaid.currency === currency ? fromDecimal(amountPaid.amount) : 0;
  return channel === "nusuk" ? 0 : (fromMajor(totalAmount) ?? 0) - paid;
}

export const paymentSchedule: Composer = (asked) => {
  const answer = withBookings(asked, (bookings) =>
    bookings.map(({ reference, schedule }) => say("payments.parts", { reference, count: schedule.length })),
  );
  // On the official platform nothing is owed in parts to anybody here: its own rule is told, and what is saved for it.
  const isNamed = asked.concepts.includes("nusuk") || asked.concepts.includes("wallet");
  const words = asked.reading.tokens.map(({ text }) => text);
  const isAsked = asksWhether(asked.text) || words.some((word) => word === "jabe");
  const isPossible =
    asked.concepts.includes("instalment") && words.length <= MOST_OF_MAY && isAsked && !ASIDE_OF_MAY(words);
  const ofCountry = isPossible ? byNusuk(asked) : [];
  const isBooked = !asked.known.bookings?.every(({ phase }) => phase === "cancelled");
  if (!isBooked && (isNamed || ofCountry.length > 0)) {
    const no = ofCountry.length > 0 ? [say("answers.no"), ...ofCountry] : [];
    const told = [...no, ...planned(asked), ...plansLeft(asked)];
    return (no.length > 0 ? whole : reply)(told, [ACTIONS.payments], ["instalmentsNusuk"]);
  }
  return { ...answer, sentences: [...answer.sentences, ...plansLeft(asked), say("payments.byHand")], facts: 1 };
};

const MOST_OF_MAY = 8;
/** Of a plan that cannot be kept, of all at once and of interest another answer is told. */
const ASIDE_OF_MAY = (words: readonly string[]) => words.some((word) => isIf(word) || isAside(word)) || isWhole(words);
const isAside = wordMatcher("cant cannot interest فوائد فايده سود ब्याज सूद সুদ faiz interets bunga faedah بهره");

/** What a plan spares beside the own order of methods: of the one whose saving is named, else of each. */
export const savingOf: Composer = (asked) => {
  const sums = [...asked.reading.numbers.sums.map(({ amount }) => amount), ...asked.reading.numbers.bare];
  const plans = (asked.known.plans ?? []).filter(({ savings }) => savings !== undefined);
  const named = plans.filter(({ savings }) => savings && sums.includes(toMajor(fromDecimal(savings.amount))));
  const told = named.length > 0 ? [...named, ...plans.filter((plan) => !named.includes(plan))] : plans;
  return reply(
    told.flatMap((plan) => [
      ...(plan.isExample ? [exampleLine(plan)] : []),
      ...(plan.cost && plan.baseline && plan.savings
        ? [
            say("payments.saved", {
              ...{ plan: plan.title ?? "", own: moneyOf(plan.baseline), cost: moneyOf(plan.cost) },
              saved: moneyOf(plan.savings),
            }),
          ]
        : []),
    ]),
    [ACTIONS.payments],
    ["planCheapest"],
  );
};

/** How far each plan of one's own is, what is left of it, and its next step. */
export const ownPlans: Composer = (asked) => {
  const own = namedPlans(asked);
  if (own.length === 0) return paymentSchedule(asked);
  const examples = (asked.known.plans ?? []).filter((plan) => isAskedExample(plan, asked)).map(exampleLine);
  const isOfDebt = asked.concepts.includes("owe") && asked.reading.numbers.sums.length > 0;
  if (isOfDebt && examples.length === 0 && !asked.concepts.includes("wallet")) return paymentsOwed(asked);
  const isOfWallet = own.some(({ target }) => target === "wallet");
  const isNextToCome = own.some(({ steps }) => steps.filter(({ state }) => state !== "done").length > 1);
  return reply(
    [
      ...examples,
      ...plansDone(asked),
      ...plansLeft(asked),
      ...(isOfWallet ? walletSum(asked.known).flatMap((sum) => inMoneyOf(sum, asked.known.travellers)) : []),
      ...(isNextToCome ? planned(asked) : []),
      ...(isOfWallet && examples.length === 0 ? [say("payments.walletSeen")] : []),
    ],
    [ACTIONS.payments],
  );
};

type Plan = NonNullable<Known["plans"]>[number];

function namedPlans({ known: { plans } }: Asked): Plan[] {
  return (plans ?? []).filter(({ isExample = false, title, steps }) => !isExample && title && steps[0]);
}

/** How much of each plan of one's own is checked off. */
export function plansDone(asked: Asked): Sentence[] {
  const sumOf = (steps: Plan["steps"]) =>
    toMajor(steps.reduce((sum, { amount }) => sum + fromDecimal(amount.amount), 0));
  return namedPlans(asked).map(({ title = "", steps }) => {
    const currency = steps[0]?.amount.currency ?? "USD";
    const made = steps.filter(({ state }) => state === "done");
    return say("payments.planDone", {
      ...{ plan: title, done: { money: sumOf(made), currency } },
      total: { money: sumOf(steps), currency },
    });
  });
}

/** A plan that only shows how one looks, by its sum: whoever names that fears to owe it. */
function isAskedExample({ isExample = false, owed, cost, title }: Plan, { reading: { numbers } }: Asked): boolean {
  const sums = [...numbers.sums.map(({ amount }) => amount), ...numbers.bare];
  const told = [owed, cost].flatMap((sum) => (sum ? toMajor(fromDecimal(sum.amount)) : []));
  return isExample && title !== undefined && sums.some((sum) => told.includes(sum));
}

function exampleLine({ title = "", owed }: Plan): Sentence {
  return say("payments.planExample", { plan: title, total: owed ? moneyOf(owed) : "" });
}

/** What is still open of each plan of one's own. */
export function plansLeft({ known: { plans } }: Asked): Sentence[] {
  return (plans ?? []).flatMap(({ title, steps, isExample = false }) => {
    if (isExample) return [];
    const open = steps.filter(({ state }) => state !== "done");
    const last = open
      .flatMap(({ dueOn }) => dueOn ?? [])
      .sort()
      .at(-1);
    const [first] = open;
    if (!title || !first || !last) return [];
    const sum = open.reduce((total, { amount }) => total + fromDecimal(amount.amount), 0);
    const amount = { money: toMajor(sum), currency: first.amount.currency };
    return [say("payments.planLeft", { plan: title, count: open.length, amount, date: { date: last } })];
  });
}

/** Even shares to the penny of the sum that the question names, or that was just told; otherwise the place that makes an exact plan. */
export const paymentSplit: Composer = ({ known, slots, shownSums }) => {
  const family = known.families?.[0];
  const people = slots.count ?? (family ? whoIsAsked(family).length : null);
  const [shown] = slots.amount === null ? shownSums : [];
  const amount = slots.amount ?? shown?.money ?? null;
  const minor = amount === null ? null : fromMajor(amount);
  if (minor === null || people === null) return reply([say("payments.splitHow")], [ACTIONS.payments], 1);
  const currency = shown?.currency ?? slots.currency ?? "GBP";
  const { each, more } = splitEvenly(minor, people);
  const total = { money: toMajor(minor), currency };
  const values = { total, people, each: { money: toMajor(each), currency } };
  const sentence: Sentence =
    more === 0
      ? say("payments.splitEven", values)
      : say("payments.splitNearly", { ...values, more, higher: { money: toMajor(each + 1), currency } });
  return reply([sentence], [ACTIONS.payments], 1);
};

/** Equal shares that sum to the amount exactly: `more` people, of one at least, pay one minor unit above `each`. */
export function splitEvenly(minor: number, people: number): { each: number; more: number } {
  return { each: Math.floor(minor / people), more: minor % people };
}

/** A sum in another currency, at the product's own rates; rupees and others have none here. */
export const conversion: Composer = ({ reading }) => {
  const [sum] = reading.numbers.sums;
  if (!sum) return reply([say("payments.splitHow")], [ACTIONS.payments], 1);
  const named = reading.tokens.flatMap(({ text }) => currencyOf(text) ?? []);
  const foreign = foreignCurrencyIn(reading.tokens);
  if (foreign !== null || sum.currency === null) {
    return reply([say("payments.noRate", { currencies: { list: [...CURRENCIES] } })], [ACTIONS.payments]);
  }
  const to = named.find((currency) => currency !== sum.currency) ?? (sum.currency === "GBP" ? "SAR" : "GBP");
  return reply([converted({ amount: sum.amount, currency: sum.currency }, to)], [ACTIONS.payments]);
};

/** What is reckoned with, with its day: of a hundred dollars, and of what is planned for the wallet. */
export const ratesTold: Composer = ({ known, reading }) => {
  const to = reading.tokens.flatMap(({ text }) => currencyOf(text) ?? []).find(isFloating) ?? "GBP";
  const sums = [{ amount: 100, currency: "USD" as const }, ...walletSum(known)];
  return reply(
    sums.map((sum) => converted(sum, to)),
    [ACTIONS.payments],
    1,
  );
};

/** What is to lie in the wallet by the asker's own plan. */
function walletSum(known: Known): { readonly amount: number; readonly currency: Currency }[] {
  const owed = walletPlan(known)?.owed;
  return owed ? [{ amount: toMajor(fromDecimal(owed.amount)), currency: owed.currency }] : [];
}

const isFloating = (currency: Currency) => !SHIPPED_RATES.rates[currency].isPegged;

/** The sums that were just told, each once. */
export const conversionOfShown: Composer = ({ reading, shownSums }) => {
  const named = reading.tokens.flatMap(({ text }) => currencyOf(text) ?? []);
  const [to] = named;
  const sums = shownSums.filter(({ currency }) => currency !== to).slice(0, MOST_SUMS);
  if (!to) return reply([say("payments.noRate", { currencies: { list: [...CURRENCIES] } })], [ACTIONS.payments]);
  if (sums.length === 0) return reply([say("payments.sameCurrency", { currency: to })], [ACTIONS.payments]);
  return reply(
    sums.map((sum) => converted({ amount: sum.money, currency: sum.currency }, to)),
    [ACTIONS.payments],
  );
};

/** Rates that facts tell, in hundredths, the least and the most. */
const RATES: Readonly<Record<string, readonly [number, number]>> = {
  refundWallet: [2.3, 2.3],
  cardFeesAbroad: [2.75, 2.99],
};

/** Whether a rate is told by it. */
export function tellsRate(factId: string): boolean {
  return Object.hasOwn(RATES, factId);
}

/** What the rate that was told comes to of the sum that is named. */
export const feeOfSum: Composer = ({ reading: { numbers }, factId = "" }) => {
  const rates = RATES[factId];
  const [sum] = numbers.sums;
  if (!rates || !sum || sum.foreign !== null) return reply([], [ACTIONS.payments], 1);
  const values = feeValues({ ...sum, currency: sum.currency ?? "SAR" }, rates);
  return reply([say(rates[0] === rates[1] ? "payments.feeOf" : "payments.feeBetween", values)], [ACTIONS.payments]);
};

/** What taking back all that is planned for the wallet would cost. */
export function feeOfWallet({ known }: Asked): Sentence[] {
  const { refundWallet: rates } = RATES;
  return rates ? walletSum(known).map((sum) => say("payments.feeWhole", feeValues(sum, rates))) : [];
}

function feeValues({ amount, currency }: { amount: number; currency: Currency }, rates: readonly [number, number]) {
  const minor = fromMajor(amount) ?? 0;
  const [least, most] = rates.map((rate) => Math.round((minor * Math.round(rate * 100)) / 10_000)) as [number, number];
  const money = (value: number): Value => ({ money: toMajor(value), currency });
  return { sum: money(minor), part: money(least), most: money(most), rest: money(minor - least) };
}

/** In the money of where the asker lives, if that is reckoned with here and another. */
export function inMoneyOf(sum: { amount: number; currency: Currency }, travellers: Known["travellers"]): Sentence[] {
  const own = OWN_MONEY[travellers?.find(({ isSelf }) => isSelf)?.countryOfResidence ?? ""];
  return own && own !== sum.currency ? [converted(sum, own)] : [];
}

const OWN_MONEY: Readonly<Record<string, Currency>> = {
  ...{ GB: "GBP", US: "USD", SA: "SAR", AE: "AED" },
  ...{ DE: "EUR", FR: "EUR", NL: "EUR", BE: "EUR", ES: "EUR", IT: "EUR", AT: "EUR", IE: "EUR" },
};

/** With the day of the rate. */
export function converted({ amount, currency }: { amount: number; currency: Currency }, to: Currency): Sentence {
  const { minor, asOf } = convert(fromMajor(amount) ?? 0, currency, to);
  const values = { from: { money: amount, currency }, to: { money: toMajor(minor), currency: to } };
  return say("payments.converted", { ...values, date: { date: asOf } });
}

/** Never an advice to pay again: where to look, and who looks into it. */
export const paymentFailed: Composer = ({ known: { bookings } }) => {
  const own = (bookings ?? []).filter(({ phase, isMine }) => phase !== "cancelled" && isMine);
  const begun = own.flatMap(({ reference, openPayment }) =>
    openPayment ? [begunPayment(reference, openPayment)] : [],
  );
  const seen = bookings === null ? say("payments.notRead") : say("payments.noneOpen");
  return reply(
    [say("payments.failed"), ...(begun.length > 0 ? begun : [seen])],
    [ACTIONS.payments, ACTIONS.bookings, ACTIONS.person],
    own.length > 0 ? ["payFailedTwice", "payFailedNusuk"] : ["payFailedNusuk"],
  );
};

function begunPayment(reference: string, { amount, number }: NonNullable<KnownBooking["openPayment"]>): Sentence {
  const money = { money: toMajor(fromDecimal(amount.amount)), currency: amount.currency };
  return say("payments.open", { reference, number, amount: money });
}

function withBookings(asked: Asked, tell: (bookings: readonly KnownBooking[]) => readonly Sentence[]) {
  const { bookings } = asked.known;
  if (!bookings) return NOT_READ;
  const standing = bookings.filter(({ phase }) => phase !== "cancelled");
  if (standing.length === 0) {
    return reply([say("payments.noBooking"), ...planned(asked)], [ACTIONS.packages, ACTIONS.payments]);
  }
  const own = standing.filter(({ isMine }) => isMine);
  const others = standing.filter(({ isMine }) => !isMine);
  const paidByOthers = others.flatMap((booking) =>
    booking.paymentStatus === "completed" ? [openOf(booking)] : byOther(booking),
  );
  return reply([...(own.length > 0 ? tell(own) : []), ...paidByOthers], [ACTIONS.payments, ACTIONS.bookings]);
}

/** The next step of a plan of one's own. */
export function planned({ known: { journey, plans } }: Asked): Sentence[] {
  const step = journey?.obligations.map(({ act }) => act).find((act) => act.kind === "pay_step");
  const saved = plans?.find(({ id }) => id === step?.planId)?.steps.find(({ id }) => id === step?.stepId);
  if (!step || !saved) return [];
  return [
    say(step.isLate ? "payments.stepLate" : "payments.step", { plan: step.title, date: { date: step.dueOn } }),
    say("payments.stepAmount", { amount: moneyOf(saved.amount) }),
  ];
}

/** Who pays it, and where it stands what the household gives whoever does. */
export function byOther({ reference, customerName: name }: KnownBooking): Sentence[] {
  return [say("payments.byOther", { reference, name }), say("payments.betweenYou")];
}

/** At a suspended operator nothing is paid, whatever is left, and nothing for an offer that rests. */
export function stoppedOf(booking: KnownBooking): Sentence[] {
  const { reference, operatorName, operatorStopped, phase, offered, rests = false, packageName: name } = booking;
  if (rests && !operatorStopped) return [say("queue.offerRests", { name })];
  if (!operatorStopped || !waitsOnOperator(phase)) return [];
  const values = { reference, operator: operatorName };
  // What is only held or offered is no booking that stands.
  if (phase === "held") return [say("bookings.stoppedHold", { ...values, offered: String(offered ?? false) })];
  return [say("bookings.stopped", values)];
}

/** What is left of a booking's price; in the channel nusuk it is paid there, and here its number says so. */
export function openOf(booking: KnownBooking): Sentence {
  const { reference, totalAmount, currency, amountPaid, channel, paymentStatus } = booking;
  const total = fromMajor(totalAmount) ?? 0;
  const paid = amountPaid.currency === currency ? fromDecimal(amountPaid.amount) : 0;
  const price = { money: toMajor(total), currency };
  if (channel === "nusuk" && paymentStatus !== "completed") return say("payments.onNusuk", { reference, total: price });
  if (isOnlyReported(booking)) return say("payments.reported", { reference, total: price });
  const open = { money: toMajor(Math.max(0, total - paid)), currency };
  return say(channel !== "nusuk" && total > paid ? "payments.owed" : "payments.allPaid", {
    reference,
    open,
    total: price,
  });
}
