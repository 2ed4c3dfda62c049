/** Recording official numbers: the pilgrim's Nusuk references, the operator's visa or contract numbers; and putting them right. */

import { readOfficialNumber } from "#domain/bookings/numbers/official-number.ts";
import { isOnlyReported } from "#domain/bookings/numbers/ticket.ts";
import { partySize } from "#domain/bookings/rooms/seats.ts";
import type { Channel } from "#domain/channel.ts";
import { type Numbered, referencesOf, wholeReference } from "#domain/nusuk/applications.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { announceChange, announceNumber, announceReported } from "../notices/announcing.ts";
import { applyEvent, lockOwn, requirePhaseAfter } from "../phases/transition.ts";
import { type LockedBooking, partsOf, recordedOn, updateBooking } from "../records/bookings.repository.ts";
import { type Actor, type Reachable, requireAddress } from "../records/side.ts";
import { areSeen, noteNumber, saveReference } from "./recording.repository.ts";

/** Who records what at first. */
const RECORDED_BY: Record<Actor["role"], Channel | null> = {
  pilgrim: "nusuk",
  operator: "operator",
  staff: null,
};

export interface OfficialNumber {
  readonly reference: string;
  /** Which of two applications, from 0; left out: the one that has it, else the first without a number, else the first. */
  readonly application?: number | undefined;
  /** Said after the question about an unusual one. */
  readonly confirmed?: boolean | undefined;
  /** What it takes the place of, as the sender saw it. */
  readonly replaces?: string | undefined;
}

interface Recording extends Numbered {
  /** The numbers as they were. */
  readonly before: readonly (string | null)[];
}

/**
 * Keeps the number of one application; with the last one the booking is complete, and for Nusuk that is the proof of
 * payment. The same one again changes nothing. Throws AppError `illegal_transition`, `number_unusual` until it is
 * confirmed, `changed_meanwhile`, `unacceptable` for what is no number, an application that there is not, or the number of
 * the other one; `address_unconfirmed`, since what has a number is kept to the end.
 */
export async function recordReference(
  deps: Dependencies,
  user: Reachable,
  id: string,
  { reference: typed, application, confirmed = false, replaces }: OfficialNumber,
): Promise<void> {
  if (user.role === "pilgrim") requireAddress(user);
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    const before = await numbersOn(tx, id);
    if (!mayEverRecord(booking, user)) throw new AppError("illegal_transition");
    requirePhaseAfter(booking.phase, "record_reference");
    const reference = readConfirmed(typed, confirmed);
    const at = application ?? placeOf(before, reference);
    // An operator puts right what a pilgrim has reported, and reports nothing for them.
    if (booking.channel !== RECORDED_BY[user.role] && !before[at]) throw new AppError("illegal_transition");
    if (before[at] === reference) return;
    if (replaces !== undefined && before[at] !== replaces) throw new AppError("changed_meanwhile");
    requireFree(before, { reference, application: at });
    await keep(deps, tx, booking, { user, recording: { reference, application: at, before } });
  });
}

/** In order of the applications, null where one is missing. */
export async function numbersOn(tx: Db, id: string): Promise<(string | null)[]> {
  return referencesOf(partySize(await partsOf(tx, id)), await recordedOn(tx, id));
}

function mayEverRecord({ channel }: LockedBooking, { role }: Actor): boolean {
  return channel === RECORDED_BY[role] || (role === "operator" && channel === "nusuk");
}

function readConfirmed(typed: string, confirmed: boolean): string {
  const read = readOfficialNumber(typed);
  if (read.state === "refused")
    throw new AppError("unacceptable", {}, { reference: { key: "not_an_official_number" } });
  if (read.state === "unusual" && !confirmed) throw new AppError("number_unusual", { number: read.number });
  return read.number;
}

function placeOf(before: readonly (string | null)[], reference: string): number {
  const own = before.indexOf(reference);
  return own >= 0 ? own : Math.max(0, before.indexOf(null));
}

function requireFree(before: readonly (string | null)[], { reference, application }: Numbered): void {
  if (application >= before.length) throw new AppError("unacceptable", {}, { application: { key: "not_offered" } });
  const isOthers = before.some((other, index) => index !== application && other === reference);
  if (isOthers) throw new AppError("unacceptable", {}, { reference: { key: "number_of_the_other" } });
}

interface Kept {
  readonly user: Actor;
  readonly recording: Recording;
}

async function keep(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  { user, recording: { before, ...number } }: Kept,
): Promise<void> {
  const now = deps.clock();
  const old = before[number.application] ?? null;
  // Its own eyes have seen what an operator writes.
  await saveReference(tx, booking.id, { ...number, recordedAt: now, seenAt: user.role === "operator" ? now : null });
  const change = { before: old, after: number.reference, application: number.application };
  await noteNumber(tx, booking.id, { ...change, what: old === null ? "record" : "correct", by: user, at: now });
  const whole = wholeReference(before.with(number.application, number.reference));
  if (old !== null) await correct(deps, tx, booking, { user, whole });
  else if (whole === null) await keepPart(deps, tx, booking, user);
  else await complete(deps, tx, booking, { user, whole });
}

/** Nothing moves, but both sides see it, and the one that did not do it is told. */
async function correct(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  { user, whole }: { readonly user: Actor; readonly whole: string | null },
): Promise<void> {
  const changes = { nusukReference: whole, numbersSeen: whole !== null && (await areSeen(tx, booking.id)) };
  await updateBooking(tx, booking.id, changes, deps.clock());
  await recordAudit(tx, numberAct(booking, user, "correct_reference"));
  await announceNumber(deps, tx, booking, { by: user.role, what: "correct" });
}

export function numberAct({ id }: Pick<LockedBooking, "id">, { id: actorId }: Actor, act: string) {
  return { subjectType: "booking", subjectId: id, actorId, action: `booking.${act}` };
}

/** Another application is still without its number: nothing moves yet, but both sides see it. */
async function keepPart(deps: Dependencies, tx: Db, booking: LockedBooking, user: Actor): Promise<void> {
  await recordAudit(tx, numberAct(booking, user, "reference_of_one"));
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
  const changes = { nusukReference: whole, paymentStatus, numbersSeen: await areSeen(tx, booking.id) };
  await applyEvent(deps, tx, booking, { event: "record_reference", actorId: user.id, now: deps.clock(), changes });
  if (isOnlyReported({ channel: booking.channel, ...changes })) await announceReported(deps, tx, booking.id);
}
