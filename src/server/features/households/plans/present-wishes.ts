/** Preferences in one ranking, and shares as amounts of what the household books or would like to book. */

import type { z } from "zod";
import type { HouseholdPlans } from "#contract/household-plans.ts";
import type { IsoDate } from "#domain/calendar.ts";
import { owedAmong } from "#domain/households/debts.ts";
import { rankTogether } from "#domain/households/ranking.ts";
import { type MemberPart, type Share, splitTotal } from "#domain/households/shares.ts";
import { amountOf } from "#domain/money.ts";
import { purchaseDate } from "#domain/obligations/papers/paper-dates.ts";
import { isOnSale } from "#domain/packages/sale.ts";
import type { MemberRow } from "../groups.repository.ts";
import type { HouseholdBooking } from "./booking.repository.ts";
import type { PreferredPackage, ShareRow, Vote } from "./wishes.repository.ts";

export type PresentedPlans = z.input<typeof HouseholdPlans>;

interface Voted {
  readonly members: readonly MemberRow[];
  /** How many of them can come. */
  readonly coming: number;
  readonly votes: readonly Vote[];
  readonly packages: readonly PreferredPackage[];
  readonly userId: string;
  readonly today: IsoDate;
}

type Ranked = PresentedPlans["preferences"]["ranking"][number] & { readonly priceMinor: number };

/** Packages that are gone are on nobody's list any more. */
export function presentPreferences({ members, coming, votes, packages, userId, today }: Voted) {
  const known = new Map(packages.map((one) => [one.id, one]));
  const ranking = rankTogether(votes.map(({ packageIds }) => packageIds)).flatMap(({ id, ...place }): Ranked[] => {
    const found = known.get(id);
    if (!found) return [];
    const { title, operatorName, departureDate, priceMinor, currency } = found;
    const hasPlaces = isOnSale(found, today) && found.availableSlots >= coming;
    const price = amountOf(priceMinor, currency);
    return [{ packageId: id, title, operatorName, departureDate, price, priceMinor, hasPlaces, ...place }];
  });
  return {
    mine: votes.find((vote) => vote.userId === userId)?.packageIds ?? [],
    votes: members.flatMap(({ id, userId: voter }) => {
      const vote = votes.find((one) => one.userId === voter);
      return vote ? [{ memberId: id, packageIds: vote.packageIds }] : [];
    }),
    ranking,
  };
}

interface Shared {
  readonly members: readonly MemberRow[];
  readonly shares: readonly ShareRow[];
  readonly booking: HouseholdBooking | undefined;
  /** The household's first choice. */
  readonly first: Ranked | undefined;
}

/** Of the booking ahead, else of the one behind while somebody owes something of it, else of what the household would like. */
export function leadingShares(shared: Shared, past: HouseholdBooking | undefined): PresentedPlans["shares"] {
  const ofPast = past && presentShares({ ...shared, booking: past });
  const isOwed = ofPast?.settlement?.debts.length !== 0;
  return ofPast && (isOwed || !shared.first) ? ofPast : presentShares(shared);
}

function presentShares({ members, shares, booking, first }: Shared): PresentedPlans["shares"] {
  const planned = plannedShares(travellersOf(members, booking), members, shares);
  const basis = basisOf(booking, first, members.length);
  if (!basis) return { basis: null, shares: planned, parts: [], open: null, settlement: null };
  const { totalMinor, currency, ...of } = basis;
  const { parts, openMinor } = splitTotal(totalMinor, planned);
  const amount = (minor: number) => amountOf(minor, currency);
  const closes = booking && openMinor === 0;
  return {
    basis: { ...of, total: amount(totalMinor) },
    shares: planned,
    parts: parts.map(({ memberId, minor }) => ({ memberId, amount: amount(minor) })),
    open: amount(openMinor),
    settlement: closes ? settlementOf(booking, parts, members) : null,
  };
}

/** Those of the members who are named on the booking; all of them while a seat is without a name, which may be anybody's. */
function travellersOf(members: readonly MemberRow[], booking: HouseholdBooking | undefined): readonly MemberRow[] {
  if (!booking || booking.travellerIds.length < booking.seats) return members;
  const named = members.filter(({ travellerId }) => travellerId !== null && booking.travellerIds.includes(travellerId));
  return named.length === 0 ? members : named;
}

/** Members with accounts: without a share of their own an even part, for each who travels of themselves and whom they have entered. */
function plannedShares(
  travelling: readonly MemberRow[],
  members: readonly MemberRow[],
  shares: readonly ShareRow[],
): Share[] {
  return members.flatMap(({ id, userId }) => {
    if (userId === null) return [];
    const { kind, value } = shares.find((share) => share.userId === userId) ?? { kind: "even", value: 0 };
    const heads = travelling.filter((one) => one.userId === userId || one.enteredBy === userId).length;
    return [{ memberId: id, kind, value, heads }];
  });
}

function basisOf(booking: HouseholdBooking | undefined, first: Ranked | undefined, people: number) {
  if (booking) {
    const { id, title, totalMinor, currency, channel } = booking;
    return { kind: "booking" as const, id, title, channel, totalMinor, currency };
  }
  if (!first) return null;
  const { packageId: id, title, priceMinor, price } = first;
  return {
    kind: "preferred" as const,
    id,
    title,
    channel: null,
    totalMinor: priceMinor * people,
    currency: price.currency,
  };
}

/** Nothing where somebody who booked or paid is in the household no longer: to whom money goes is then not ours to say. */
function settlementOf(
  booking: HouseholdBooking,
  parts: readonly MemberPart[],
  members: readonly MemberRow[],
): PresentedPlans["shares"]["settlement"] {
  const { bookerId, channel, paidBy, totalMinor, currency } = booking;
  if (channel === null) return null;
  const paid = channel === "nusuk" ? [{ userId: bookerId, minor: totalMinor }] : paidBy;
  const laidOut = paid.flatMap(({ userId, minor }) =>
    members.filter((one) => one.userId === userId).map(({ id }) => ({ memberId: id, minor })),
  );
  if (laidOut.length < paid.length || !members.some(({ userId }) => userId === bookerId)) return null;
  const way = wayOf(booking);
  return {
    way,
    walletBy: way === "wallet" ? purchaseDate(booking).walletBy : null,
    amount: amountOf(
      laidOut.reduce((sum, { minor }) => sum + minor, 0),
      currency,
    ),
    debts: owedAmong(laidOut, parts).map((debt) => ({
      from: debt.from,
      to: debt.to,
      amount: amountOf(debt.minor, currency),
    })),
  };
}

function wayOf({ channel, paymentStatus, numbersSeen }: HouseholdBooking) {
  if (channel !== "nusuk") return "paid";
  if (paymentStatus !== "completed") return "wallet";
  return numbersSeen ? "paid" : "reported";
}
