/** Taking holds: seats for the whole party in one short transaction, or nothing. Whoever asks at the same moment shares it. */
import { createHash } from "node:crypto";
import { HOLD_MINUTES, MAX_LIVE_HOLDS } from "#domain/bookings/booking.ts";
import { demandByPackage, type Shortage } from "#domain/bookings/rooms/seats.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { ALONE, type CombinedOutcome, combine } from "#server/platform/database/combine.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { PackageForSale } from "../../packages/service.ts";
import type { Dependencies, TurnTickets } from "../dependencies/dependencies.ts";
import { announceToOthers } from "../notices/announcing.ts";
import { endExpiredHoldsOn } from "../phases/overdue.ts";
import { keepNetworks } from "../records/networks.repository.ts";
import { hasExpiredHolds } from "../records/overdue.repository.ts";
import { keepGroups, whoAdminister } from "../travellers/travellers.repository.ts";
import { Attempt, type HoldRequest } from "./attempt.ts";
import { requireHoldings } from "./holding.ts";
import { accountsForHolds } from "./holds.repository.ts";
import { type AsksForPassports, asksForPassports } from "./in-vain.ts";
import { type SeatedPart, seatParty } from "./party.ts";
import { type Held, type Placing, placeHolds } from "./placing-holds.ts";
import { withReferenceDraws } from "./reference.ts";
import { askUndecided, check } from "./undecided.ts";

/**
 * The way to hold, whose answer is the id of the held booking: a new one, or that of the same attempt before. Throws AppError
 * `channel_not_served` where a package is not sold where the party lives, `address_unconfirmed` for a second hold of who has
 * not confirmed, `sold_out` with what is left, and takes nothing; seats of holds that have run out are given back first, so
 * nobody is refused for their sake.
 */
export function holdsOf(given: Dependencies): (request: HoldRequest) => Promise<string> {
  const deps = { ...given, asksForPassports: asksForPassports() };
  const attempt = combine<HoldRequest, Held>({
    by: ({ pilgrimId }) => pilgrimId,
    hasLeft: (request) => request.hasLeft(),
    together: (requests) => inOneTransaction(deps, (tx) => hold(deps, tx, requests)),
  });
  return async (request) => {
    const id = await holdSeats(deps, seatParty(request.parts), () => attempt(request));
    // After the seats' locks: only open pages wait for it.
    if (request.familyId !== null) await announceToOthers(deps, deps.db, id);
    return id;
  };
}

/** Makes an attempt on these parts, as `holdsOf`. */
export async function holdSeats(
  deps: Dependencies,
  parts: readonly Pick<SeatedPart, "packageId" | "seats">[],
  attempt: () => Promise<Held>,
): Promise<string> {
  const packageIds = demandByPackage(parts).map(({ packageId }) => packageId);
  let held = await attempt();
  if ("short" in held && (await hasExpiredHolds(deps.db, packageIds, deps.clock()))) {
    await endExpiredHoldsOn(deps, packageIds);
    held = await attempt();
  }
  if ("short" in held) throw soldOut(held.short);
  deps.packages.seatsChanged(packageIds);
  return held.bookingId;
}

export function soldOut(short: readonly Shortage[]): AppError {
  return new AppError("sold_out", { left: Math.min(...short.map(({ left }) => left)), packages: short });
}

/** Undoes what attempts had prepared that all came to nothing. */
class NothingHeld extends Error {
  readonly outcomes: readonly CombinedOutcome<Held>[];

  constructor(outcomes: readonly CombinedOutcome<Held>[]) {
    super("nothing was held");
    this.outcomes = outcomes;
  }
}

/** Attempts in a transaction of their own, of which nothing stays where none of them holds anything. */
export async function inOneTransaction(
  { db }: Pick<Dependencies, "db">,
  attempts: (tx: Db) => Promise<readonly CombinedOutcome<Held>[]>,
): Promise<readonly CombinedOutcome<Held>[]> {
  const once = async (tx: Db) => {
    const outcomes = await attempts(tx);
    const isHeld = (one: CombinedOutcome<Held>) => one !== ALONE && "answer" in one && "bookingId" in one.answer;
    if (outcomes.some(isHeld)) return outcomes;
    throw new NothingHeld(outcomes);
  };
  try {
    return await withReferenceDraws(() => db.transaction().execute(once));
  } catch (error) {
    if (error instanceof NothingHeld) return error.outcomes;
    throw error;
  }
}

interface Moment {
  readonly now: Date;
  /** For whoever has locked what is needed; else whoever meets another's lock goes alone. */
  readonly waits: boolean;
}

/**
 * All of these attempts, in the order in which they came, each by another account. One alone waits for every lock; several wait
 * for their packages only, so that nobody waits for what is another's.
 */
async function hold(
  deps: Dependencies & { readonly asksForPassports: AsksForPassports },
  tx: Db,
  requests: readonly HoldRequest[],
): Promise<readonly CombinedOutcome<Held>[]> {
  const moment = { now: deps.clock(), waits: requests.length === 1 };
  const packageIds = new Set(requests.flatMap(({ parts }) => parts.map(({ packageId }) => packageId)));
  const windows = await deps.packages.saleWindowsOf(tx, [...packageIds]);
  const attempts = requests.map((request) => new Attempt(request, windows));
  await askUndecided(attempts, "familyId", (open) => findHouseholds(deps, tx, open));
  await askUndecided(attempts, "familyId", (open) => keepHouseholds(tx, open, moment));
  await askUndecided(attempts, "account", (open) => lockAccounts(tx, open, moment));
  check(attempts, (one) => repeated(one) ?? tooManyHolds(deps, one));
  await askUndecided(attempts, "network", (open) => requireHoldings(deps, tx, open.map(holderOf), moment));
  check(attempts, unconfirmed);
  await askUndecided(attempts, "familyId", (open) => requireAdministrators(tx, open));
  await askUndecided(attempts, "turn", (open) => requireTurns(deps, tx, open, moment));
  await askUndecided(attempts, "held", (open) => placeHolds(deps, tx, open.map(placingAt(moment)), moment));
  await noteUse(deps, tx, attempts, moment);
  return attempts.map(({ outcome, held }) => outcome ?? (held ? { answer: held } : ALONE));
}

