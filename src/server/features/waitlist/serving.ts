/** Serves a line: under the package's lock it is decided who is offered seats, and for whom the others are kept. */
import { OFFER_HOURS, offerEnds, serveLine } from "#domain/bookings/holds/waitlist.ts";
import { dateOf } from "#domain/calendar.ts";
import { channelIn, soldInstead } from "#domain/countries.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { channelsOn, saleEnds } from "#domain/packages/sale.ts";
import type { Db } from "#server/platform/database/database.ts";
import { announceToOthers, holdSubject, withReferenceDraws } from "../bookings/service.ts";
import type { PackageForSale } from "../packages/service.ts";
import type { WaitlistDependencies } from "./deps.ts";
import * as rows from "./repository.ts";

/** Parties that one transaction serves at most; the next one goes on. */
const ROUND = 100;
/** So many from the head on are told at once that they have moved up; the others see it when they look. */
const TOLD = 500;

interface Served {
  /** Whether seats or the line are now other than they were. */
  readonly changed: boolean;
  /** Whether seats are left and parties that were not looked at. */
  readonly more: boolean;
}

const NOTHING: Served = { changed: false, more: false };

/** Until nobody is left whom the free seats suffice for. */
export async function serve(deps: WaitlistDependencies, packageId: string): Promise<void> {
  let round = await tryServe(deps, packageId);
  const { changed } = round;
  while (round.more) round = await tryServe(deps, packageId);
  if (changed) deps.packages.seatsChanged([packageId]);
}

function tryServe(deps: WaitlistDependencies, packageId: string): Promise<Served> {
  const once = async (tx: Db) => {
    const offer = await lockPackage(deps, tx, packageId);
    return offer ? serveWithin(deps, tx, offer) : NOTHING;
  };
  return withReferenceDraws(() => deps.db.transaction().execute(once));
}

export async function lockPackage(
  deps: WaitlistDependencies,
  tx: Db,
  packageId: string,
): Promise<PackageForSale | undefined> {
  const [offer] = await deps.packages.lockForSale(tx, [packageId]);
  return offer;
}

/** The caller has locked the package and nothing that another would lock after it. */
export async function serveWithin(deps: WaitlistDependencies, tx: Db, offer: PackageForSale): Promise<Served> {
  const { id, status } = offer;
  if (status === "closed" || channelsOn(offer, dateOf(deps.clock())).length === 0) {
    await endAll(deps, tx, offer);
    return { changed: true, more: false };
  }
  await leaveWithoutHousehold(deps, tx, offer);
  const { kept, more } =
    status === "listed" ? await offerInOrder(deps, tx, offer) : { kept: offer.keptSeats, more: false };
  const waitingParties = await rows.countWaiting(tx, id);
  const keptSeats = waitingParties === 0 ? 0 : kept;
  const moved = waitingParties !== offer.waitingParties;
  const changed = moved || keptSeats !== offer.keptSeats;
  if (changed) await deps.packages.setWaitlist(tx, id, { waitingParties, keptSeats });
  if (moved) await tellLine(deps, tx, id);
  return { changed, more };
}

async function offerInOrder(deps: WaitlistDependencies, tx: Db, offer: PackageForSale) {
  const now = deps.clock();
  // While a sale window goes on, only what was kept before it is the waitlist's: the rest goes to who stands in its line.
  const free = offer.keptSeats + (offer.saleWindowId === null ? offer.availableSlots : 0);
  const line = await headThatIsServed(deps, tx, offer, free);
  const { offered, keptFor } = serveLine(line, free, now);
  for (const party of offered) await makeOffer(deps, tx, offer, party);
  const taken = offered.reduce((sum, { seats }) => sum + seats, 0);
  const more = keptFor === null && line.length === ROUND && taken < free;
  const kept = keptFor || more ? Math.max(0, offer.keptSeats - taken) : 0;
  if (keptFor && kept > 0) await rows.startPatience(tx, keptFor.id, now);
  return { kept, more };
}

