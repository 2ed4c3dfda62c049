/** The stages of a booking's life: what has happened, what stands now, what is still to come. */
import type { BookingPhase } from "#domain/bookings/booking.ts";
import type { IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";

const ORDER = ["held", "secured", "approved", "balance", "reference", "departure", "return"] as const;
type LivingStage = (typeof ORDER)[number];
type StageKey = LivingStage | "cancelled";
export type StageState = "done" | "current" | "upcoming";

export interface TimelineStage {
  readonly key: StageKey;
  readonly state: StageState;
  /** When it happened, a UTC instant; null where nobody wrote it down. */
  readonly at: string | null;
  /** The day it falls on; null for stages without one. */
  readonly day: IsoDate | null;
}

interface Staged {
  readonly phase: BookingPhase;
  readonly createdAt: string;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
  /** Official numbers, null for one that is not there: an operator's booking is confirmed without. */
  readonly references: readonly (string | null)[];
  readonly schedule: readonly unknown[];
}

/** The stage that is awaited in each phase; a confirmed journey waits for its next date, which is now on its day alone. */
const AWAITED: Record<Exclude<BookingPhase, "confirmed" | "cancelled">, LivingStage> = {
  held: "secured",
  awaiting_approval: "approved",
  awaiting_balance: "balance",
  awaiting_reference: "reference",
};

/** In order. A cancelled booking shows only its beginning and its end: what lay between may never have happened. */
export function stagesOf(booking: Staged, today: IsoDate): TimelineStage[] {
  const held: TimelineStage = { key: "held", state: "done", at: booking.createdAt, day: null };
  if (booking.phase === "cancelled") return [held, { key: "cancelled", state: "current", at: null, day: null }];
  const awaited = booking.phase === "confirmed" ? nextOf(booking, today) : AWAITED[booking.phase];
  const order = ORDER.filter((key) => isStage(key, booking, today));
  const current = awaited === null ? order.length : order.indexOf(awaited);
  return order.map((key, index) => {
    const day = key === "departure" ? booking.departureDate : key === "return" ? booking.returnDate : null;
    const isNow = index === current && (day === null || day === today);
    return {
      ...{ key, day, at: key === "held" ? booking.createdAt : null },
      state: index < current ? "done" : isNow ? "current" : "upcoming",
    };
  });
}

/** One amount alone has no balance; a number that nobody wrote down before the journey is awaited no more. */
function isStage(key: LivingStage, { schedule, references, departureDate }: Staged, today: IsoDate): boolean {
  if (key === "balance") return schedule.length > 1;
  return key !== "reference" || departureDate > today || !references.includes(null);
}

function nextOf({ departureDate, returnDate, references }: Staged, today: IsoDate): LivingStage | null {
  if (departureDate > today && references.includes(null)) return "reference";
  if (departureDate >= today) return "departure";
  return returnDate >= today ? "return" : null;
}

/** Its message under `bookings.timeline`: a price in parts is secured by the first, accepted, and confirmed with the last. */
export function wordOf(key: StageKey, { schedule }: Pick<Staged, "schedule">, channel: Channel | null) {
  const isInParts = channel === "operator" && schedule.length > 1;
  if (key === "approved") return isInParts ? "accepted" : key;
  if (key === "secured") return isInParts ? "secured.first" : (`secured.${channel ?? "open"}` as const);
  return key;
}