/** Named, or that whose turn it uses. */
async function findHouseholds(deps: Dependencies, tx: Db, attempts: readonly Attempt[]) {
  const found = await deps.queue.householdsOf(
    tx,
    attempts.map(({ userId, familyId, inWindows }) => ({
      userId,
      windowIds: familyId === null ? inWindows.map(({ windowId }) => windowId) : [],
    })),
  );
  return attempts.map(({ familyId }, index) => ({ answer: familyId ?? found[index] ?? null }));
}

async function keepHouseholds(
  tx: Db,
  attempts: readonly Attempt[],
  { waits }: Moment,
): Promise<CombinedOutcome<string | null>[]> {
  const ids = attempts.flatMap(({ familyId }) => familyId ?? []);
  const kept = await keepGroups(tx, [...new Set(ids)], waits);
  return attempts.map(({ familyId }) =>
    waits || familyId === null || kept.has(familyId) ? { answer: familyId } : ALONE,
  );
}

function lockAccounts(tx: Db, attempts: readonly Attempt[], moment: Moment) {
  const asked = attempts.map(({ userId, request }) => ({ userId, key: request.idempotencyKey }));
  return accountsForHolds(tx, asked, moment);
}

/** A repeated attempt must ask for the same. */
function repeated({ account: { earlier }, request }: Attempt): CombinedOutcome<Held> | null {
  if (earlier === null) return null;
  return earlier.requestHash === hashOf(request)
    ? { answer: { bookingId: earlier.id } }
    : refused("idempotency_key_reused");
}

function tooManyHolds({ config }: Dependencies, { account }: Attempt): CombinedOutcome<Held> | null {
  return config.rateLimits && account.liveHolds >= MAX_LIVE_HOLDS ? refused("too_many_holds") : null;
}

function holderOf({ userId, request: { network }, demand, parts }: Attempt) {
  return { userId, network, demand, travellerIds: parts.flatMap(({ travellerIds }) => travellerIds) };
}

function unconfirmed({ account, request }: Attempt): CombinedOutcome<Held> | null {
  return account.liveHolds > 0 && !request.confirmed ? refused("address_unconfirmed") : null;
}

async function requireAdministrators(tx: Db, attempts: readonly Attempt[]): Promise<CombinedOutcome<string | null>[]> {
  const administer = await whoAdminister(tx, attempts);
  return attempts.map(({ familyId }, index) => (administer[index] ? { answer: familyId } : refused("not_found")));
}

/** Before the packages are locked, as a round of the queue does; under their locks they must be in the same windows. */
async function requireTurns(
  { queue }: Dependencies,
  tx: Db,
  attempts: readonly Attempt[],
  moment: Moment,
): Promise<CombinedOutcome<TurnTickets>[]> {
  if (attempts.every(({ inWindows }) => inWindows.length === 0)) return attempts.map(({ turn }) => ({ answer: turn }));
  const asked = attempts.map(({ userId, familyId, inWindows }) => ({ userId, familyId, demand: inWindows }));
  return queue.requireTurns(tx, asked, moment);
}

function placingAt({ now }: Moment): (attempt: Attempt) => Placing {
  const holdExpiresAt = new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS);
  return ({ request, userId, familyId, parts, account, windows }) => ({
    ...{ userId, familyId, parts, holdExpiresAt, country: account.country, offered: false },
    ...{ idempotencyKey: request.idempotencyKey, requestHash: hashOf(request), firstSource: request.firstSource },
    requireOffers(offers: readonly PackageForSale[]) {
      const isOther = ({ id, saleWindowId }: PackageForSale) =>
        saleWindowId !== null && saleWindowId !== windows.get(id);
      if (offers.some(isOther)) throw new AppError("not_admitted");
    },
  });
}

/** What a hold counts by, and the turn that it uses. Throws where a refusal of one must undo what stands with the others' holds. */
async function noteUse(deps: Dependencies, tx: Db, attempts: readonly Attempt[], { now }: Moment): Promise<void> {
  const made = attempts.flatMap((attempt) =>
    attempt.held && "bookingId" in attempt.held ? [{ attempt, bookingId: attempt.held.bookingId }] : [],
  );
  if (made.length === 0) return;
  const isMade = (one: Attempt) => made.some(({ attempt }) => attempt === one);
  if (attempts.some((one) => one.turn.hasWritten && !isMade(one)))
    throw new Error("a turn of the batch came to nothing");
  await keepNetworks(
    tx,
    made.flatMap(({ attempt: { network, userId }, bookingId }) =>
      network === null ? [] : [{ bookingId, userId, network, at: now }],
    ),
  );
  await deps.queue.spendTurns(
    tx,
    made.map(({ attempt: { turn, userId }, bookingId }) => ({ ticketIds: turn.ticketIds, userId, bookingId })),
  );
}

function refused(code: ConstructorParameters<typeof AppError>[0]): CombinedOutcome<never> {
  return { refusal: new AppError(code) };
}

/** What an attempt asks for. */
function hashOf({ parts, familyId }: HoldRequest): string {
  return createHash("sha256")
    .update(JSON.stringify(familyId === null ? parts : { parts, familyId }))
    .digest("hex");
}
