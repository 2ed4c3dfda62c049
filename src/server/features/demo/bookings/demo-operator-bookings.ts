/** Bookings of the demo operator, made to give the figures of `figures.ts` by the operator's own queries. */
import type { Source } from "#domain/bookings/desk/source.ts";
import type { HajjDays } from "#domain/calendar.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { DEMO_OPERATOR } from "../figures.ts";
import { earlierOffer, localChannel, type Offer } from "../market/offers.ts";
import type { Customers } from "../people/customers.ts";
import type { RandomSource } from "../random.ts";
import {
  type BookingPlan,
  DECLINE_NOTES,
  type EndingName,
  OTHER_SOURCES,
  someParty,
  someSource,
} from "./booking-plan.ts";
import { splitByRevenue } from "./revenue-split.ts";

const DAY_HOURS = 24;
const SOLO = [{ seats: 1, room: "quad" }] as const;

const { completedPerSeries, marketplacePerSeries, paidLately, paidBefore } = DEMO_OPERATOR;
const PAID = paidLately + paidBefore;
const AWAITING_REFERENCE = DEMO_OPERATOR.confirmed - PAID;
/** Active thirty days ago beside those that still are: the ones paid before, and all that wait for their number. */
const GIVEN_UP = DEMO_OPERATOR.activeBefore - paidBefore - AWAITING_REFERENCE;
/** Begun, and where they came to nothing soon also over, before the days that changes look back over. */
const BEFORE_CHANGES = 33 * DAY_HOURS;

export interface OperatorWorld {
  /** Its listed packages. */
  readonly offers: readonly Offer[];
  readonly past: readonly HajjDays[];
  readonly customers: Customers;
  readonly random: RandomSource;
  readonly now: Date;
}

/**
 * Completed ones are all of one seat in the cheapest room, at the price that the series has kept: so the revenue of a
 * series is its price times 125, and the average its price. Parties of every size are among the others.
 */
export function demoOperatorBookings(world: OperatorWorld): BookingPlan[] {
  const direct = world.offers.filter(({ city }) => localChannel(city) === "operator");
  const official = world.offers.filter(({ city }) => localChannel(city) === "nusuk");
  const sources = new Map(world.offers.map(({ seriesId }) => [seriesId, completedSources(world.random)]));
  const paid = paidLatelyPlans(direct, world, sources);
  const past = pastSeasons(world);
  const lost = DEMO_OPERATOR.started - world.offers.length * completedPerSeries - DEMO_OPERATOR.pending;
  const lostBefore = lost - AWAITING_REFERENCE - GIVEN_UP - DEMO_OPERATOR.cancelledThisSeason;
  return [
    ...paid,
    ...dealt(official, AWAITING_REFERENCE).map((offer) =>
      plan(offer, world, { ending: "awaiting_reference", hoursAgo: world.random.int(BEFORE_CHANGES, 150 * DAY_HOURS) }),
    ),
    ...dealt(official, GIVEN_UP).map((offer) =>
      plan(offer, world, { ending: "given_up", hoursAgo: world.random.int(31 * DAY_HOURS, 48 * DAY_HOURS) }),
    ),
    ...pendingPlans(world),
    ...dealt(world.offers, DEMO_OPERATOR.cancelledThisSeason).map((offer) => cancelledPlan(offer, world, null)),
    ...past.flatMap((series) => completedBefore(series, world, { sources, paid })),
    ...dealt(past, lostBefore).map((series) => cancelledPlan(world.random.pick(series), world, "past")),
  ];
}

/** `count` turns, dealt round the table. */
function dealt<T>(items: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, i) => items[i % items.length]).filter((item) => item !== undefined);
}

/** First sources of a series' completed bookings: an exact share from the marketplace. */
function completedSources(random: RandomSource): Source[] {
  const others = completedPerSeries - marketplacePerSeries;
  return random.shuffled([
    ...Array.from({ length: marketplacePerSeries }, (): Source => "marketplace"),
    ...Array.from({ length: others }, () => random.pick(OTHER_SOURCES)),
  ]);
}

