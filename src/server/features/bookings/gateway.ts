/** What a payment gateway does for us; Rihla never sees a card number. */
import type { Currency } from "#domain/money.ts";

export type PaymentFailure = "declined" | "insufficient_funds";
export type Movement = { readonly outcome: "succeeded" } | { readonly outcome: PaymentFailure };

interface Order {
  /** Our payment's id: asked twice, the gateway moves money once and answers the same. */
  readonly id: string;
  readonly amountMinor: number;
  readonly currency: Currency;
}

export interface TestCard {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly outcome: "succeeds" | "refused";
}

export interface Gateway {
  readonly kind: "sandbox";
  readonly cards: readonly TestCard[];
  charge(order: Order & { readonly card: string }): Promise<Movement>;
  /** Gives back a part or all of what the charge `chargeId` took. */
  refund(order: Order & { readonly chargeId: string }): Promise<Movement>;
}
