/** Recording official numbers: the pilgrim's Nusuk references, the operator's visa or contract numbers. */
import { type Numbered, referencesOf, wholeReference } from "#domain/bookings/nusuk.ts";
import { partySize } from "#domain/bookings/seats.ts";
import type { Channel } from "#domain/packages/package.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { announceChange } from "./announcing.ts";
import { type LockedBooking, partsOf } from "./bookings.repository.ts";
import type { Dependencies } from "./dependencies.ts";
import { recordedOn, saveReference } from "./recording.repository.ts";
import type { Actor } from "./side.ts";
import { applyEvent, lockOwn, requirePhaseAfter } from "./transition.ts";

/** Who records what. */
const RECORDED_BY: Record<Actor["role"], Channel | null> = {
  pilgrim: "nusuk",
  operator: "operator",
  staff: null,
};

export interface OfficialNumber {
  readonly reference: string;
  /** Which of two applications, from 0; left out: the first without a number, else the first. */
  readonly application?: number | undefined;
}

/**
 * Keeps the number of one application; with the last one the booking is complete, and for Nusuk that is the proof of
 * payment. Throws AppError `illegal_transition`, `unacceptable` for an application that there is not, or for the number
 * of the other one.
 */
export async function recordReference(
  deps: Dependencies,
  user: Actor,
  id: string,
  { reference, application }: OfficialNumber,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    if (booking.channel !== RECORDED_BY[user.role]) throw new AppError("illegal_transition");
    requirePhaseAfter(booking.phase, "record_reference");
    const before = referencesOf(partySize(await partsOf(tx, id)), await recordedOn(tx, id));
    const at = application ?? Math.max(0, before.indexOf(null));
    requireFree(before, { reference, application: at });
    await saveReference(tx, id, { reference, application: at }, deps.clock());
    const whole = wholeReference(before.with(at, reference));
    await (whole === null ? keepPart(deps, tx, booking, user) : complete(deps, tx, booking, { user, whole }));
  });
}

function requireFree(before: readonly (string | null)[], { reference, application }: Numbered): void {
  if (application >= before.length) throw new AppError("unacceptable", {}, { application: { key: "not_offered" } });
  const isOthers = before.some((other, index) => index !== application && other === reference);
  if (isOthers) throw new AppError("unacceptable", {}, { reference: { key: "number_of_the_other" } });
}

/** Another application is still without its number: nothing moves yet, but both sides see it. */
async function keepPart(deps: Dependencies, tx: Db, booking: LockedBooking, user: Actor): Promise<void> {
  const subject = { subjectType: "booking", subjectId: booking.id };
  await recordAudit(tx, { ...subject, actorId: user.id, action: "booking.reference_of_one", details: {} });
  await announceChange(deps, tx, booking);
}

/** The last missing number is there. Under the booking's lock. Throws AppError `illegal_transition`. */
export async function complete(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  { user, whole }: { readonly user: Actor; readonly whole: string },
): Promise<void> {
  const paymentStatus = booking.channel === "nusuk" ? "completed" : booking.paymentStatus;
  const changes = { nusukReference: whole, paymentStatus };
  await applyEvent(deps, tx, booking, { event: "record_reference", actorId: user.id, now: deps.clock(), changes });
}
