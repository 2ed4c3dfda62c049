/** What the operator does with a booking that nobody has claimed yet, in the caller's place. */
import type { z } from "zod";
import type { namePhoneTravellers } from "#contract/phone-bookings.ts";
import { isPhoneDeadline, MAX_PHONE_HOLD_DAYS } from "#domain/bookings/desk/phone.ts";
import { channelIn } from "#domain/countries.ts";
import { earlier } from "#domain/durations.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { confirm } from "../holds/confirming.ts";
import { makeRoom } from "../holds/securing.ts";
import { announceChange } from "../notices/announcing.ts";
import {
  closeDirectRefunds,
  type DirectPayment,
  type DirectRefund,
  openDirectCharge,
} from "../payments/direct/record-direct.ts";
import { settle } from "../payments/settlement.ts";
import { cancel } from "../phases/cancelling.ts";
import { countryOf, type LockedBooking, lockBooking, updateBooking } from "../records/bookings.repository.ts";
import { saleEndsOf } from "../records/sale-end.ts";
import { type Actor, pilgrim } from "../records/side.ts";
import { nameOn } from "../travellers/naming.ts";
import { requireKnown, requirePeople } from "./people.ts";
import * as rows from "./phone.repository.ts";

export type OperatorActor = Pick<SessionUser, "id" | "operatorId" | "demo">;
type PhoneRow = NonNullable<Awaited<ReturnType<typeof rows.findPhoneBooking>>>;

export interface LockedPhone {
  readonly booking: LockedBooking;
  readonly phone: PhoneRow;
}

/** Throws AppError `not_found` for a booking that was not made by phone, or is another operator's. */
export async function lockPhone(tx: Db, id: string, { operatorId }: OperatorActor): Promise<LockedPhone> {
  const booking = await lockBooking(tx, id);
  const phone = booking?.operatorId === operatorId ? await rows.findPhoneBooking(tx, id) : undefined;
  if (!booking || !phone) throw new AppError("not_found");
  return { booking, phone };
}

/** The same while nobody has claimed it. Throws AppError `illegal_transition` afterwards. */
export async function lockUnclaimed(tx: Db, id: string, user: OperatorActor) {
  const { booking, phone } = await lockPhone(tx, id, user);
  const { standInId } = phone;
  if (standInId === null) throw new AppError("illegal_transition");
  return { booking, phone, standInId };
}

/** Throws AppError `hold_expired` for a hold that has run out. */
export function requireHeld({ phase, holdExpiresAt }: LockedBooking, now: Date): void {
  if (phase === "held" && holdExpiresAt !== null && holdExpiresAt <= now) throw new AppError("hold_expired");
}

type Lists = z.output<typeof namePhoneTravellers.body>["parts"];

/**
 * Who is named with their id keeps their row, and with it bed and wishes; who is no longer named is forgotten. Throws
 * AppError as `requireKnown` and `nameTravellers` do; another name for somebody is another traveller.
 */
export async function name(deps: Dependencies, user: OperatorActor, id: string, parts: Lists): Promise<void> {
  const now = deps.clock();
  requirePeople(parts, now);
  await deps.db.transaction().execute(async (tx) => {
    const { booking, standInId } = await lockUnclaimed(tx, id, user);
    const known = await rows.findPeople(tx, standInId);
    requireKnown(parts, known);
    const people = parts.map((part) =>
      part.people.map((person, place) =>
        rows.personRow(standInId, { ...(person.id && known.get(person.id)), ...person }, now, place),
      ),
    );
    await rows.keepPeople(tx, people.flat());
    const lists = people.map((list) => list.map((person) => person.id));
    const renamed = people.flat().filter((person) => isRenamed(person, known.get(person.id)));
    await nameOn(deps, tx, booking, { actorId: user.id, lists, renamed: renamed.map((person) => person.id) });
    await rows.forgetUnnamed(tx, standInId);
    await announceChange(deps, tx, booking);
  });
}

function isRenamed({ surname, givenNames }: rows.CallersPerson, before: rows.CallersPerson | undefined): boolean {
  return before !== undefined && (surname !== before.surname || givenNames !== before.givenNames);
}

/** No longer than the sale lasts. Throws AppError `hold_expired`, `illegal_transition` for what is no hold, `unacceptable` for a day too far off. */
export async function extend(deps: Dependencies, user: OperatorActor, id: string, heldUntil: Date): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { booking, phone, standInId } = await lockUnclaimed(tx, id, user);
    const now = deps.clock();
    requireHeld(booking, now);
    if (booking.phase !== "held") throw new AppError("illegal_transition");
    if (!isPhoneDeadline(heldUntil, now)) {
      const field = { key: "hold_too_long", params: { days: MAX_PHONE_HOLD_DAYS } } as const;
      throw new AppError("unacceptable", {}, { heldUntil: field });
    }
    const channel = channelIn(await countryOf(tx, standInId));
    const holdExpiresAt = earlier(heldUntil, await saleEndsOf(tx, { ...booking, channel }));
    await updateBooking(tx, id, { holdExpiresAt }, now);
    if (phone.linkHash) await rows.updatePhoneBooking(tx, id, { linkExpiresAt: holdExpiresAt });
    await recordAudit(tx, { actorId: user.id, action: "booking.extend_hold", subjectType: "booking", subjectId: id });
    await announceChange(deps, tx, booking);
  });
}

/** Who the operator acts for. The claim may come in between: then the act finds nothing of theirs. */
async function callerOf(deps: Dependencies, user: OperatorActor, id: string, action: string): Promise<Actor> {
  return deps.db.transaction().execute(async (tx) => {
    const { standInId } = await lockUnclaimed(tx, id, user);
    await recordAudit(tx, { actorId: user.id, action, subjectType: "booking", subjectId: id });
    return pilgrim(standInId);
  });
}

export async function cancelForCaller(deps: Dependencies, user: OperatorActor, id: string): Promise<void> {
  await cancel(deps, await callerOf(deps, user, id, "booking.cancel_for_caller"), id);
}

export async function confirmForCaller(deps: Dependencies, user: OperatorActor, id: string): Promise<void> {
  await confirm(deps, { ...(await callerOf(deps, user, id, "booking.confirm_for_caller")), lacks: [] }, id);
}

/** Claimed or not: also later amounts may be paid at the counter. */
export async function payDirectly(
  deps: Dependencies,
  user: OperatorActor,
  id: string,
  payment: Omit<DirectPayment, "actorId">,
): Promise<void> {
  const packageIds = await makeRoom(deps, id);
  const paymentId = await deps.db.transaction().execute(async (tx) => {
    const { booking } = await lockPhone(tx, id, user);
    return openDirectCharge(deps, tx, booking, { ...payment, actorId: user.id });
  });
  deps.packages.seatsChanged(packageIds);
  await settle(deps, paymentId);
}

export async function giveBackDirectly(
  deps: Dependencies,
  user: OperatorActor,
  id: string,
  refund: Omit<DirectRefund, "actorId">,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { booking } = await lockPhone(tx, id, user);
    await closeDirectRefunds(deps, tx, booking, { ...refund, actorId: user.id });
  });
}
