/** The same people in other rooms: weighed at the agreed prices, then paid, given back, or settled on Nusuk. */
import type { BookingRequest } from "#contract/bookings.ts";
import { changesCloseOn, type PlannedPart, type Settlement, settlementOf } from "#domain/bookings/change.ts";
import { partPrice } from "#domain/bookings/rooms/price.ts";
import { demandByPackage } from "#domain/bookings/rooms/seats.ts";
import type { Currency } from "#domain/money.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { type SeatedPart, seatParty } from "../holds/party.ts";
import { requireKnownCard, requireSuccess, writeCharge } from "../payments/payments.ts";
import { applyRooms } from "../payments/repricing/apply-rooms.ts";
import { settle } from "../payments/settlement.ts";
import { openMinorOf, requireBeforeClose, requireOpen } from "../phases/conditions.ts";
import { lockOwn } from "../phases/transition.ts";
import { type BookingPart, type LockedBooking, partsOf } from "../records/bookings.repository.ts";
import { findCharge } from "../records/money/payments.repository.ts";
import type { Actor } from "../records/side.ts";
import { plannedRooms, planRooms, seatListsOf } from "../travellers/places/places.repository.ts";
import { requireRooms } from "../travellers/places/placing.ts";
import { travellersOn } from "../travellers/travellers.repository.ts";

export interface RoomsRequest {
  readonly parts: BookingRequest["parts"];
  /** Minor units that the pilgrim has seen; null: whatever it is. */
  readonly expectedMinor: number | null;
  readonly card: string | null;
  readonly idempotencyKey: string | null;
}

export interface RoomsAnswer {
  readonly differenceMinor: number;
  readonly currency: Currency;
  readonly settledBy: Settlement;
  readonly closesOn: string;
}

interface Weighed extends RoomsAnswer {
  readonly parts: readonly PlannedPart[];
}

/** What other rooms would cost; changes nothing. Throws AppError as `changeRooms` does. */
export async function previewRooms(
  deps: Dependencies,
  user: Actor,
  id: string,
  parts: BookingRequest["parts"],
): Promise<RoomsAnswer> {
  return deps.db.transaction().execute(async (tx) => weigh(deps, tx, await lockOwn(tx, id, user), parts));
}

/**
 * Throws AppError `unacceptable` when people or packages differ, `rooms_do_not_fit`, `changes_closed`, `price_changed` when
 * the difference is another one than was seen, `card_needed`, `payment_refused`, `in_progress`.
 */
export async function changeRooms(
  deps: Dependencies,
  user: Actor,
  id: string,
  request: RoomsRequest,
): Promise<RoomsAnswer> {
  if (request.card !== null) requireKnownCard(deps, request.card);
  const { paymentId, ...answer } = await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    return (await earlierAttempt(tx, booking, request)) ?? carryOut(deps, tx, booking, request);
  });
  if (paymentId !== null) {
    await settle(deps, paymentId);
    await requireSuccess(deps.db, paymentId);
  }
  return answer;
}

type Outcome = RoomsAnswer & { readonly paymentId: string | null };

/** The charge of the same attempt before: it is not opened twice. */
async function earlierAttempt(tx: Db, booking: LockedBooking, request: RoomsRequest): Promise<Outcome | null> {
  const { card, idempotencyKey, parts } = request;
  const earlier = idempotencyKey === null ? null : await findCharge(tx, booking.id, idempotencyKey);
  if (!earlier) return null;
  const planned = await plannedRooms(tx, earlier.id);
  const isSame = earlier.cardToken === card && planned !== null && askedFor(planned) === askedFor(seatParty(parts));
  if (!isSame) throw new AppError("idempotency_key_reused");
  const terms = (await partsOf(tx, booking.id)).map((part) => part.terms);
  return {
    ...{ differenceMinor: earlier.amountMinor, currency: booking.currency, settledBy: "card", paymentId: earlier.id },
    closesOn: changesCloseOn(terms, booking.departureDate),
  };
}

/** What the pilgrim chose of these parts, to be compared. */
function askedFor(parts: readonly SeatedPart[]): string {
  const chosen = parts.map(({ packageId, roomType, room, seats, travellerIds }) => ({
    ...{ packageId, roomType, room, seats, travellerIds },
  }));
  return JSON.stringify(chosen);
}

async function carryOut(deps: Dependencies, tx: Db, booking: LockedBooking, request: RoomsRequest): Promise<Outcome> {
  const { parts, ...answer } = await weigh(deps, tx, booking, request.parts);
  const { differenceMinor, settledBy } = answer;
  if (request.expectedMinor !== null && request.expectedMinor !== differenceMinor) throw new AppError("price_changed");
  if (settledBy === "card") {
    const { card: cardToken, idempotencyKey } = request;
    if (cardToken === null && deps.gateway.cards.length > 0) throw new AppError("card_needed");
    const charge = { amountMinor: differenceMinor, cardToken, scope: null, idempotencyKey };
    const paymentId = await writeCharge(deps, tx, booking, charge);
    await planRooms(tx, { paymentId, bookingId: booking.id, parts });
    return { ...answer, paymentId };
  }
  await applyRooms(deps, tx, booking, parts);
  return { ...answer, paymentId: null };
}

async function weigh(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  requested: BookingRequest["parts"],
): Promise<Weighed> {
  const { id, phase, channel, currency, departureDate } = booking;
  const now = deps.clock();
  await requireOpen(tx, booking, "change_rooms", now);
  const booked = await partsOf(tx, id);
  requireBeforeClose(booking, booked, now);
  const parts = seatParty(requested).map((part, index) => ({ ...part, ...priced(booked, part, index) }));
  requireSameParty(booked, await seatListsOf(tx, id, booked.length), parts);
  requireRooms(parts, parts, await travellersOn(tx, id));
  const differenceMinor = sumOf(parts) - sumOf(booked);
  const settledBy = settlementOf({ phase, channel, differenceMinor, openMinor: await openMinorOf(tx, booking) });
  const closesOn = changesCloseOn(
    booked.map(({ terms }) => terms),
    departureDate,
  );
  return { parts, differenceMinor, currency, settledBy, closesOn };
}

/** At the prices, the discount and the terms that were agreed for that package. */
function priced(booked: readonly BookingPart[], part: ReturnType<typeof seatParty>[number], index: number) {
  const agreed = booked.find(({ packageId }) => packageId === part.packageId);
  if (!agreed) throw new AppError("unacceptable", {}, { [`parts.${index}.packageId`]: { key: "not_offered" } });
  const { prices, terms, discountPercent } = agreed;
  const price = partPrice({ ...prices, ...part, discountPercent });
  if (!price) throw new AppError("unacceptable", {}, { [`parts.${index}.roomType`]: { key: "not_offered" } });
  return { ...price, prices, terms, discountPercent };
}

/** Nobody comes or goes by a change of rooms. */
function requireSameParty(
  booked: readonly BookingPart[],
  lists: readonly (readonly string[])[],
  parts: readonly PlannedPart[],
): void {
  const seats = (lines: Parameters<typeof demandByPackage>[0]) => JSON.stringify(demandByPackage(lines));
  const people = (some: readonly (readonly string[])[]) => JSON.stringify(some.flat().sort());
  const same = people(lists) === people(parts.map(({ travellerIds }) => travellerIds));
  if (!same || seats(booked) !== seats(parts)) throw new AppError("unacceptable", {}, { parts: { key: "same_party" } });
}

function sumOf(parts: readonly { readonly amountMinor: number }[]): number {
  return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
