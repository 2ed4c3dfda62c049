/** What stands before a plan of a booking. */
import type { PlannableBooking } from "#contract/payment-dues.ts";
import type { NotYet } from "#domain/payments/plannable.ts";

/** No deposit: everything is paid at once, and nothing is left to plan. */
export function isWholePrice({ dues }: PlannableBooking): boolean {
  return dues.length === 1 && dues[0]?.isDeposit === true;
}

/** What comes before a plan of the booking can be kept, or that none can. */
export function whatFirst(booking: PlannableBooking, notYet: NotYet): NotYet | "whole_price" {
  return notYet === "deposit_first" && isWholePrice(booking) ? "whole_price" : notYet;
}
