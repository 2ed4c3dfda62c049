/** One person less: the place goes back, the ladder says what of its price does, and the others keep what they agreed. */
import { afterBookingEvent } from "#domain/bookings/booking.ts";
import {
  changedPrice,
  keptOnLeaving,
  type PlannedPart,
  type Settlement,
  settlementOf,
} from "#domain/bookings/change.ts";
import { type LeftRoom, misplacedRooms, roomAfterLeaving } from "#domain/bookings/rooms/rooms.ts";
import { partySize } from "#domain/bookings/rooms/seats.ts";
import { dateOf } from "#domain/calendar.ts";
import type { Currency } from "#domain/money.ts";
import { wholeReference } from "#domain/nusuk/applications.ts";
import type { Sex } from "#domain/travellers/traveller.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { lockOffers } from "../holds/placing-holds.ts";
import { announceEvent, announceTakenOff } from "../notices/announcing.ts";
import { complete, numbersOn } from "../numbers/recording.ts";
import { reprice } from "../payments/repricing/reprice.ts";
import { openMinorOf, requireOpen } from "../phases/conditions.ts";
import { lockOwn } from "../phases/transition.ts";
import { type LockedBooking, partsOf } from "../records/bookings.repository.ts";
import { leftFor } from "../records/money/payments.repository.ts";
import { requireShown, type ShownSums } from "../records/money/shown.ts";
import type { Actor } from "../records/side.ts";
import { replaceParts, seatListsOf } from "../travellers/places/places.repository.ts";
import { travellersOn } from "../travellers/travellers.repository.ts";

/** Somebody named, or a place without a name of one part. */
export type Leaver =
  | { readonly travellerId: string }
  | { readonly position: number; readonly seats?: number | undefined };

/** What the preview said. */
export type ShownOnLeaving = ShownSums<"refund" | "kept">;

export interface LeaveAnswer {
  readonly refundMinor: number;
  readonly keptMinor: number;
  readonly currency: Currency;
  readonly settledBy: Settlement;
  readonly roomLeft: LeftRoom | null;
}

interface Weighed extends LeaveAnswer {
  /** Whose place it was. */
  readonly leaving: PlannedPart;
  /** Without the place. */
  readonly parts: readonly PlannedPart[];
  /** Of the price: what the place cost, less what is kept of it; 0 or below. */
  readonly differenceMinor: number;
}

/** What leaving would give back and cost; changes nothing. Throws AppError as `leave` does. */
export async function previewLeave(deps: Dependencies, user: Actor, id: string, who: Leaver): Promise<LeaveAnswer> {
  return deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    await requireOpen(tx, booking, "leave", deps.clock());
    return weigh(deps, tx, booking, who, "by_terms");
  });
}

/**
 * Throws AppError `not_on_booking`, `last_place` for the only one, `in_progress`, `illegal_transition`, and `amount_changed`
 * where something else would come back or be kept than was shown.
 */
export async function leaveParty(
  deps: Dependencies,
  user: Actor,
  id: string,
  who: Leaver,
  shown: ShownOnLeaving = {},
): Promise<LeaveAnswer> {
  const { packageId, ...answer } = await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    // Before the people's rows, which a trigger locks: a hold takes both in this order.
    await lockOffers(deps, tx, await partsOf(tx, id));
    await requireOpen(tx, booking, "leave", deps.clock());
    const given = await giveUpPlace(deps, tx, booking, who, { actorId: user.id, keeps: "by_terms", event: "leave" });
    // All that was done so far is undone by the refusal.
    requireShown(shown, { refund: given.refundMinor, kept: given.keptMinor }, given.currency);
    await announceEvent(deps, tx, [id], "leave");
    if ("travellerId" in who) await announceTakenOff(deps, tx, id, { travellerIds: [who.travellerId], why: "left" });
    await completeWhole(deps, tx, booking, user);
    return given;
  });
  deps.packages.seatsChanged([packageId]);
  return answer;
}

interface GivingUp {
  /** Null: the product itself, by a rule. */
  readonly actorId: string | null;
  /** What of the place's price stays with the operator. */
  readonly keeps: "by_terms" | "nothing";
  readonly event: "leave" | "forfeit";
}

/**
 * Under the locks of the booking, which may still be changed, and of its packages; the caller tells of it. Several may follow
 * each other though money goes back for the first. Throws AppError `not_on_booking`, `last_place`.
 */
