/** Stripe's messages: believed only with its signature, worked on once, in whatever order they come. */
import type Stripe from "stripe";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import type { Movement } from "../../dependencies/gateway.ts";
import { findPayment, type Payment } from "../../records/money/payments.repository.ts";
import { finish } from "../settlement.ts";
import { isKnownEvent, keepEvent } from "./events.repository.ts";
import { outcomeOfRefund, outcomeOfSession } from "./stripe-outcome.ts";

/** An older message is taken for a replay. */
const TOLERANCE_SECONDS = 300;

export interface SignedMessage {
  /** Exactly as it came: the signature is over these bytes. */
  readonly bytes: Buffer;
  readonly signature: string;
}

/**
 * Brings a payment to the outcome that a message tells of. It says all that is needed, so Stripe is not asked again; and
 * settling is guarded, so a message before our own answer, after it, or twice changes nothing. Throws AppError `bad_signature`.
 */
export async function receiveStripeEvent(deps: Dependencies, secret: string, message: SignedMessage): Promise<void> {
  const event = await verified(secret, message, deps.clock());
  if (await isKnownEvent(deps.db, event.id)) return;
  const payment = await paymentOf(deps, event);
  const outcome = payment && outcomeOf(event, payment);
  if (payment && outcome) await finish(deps, payment, outcome);
  const { id, type: kind, account = null } = event;
  await keepEvent(deps.db, { id, kind, account, paymentId: payment?.id ?? null }, deps.clock());
}

async function verified(secret: string, { bytes, signature }: SignedMessage, now: Date): Promise<Stripe.Event> {
  const library = await import("stripe");
  try {
    return library.default.webhooks.constructEvent(
      bytes,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    throw new AppError("bad_signature");
  }
}

/** Null for messages about anything that is not a payment of ours. */
async function paymentOf({ db }: Dependencies, event: Stripe.Event): Promise<Payment | null> {
  const { object } = event.data;
  const { payment_id: id } = ("metadata" in object ? object.metadata : null) ?? {};
  const payment = id ? await findPayment(db, id) : null;
  return payment?.gateway === "stripe" ? payment : null;
}

/** Null where a message decides nothing. */
function outcomeOf(event: Stripe.Event, payment: Payment): Movement | null {
  const told = outcomeTold(event, payment);
  if (told?.outcome !== "succeeded" || (event.account ?? null) === payment.gatewayAccount) return told;
  return { outcome: "differs", minor: payment.amountMinor, currency: payment.currency, isAccount: true };
}

function outcomeTold(event: Stripe.Event, payment: Payment): Movement | null {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.expired":
      return payment.kind === "charge" ? outcomeOfSession(event.data.object, payment) : null;
    case "refund.updated":
    case "refund.failed":
      return payment.kind === "refund" ? outcomeOfRefund(event.data.object, payment) : null;
    default:
      return null;
  }
}
