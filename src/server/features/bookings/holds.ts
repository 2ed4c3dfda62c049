/** Taking a hold: seats for the whole party in one short transaction, or nothing. */
import { createHash } from "node:crypto";
import type { BookingRequest } from "#contract/bookings.ts";
import { deadlinesOf, MAX_LIVE_HOLDS } from "#domain/bookings/booking.ts";
import { demandByPackage, type Shortage, shortages } from "#domain/bookings/seats.ts";
import type { FirstSource } from "#domain/bookings/source.ts";
import { dateOf } from "#domain/calendar.ts";
import type { Terms } from "#domain/packages/package.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { PackageForSale } from "../packages/service.ts";
import { announceToOthers } from "./announcing.ts";
import type { Dependencies, SaleQueue } from "./dependencies.ts";
import { requireHolding } from "./holding.ts";
import { accountForHold, insertHold, type NewHold } from "./holds.repository.ts";
import { countryOfPeople, requireTravellers } from "./naming.ts";
import { hasExpiredHolds } from "./overdue.repository.ts";
import { endExpiredHoldsOn } from "./overdue.ts";
import { type PricedParty, priceParty, type SeatedPart, seatParty } from "./party.ts";
import { requireRooms } from "./placing.ts";
import { withReferenceDraws } from "./reference.ts";
import { requireServed } from "./served.ts";
import { administers, keepGroup, seatTravellers } from "./travellers.repository.ts";

export interface HoldRequest {
  readonly pilgrimId: string;
  readonly parts: BookingRequest["parts"];
  /** The household that it is for; null: the pilgrim alone, or the household whose turn in a queue it uses. */
  readonly familyId: string | null;
  /** No part of the attempt: sent again with another one, it is the same attempt. */
  readonly firstSource: FirstSource;
  /** Whether the account has confirmed its address, or counts as if: no other holds more than one booking at a time. */
  readonly confirmed: boolean;
  /** One attempt's key; null: every call is an attempt of its own. */
  readonly idempotencyKey: string | null;
}

type Outcome = { readonly bookingId: string } | { readonly short: readonly Shortage[] };

/**
 * The id of the held booking: a new one, or that of the same attempt before. Throws AppError `channel_not_served` where a
 * package is not sold where the party lives, `address_unconfirmed` for a second hold of who has not confirmed, `sold_out` with what is left, and takes nothing; seats of holds that have run
 * out are given back first, so nobody is refused for their sake.
 */
export async function createHold(deps: Dependencies, request: HoldRequest): Promise<string> {
  const id = await holdSeats(deps, seatParty(request.parts), (tx) => hold(deps, tx, request));
  // After the seats' locks: only open pages wait for it.
  if (request.familyId !== null) await announceToOthers(deps, deps.db, id);
  return id;
}

/** Runs one attempt on these parts in a transaction of its own, which a shortage rolls back; as `createHold`. */
export async function holdSeats(
  deps: Dependencies,
  parts: readonly Pick<SeatedPart, "packageId" | "seats">[],
  attempt: (tx: Db) => Promise<Outcome>,
): Promise<string> {
  const packageIds = demandByPackage(parts).map(({ packageId }) => packageId);
  let outcome = await tryHold(deps, attempt);
  if ("short" in outcome && (await hasExpiredHolds(deps.db, packageIds, deps.clock()))) {
    await endExpiredHoldsOn(deps, packageIds);
    outcome = await tryHold(deps, attempt);
  }
  if ("short" in outcome) throw soldOut(outcome.short);
  deps.packages.seatsChanged(packageIds);
  return outcome.bookingId;
}

export function soldOut(short: readonly Shortage[]): AppError {
  return new AppError("sold_out", { left: Math.min(...short.map(({ left }) => left)), packages: short });
}

/** Undoes what an attempt had prepared before it met too few seats. */
class ShortOfSeats extends Error {
  readonly short: readonly Shortage[];

  constructor(short: readonly Shortage[]) {
    super("too few seats");
    this.short = short;
  }
}

type Attempt = (tx: Db) => Promise<Outcome>;

async function tryHold(deps: Dependencies, attempt: Attempt): Promise<Outcome> {
  const once = async (tx: Db) => {
    const outcome = await attempt(tx);
    if ("short" in outcome) throw new ShortOfSeats(outcome.short);
    return outcome;
  };
  try {
    return await withReferenceDraws(() => deps.db.transaction().execute(once));
  } catch (error) {
    if (error instanceof ShortOfSeats) return { short: error.short };
    throw error;
  }
}

