/** The pilgrim keeps a hold that is not paid here: it becomes a booking that awaits the operator's answer, or Nusuk. */
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireRunning } from "#server/platform/records/measures.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { lockOwn } from "../phases/transition.ts";
import { isMoneyMoving } from "../records/money/payments.repository.ts";
import { type Reachable, requireAddress } from "../records/side.ts";
import { makeRoom, requireChannel, requireSeats, requireSecurable, secure } from "./securing.ts";

/**
 * Channel nusuk: keeps the hold free of charge, past its time for whoever can be reached, else while others find places beside
 * (`HOLDING.unconfirmedLeave`). Throws AppError `address_unconfirmed` where a hold that ran out would be taken again, and as
 * `requireChannel`, `requireSeats`, `requireSecurable` do.
 */
export async function confirm(deps: Dependencies, user: Reachable, id: string): Promise<void> {
  const packageIds = await makeRoom(deps, id);
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    requireSecurable(booking);
    if (booking.phase !== "held") requireAddress(user);
    if (await isMoneyMoving(tx, id)) throw new AppError("in_progress");
    await requireChannel(tx, booking, "nusuk");
    const held = await requireSeats(deps, tx, booking, "nusuk");
    await requireRunning(tx, booking.operatorId, "sell");
    await secure(deps, tx, held, { channel: "nusuk", paid: "in_part" });
  });
  deps.packages.seatsChanged(packageIds);
}
