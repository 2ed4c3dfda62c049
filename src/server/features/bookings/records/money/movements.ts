/** Money that came for a booking and went back, as its readers see it: sum, day, and the card where the gateway names it. */
import { sql } from "kysely";
import type { z } from "zod";
import type { BookingMovement } from "#contract/amounts.ts";
import { amountOf, type Currency } from "#domain/money.ts";
import type { TestCard } from "../../dependencies/gateway.ts";
import type { Actor } from "../side.ts";

export interface MovementRow {
  readonly id: string;
  readonly kind: "charge" | "refund";
  readonly status: "pending" | "completed" | "held";
  readonly amountMinor: number;
  readonly at: string;
  /** Of the charge; of a refund that of what it gives back. */
  readonly cardToken: string | null;
  readonly payerId: string;
}

/** The card of a payment, for statements that read `payments`: a refund goes back to where its charge came from. */
export const cardOf = sql<string | null>`coalesce(payments.card_token, (
  select source.card_token from payments source where source.id = payments.refunds_payment_id
))`;

/** What came, and what went back or is on its way, the oldest first; for statements that read `bookings`. */
export const movements = sql<MovementRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', payments.id, 'kind', payments.kind, 'status', payments.status, 'amountMinor', payments.amount_minor,
    'at', coalesce(payments.settled_at, payments.created_at), 'cardToken', ${cardOf},
    'payerId', coalesce(payments.payer_id, bookings.user_id)
  ) order by payments.created_at, payments.kind, payments.id), '[]')
  from payments where payments.booking_id = bookings.id
    and (payments.status = 'completed' or (payments.kind = 'refund' and payments.status in ('pending', 'held')))
)`;

interface Told {
  readonly movements: readonly MovementRow[];
  readonly currency: Currency;
  /** Who made the booking. */
  readonly userId: string;
}

/** The card is for whoever paid with it, whoever made the booking, and its operator. */
export function presentMovements(
  { movements: rows, currency, userId }: Told,
  { id, role }: Actor,
  cards: readonly TestCard[],
): z.input<typeof BookingMovement>[] {
  return rows.map(({ amountMinor, at, cardToken, payerId, status, ...row }) => ({
    ...row,
    isDone: status === "completed",
    amount: amountOf(amountMinor, currency),
    at: new Date(at).toISOString(),
    card: role === "operator" || [userId, payerId].includes(id) ? presentCard(cardToken, cards) : null,
  }));
}

/** Null where the gateway does not name its cards to us, and for money from hand to hand. */
export function presentCard(token: string | null, cards: readonly TestCard[]) {
  const card = cards.find((one) => one.token === token);
  return card ? { brand: card.brand, lastFour: card.lastFour } : null;
}
