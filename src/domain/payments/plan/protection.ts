/** What may be said of section 75 of the Consumer Credit Act (docs/sources.md#section-75): it is never promised. */

import type { MethodType } from "#domain/payment-method.ts";
import { compare, fraction, times } from "./exact.ts";
import type { ChosenLeg, Protection } from "./plan.ts";
import type { PlanProblem } from "./problem.ts";
import { rateOf } from "./ways.ts";

const CREDIT: readonly MethodType[] = ["visa", "mastercard", "amex"];
/** The cash price of one item: over the first, not over the second, pence. */
const ABOVE_PENCE = 100_00;
const UP_TO_PENCE = 30_000_00;

export function isCredit(type: MethodType): boolean {
  return CREDIT.includes(type);
}

/**
 * Judged by the price of one traveller, since the operator can price and invoice each alone: the whole of it, for the law
 * asks what the item costs and not how much of it is on the card.
 */
export function protectionOf(problem: PlanProblem, legs: readonly ChosenLeg[]): Protection {
  const { bill, methods, rates } = problem;
  if (bill.target === "wallet") return "not_for_wallet";
  const used = methods.filter(({ id }) => legs.some(({ methodId }) => methodId === id));
  if (!used.some(({ type }) => isCredit(type))) return "no_credit_card";
  const { minor, currency } = bill.price;
  const each = times(fraction(minor, bill.travellers), rateOf(rates.parities, currency, "GBP") ?? fraction(1));
  if (compare(each, fraction(ABOVE_PENCE)) <= 0) return "price_too_low";
  return compare(each, fraction(UP_TO_PENCE)) > 0 ? "price_too_high" : "may_be_covered";
}
