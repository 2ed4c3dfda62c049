/** A gateway for trying things out: it moves no money, and remembers what it was asked like one that does. */
import type { Currency } from "#domain/money.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Gateway, Movement, TestCard } from "../../dependencies/gateway.ts";
import { rememberMovement, type SandboxOutcome, sandboxMoved } from "./sandbox.repository.ts";

const CARDS: readonly (TestCard & { readonly result: SandboxOutcome })[] = [
  { token: "sandbox_visa", brand: "Visa", lastFour: "4242", outcome: "succeeds", result: "succeeded" },
  { token: "sandbox_mastercard", brand: "Mastercard", lastFour: "4444", outcome: "succeeds", result: "succeeded" },
  { token: "sandbox_declined", brand: "Visa", lastFour: "0002", outcome: "refused", result: "declined" },
  { token: "sandbox_no_funds", brand: "Visa", lastFour: "9995", outcome: "refused", result: "insufficient_funds" },
];

interface Asked {
  readonly id: string;
  readonly amountMinor: number;
  readonly currency: Currency;
}

/** Keeps its books in transactions of its own: what it did stays done when ours is rolled back. */
export function sandboxGateway(db: Db): Gateway {
  async function move(order: Asked, chargeId: string | null, wanted: SandboxOutcome): Promise<Movement> {
    const { id, amountMinor, currency } = order;
    const outcome = await rememberMovement(db, { id, amountMinor, currency, chargeId, outcome: wanted });
    return outcome === "succeeded" ? { outcome, movement: null } : { outcome };
  }
  const charge: Gateway["charge"] = (order) =>
    move(order, null, CARDS.find(({ token }) => token === order.card)?.result ?? "declined");
  return {
    kind: "sandbox",
    cards: CARDS.map(({ token, brand, lastFour, outcome }) => ({ token, brand, lastFour, outcome })),
    needsAccount: false,
    charge,
    // It answers at once, so nothing of it is ever open.
    close: charge,
    refund: (order) => move(order, order.chargeId, "succeeded"),
    accountState: async () => "ready",
    moved: (_accounts, from) => sandboxMoved(db, from),
  };
}
