/** Seats won in a turn are kept for people of that place in line who have shown a passport. */
import type { Db } from "#server/platform/database/database.ts";
import type { Dependencies, NamedOnTurn } from "../../dependencies/dependencies.ts";
import { noteAwaited } from "./turn-seats.repository.ts";

/**
 * Before such seats are somebody's for good; whoever sits there on a passport that awaits a person is looked after from then on.
 * Asks nothing of other bookings. Throws AppError `turn_people`, `turn_unproven`.
 */
export async function keepSeats(
  { queue }: Pick<Dependencies, "queue">,
  tx: Db,
  bookingId: string,
  named: NamedOnTurn,
): Promise<void> {
  await noteAwaited(tx, bookingId, await queue.requireKnown(tx, bookingId, named));
}
