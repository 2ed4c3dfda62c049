/** Taking a number back that was recorded by mistake, with everything that followed from it. */

import { withdrawableUntil } from "#domain/bookings/numbers/official-number.ts";
import { dateOf } from "#domain/calendar.ts";
import { wholeReference } from "#domain/nusuk/applications.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { announceNumber } from "../notices/announcing.ts";
import { applyEvent, lockOwn } from "../phases/transition.ts";
import { type LockedBooking, updateBooking } from "../records/bookings.repository.ts";
import { releaseDateOf } from "../records/sale-end.ts";
import type { Actor } from "../records/side.ts";
import { deleteNumber, findNumberPicture } from "./numbers.repository.ts";
import { areSeen, noteNumber } from "./recording.repository.ts";
import { numberAct, numbersOn } from "./recording.ts";

export interface Withdrawal {
  readonly application: number;
  /** As the reader saw it. */
  readonly reference: string;
}

/**
 * The booking waits for the number again, its payment is not done, and no ticket is valid, unless the party has become so
 * small that another number suffices. One that is gone already stays gone. Answers the file that lay beside it, for the caller to remove. Throws AppError `illegal_transition`,
 * `changed_meanwhile`, `number_stays` once the places would go back at once.
 */
export async function withdrawNumber(
  deps: Dependencies,
  user: Actor,
  id: string,
  { application, reference }: Withdrawal,
): Promise<string | null> {
  return deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    const number = (await numbersOn(tx, id))[application];
    if (!mayWithdraw(booking, user) || number === undefined) throw new AppError("illegal_transition");
    if (number === null) return null;
    if (number !== reference) throw new AppError("changed_meanwhile");
    await requireTime(deps, tx, booking);
    const fileId = (await findNumberPicture(tx, id, application))?.fileId ?? null;
    await deleteNumber(tx, id, application);
    const change = { application, what: "withdraw", before: number, after: null } as const;
    await noteNumber(tx, id, { ...change, by: user, at: deps.clock() });
    const whole = wholeReference(await numbersOn(tx, id));
    if (whole === null) await undoWhole(deps, tx, booking, user);
    else await stayWhole(deps, tx, booking, { user, whole });
    await announceNumber(deps, tx, booking, { by: user.role, what: "withdraw" });
    return fileId;
  });
}

/** Where Nusuk sells both sides may; the operator's own number is the operator's. */
function mayWithdraw({ channel, phase }: LockedBooking, { role }: Actor): boolean {
  const isOpen = phase === "awaiting_reference" || phase === "confirmed";
  return isOpen && (channel === "nusuk" || role === "operator");
}

/** A number of the operator's own keeps no places: only the journey's beginning ends its time. */
async function requireTime(deps: Dependencies, tx: Db, { id, channel, departureDate }: LockedBooking): Promise<void> {
  const releaseDate = channel === "nusuk" ? await releaseDateOf(tx, id) : null;
  const until = withdrawableUntil(releaseDate, departureDate);
  if (dateOf(deps.clock()) > until) throw new AppError("number_stays", { date: until });
}

/** A party that has become smaller needs the other application's number alone. */
async function stayWhole(
  deps: Dependencies,
  tx: Db,
  { id }: LockedBooking,
  { user, whole }: { readonly user: Actor; readonly whole: string },
): Promise<void> {
  await updateBooking(tx, id, { nusukReference: whole, numbersSeen: await areSeen(tx, id) }, deps.clock());
  await recordAudit(tx, numberAct({ id }, user, "withdraw_reference"));
}

async function undoWhole(deps: Dependencies, tx: Db, booking: LockedBooking, user: Actor): Promise<void> {
  const now = deps.clock();
  const undone = { nusukReference: null, numbersSeen: false };
  if (booking.channel === "nusuk" && booking.phase === "confirmed") {
    const changes = { ...undone, paymentStatus: "pending" as const };
    await applyEvent(deps, tx, booking, { event: "withdraw_reference", actorId: user.id, now, changes });
    return;
  }
  await updateBooking(tx, booking.id, undone, now);
  await recordAudit(tx, numberAct(booking, user, "withdraw_reference"));
}
