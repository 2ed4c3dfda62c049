/** What is to be paid, as the problem has it: the dues of a booking, or a free sum in one part or several. */

import type { Booking } from "#contract/bookings.ts";
import type { OptimizeRequest } from "#contract/payment-centre.ts";
import type { IsoDate } from "#domain/calendar.ts";
import { CURRENCIES, type Currency, fromDecimal, fromMajor } from "#domain/money.ts";
import type { MethodType } from "#domain/payment-method.ts";
import { fraction, halfUp, times } from "#domain/payments/plan/exact.ts";
import type { Bill, BillLine, Parities } from "#domain/payments/plan/problem.ts";
import { FINE, rateOf } from "#domain/payments/plan/ways.ts";
import { walletReadyOn } from "#domain/payments/plannable.ts";
import { postedRates } from "#domain/payments/rates/rates.ts";
import { datesBackFrom, shareOut } from "#domain/payments/schedules/schedule.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type DatedRates, type Owed, owedFor } from "../dues/owed.ts";

/** Of an operator's posted rate over the reference, where the payer does not say: an assumption, named in the answer. */
export const USUAL_MARKUP_PERCENT = 4;
const PPM_OF_PERCENT = 10_000;
/** In pounds, as all that the call answers. */
export const HOME = "GBP";
/** Kept back of what comes back from the Nusuk wallet (docs/sources.md#wallet-refund). */
const WALLET_REFUND_PPM = 23_000;

interface Asked extends DatedRates {
  readonly request: OptimizeRequest;
  /** What is still open of it is owed; null: the total of the request. */
  readonly booking: Booking | null;
}

/** Throws AppError `unacceptable` where nothing is open, or where its days cannot be kept any more. */
export function billOf({ request, booking, ...moment }: Asked): Bill {
  return booking ? billOfBooking(booking, owedFor(booking, moment)) : freeBill(request, moment);
}

/** In its own currency alone: the gateway charges no other, and nothing but riyals goes into the wallet. */
function billOfBooking(booking: Booking, { target, currency, dues, ...taken }: Owed): Bill {
  if (dues.length === 0) throw new AppError("unacceptable", {}, { bookingId: { key: "nothing_open" } });
  const isWallet = target === "wallet";
  return {
    target: isWallet ? "wallet" : "invoice",
    lines: dues.map(({ dueOn, minor }, at) => lineOf(at, { dueOn, currency, minor, payableIn: [currency], ...taken })),
    price: { minor: fromMajor(booking.totalAmount) ?? 0, currency: booking.currency },
    travellers: booking.seats,
    posted: {},
    readyOn: isWallet ? (dues.at(-1)?.dueOn ?? null) : null,
    refundFeePpm: isWallet ? WALLET_REFUND_PPM : 0,
    groupDiscount: discountOf(booking),
  };
}

function discountOf({ groupDiscount, parts }: Booking): Bill["groupDiscount"] {
  const amountMinor = fromDecimal(groupDiscount.amount);
  if (amountMinor === 0) return null;
  const percents = new Set(parts.map(({ discountPercent }) => discountPercent));
  const percent = percents.size === 1 ? (parts[0]?.discountPercent ?? null) : null;
  return { percent, amountMinor, currency: groupDiscount.currency };
}

/**
 * Written in dollars at the operator's rate, of the wallet in riyals at the reference. It comes to whole minor units in
 * every currency, and in pounds to the total: from those two the rates are taken, so nothing is lost by rounding back.
 */
function freeBill(request: OptimizeRequest, { today, rates }: DatedRates): Bill {
  const isWallet = request.target === "wallet";
  const markup = isWallet ? 0 : (request.postedMarkupPercent ?? USUAL_MARKUP_PERCENT) * PPM_OF_PERCENT;
  const pence = fromMajor(request.totalAmount) ?? 0;
  const currency = isWallet ? "SAR" : "USD";
  const comesTo = totalsOf(pence, postedRates(rates, markup));
  const minor = comesTo[currency];
  const last = lastDayOf(request, today);
  const dates = last === null ? [null] : datesBackFrom(last, today, Math.min(request.parts ?? 1, pence));
  const [shown, counted] = [shareOut(minor, dates.length), shareOut(pence, dates.length)];
  const payableIn = isWallet ? (["SAR"] as const) : request.currencies;
  return {
    target: isWallet ? "wallet" : "invoice",
    lines: dates.map((dueOn, at) => {
      const grain = { parts: (counted[at] ?? 0) * FINE, per: pence * FINE, minor };
      const line = lineOf(at, { dueOn, currency, minor: shown[at] ?? 0, payableIn, accepts: null, minimumMinor: 0 });
      return isWallet ? line : { ...line, grain };
    }),
    price: { minor: pence, currency: HOME },
    travellers: request.familyMembers,
    posted: Object.fromEntries(CURRENCIES.map((one) => [one, { units: comesTo[one], dollars: comesTo.USD }])),
    readyOn: isWallet ? last : null,
    refundFeePpm: isWallet ? WALLET_REFUND_PPM : 0,
    groupDiscount: null,
  };
}

/** What a total in pounds comes to in each currency, to its minor unit and never nothing. */
function totalsOf(pence: number, posted: Parities): Record<Currency, number> {
  const totalIn = (currency: Currency) =>
    Math.max(1, Number(halfUp(times(fraction(pence), rateOf(posted, HOME, currency) ?? fraction(0)))));
  return {
    ...{ GBP: pence, SAR: totalIn("SAR"), USD: totalIn("USD"), EUR: totalIn("EUR"), AED: totalIn("AED") },
  };
}

/** Null: no day was named. Of the wallet never later than ten days before the sale. */
function lastDayOf({ target, lastDay, saleOn }: OptimizeRequest, today: IsoDate): IsoDate | null {
  const readyOn = target === "wallet" && saleOn ? walletReadyOn(saleOn) : null;
  if (readyOn !== null && readyOn < today) {
    throw new AppError("unacceptable", {}, { saleOn: { key: "wallet_too_late", params: { day: readyOn } } });
  }
  if (lastDay !== undefined && lastDay < today) {
    throw new AppError("unacceptable", {}, { lastDay: { key: "in_the_past" } });
  }
  if (readyOn === null || lastDay === undefined) return readyOn ?? lastDay ?? null;
  return lastDay < readyOn ? lastDay : readyOn;
}

interface LineDraft {
  readonly dueOn: IsoDate | null;
  readonly currency: Currency;
  readonly minor: number;
  readonly payableIn: readonly Currency[];
  readonly accepts: readonly MethodType[] | null;
  readonly minimumMinor: number;
}

function lineOf(at: number, { dueOn, currency, minor, payableIn, accepts, minimumMinor }: LineDraft): BillLine {
  return {
    id: String(at),
    currency,
    amountMinor: minor,
    grain: null,
    dueOn,
    minimumMinor,
    payableIn: [...new Set(payableIn)],
    accepts,
  };
}