async function hold(deps: Dependencies, tx: Db, request: HoldRequest): Promise<Outcome> {
  const now = deps.clock();
  const parts = seatParty(request.parts);
  const { pilgrimId, idempotencyKey, firstSource } = request;
  const requestHash = hashOf(request);
  const windows = await windowsOf(deps, tx, parts);
  const familyId = request.familyId ?? (await deps.queue.householdOf(tx, pilgrimId, windows.ids));
  if (familyId !== null) await keepGroup(tx, familyId);
  const { earlier, liveHolds, country } = await accountForHold(tx, pilgrimId, idempotencyKey, now);
  if (earlier && earlier.requestHash !== requestHash) throw new AppError("idempotency_key_reused");
  if (earlier) return { bookingId: earlier.id };
  if (deps.config.rateLimits && liveHolds >= MAX_LIVE_HOLDS) throw new AppError("too_many_holds");
  const countHold = await requireHolding(deps, tx, pilgrimId, demandByPackage(parts));
  if (liveHolds > 0 && !request.confirmed) throw new AppError("address_unconfirmed");

  if (familyId !== null && !(await administers(tx, pilgrimId, familyId))) throw new AppError("not_found");
  const { holdExpiresAt } = deadlinesOf("held", now);
  const attempt = { userId: pilgrimId, familyId, idempotencyKey, requestHash, firstSource, offered: false };
  const gate = await passGate(deps, tx, { userId: pilgrimId, familyId, now }, windows);
  const outcome = await placeHold(
    deps,
    tx,
    { ...attempt, country, holdExpiresAt, requireOffers: gate.requireOffers },
    parts,
  );
  if ("short" in outcome) return outcome;
  await countHold(outcome.bookingId);
  await gate.turns.use(tx, outcome.bookingId);
  return outcome;
}

interface Windows {
  readonly byPackage: ReadonlyMap<string, string>;
  readonly ids: readonly string[];
  seatsIn(windowId: string): number;
}

/** The sale windows of what is wanted, before anything is locked. */
async function windowsOf(deps: Dependencies, tx: Db, parts: readonly SeatedPart[]): Promise<Windows> {
  const demand = demandByPackage(parts);
  const byPackage = await deps.packages.saleWindowsOf(
    tx,
    demand.map(({ packageId }) => packageId),
  );
  const seatsIn = (windowId: string) =>
    demand.reduce((total, line) => total + (byPackage.get(line.packageId) === windowId ? line.seats : 0), 0);
  return { byPackage, ids: [...new Set(byPackage.values())], seatsIn };
}

/** The household's turns, before the packages are locked as a round of the queue does; under their locks they must be the same windows. */
async function passGate(
  deps: Dependencies,
  tx: Db,
  who: Parameters<SaleQueue["requireTurns"]>[1],
  { byPackage, ids, seatsIn }: Windows,
) {
  const turns = await deps.queue.requireTurns(
    tx,
    who,
    ids.map((windowId) => ({ windowId, seats: seatsIn(windowId) })),
  );
  const requireOffers = (offers: ReadonlyMap<string, PackageForSale>) => {
    const isOther = ({ id, saleWindowId }: PackageForSale) =>
      saleWindowId !== null && saleWindowId !== byPackage.get(id);
    if ([...offers.values()].some(isOther)) throw new AppError("not_admitted");
  };
  return { turns, requireOffers };
}

type Placing = Omit<NewHold, keyof PricedParty | "reference"> & {
  /** Where the account lives, alpha-2; null: not told, and then where those who are named live. */
  readonly country: string | null;
  /** Looks at the locked packages before anything is taken. */
  readonly requireOffers?: (offers: ReadonlyMap<string, PackageForSale>) => void;
  /** The terms of a part as they are agreed; left out: those of the package. */
  readonly agree?: (terms: Terms) => Terms;
};

/** Under the account's lock: the booking with its seats, or what is short, and then nothing was taken. */
export async function placeHold(
  deps: Dependencies,
  tx: Db,
  { requireOffers, agree, country, ...attempt }: Placing,
  parts: readonly SeatedPart[],
): Promise<Outcome> {
  const now = deps.clock();
  const people = await requireTravellers(tx, { userId: attempt.userId, bookingId: null, parts, now });
  const demand = demandByPackage(parts);
  const offers = await lockOffers(deps, tx, demand);
  requireServed(offers.values(), country ?? countryOfPeople(people));
  requireOffers?.(offers);
  const party = priceParty(parts, offers, dateOf(now));
  requireRooms(party.parts, parts, people);
  const short = shortages(demand, new Map([...offers].map(([id, offer]) => [id, offer.availableSlots])));
  if (short.length > 0) return { short };
  const agreed = agree ? party.parts.map((part) => ({ ...part, terms: agree(part.terms) })) : party.parts;
  const newHold = { ...party, ...attempt, parts: agreed, reference: deps.newReference() };
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
