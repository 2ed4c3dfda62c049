/** A gateway that does not answer is nobody's fault here: whoever waits is told to come again. */
import Stripe from "stripe";
import { AppError } from "#server/platform/http/app-error.ts";
import type { Gateway } from "../gateway.ts";

/** The same gateway; what it asks throws AppError `gateway_away` where Stripe cannot be reached or is out of order. */
export function reachable(gateway: Gateway): Gateway {
  return {
    ...gateway,
    charge: (order) => orAway(gateway.charge(order)),
    close: (order) => orAway(gateway.close(order)),
    refund: (order) => orAway(gateway.refund(order)),
    accountState: (account) => orAway(gateway.accountState(account)),
  };
}

async function orAway<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw isAway(error) ? new AppError("gateway_away") : error;
  }
}

function isAway(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind);
}
