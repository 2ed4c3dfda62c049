/** An offer of the waitlist: a hold that its pilgrim has not asked for, in the transaction that serves the line. */

import { UNTOLD_SOURCE } from "#domain/bookings/desk/source.ts";
import { demandByPackage } from "#domain/bookings/rooms/seats.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { PackageForSale } from "../../packages/service.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { insertHolds } from "./holds.repository.ts";
import { priceParty } from "./party.ts";

export interface OfferedParty {
  readonly userId: string;
  readonly familyId: string | null;
  readonly seats: number;
  readonly roomType: RoomTypeName | null;
  readonly until: Date;
}

/**
 * The id of the new hold. The caller has locked the package, on sale to the party and with that many seats free, and no other. A room that
 * is offered no more becomes the cheapest.
 */
export async function offerSeats(
  deps: Dependencies,
  tx: Db,
  offer: PackageForSale,
  { userId, familyId, seats, roomType, until }: OfferedParty,
): Promise<string> {
  const now = deps.clock();
  const offered = offer.roomTypes.some(({ type }) => type === roomType) ? roomType : null;
  const parts = [{ packageId: offer.id, roomType: offered, seats, travellerIds: [], room: null }];
  const party = priceParty(parts, new Map([[offer.id, offer]]));
  for (const line of demandByPackage(parts)) await deps.packages.takeOfferedSeats(tx, line);
  const made = { userId, familyId, idempotencyKey: null, requestHash: "waitlist", offered: true };
  const attempt = { ...made, firstSource: UNTOLD_SOURCE };
  const hold = { ...party, ...attempt, reference: deps.newReference(), holdExpiresAt: until };
  const { ids } = await insertHolds(tx, [hold], now);
  const [id = ""] = ids;
  return id;
}
