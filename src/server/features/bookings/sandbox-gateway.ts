/** A gateway for trying things out: it moves no money, and remembers what it was asked like one that does. */
import type { Db } from "#server/platform/database.ts";
import type { Gateway, PaymentFailure, TestCard } from "./gateway.ts";
import { rememberMovement } from "./sandbox.repository.ts";

const CARDS: readonly (TestCard & { readonly failure: PaymentFailure | null })[] = [
  { token: "sandbox_visa", brand: "Visa", lastFour: "4242", outcome: "succeeds", failure: null },
  { token: "sandbox_mastercard", brand: "Mastercard", lastFour: "4444", outcome: "succeeds", failure: null },
  { token: "sandbox_declined", brand: "Visa", lastFour: "0002", outcome: "refused", failure: "declined" },
  { token: "sandbox_no_funds", brand: "Visa", lastFour: "9995", outcome: "refused", failure: "insufficient_funds" },
];

/** Keeps its books in transactions of its own: what it did stays done when ours is rolled back. */
export function sandboxGateway(db: Db): Gateway {
  return {
    kind: "sandbox",
    cards: CARDS.map(({ token, brand, lastFour, outcome }) => ({ token, brand, lastFour, outcome })),
    async charge({ card, ...order }) {
      const known = CARDS.find(({ token }) => token === card);
      const outcome = known && known.failure === null ? "succeeded" : (known?.failure ?? "declined");
      return { outcome: await rememberMovement(db, { ...order, chargeId: null, outcome }) };
    },
    async refund(order) {
      return { outcome: await rememberMovement(db, { ...order, outcome: "succeeded" }) };
    },
  };
}
