/** A payment plan and what is said with it: figures and codes, never sentences. */
import type { IsoDate } from "#domain/calendar.ts";
import type { Currency } from "#domain/money.ts";

/** One charge: so much of a line, with one method, in one currency. */
export interface ChosenLeg {
  readonly lineId: string;
  readonly methodId: string;
  /** The currency in which the operator charges. */
  readonly charged: Currency;
  /** Of the parts in which the line is counted; above 0. */
  readonly parts: number;
}

/** A charge with its price. Minor units; home currency where none is named. */
export interface Leg extends ChosenLeg {
  /** In the currency of the charge. */
  readonly chargedMinor: number;
  /** In the method's currency, fees included: what its statement will show. */
  readonly methodMinor: number;
  readonly costMinor: number;
  /** Of the cost, what is above the reference rate: margin, foreign and fixed fees. Can be below 0 at a kind posted rate. */
  readonly feeMinor: number;
  /** Units of the line's currency for one of the method's, margin and foreign fee in it; six decimals. */
  readonly rate: number;
  readonly dueOn: IsoDate | null;
}

export interface MethodUse {
  readonly methodId: string;
  /** In the method's currency. */
  readonly usedMinor: number;
  readonly leftMinor: number;
  readonly costMinor: number;
}

/** Costs of one way to pay everything. `costMinor` is the exact sum rounded once; legs and uses add up to it. */
export interface Priced {
  readonly legs: readonly Leg[];
  readonly uses: readonly MethodUse[];
  readonly costMinor: number;
  /** Whole home units, not in `costMinor`. */
  readonly cashbackMinor: number;
}

export const DECISIONS = ["avoids_posted_rate", "no_conversion", "cheaper_method", "posted_rate", "as_before"] as const;

/** What one charge saves against the same part of the line in the baseline; all of them sum to the difference of both. */
export interface Decision {
  readonly code: (typeof DECISIONS)[number];
  readonly lineId: string;
  readonly methodId: string;
  readonly charged: Currency;
  readonly parts: number;
  readonly costMinor: number;
  readonly baselineMinor: number;
  readonly savedMinor: number;
  /** The method is full, so the next best had to carry the rest. */
  readonly atLimit: boolean;
}

export const PROTECTIONS = [
  "may_be_covered",
  "no_credit_card",
  "price_too_low",
  "price_too_high",
  "not_for_wallet",
] as const;
/** What may be said of section 75: never more than "may be covered". */
export type Protection = (typeof PROTECTIONS)[number];

export interface CurrencyPart {
  readonly currency: Currency;
  /** In the currency itself. */
  readonly amountMinor: number;
  readonly homeMinor: number;
  /** Tenths of a percent of the cost; all parts sum to 1000. */
  readonly perMille: number;
}

export interface MemberShare {
  readonly memberId: string;
  /** Of what the package is written at (the baseline's cost where there is one). */
  readonly totalMinor: number;
  /** Of what the plan costs. */
  readonly payableMinor: number;
}

/** Money that goes from one member to the other who is charged for both. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amountMinor: number;
}

/** For the drawing: whose money goes through which method. */
export interface MoneyFlow {
  readonly memberId: string;
  readonly methodId: string;
  readonly amountMinor: number;
}

export interface Plan extends Priced {
  readonly kind: "plan";
  /** Proven best; else `gapMinor` says by how much it could be dearer than the best, null when nothing is known. */
  readonly optimal: boolean;
  readonly gapMinor: number | null;
  /** Null: the payer's own order cannot carry the bill, so there is nothing to compare with. */
  readonly baseline: Priced | null;
  /** Baseline less plan, never below 0. */
  readonly savingsMinor: number;
  /** Those that saved most first. */
  readonly decisions: readonly Decision[];
  /** By the currency in which is charged. */
  readonly breakdown: readonly CurrencyPart[];
  readonly shares: readonly MemberShare[];
  readonly transfers: readonly Transfer[];
  readonly flows: readonly MoneyFlow[];
  readonly protection: Protection;
  /** What would be kept back if the whole sum came back; 0 for none. */
  readonly refundFeeMinor: number;
}

export const CAUSES = [
  "limits",
  "minimums",
  "section75",
  "currencies",
  "accepted_types",
  "months",
  "member_caps",
] as const;

/** Why no plan exists, and what would help. */
export interface Infeasible {
  readonly kind: "infeasible";
  readonly cause: (typeof CAUSES)[number];
  /** Of the bill, what no method can carry, home currency; 0 where the limits suffice and the cause is another. */
  readonly shortfallMinor: number;
  /** What can be carried of it at most. */
  readonly carriedMinor: number;
}
