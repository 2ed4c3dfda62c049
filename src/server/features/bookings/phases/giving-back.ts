/** The seats of a booking that is over go back to its packages, and its places in line are free once their turns are over. */
import { demandByPackage } from "#domain/bookings/rooms/seats.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { partsOf } from "../records/bookings.repository.ts";

/** Gives the seats of a booking that has just been cancelled back; the packages are locked after the booking. */
export async function giveBackSeatsOf(deps: Dependencies, tx: Db, bookingId: string): Promise<string[]> {
  const lines = demandByPackage(await partsOf(tx, bookingId));
  await deps.packages.giveBackSeats(tx, lines);
  await deps.queue.freePlacesOver(tx, [bookingId], deps.clock());
  return lines.map(({ packageId }) => packageId);
}
