/** What the use cases of this feature work with; each takes it as its first argument. */

import type { Platform } from "#server/platform/context.ts";
import type { CombinedOutcome } from "#server/platform/database/combine.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { NotificationService } from "../../notifications/service.ts";
import type { PackageService } from "../../packages/service.ts";
import type { Gateway, MoneyMover } from "./gateway.ts";

/** Places in sale windows' lines whose turn it is. */
export interface TurnTickets {
  readonly ticketIds: readonly string[];
  /** Whether asking has noted who counts with them, which is undone where no seat is held. */
  readonly hasWritten: boolean;
}

export interface WindowDemand {
  readonly windowId: string;
  readonly seats: number;
}

export interface NamedOnTurn {
  readonly seats: number;
  /** Who travels on them. */
  readonly travellerIds: readonly string[];
  /** The operator lets them have the seats, whoever stood in line for them. */
  readonly isReleased?: boolean;
}

interface Lines {
  readonly userId: string;
  readonly windowIds: readonly string[];
}

interface TurnAsked {
  readonly userId: string;
  /** That it holds for, and that it administers. */
  readonly familyId: string | null;
  readonly demand: readonly WindowDemand[];
}

/** What holds ask the fair queue, several at once. */
export interface SaleQueue {
  /** Of each, the household whose live place in one of these lines the account may use; null: none. */
  householdsOf(db: Db, asked: readonly Lines[]): Promise<(string | null)[]>;
  /** Those of these bookings whose seats were won in a turn, so that they are for people who have shown a passport. */
  asksForPassports(db: Db, bookingIds: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Locks the households' turns in these windows; who does not wait for a lock goes alone. Refusals are AppError
   * `not_admitted` without one, `turn_used` where another of the household was faster, `unacceptable` for too many seats,
   * `turn_for_fewer` where people count with another place.
   */
  requireTurns(
    tx: Db,
    asked: readonly TurnAsked[],
    moment: { readonly now: Date; readonly waits: boolean },
  ): Promise<CombinedOutcome<TurnTickets>[]>;
  /** In the holds' transaction, once they stand. */
  spendTurns(
    tx: Db,
    uses: readonly (Pick<TurnTickets, "ticketIds"> & { readonly userId: string; readonly bookingId: string })[],
  ): Promise<void>;
  /**
   * Asks of seats that were won in a turn that each is for somebody named who belongs to that place in line, has shown a
   * passport and counts once there; those whose passport awaits a person. Throws AppError `turn_people`, `turn_unproven`.
   */
  requireKnown(tx: Db, bookingId: string, named: NamedOnTurn): Promise<readonly string[]>;
  /** Asks of seats that were won in a turn that these people belong to that place. Throws AppError `turn_people`. */
  requireOfPlace(tx: Db, bookingId: string, travellerIds: readonly string[]): Promise<void>;
  /**
   * By traveller who sits on a seat of a turn; nothing of those without a passport that is not refused, or with one by which
   * somebody counts with another place of the line.
   */
  papersOf(
    tx: Db,
    seats: readonly { readonly bookingId: string; readonly travellerId: string }[],
  ): Promise<ReadonlyMap<string, "verified" | "awaits">>;
  /** By traveller, the digest of a verified passport that stands; nothing of those without. */
  verifiedPassports(tx: Db, travellerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** These travellers stand no more with the place whose turn the booking used. */
  freePlaces(tx: Db, bookingId: string, travellerIds: readonly string[]): Promise<void>;
  /** Nobody stands any more with the places whose turns these bookings used, but for those whose turn lasts: it comes back to them. */
  freePlacesOver(tx: Db, bookingIds: readonly string[], now: Date): Promise<void>;
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
