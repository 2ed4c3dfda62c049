/** What is owed for a booking: the operator's schedule in the package's currency, or riyals in the wallet of Nusuk. */
import type { Booking } from "#contract/bookings.ts";
import type { PlannableBooking } from "#contract/payment-dues.ts";
import type { IsoDate } from "#domain/calendar.ts";
import { amountOf, type Currency, fromDecimal, fromMajor } from "#domain/money.ts";
import { purchaseDate } from "#domain/obligations/papers/paper-dates.ts";
import { METHOD_TYPES, type MethodType } from "#domain/payment-method.ts";
import type { PlanTarget } from "#domain/payments/plan-steps.ts";
import { plannable, planTargetOf } from "#domain/payments/plannable.ts";
import { convert, type RateSheet } from "#domain/payments/rates/rates.ts";

export interface DatedRates {
  readonly today: IsoDate;
  readonly rates: RateSheet;
}

export interface OwedAmount {
  readonly dueOn: IsoDate;
  /** Above 0. */
  readonly minor: number;
  readonly isDeposit: boolean;
  /** Nobody has set the day. */
  readonly isForecast: boolean;
}

export interface Owed {
  readonly target: PlanTarget;
  readonly currency: Currency;
  /** In the order of their dates; empty where nothing is open. */
  readonly dues: readonly OwedAmount[];
  readonly accepts: readonly MethodType[];
  /** Of one payment, unless it is the whole of a due; 0: any. */
  readonly minimumMinor: number;
}

/** What is still open of a booking at this day; the gateway charges the package's currency and no other. */
export function owedFor(booking: Booking, { today, rates }: DatedRates): Owed {
  if (planTargetOf(booking.channel) === "wallet") return owedToWallet(booking, { today, rates });
  const dues = booking.schedule.map(({ dueOn, open }, at) => {
    return {
      dueOn,
      minor: fromDecimal(open.amount),
      isDeposit: at === 0 && booking.phase === "held",
      isForecast: false,
    };
  });
  const open = plannable(booking.phase, booking.channel) === "over" ? [] : dues.filter(({ minor }) => minor > 0);
  return { target: "operator", currency: booking.currency, dues: open, ...takenOf(booking) };
}

function takenOf({ taking: { accepts, minimum } }: Booking): Pick<Owed, "accepts" | "minimumMinor"> {
  return { accepts, minimumMinor: fromDecimal(minimum.amount) };
}

/** The price in riyals, ten days before the sale. */
function owedToWallet(
  { phase, channel, currency, totalAmount, ...booking }: Booking,
  { today, rates }: DatedRates,
): Owed {
  const { minor } = convert(fromMajor(totalAmount) ?? 0, currency, "SAR", rates);
  const { walletBy, isForecast } = purchaseDate(booking);
  const due = { dueOn: walletBy < today ? today : walletBy, minor, isDeposit: false, isForecast };
  const dues = plannable(phase, channel) === "over" || minor === 0 ? [] : [due];
  return { target: "wallet", currency: "SAR", dues, accepts: METHOD_TYPES, minimumMinor: 0 };
}

/** The soonest departure first; those of which nothing is open are left out. */
export function presentDues(bookings: readonly Booking[], moment: DatedRates): PlannableBooking[] {
  return bookings
    .map((booking) => presentDue(booking, owedFor(booking, moment)))
    .filter(({ dues }) => dues.length > 0)
    .toSorted((a, b) => (a.departureDate < b.departureDate ? -1 : 1));
}

function presentDue(booking: Booking, { target, currency, dues, accepts, minimumMinor }: Owed): PlannableBooking {
  const { id, reference, packageName, operatorName, departureDate, familyId, channel, phase, groupDiscount } = booking;
  const notYet = plannable(phase, channel);
  return {
    ...{ id, reference, packageName, operatorName, departureDate, familyId, channel, phase, target, groupDiscount },
    travellers: booking.seats,
    total: amountOf(fromMajor(booking.totalAmount) ?? 0, booking.currency),
    paid: booking.amountPaid,
    dues: dues.map(({ minor, ...due }) => {
      return { ...due, amount: amountOf(minor, currency) };
    }),
    accepts: [...accepts],
    minimum: amountOf(minimumMinor, currency),
    notYet: notYet === "over" ? null : notYet,
  };
}
