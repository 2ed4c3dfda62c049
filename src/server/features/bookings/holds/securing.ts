/** From a hold to a booking: whether this pilgrim may take this way, and the seats of a hold that ran out. */
import { isDeepStrictEqual } from "node:util";
import { canRetake, type Paid, secureEvent } from "#domain/bookings/booking.ts";
import { partPrice } from "#domain/bookings/rooms/price.ts";
import { demandByPackage, partySize, shortages } from "#domain/bookings/rooms/seats.ts";
import { dateOf } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import { channelOf } from "#domain/countries.ts";
import { discountPercent } from "#domain/packages/package.ts";
import { isOnSale } from "#domain/packages/sale.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { askerNow } from "#server/platform/workers/asker.ts";
import { keptOffMarket, type PackageForSale } from "../../packages/service.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { endExpiredHoldsOn } from "../phases/overdue.ts";
import { applyEvent } from "../phases/transition.ts";
import {
  type BookingPart,
  countryOf,
  householdOffered,
  type LockedBooking,
  partsOf,
} from "../records/bookings.repository.ts";
import { packagesOfRunOut } from "../records/overdue.repository.ts";
import { saleEndsOf } from "../records/sale-end.ts";
import { areTravellingElsewhere, requireOneCountry } from "../travellers/naming.ts";
import { administers, travellersOn } from "../travellers/travellers.repository.ts";
import { keepSeats } from "../travellers/turn-seats/keeping.ts";
import { heldInVain } from "./holding.repository.ts";
import { requireHoldings } from "./holding.ts";
import { journeyOf } from "./party.ts";
import { lockOffers } from "./placing-holds.ts";
import { notServed, requireServed } from "./served.ts";

const REFUSAL = { nusuk: "pay_the_operator", operator: "pay_on_nusuk" } as const;

/**
 * The country of residence decides who may sell (docs/sources.md#channels). Throws AppError `country_needed`,
 * `mixed_channels` with who belongs where, `channel_not_served` with the channel or the office that is the pilgrim's,
 * `pay_on_nusuk`, `pay_the_operator`.
 */
export async function requireChannel(tx: Db, booking: LockedBooking, wanted: Channel): Promise<void> {
  const country = await countryOf(tx, booking.userId);
  if (country === null) throw new AppError("country_needed");
  requireOneCountry(await travellersOn(tx, booking.id), country);
  const answer = channelOf(country);
  if (answer.channel === null) throw notServed(answer);
  requireServed(await partsOf(tx, booking.id), country);
  if (answer.channel !== wanted) throw new AppError(REFUSAL[wanted]);
}

/** Still held, or run out and to be taken again. Throws AppError `already_paid`, `illegal_transition`. */
export function requireSecurable({ phase, cancelReason, paymentStatus }: LockedBooking): void {
  if (phase === "held" || canRetake(phase, cancelReason)) return;
  throw new AppError(paymentStatus === "completed" ? "already_paid" : "illegal_transition");
}

/**
 * Before a hold that ran out takes its seats again, others that ran out stand aside. In no transaction.
 * The packages whose seats may change by that; none for a booking that did not run out.
 */
export async function makeRoom(deps: Dependencies, bookingId: string): Promise<string[]> {
  const packageIds = await packagesOfRunOut(deps.db, bookingId);
  if (packageIds.length > 0) await endExpiredHoldsOn(deps, packageIds);
  return packageIds;
}

/**
 * The booking with its seats: as it is while held, taken again after it ran out. Throws AppError `hold_expired`,
 * `administrator_needed`, `not_on_sale` where its packages were stopped meanwhile or their sale is over, and as `takeAgain` and `keepSeats`.
 */
export async function requireSeats(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  channel: Channel,
): Promise<LockedBooking> {
  await requireOffered(tx, booking);
  if ((await saleEndsOf(tx, { ...booking, channel })) <= deps.clock()) throw new AppError("not_on_sale");
  const parts = await partsOf(tx, booking.id);
  const stopped = await keptOffMarket(
    tx,
    parts.map(({ packageId }) => packageId),
  );
  if (stopped.length > 0) throw new AppError("not_on_sale");
  const isHeld = booking.phase === "held" && !(await haveGoneElsewhere(deps, tx, booking));
  const held = isHeld ? booking : await takeAgain(deps, tx, booking, parts);
  if (!held) throw new AppError("hold_expired");
  const travellerIds = (await travellersOn(tx, held.id)).map(({ id }) => id);
  await keepSeats(deps, tx, held.id, { seats: partySize(parts), travellerIds });
  return held;
}

/**
 * As a new hold: whoever lets seats run out and takes them again may keep no more than anybody. An operator that records money
 * is counted as nobody. Throws AppError as `requireHoldings`.
 */
