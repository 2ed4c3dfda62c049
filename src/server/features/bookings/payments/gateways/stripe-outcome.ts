/** What Stripe's own objects say about a payment of ours. */
import type Stripe from "stripe";
import type { Movement, PaymentFailure } from "../../dependencies/gateway.ts";

/** Whether it is one of these errors of Stripe's library, which need not be loaded to tell. */
export function isStripeError(error: unknown, kinds: readonly string[]): boolean {
  return error instanceof Error && "type" in error && kinds.includes(String(error.type));
}

interface Asked {
  readonly amountMinor: number;
  readonly currency: string;
}

/** Of the page on which a charge is paid. Another sum or currency than was asked for is never taken for a payment. */
export function outcomeOfSession(session: Stripe.Checkout.Session, asked: Asked): Movement {
  if (session.payment_status === "paid") {
    const minor = session.amount_total ?? 0;
    const currency = (session.currency ?? "").toUpperCase();
    if (minor !== asked.amountMinor || currency !== asked.currency) {
      return { outcome: "differs", minor, currency, isAccount: false };
    }
    return { outcome: "succeeded", movement: idOf(session.payment_intent) };
  }
  if (session.status === "open" || session.status === "complete") {
    return { outcome: "open", reference: session.id, page: session.url };
  }
  return { outcome: "abandoned" };
}

const REFUSED: PaymentFailure = "gateway_refused";

export function outcomeOfRefund(refund: Stripe.Refund, asked: Asked): Movement {
  const { id, status, amount, currency } = refund;
  if (status === "failed" || status === "canceled") return { outcome: REFUSED };
  if (status !== "succeeded") return { outcome: "open", reference: id, page: null };
  if (amount !== asked.amountMinor || currency.toUpperCase() !== asked.currency) {
    return { outcome: "differs", minor: amount, currency: currency.toUpperCase(), isAccount: false };
  }
  return { outcome: "succeeded", movement: id };
}

function idOf(named: string | { readonly id: string } | null): string | null {
  return typeof named === "string" ? named : (named?.id ?? null);
}
