/** What an operator may do with a booking by phone, by where it stands. */
import type { PhoneBooking } from "../queries.ts";

export const PHONE_ACTS = ["name", "extend", "confirm", "pay", "giveBack", "cancel"] as const;
export type PhoneAct = (typeof PHONE_ACTS)[number];

type Standing = Pick<PhoneBooking, "claim" | "phase" | "channel" | "total" | "paid" | "owedBack">;

/** In the order in which they are mostly needed. `mayGiveBack`: who asks handles refunds. */
export function actsFor({ claim, phase, channel, total, paid, owedBack }: Standing, mayGiveBack: boolean): PhoneAct[] {
  const isOurs = claim !== "claimed" && phase !== "cancelled";
  const isHeld = phase === "held";
  const isOpen = Number(paid.amount) < Number(total.amount);
  const takesMoney = isOpen && channel !== "nusuk" && (isHeld || phase === "awaiting_balance");
  const may: Record<PhoneAct, boolean> = {
    name: isOurs,
    extend: isOurs && isHeld,
    confirm: isOurs && isHeld && channel !== "operator",
    pay: takesMoney,
    giveBack: mayGiveBack && Number(owedBack.amount) > 0,
    cancel: isOurs,
  };
  return PHONE_ACTS.filter((act) => may[act]);
}
