/** What a payment gateway does for us; Rihla never sees a card number. */

import type { Currency } from "#domain/money.ts";
import type { BookedMovement } from "#domain/payments/books/proof.ts";

export const GATEWAYS = ["sandbox", "stripe"] as const;
export type GatewayKind = (typeof GATEWAYS)[number];

/** `abandoned`: its payer left, or took too long; `gateway_refused`: the gateway did not take the order. */
export type PaymentFailure = "declined" | "insufficient_funds" | "abandoned" | "gateway_refused";

export type Movement =
  /** `movement`: what the gateway calls the money that moved; null where it has no name for it. */
  | { readonly outcome: "succeeded"; readonly movement: string | null }
  | { readonly outcome: PaymentFailure }
  /** Not decided yet: the payer completes it on the gateway's `page`, or a bank takes its time. */
  | { readonly outcome: "open"; readonly reference: string; readonly page: string | null }
  /** Money moved, but not what was asked for, or to another account: for a person to look at, never booked. */
  | { readonly outcome: "differs"; readonly minor: number; readonly currency: string; readonly isAccount: boolean }
  /** Taken before, and the gateway no longer lets us see what came of it: its account was closed to us, for instance. */
  | { readonly outcome: "unreadable" };

interface Order {
  /** Our payment's id: asked twice, the gateway moves money once and answers the same. */
  readonly id: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  /** Ours: of a charge part of what is paid, of a refund what comes back with it. */
  readonly feeMinor: number;
  /** The operator's own account at the gateway; null where there is none. */
  readonly account: string | null;
  /** What the gateway called this order when it was first asked; null before that. */
  readonly reference: string | null;
  readonly createdAt: Date;
}

export interface ChargeOrder extends Order {
  readonly bookingId: string;
  /** As people read it: `RH-7K3Q2M`. */
  readonly bookingReference: string;
  /** One of `cards`; null where the payer names it on the gateway's page. */
  readonly card: string | null;
}

export interface RefundOrder extends Order {
  readonly chargeId: string;
  /** What the gateway called the charge's movement. */
  readonly chargeMovement: string | null;
}

export interface TestCard {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly outcome: "succeeds" | "refused";
}

/** `ready`: can be paid to; `not_ready`: known, but the gateway still asks its owner for something. */
export type PayoutAccountState = "ready" | "not_ready" | "unknown";

/** What takes money and gives it back. */
export interface MoneyMover {
  /** As payments name it. */
  readonly kind: string;
  charge(order: ChargeOrder): Promise<Movement>;
  /** Ends a charge that is still open; answers `open` for none. */
  close(order: ChargeOrder): Promise<Movement>;
  /** Gives back a part or all of what a charge took. */
  refund(order: RefundOrder): Promise<Movement>;
}

export interface Gateway extends MoneyMover {
  readonly kind: GatewayKind;
  /** Empty where cards are named on the gateway's own page. */
  readonly cards: readonly TestCard[];
  /** Whether money goes to an account of the operator's, which it has to name first. */
  readonly needsAccount: boolean;
  accountState(account: string): Promise<PayoutAccountState>;
  /** Everything it moved for us from `from` on, by our payments' ids. */
  moved(accounts: readonly string[], from: Date): Promise<readonly BookedMovement[]>;
}