export async function giveUpPlace(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  who: Leaver,
  { actorId, keeps, event }: GivingUp,
): Promise<LeaveAnswer & { readonly packageId: string }> {
  const { id } = booking;
  const { leaving, parts, differenceMinor, ...weighed } = await weigh(deps, tx, booking, who, keeps);
  await replaceParts(tx, id, await placed(tx, id, parts));
  await reprice(deps, tx, booking, { differenceMinor, keptMinor: booking.keptMinor + weighed.keptMinor });
  await deps.packages.giveBackSeats(tx, [{ packageId: leaving.packageId, seats: 1 }]);
  const { refundMinor, keptMinor } = weighed;
  const subject = { subjectType: "booking", subjectId: id };
  await recordAudit(tx, {
    ...subject,
    actorId,
    action: `booking.${event}`,
    details: { ...("travellerId" in who ? who : { position: who.position }), refundMinor, keptMinor },
  });
  return { ...weighed, packageId: leaving.packageId };
}

/** A party that makes one application fewer may miss no number any more. */
async function completeWhole(deps: Dependencies, tx: Db, booking: LockedBooking, user: Actor): Promise<void> {
  if (booking.nusukReference !== null || !afterBookingEvent(booking.phase, "record_reference")) return;
  const whole = wholeReference(await numbersOn(tx, booking.id));
  if (whole !== null) await complete(deps, tx, booking, { user, whole });
}

async function weigh(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  who: Leaver,
  keeps: GivingUp["keeps"],
): Promise<Weighed> {
  const { id, phase, channel, currency, departureDate } = booking;
  const booked = await partsOf(tx, id);
  if (partySize(booked) === 1) throw new AppError("last_place");
  const lists = await seatListsOf(tx, id, booked.length);
  const parts = booked.map((part, index) => ({ ...part, travellerIds: lists[index] ?? [] }));
  const leaving = leftBy(parts, who);
  const placeMinor = leaving.amountMinor / leaving.seats;
  const byTerms = { ...leaving, phase, channel, placeMinor, departureDate, today: dateOf(deps.clock()) };
  const keptMinor = keeps === "nothing" ? 0 : keptOnLeaving(byTerms);
  const differenceMinor = keptMinor - placeMinor;
  const { totalMinor } = changedPrice(booking, differenceMinor);
  const refundMinor = channel === "operator" ? Math.max(0, (await leftFor(tx, id)) - totalMinor) : 0;
  const remaining = parts.flatMap((part) => (part === leaving ? withoutOne(part, who) : [part]));
  return {
    ...{ refundMinor, keptMinor, currency, leaving, differenceMinor, parts: remaining },
    roomLeft: roomAfterLeaving(remaining, leaving.room, await sexesOn(tx, id)),
    settledBy: settlementOf({
      ...{
        phase,
        channel,
        differenceMinor: totalMinor - booking.totalMinor,
        openMinor: await openMinorOf(tx, booking),
      },
    }),
  };
}

/** Throws AppError `not_on_booking` for a name that is not there, where every place has one, or fewer places are left. */
function leftBy(parts: readonly PlannedPart[], who: Leaver): PlannedPart {
  const part =
    "travellerId" in who
      ? parts.find(({ travellerIds }) => travellerIds.includes(who.travellerId))
      : parts.find(
          ({ seats, travellerIds }, index) =>
            index === who.position && travellerIds.length < seats && seats === (who.seats ?? seats),
        );
  if (!part) throw new AppError("not_on_booking");
  return part;
}

/** Every place of a part costs the same, so the shares are whole. */
function withoutOne(part: PlannedPart, who: Leaver): PlannedPart[] {
  const seats = part.seats - 1;
  if (seats === 0) return [];
  const left = (minor: number) => (minor / part.seats) * seats;
  const travellerIds = part.travellerIds.filter((id) => !("travellerId" in who) || id !== who.travellerId);
  return [
    { ...part, seats, travellerIds, amountMinor: left(part.amountMinor), discountMinor: left(part.discountMinor) },
  ];
}

/** A room that the family no longer fills may not be mixed: it is not placed any more, and can be divided anew. */
async function placed(tx: Db, bookingId: string, parts: readonly PlannedPart[]): Promise<PlannedPart[]> {
  const wrong = new Set(misplacedRooms(parts, await sexesOn(tx, bookingId)).map(({ room }) => room));
  return parts.map((part) => (part.room !== null && wrong.has(part.room) ? { ...part, room: null } : part));
}

async function sexesOn(tx: Db, bookingId: string): Promise<(id: string) => Sex | null> {
  const sexes = new Map((await travellersOn(tx, bookingId)).map(({ id, sex }) => [id, sex]));
  return (id) => sexes.get(id) ?? null;
}
