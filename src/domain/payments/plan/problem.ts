/** What a payment plan is worked out from: what is owed, what one can pay it with, who pays, and what is wished. */
import type { IsoDate } from "#domain/calendar.ts";
import type { Currency } from "#domain/money.ts";
import type { MethodType } from "#domain/payment-method.ts";

/** `units` of a currency are worth `dollars`, both in millionths: whole numbers, so that a rate is an exact fraction. */
export interface Parity {
  readonly units: number;
  readonly dollars: number;
}

export type Parities = Readonly<Partial<Record<Currency, Parity>>>;

/** Reference rates of one day. */
export interface RateTable {
  readonly asOf: IsoDate;
  /** Short name of where they are from: `shipped`, `demo`, or the host that was asked. */
  readonly source: string;
  readonly parities: Parities;
}

/** What a method costs; parts per million and minor units of the method's currency. */
export interface FeeProfile {
  /** How far the card scheme's or provider's rate is from the reference rate. */
  readonly spreadPpm: number;
  /** Charged on top, when the charge is not in the method's currency. */
  readonly foreignFeePpm: number;
  /** Per charge. */
  readonly fixedMinor: number;
  /** Least charge; 0 for none. */
  readonly minimumMinor: number;
  readonly cashbackPpm: number;
  /** Most cashback that is ever earned; 0 where there is none. */
  readonly cashbackCapMinor: number;
}

export interface Method {
  readonly id: string;
  readonly type: MethodType;
  readonly currency: Currency;
  /** What it can carry in all, fees included. */
  readonly limitMinor: number;
  /** What it can carry within one calendar month; null for the limit alone. */
  readonly perMonthMinor: number | null;
  readonly fees: FeeProfile;
  /** Whose it is; null: of whoever plans. */
  readonly memberId: string | null;
}

export interface Member {
  readonly id: string;
  readonly name: string;
  /** Of the whole, beside the others' weights; 0 pays nothing. Whole number. */
  readonly weight: number;
  /** The most this person can bear, home currency; null for no bound. */
  readonly capMinor: number | null;
}

/** A bill that comes to whole minor units in a currency other than its own is counted in fine parts of those. */
export interface Grain {
  /** Of the line. */
  readonly parts: number;
  /** So many parts are exactly `minor` units of the line's currency, in every line of the bill. */
  readonly per: number;
  readonly minor: number;
}

/** One amount that is owed, in the currency in which it is written. */
export interface BillLine {
  readonly id: string;
  readonly currency: Currency;
  /** To the minor unit: as it is shown. */
  readonly amountMinor: number;
  /** What is divided among the methods; null: the minor units of the amount. */
  readonly grain: Grain | null;
  /** Null: any day. */
  readonly dueOn: IsoDate | null;
  /** Least part that the operator takes at once, in the line's currency; 0 for none. */
  readonly minimumMinor: number;
  /** Currencies in which the operator charges it; others than the line's own at the posted rate. */
  readonly payableIn: readonly Currency[];
  /** Null: every type. */
  readonly accepts: readonly MethodType[] | null;
}

export interface Bill {
  /** `invoice`: paid to the operator; `wallet`: the official platform's wallet, filled before the sale. */
  readonly target: "invoice" | "wallet";
  readonly lines: readonly BillLine[];
  /** Of all travellers together, what is paid already included: card protection is judged by the price of one. */
  readonly price: { readonly minor: number; readonly currency: Currency };
  readonly travellers: number;
  /** The operator's own rates; a currency that is missing is charged in the line's currency only. */
  readonly posted: Parities;
  /** The day on which the whole sum must be there; null where each line has its own. */
  readonly readyOn: IsoDate | null;
  /** Kept back of a refund; 0 on an operator's invoice, whose terms rule refunds. */
  readonly refundFeePpm: number;
  /** Already taken off the lines: shown as its own row, never a saving. */
  readonly groupDiscount: {
    /** Null where parts of what is paid for have different ones. */
    readonly percent: number | null;
    readonly amountMinor: number;
    readonly currency: Currency;
  } | null;
}

export const SPLITS = ["equal", "by_share", "by_ability"] as const;
export type SplitMode = (typeof SPLITS)[number];

/** Preferences that may cost something; each is visible, and none is assumed. */
export interface PlanWishes {
  /** A credit card of its own on each line, so that section 75 may cover it. */
  readonly section75: boolean;
  /** What one charge less is worth, home currency; 0 counts money alone. */
  readonly perChargeMinor: number;
  /** Whether cashback that is not yet earned counts when plans are compared. It never counts as a saving. */
  readonly countCashback: boolean;
  readonly split: SplitMode;
}

export interface PlanProblem {
  /** The payer's currency, in which costs are compared. */
  readonly home: Currency;
  readonly bill: Bill;
  /** In the payer's own order, by which the baseline pays. */
  readonly methods: readonly Method[];
  readonly members: readonly Member[];
  readonly rates: RateTable;
  readonly wishes: PlanWishes;
}
