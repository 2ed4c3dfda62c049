/** From what a payer asks to the problem that is solved. */
import type { Booking } from "#contract/bookings.ts";
import type { OptimizeRequest } from "#contract/payment-centre.ts";
import type { MethodFees } from "#contract/payment-methods.ts";
import { type Currency, fromDecimal, fromMajor } from "#domain/money.ts";
import { EXAMPLE_PROBLEM } from "#domain/payments/plan/example.ts";
import { usualFees } from "#domain/payments/plan/fees.ts";
import type { Bill, FeeProfile, Line, Member, Method, PlanProblem } from "#domain/payments/plan/problem.ts";
import { convert, postedRates, shippedRates } from "#domain/payments/rates.ts";

/** Of an operator's posted rate over the reference, where the payer does not say: an assumption, named in the answer. */
export const USUAL_MARKUP_PERCENT = 4;
/** What a payer who wishes fewer charges would give for one less. */
export const CHARGE_LESS_MINOR = 5_00;
/** Kept back of what comes back from the Nusuk wallet (docs/sources.md#wallet-refund). */
const WALLET_REFUND_PPM = 23_000;
const PPM_OF_PERCENT = 10_000;
const WEIGHT_PARTS = 100;
const HOME = "GBP";

interface Asked {
  readonly request: OptimizeRequest;
  /** What is still open of it is owed; null: the total of the request. */
  readonly booking: Booking | null;
  /** Whether the demonstration's package may take the total's place. */
  readonly isDemo: boolean;
}

/** In pounds, as all that this call answers. */
export function problemOf({ request, booking, isDemo }: Asked): PlanProblem {
  const methods = request.paymentMethods.map((method, at): Method => {
    return {
      id: String(at),
      type: method.type,
      currency: method.currency,
      limitMinor: minorOf(method.limit),
      perMonthMinor: null,
      fees: method.fees ? feesOf(method.fees) : usualFees(method.type),
      memberId: null,
    };
  });
  const { members, wishes } = { members: membersOf(request), wishes: wishesOf(request) };
  if (request.example && isDemo) return { ...EXAMPLE_PROBLEM, methods, members, wishes };
  const bill = billOf(request, booking);
  const used = [
    HOME,
    ...bill.lines.map(({ currency }) => currency),
    ...methods.map(({ currency }) => currency),
  ] as const;
  return { home: HOME, bill, methods, members, rates: shippedRates(used), wishes };
}

function billOf(request: OptimizeRequest, booking: Booking | null): Bill {
  const isWallet = request.target === "wallet";
  const posted = postedRates((request.postedMarkupPercent ?? USUAL_MARKUP_PERCENT) * PPM_OF_PERCENT);
  return {
    target: isWallet ? "wallet" : "invoice",
    lines: booking
      ? dueOf(booking, request)
      : [isWallet ? walletLine(request) : invoiceLine(request, posted.GBP?.units)],
    travellers: request.familyMembers,
    posted,
    readyOn: null,
    refundFeePpm: isWallet ? WALLET_REFUND_PPM : 0,
    groupDiscount: null,
  };
}

/** Written in dollars at the operator's rate, so that it comes to the total at that rate. */
function invoiceLine({ totalAmount, currencies }: OptimizeRequest, poundsPpm = 1): Line {
  const dollars = Math.round((minorOf(totalAmount) * 1_000_000) / poundsPpm);
  return lineOf("invoice", "USD", dollars, currencies);
}

/** The wallet holds riyals, and nobody charges it in anything else. */
function walletLine({ totalAmount }: OptimizeRequest): Line {
  return lineOf("wallet", "SAR", convert(minorOf(totalAmount), HOME, "SAR").minor, ["SAR"]);
}

/** What is still open, each date a line of its own. */
function dueOf({ schedule, currency }: Booking, { currencies }: OptimizeRequest): Line[] {
  return schedule.flatMap(({ dueOn, open }) => {
    const minor = fromDecimal(open.amount);
    const payableIn = currencies.includes(currency) ? currencies : [currency, ...currencies];
    return minor > 0 ? [{ ...lineOf(dueOn, currency, minor, payableIn), dueOn }] : [];
  });
}

function lineOf(id: string, currency: Currency, amountMinor: number, payableIn: readonly Currency[]): Line {
  return { id, currency, amountMinor, dueOn: null, minimumMinor: 0, payableIn: [...new Set(payableIn)], accepts: null };
}

function feesOf(fees: MethodFees): FeeProfile {
  return {
    spreadPpm: Math.round(fees.spreadPercent * PPM_OF_PERCENT),
    foreignFeePpm: Math.round(fees.foreignPercent * PPM_OF_PERCENT),
    fixedMinor: fromDecimal(fees.fixedFee),
    minimumMinor: fromDecimal(fees.minimum),
    cashbackPpm: Math.round(fees.cashbackPercent * PPM_OF_PERCENT),
    cashbackCapMinor: fromDecimal(fees.cashbackCap),
  };
}

/** The named ones first, then 'Pilgrim 3' and so on; a name that comes twice gets a number, so that each is a key of its own. */
function membersOf({ members = [], familyMembers }: OptimizeRequest): Member[] {
  const names = new Set<string>();
  return Array.from({ length: familyMembers }, (_, at): Member => {
    const named = members[at];
    const name = uniqueName(named?.name ?? `Pilgrim ${at + 1}`, names);
    names.add(name);
    const weight = Math.round((named?.weight ?? 1) * WEIGHT_PARTS);
    return { id: name, name, weight, capMinor: named?.cap ? minorOf(named.cap) : null };
  });
}

function uniqueName(name: string, taken: ReadonlySet<string>): string {
  const numbered = Array.from({ length: taken.size }, (_, at) => `${name} (${at + 2})`);
  return [name, ...numbered].find((candidate) => !taken.has(candidate)) ?? name;
}

function wishesOf({ wishes, members }: OptimizeRequest): PlanProblem["wishes"] {
  return {
    section75: wishes?.section75 ?? false,
    perChargeMinor: wishes?.fewestCharges ? CHARGE_LESS_MINOR : 0,
    countCashback: false,
    split: wishes?.fairness ? "by_ability" : members ? "by_share" : "equal",
  };
}

/** The contract has refused what is no amount. */
function minorOf(major: number): number {
  return fromMajor(major) ?? 0;
}