type Sources = ReadonlyMap<string, Source[]>;

/** Paid and confirmed in the last 60 days, split into the two periods that the changes compare. */
function paidLatelyPlans(direct: readonly Offer[], world: OperatorWorld, sources: Sources): BookingPlan[] {
  const offers = dealt(direct, PAID);
  const amounts = offers.map(({ priceMinor }) => priceMinor);
  const later = splitByRevenue(amounts, paidLately, DEMO_OPERATOR.revenueGrowth);
  return offers.map((offer, i) => {
    const days = later.has(i) ? world.random.int(2, 28) : world.random.int(32, 58);
    const hoursAgo = days * DAY_HOURS + world.random.int(0, 20);
    return {
      ...plan(offer, world, { ending: "confirmed", hoursAgo, source: nextSource(sources, offer) }),
      parts: SOLO,
    };
  });
}

function nextSource(sources: Sources, { seriesId }: Offer): Source {
  return sources.get(seriesId)?.pop() ?? "marketplace";
}

function pendingPlans(world: OperatorWorld): BookingPlan[] {
  const { pending, overdue } = DEMO_OPERATOR;
  return dealt(world.random.shuffled(world.offers), pending).map((offer, i) => {
    const hoursAgo = i < overdue ? world.random.int(25, 40) : world.random.int(1, 21);
    return plan(offer, world, { ending: "awaiting_approval", hoursAgo });
  });
}

/** The same series in each past season. */
function pastSeasons({ offers, past, random }: OperatorWorld): Offer[][] {
  return offers.map((offer) => past.map((hajj) => earlierOffer(offer, hajj, random.int(0, 5))));
}

/** What is missing of the series' completed bookings, in its past seasons by turns. */
function completedBefore(
  series: readonly Offer[],
  world: OperatorWorld,
  { sources, paid }: { sources: Sources; paid: readonly BookingPlan[] },
): BookingPlan[] {
  const already = paid.filter(({ offer }) => offer.seriesId === series[0]?.seriesId).length;
  return dealt(series, completedPerSeries - already).map((offer) => ({
    ...plan(offer, world, {
      ending: "confirmed",
      hoursAgo: hoursBeforeSeason(offer, world),
      source: nextSource(sources, offer),
    }),
    parts: SOLO,
  }));
}

const CANCELLATIONS = ["hold_expired", "hold_expired", "withdrawn", "declined", "unanswered"] as const;

function cancelledPlan(offer: Offer, world: OperatorWorld, season: "past" | null): BookingPlan {
  const ending = world.random.pick(CANCELLATIONS);
  const recent = world.random.int(BEFORE_CHANGES, 140 * DAY_HOURS);
  return plan(offer, world, { ending, hoursAgo: season ? hoursBeforeSeason(offer, world) : recent });
}

/** A moment in the months in which a past season was sold, as hours before now. */
function hoursBeforeSeason({ departureDate }: Offer, { random, now }: OperatorWorld): number {
  const departed = (now.getTime() - Date.parse(departureDate)) / HOUR_MS;
  return Math.floor(departed) + random.int(60 * DAY_HOURS, 230 * DAY_HOURS);
}

interface Particulars {
  readonly ending: EndingName;
  readonly hoursAgo: number;
  readonly source?: Source;
}

function plan(offer: Offer, world: OperatorWorld, { ending, hoursAgo, source }: Particulars): BookingPlan {
  const { random, customers, now } = world;
  const minutes = random.int(0, 59);
  return {
    offer,
    customerId: random.pick(customers.get(offer.city) ?? []).id,
    channel: localChannel(offer.city),
    parts: someParty(random),
    source: source ?? someSource(random),
    ending,
    ...(ending === "declined" ? { note: random.pick(DECLINE_NOTES) } : {}),
    createdAt: new Date(now.getTime() - hoursAgo * HOUR_MS - minutes * MINUTE_MS),
  };
}
