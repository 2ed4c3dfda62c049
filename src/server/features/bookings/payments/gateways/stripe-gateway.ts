/** Stripe: payers name their card and pass 3-D Secure on its own pages; money goes straight to the operator's account. */
import type Stripe from "stripe";
import { CHARGE_SHELTERS_MINUTES } from "#domain/bookings/booking.ts";
import { CURRENCIES } from "#domain/money.ts";
import type { BookedMovement } from "#domain/payments/books/proof.ts";
import type { ChargeOrder, Gateway, Movement, PayoutAccountState, RefundOrder } from "../../dependencies/gateway.ts";
import { isStripeError, outcomeOfRefund, outcomeOfSession } from "./stripe-outcome.ts";

/** Stripe keeps a page open for half an hour at least; the rest is for an order that is repeated after a crash. */
const PAGE_MINUTES = CHARGE_SHELTERS_MINUTES + 10;
const MINUTE_SECONDS = 60;
const PAGE_OF_LIST = 100;

/** `returnTo`: the address, without a slash at the end, to which payers come back. */
export function stripeGateway(loading: Promise<Stripe>, returnTo: string): Gateway {
  return {
    kind: "stripe",
    cards: [],
    needsAccount: true,
    charge: (order) =>
      orRefused(order, async () => outcomeOfSession(await sessionOf(await loading, order, returnTo), order)),
    close: (order) => orRefused(order, async () => closed(await loading, order)),
    refund: (order) => orRefused(order, async () => outcomeOfRefund(await refundOf(await loading, order), order)),
    accountState: async (account) => stateOf(await loading, account),
    moved: async (accounts, from) => movedFrom(await loading, accounts, from),
  };
}

/** The page of this charge: the one that was opened before, or a new one under the same key. */
async function sessionOf(stripe: Stripe, order: ChargeOrder, returnTo: string): Promise<Stripe.Checkout.Session> {
  const { id, reference, account } = order;
  const on = { stripeAccount: accountOf(account) };
  if (reference !== null) return stripe.checkout.sessions.retrieve(reference, {}, on);
  return stripe.checkout.sessions.create(pageFor(order, returnTo), { ...on, idempotencyKey: id });
}

/** The same for the same order, whenever it is asked: a repeated key must bring the same request. */
function pageFor(order: ChargeOrder, returnTo: string): Stripe.Checkout.SessionCreateParams {
  const { id, amountMinor, currency, feeMinor, bookingId, bookingReference, createdAt } = order;
  const back = `${returnTo}/api/bookings/${bookingId}/payment/return`;
  return {
    mode: "payment",
    // Cards answer at once; a method that takes days would keep the seats from others.
    allowed_payment_method_types: ["card"],
    // The operator's price is agreed in its own currency, and compared with what was paid.
    adaptive_pricing: { enabled: false },
    client_reference_id: id,
    metadata: { payment_id: id },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name: `Rihla ${bookingReference}` },
        },
      },
    ],
    payment_intent_data: {
      description: `Rihla ${bookingReference}`,
      metadata: { payment_id: id },
      ...(feeMinor > 0 && { application_fee_amount: feeMinor }),
    },
    success_url: back,
    cancel_url: back,
    expires_at: Math.floor(createdAt.getTime() / 1000) + PAGE_MINUTES * MINUTE_SECONDS,
  };
}

/** Whoever has paid a moment before has paid: then Stripe refuses to close the page, and says so when asked. */
async function closed(stripe: Stripe, order: ChargeOrder): Promise<Movement> {
  const { reference, account } = order;
  if (reference === null) return { outcome: "abandoned" };
  const on = { stripeAccount: accountOf(account) };
  try {
    return outcomeOfSession(await stripe.checkout.sessions.expire(reference, {}, on), order);
  } catch (error) {
    if (!isStripeError(error, ["StripeInvalidRequestError"])) throw error;
    return outcomeOfSession(await stripe.checkout.sessions.retrieve(reference, {}, on), order);
  }
}

async function refundOf(stripe: Stripe, order: RefundOrder): Promise<Stripe.Refund> {
  const { id, amountMinor, feeMinor, account, reference, chargeMovement } = order;
  const on = { stripeAccount: accountOf(account) };
  if (reference !== null) return stripe.refunds.retrieve(reference, {}, on);
  if (chargeMovement === null) throw new Error(`refund ${id} of a charge that Stripe has no name for`);
  return stripe.refunds.create(
    {
      payment_intent: chargeMovement,
      amount: amountMinor,
      metadata: { payment_id: id },
      ...(feeMinor > 0 && { refund_application_fee: true }),
    },
    { ...on, idempotencyKey: id },
  );
}

/**
 * An order that Stripe refuses to take is refused for good. One that it has taken may still be paid, also where its state
 * cannot be read (an account that was disconnected, a key that may not). Throws where Stripe cannot be reached.
 */
async function orRefused(
  { reference }: Pick<ChargeOrder | RefundOrder, "reference">,
  ask: () => Promise<Movement>,
): Promise<Movement> {
  try {
    return await ask();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { outcome: reference === null ? "gateway_refused" : "unreadable" };
  }
}

function isRefusal(error: unknown): boolean {
  return isStripeError(error, ["StripeInvalidRequestError", "StripePermissionError"]);
}

async function stateOf(stripe: Stripe, account: string): Promise<PayoutAccountState> {
  try {
    const { charges_enabled: ready } = await stripe.accounts.retrieve(account);
    return ready ? "ready" : "not_ready";
  } catch (error) {
    if (isRefusal(error)) return "unknown";
    throw error;
  }
}

/** An account that is closed to us by now shows nothing: what we have booked of it then stands in the list for staff. */
async function movedFrom(stripe: Stripe, accounts: readonly string[], from: Date): Promise<BookedMovement[]> {
  const moved: BookedMovement[] = [];
  for (const stripeAccount of accounts) {
    const ofAccount = await movedOn(stripe, stripeAccount, from).catch((error: unknown) => {
      if (isRefusal(error)) return [];
      throw error;
    });
    moved.push(...ofAccount);
  }
  return moved;
}

async function movedOn(stripe: Stripe, stripeAccount: string, from: Date): Promise<BookedMovement[]> {
  const list = { created: { gte: Math.floor(from.getTime() / 1000) }, limit: PAGE_OF_LIST };
  const moved: BookedMovement[] = [];
  for await (const intent of stripe.paymentIntents.list(list, { stripeAccount })) {
    if (intent.status === "succeeded")
      moved.push(...movementOf("charge", { ...intent, amount: intent.amount_received }));
  }
  for await (const refund of stripe.refunds.list(list, { stripeAccount })) {
    if (refund.status === "succeeded") moved.push(...movementOf("refund", refund));
  }
  return moved;
}

interface StripeMovement {
  readonly amount: number;
  readonly currency: string;
  readonly metadata: { readonly payment_id?: string } | null;
}

/** Nothing for what the account's owner does beside Rihla. */
function movementOf(kind: BookedMovement["kind"], { amount, currency, metadata }: StripeMovement): BookedMovement[] {
  const paymentId = metadata?.payment_id;
  if (!paymentId) return [];
  const ours = CURRENCIES.find((known) => known === currency.toUpperCase());
  return [{ paymentId, kind, amountMinor: amount, currency: ours ?? currency.toUpperCase() }];
}

function accountOf(account: string | null): string {
  if (account === null) throw new Error("a payment without the operator's account");
  return account;
}
