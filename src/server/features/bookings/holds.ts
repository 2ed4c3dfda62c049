/** Taking a hold: seats for the whole party in one short transaction, or nothing. */
import { createHash } from "node:crypto";
import type { BookingRequest } from "#contract/bookings.ts";
import { deadlinesOf, MAX_LIVE_HOLDS } from "#domain/bookings/booking.ts";
import { demandByPackage, type Shortage, shortages } from "#domain/bookings/seats.ts";
import type { FirstSource } from "#domain/bookings/source.ts";
import { dateOf } from "#domain/calendar.ts";
import { type Db, isUniqueViolation } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { Dependencies } from "./dependencies.ts";
import { accountForHold, insertHold } from "./holds.repository.ts";
import { requireTravellers } from "./naming.ts";
import { hasExpiredHolds } from "./overdue.repository.ts";
import { endExpiredHoldsOn } from "./overdue.ts";
import { priceParty, seatParty } from "./party.ts";
import { requireRooms } from "./placing.ts";
import { administers, keepGroup, seatTravellers } from "./travellers.repository.ts";

export interface HoldRequest {
  readonly pilgrimId: string;
  readonly parts: BookingRequest["parts"];
  /** The household that it is for; null: the pilgrim alone. */
  readonly familyId: string | null;
  /** No part of the attempt: sent again with another one, it is the same attempt. */
  readonly firstSource: FirstSource;
  /** One attempt's key; null: every call is an attempt of its own. */
  readonly idempotencyKey: string | null;
}

type Outcome = { readonly bookingId: string } | { readonly short: readonly Shortage[] };

/** References are drawn; a few draws in a row do not all hit one that is taken. */
const REFERENCE_DRAWS = 5;

/**
 * The id of the held booking: a new one, or that of the same attempt before. Throws AppError `sold_out` with what is left
 * and takes nothing; seats of holds that have run out are given back first, so nobody is refused for their sake.
 */
export async function createHold(deps: Dependencies, request: HoldRequest): Promise<string> {
  const packageIds = demandByPackage(seatParty(request.parts)).map(({ packageId }) => packageId);
  let outcome = await tryHold(deps, request);
  if ("short" in outcome && (await hasExpiredHolds(deps.db, packageIds, deps.clock()))) {
    await endExpiredHoldsOn(deps, packageIds);
    outcome = await tryHold(deps, request);
  }
  if ("short" in outcome) throw soldOut(outcome.short);
  deps.packages.seatsChanged(packageIds);
  return outcome.bookingId;
}

function soldOut(short: readonly Shortage[]): AppError {
  return new AppError("sold_out", { left: Math.min(...short.map(({ left }) => left)), packages: short });
}

async function tryHold(deps: Dependencies, request: HoldRequest, draws = REFERENCE_DRAWS): Promise<Outcome> {
  try {
    return await deps.db.transaction().execute((tx) => hold(deps, tx, request));
  } catch (error) {
    if (draws > 1 && isUniqueViolation(error, "bookings_reference_key")) return tryHold(deps, request, draws - 1);
    throw error;
  }
}

async function hold(deps: Dependencies, tx: Db, request: HoldRequest): Promise<Outcome> {
  const now = deps.clock();
  const { pilgrimId, familyId, idempotencyKey, firstSource } = request;
  const requestHash = hashOf(request);
  if (familyId !== null) await keepGroup(tx, familyId);
  const { earlier, liveHolds } = await accountForHold(tx, pilgrimId, idempotencyKey, now);
  if (earlier && earlier.requestHash !== requestHash) throw new AppError("idempotency_key_reused");
  if (earlier) return { bookingId: earlier.id };
  if (deps.config.rateLimits && liveHolds >= MAX_LIVE_HOLDS) throw new AppError("too_many_holds");

  if (familyId !== null && !(await administers(tx, pilgrimId, familyId))) throw new AppError("not_found");
  const parts = seatParty(request.parts);
  const people = await requireTravellers(tx, { userId: pilgrimId, bookingId: null, parts, now });
  const demand = demandByPackage(parts);
  const offers = await lockOffers(deps, tx, demand);
  const party = priceParty(parts, offers, dateOf(now));
  requireRooms(party.parts, parts, people);
  const short = shortages(demand, new Map([...offers].map(([id, offer]) => [id, offer.availableSlots])));
  if (short.length > 0) return { short };
  const { holdExpiresAt } = deadlinesOf("held", now);
  const attempt = { userId: pilgrimId, familyId, idempotencyKey, requestHash, firstSource, offered: false };
  const newHold = { ...party, ...attempt, reference: deps.newReference(), holdExpiresAt };
  const { id: bookingId, packagesTaken } = await insertHold(tx, newHold, now, deps.packages.takingSeats(demand));
  // Under their locks nobody else takes them: a last line of defence, which rolls everything back.
  if (packagesTaken < demand.length) throw new AppError("sold_out", { left: 0 });
  await seatTravellers(tx, bookingId, parts);
  return { bookingId };
}

/** What an attempt asks for: a repeated one must ask for the same. */
function hashOf({ parts, familyId }: HoldRequest): string {
  return createHash("sha256")
    .update(JSON.stringify(familyId === null ? parts : { parts, familyId }))
    .digest("hex");
}

/** The packages under lock, by id; a statement of its own, so that what is decided next reads them as they now are. */
export async function lockOffers(deps: Dependencies, tx: Db, lines: readonly { readonly packageId: string }[]) {
  const ids = [...new Set(lines.map(({ packageId }) => packageId))].sort();
  const offers = await deps.packages.lockForSale(tx, ids);
  return new Map(offers.map((offer) => [offer.id, offer]));
}
