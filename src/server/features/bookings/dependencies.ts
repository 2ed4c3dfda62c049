/** What the use cases of this feature work with; each takes it as its first argument. */
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PackageService } from "../packages/service.ts";
import type { Gateway, MoneyMover } from "./gateway.ts";

/** The use of a turn in a sale window's queue by a hold. */
export interface Turns {
  /** In the hold's transaction, once it stands. */
  use(tx: Db, bookingId: string): Promise<void>;
}

export interface WindowDemand {
  readonly windowId: string;
  readonly seats: number;
}

/** What a hold asks the fair queue. */
export interface SaleQueue {
  /** The household whose live place in one of these lines the account may use; null: none. */
  householdOf(db: Db, userId: string, windowIds: readonly string[]): Promise<string | null>;
  /** Whether seats of this booking were won in a turn, so that they are for people who have shown a passport. */
  asksForPassports(db: Db, bookingId: string): Promise<boolean>;
  /**
   * Locks the household's turns in these windows. Throws AppError `not_admitted` without one, `turn_used` where another of
   * the household was faster, `unacceptable` for too many seats, `turn_for_fewer` where people count with another place.
   */
  requireTurns(
    tx: Db,
    who: { readonly userId: string; readonly familyId: string | null; readonly now: Date },
    demand: readonly WindowDemand[],
  ): Promise<Turns>;
  /**
   * Asks of seats that were won in a turn that each is for somebody named who has shown a passport and counts once in the
   * line. Throws AppError `turn_unproven`.
   */
  requireKnown(
    tx: Db,
    bookingId: string,
    named: { readonly seats: number; readonly travellerIds: readonly string[] },
  ): Promise<void>;
}

export interface Dependencies extends Pick<Platform, "db" | "clock" | "jobs" | "config" | "live" | "limits"> {
  readonly packages: Pick<
    PackageService,
    | "lockForSale"
    | "saleWindowsOf"
    | "takingSeats"
    | "takeSeats"
    | "takeOfferedSeats"
    | "giveBackSeats"
    | "seatsChanged"
  >;
  readonly notifications: Pick<NotificationService, "notify" | "settle">;
  readonly queue: SaleQueue;
  /** Takes new payments. */
  readonly gateway: Gateway;
  /** One that took earlier ones; throws for one that this installation is not set up for. */
  readonly gatewayNamed: (kind: string) => MoneyMover;
  /** A reference for people that is most likely free. */
  readonly newReference: () => string;
}