async function takeAgain(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  parts: readonly BookingPart[],
): Promise<LockedBooking | null> {
  // A hold that runs and whose people have gone elsewhere is counted among what they keep: it is told as run out.
  if (!canRetake(booking.phase, booking.cancelReason)) return null;
  const { id, userId } = booking;
  await lockAccount(tx, userId);
  const travellerIds = (await travellersOn(tx, id)).map((traveller) => traveller.id);
  const asker = askerNow();
  const network = asker?.account === userId ? asker.network : null;
  const asked = { userId, network, demand: demandByPackage(parts), travellerIds };
  const [outcome] = await requireHoldings({ ...deps, asksForPassports: heldInVain }, tx, [asked], { waits: true });
  if (typeof outcome === "object" && "refusal" in outcome) throw outcome.refusal;
  return retakeSeats(deps, tx, booking);
}

/** What a household was offered by the waitlist is for who administers it. Throws AppError `administrator_needed`. */
async function requireOffered(tx: Db, { id, userId }: LockedBooking): Promise<void> {
  const familyId = await householdOffered(tx, id);
  if (familyId !== null && !(await administers(tx, userId, familyId))) throw new AppError("administrator_needed");
}

/** Whoever is named on a hold that ran out may have been booked elsewhere, before or after the sweep came by. */
async function haveGoneElsewhere(deps: Dependencies, tx: Db, { id, userId }: LockedBooking): Promise<boolean> {
  await lockAccount(tx, userId);
  return areTravellingElsewhere(tx, id, deps.clock());
}

/** Takes the seats of an expired hold again as they were held; null when seats, sale, journey, price, terms or people have gone elsewhere. */
export async function retakeSeats(deps: Dependencies, tx: Db, booking: LockedBooking): Promise<LockedBooking | null> {
  if (!canRetake(booking.phase, booking.cancelReason)) return null;
  if (await haveGoneElsewhere(deps, tx, booking)) return null;
  const now = deps.clock();
  const parts = await partsOf(tx, booking.id);
  const demand = demandByPackage(parts);
  const offers = await lockOffers(deps, tx, demand);
  const unchanged = demand.every(({ packageId, seats }) => {
    const offer = offers.get(packageId);
    const booked = parts.filter((part) => part.packageId === packageId);
    // In a sale window seats go to those whose turn it is.
    return (
      offer?.saleWindowId === null &&
      isOnSale(offer, dateOf(now), booking.channel) &&
      booked.every((part) => costsAsBefore(part, offer, seats) && isOnTermsOf(part, offer))
    );
  });
  const available = new Map([...offers].map(([id, offer]) => [id, offer.availableSlots]));
  if (!unchanged || !isJourneyOf(booking, [...offers.values()]) || shortages(demand, available).length > 0) return null;
  await deps.packages.takeSeats(tx, demand);
  const changes = { cancelReason: null, cancelNote: null };
  return applyEvent(deps, tx, booking, { event: "retake", actorId: booking.userId, now, changes });
}

/** While nothing of a package was taken, its operator may have moved it. */
function isJourneyOf({ departureDate, returnDate }: LockedBooking, offers: readonly PackageForSale[]): boolean {
  const journey = journeyOf(offers);
  return departureDate === journey.departureDate && returnDate === journey.returnDate;
}

/** Whatever the answer: an operator has given it with a booking that it entered itself. */
function isOnTermsOf({ terms }: BookingPart, offer: PackageForSale): boolean {
  return isDeepStrictEqual({ ...terms, approval: offer.terms.approval }, offer.terms);
}

/** `people`: how many of the party go with this package. */
function costsAsBefore({ roomType, seats, amountMinor }: BookingPart, offer: PackageForSale, people: number): boolean {
  const { priceMinor, roomTypes, groupDiscounts } = offer;
  const percent = discountPercent(groupDiscounts, people);
  return partPrice({ priceMinor, roomTypes, roomType, seats, discountPercent: percent })?.amountMinor === amountMinor;
}

/** The hold becomes a booking: accepted at once where all parts were sold so, else up to the operator. */
export async function secure(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  { channel, paid }: { readonly channel: Channel; readonly paid: Paid },
): Promise<LockedBooking> {
  const event = secureEvent(channel, approvalOf(await partsOf(tx, booking.id)), paid);
  return applyEvent(deps, tx, booking, { event, actorId: booking.userId, now: deps.clock(), changes: { channel } });
}

/** One part that wants an answer makes the whole booking wait for it. */
function approvalOf(parts: readonly BookingPart[]): "approval" | "instant" {
  return parts.every(({ terms }) => terms.approval === "instant") ? "instant" : "approval";
}
