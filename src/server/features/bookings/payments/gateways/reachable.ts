/** A gateway that does not answer is nobody's fault here: whoever waits is told to come again. */
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Gateway } from "../../dependencies/gateway.ts";
import { isStripeError } from "./stripe-outcome.ts";

const AWAY = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"] as const;

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
    throw isStripeError(error, AWAY) ? new AppError("gateway_away") : error;
  }
}
