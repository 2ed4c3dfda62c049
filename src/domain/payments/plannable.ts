/** Which bookings can be planned for, and by when their money has to be where it is spent. */
import type { BookingPhase } from "#domain/bookings/booking.ts";
import { addDays, type IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import type { PlanTarget } from "./plan-steps.ts";

/** What comes first: paying the deposit, confirming the hold free of charge, the operator's answer. */
export const NOT_YET = ["deposit_first", "confirm_first", "answer_first"] as const;
export type NotYet = (typeof NOT_YET)[number];

/** Before the sale on Nusuk the whole sum has to be in the wallet (docs/sources.md#wallet-refund). */
export const WALLET_DAYS = 10;

/** Who gets the money: the operator, or the payer's own wallet where Nusuk sells. */
export function planTargetOf(channel: Channel | null): PlanTarget {
  return channel === "nusuk" ? "wallet" : "operator";
}

/** Whether a plan can be saved: null now, what comes first, or `over` where nothing is left to be paid. */
export function plannable(phase: BookingPhase, channel: Channel | null): NotYet | "over" | null {
  if (phase === "cancelled" || phase === "confirmed") return "over";
  if (phase === "held") return channel === "nusuk" ? "confirm_first" : "deposit_first";
  return phase === "awaiting_approval" ? "answer_first" : null;
}

/** The last day on which money can come into the wallet for a sale of that day. */
export function walletReadyOn(saleOn: IsoDate): IsoDate {
  return addDays(saleOn, -WALLET_DAYS);
}
