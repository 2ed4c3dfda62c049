/** What keeping seats without paying costs: how many one person and one network may, and how often they may let go. */
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../durations.ts";
import { HOLD_MINUTES, MAX_LIVE_HOLDS, MAX_PARTY } from "../booking.ts";

/** The numbers are chosen by simulation: docs/queue.md#what-holding-costs, `npm run bench -- attack`. */
export const HOLDING = {
  /** Seats of one package that a person keeps without paying at a time: a household. */
  seatsOfPackage: MAX_PARTY,
  /** Seats of all packages together: two households that one person looks after. */
  seatsInAll: 2 * MAX_PARTY,
  /** Holds that may end without a booking within `restHours`; then holding rests. */
  letGo: 5,
  restHours: 6,
  /** Within a day, by all accounts of one network whose address is not confirmed, and by such an account wherever it is. */
  unconfirmedSeatsOfPackage: MAX_PARTY,
  unconfirmedSeatsInAll: 3 * MAX_PARTY,
  /**
   * What such an account keeps for Nusuk leaves others a household's places of each package: where fewer are free, it ends,
   * not before a hold's time. So it refuses nobody for longer than a hold does.
   */
  unconfirmedLeave: MAX_PARTY,
  /**
   * Let go within a day, and no fewer than the package has: its seats are then held for people who have shown a passport. A
   * person counts with no more than `seatsInAll`, so that nobody alone brings that about.
   */
  seatsInVain: 4 * MAX_PARTY,
} as const;

/** What stands before a new hold, by package where it says so. */
export interface Holding {
  readonly liveHolds: number;
  /** Held, or kept free of charge for Nusuk until its number is there. */
  readonly liveSeats: ReadonlyMap<string, number>;
  /** When holds were taken that ended without a booking, the newest first. */
  readonly letGo: readonly Date[];
  /** Seats kept within a day without paying, from this network or by this account; null where the address is confirmed. */
  readonly unconfirmed: ReadonlyMap<string, number> | null;
  /** People of this request who have shown a passport and sit in no other hold, by package that asks for it. */
  readonly shown: ReadonlyMap<string, number>;
}

export type HoldingRefusal =
  | { readonly code: "too_many_holds" | "address_unconfirmed" }
  | { readonly code: "passports_first"; readonly missing: number }
  | { readonly code: "holds_let_go"; readonly seconds: number };

/** Why these seats may not be held at `now`; null where they may. A shared network alone refuses nobody who confirms. */
export function holdingRefusal(
  wanted: readonly { readonly packageId: string; readonly seats: number }[],
  { liveHolds, liveSeats, letGo, unconfirmed, shown }: Holding,
  now: Date,
): HoldingRefusal | null {
  const fits = (kept: ReadonlyMap<string, number>, ofPackage: number, inAll: number) =>
    total(kept) + wanted.reduce((sum, { seats }) => sum + seats, 0) <= inAll &&
    wanted.every(({ packageId, seats }) => (kept.get(packageId) ?? 0) + seats <= ofPackage);
  if (liveHolds >= MAX_LIVE_HOLDS || !fits(liveSeats, HOLDING.seatsOfPackage, HOLDING.seatsInAll))
    return { code: "too_many_holds" };
  const rest = restsUntil(letGo, now);
  if (rest) return { code: "holds_let_go", seconds: Math.ceil((rest.getTime() - now.getTime()) / SECOND_MS) };
  if (unconfirmed && !fits(unconfirmed, HOLDING.unconfirmedSeatsOfPackage, HOLDING.unconfirmedSeatsInAll))
    return { code: "address_unconfirmed" };
  const missing = Math.max(0, ...wanted.map(({ packageId, seats }) => seats - (shown.get(packageId) ?? seats)));
  return missing > 0 ? { code: "passports_first", missing } : null;
}

/** Until when holding rests after holds, the newest first, that ended without a booking; null where it does not. */
export function restsUntil(letGo: readonly Date[], now: Date): Date | null {
  const until = new Date((letGo[HOLDING.letGo - 1]?.getTime() ?? 0) + HOLDING.restHours * HOUR_MS);
  return until > now ? until : null;
}

/** From when what an unconfirmed account keeps for Nusuk may go to others. */
export function yieldsFrom(createdAt: Date): Date {
  return new Date(createdAt.getTime() + HOLD_MINUTES * MINUTE_MS);
}

function total(seats: ReadonlyMap<string, number>): number {
  return [...seats.values()].reduce((sum, one) => sum + one, 0);
}