/** Whoever the package is not sold to at home could not take its seats: they are told so, and the next are asked. */
async function headThatIsServed(
  deps: WaitlistDependencies,
  tx: Db,
  offer: PackageForSale,
  free: number,
): Promise<rows.LineParty[]> {
  const now = deps.clock();
  const line = await rows.listNextWaiters(tx, offer.id, { free, limit: ROUND, now });
  const channels = channelsOn(offer, dateOf(now));
  const others = line.filter(({ country }) => soldInstead(channels, country) !== null).map(({ id }) => id);
  if (free === 0 || others.length === 0) return line;
  await tellLeft(deps, tx, offer, { left: await rows.leaveAll(tx, others, now), kind: "waitlist_not_served" });
  return headThatIsServed(deps, tx, offer, free);
}

async function makeOffer(
  deps: WaitlistDependencies,
  tx: Db,
  offer: PackageForSale,
  party: rows.LineParty,
): Promise<void> {
  const now = deps.clock();
  const channel = channelIn(party.country);
  const until = offerEnds(now, saleEnds(offer, channel));
  const bookingId = await deps.bookings.offer(tx, offer, { ...party, until });
  if (!(await rows.markOffered(tx, party.id, bookingId, now))) throw new Error(`party ${party.id} has left its line`);
  const hours = Math.min(OFFER_HOURS, Math.ceil((until.getTime() - now.getTime()) / HOUR_MS));
  const params = { package: offer.title, seats: party.seats, hours };
  await deps.notifications.notify(tx, {
    userId: party.userId,
    kind: "waitlist_offer",
    params,
    link: `/bookings/${bookingId}`,
    about: holdSubject(bookingId),
  });
  await announceToOthers(deps, tx, bookingId, { hours });
  await tellOf(deps, tx, offer.id, [party]);
  await deps.live.tell(tx, { userId: party.userId, type: "booking_update", id: bookingId });
}

/** The sale is over: whoever still waits is told so, and nothing is kept any more. */
async function endAll(deps: WaitlistDependencies, tx: Db, { id, title }: PackageForSale): Promise<void> {
  const ended = await rows.endLine(tx, id, deps.clock());
  await deps.packages.setWaitlist(tx, id, { waitingParties: 0, keptSeats: 0 });
  const notices = ended.map(({ userId, seats }) => ({
    ...{ userId, kind: "waitlist_ended" as const },
    ...{ params: { package: title, seats }, link: "/packages" },
  }));
  await deps.notifications.notify(tx, ...notices);
  await tellOf(deps, tx, id, ended);
}

/** A household's place is for who administers it: whoever waited for one and no longer does is told so. */
async function leaveWithoutHousehold(deps: WaitlistDependencies, tx: Db, offer: PackageForSale): Promise<void> {
  const left = await rows.leaveWithoutHousehold(tx, offer.id, deps.clock());
  await tellLeft(deps, tx, offer, { left, kind: "waitlist_without_household" });
}

interface Left {
  readonly left: readonly rows.Waiter[];
  readonly kind: "waitlist_without_household" | "waitlist_not_served";
}

async function tellLeft(
  deps: WaitlistDependencies,
  tx: Db,
  { id, title }: PackageForSale,
  { left, kind }: Left,
): Promise<void> {
  const notices = left.map(({ userId }) => ({ userId, kind, params: { package: title }, link: `/packages/${id}` }));
  await deps.notifications.notify(tx, ...notices);
  await tellOf(deps, tx, id, left);
}

/** Somebody came or went: places have changed. */
async function tellLine(deps: WaitlistDependencies, tx: Db, packageId: string): Promise<void> {
  await tellOf(deps, tx, packageId, await rows.headOf(tx, packageId, TOLD));
}

/** Their pages, and those of their households, ask anew. */
export async function tellOf(
  { live }: Pick<WaitlistDependencies, "live">,
  tx: Db,
  packageId: string,
  waiters: readonly rows.Waiter[],
): Promise<void> {
  const accounts = await rows.listWaitlistReaders(tx, waiters);
  await live.tell(tx, ...accounts.map((userId) => ({ userId, type: "waitlist_update" as const, id: packageId })));
}
