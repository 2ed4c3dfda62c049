/** Bookings of all the other operators: the season on sale, and one season before it. */
import { addDays, dateOf, type HajjDays } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { earlierOffer, localChannel, type Offer } from "../market/offers.ts";
import type { Customers } from "../people/customers.ts";
import type { RandomSource } from "../random.ts";
import { type BookingPlan, DECLINE_NOTES, type EndingName, someParty, someSource } from "./booking-plan.ts";

const DAY_HOURS = 24;

interface Market {
  readonly offers: readonly Offer[];
  readonly lastSeason: HajjDays;
  readonly customers: Customers;
  readonly random: RandomSource;
  readonly now: Date;
}

export function otherBookings(market: Market): BookingPlan[] {
  return market.offers
    .filter(({ status }) => status !== "draft")
    .flatMap((offer) => [...bookingsOnSale(offer, market), ...bookingsBefore(offer, market)]);
}

/** The fewer seats are free, the more were booked. */
function bookingsOnSale(offer: Offer, market: Market): BookingPlan[] {
  const { random } = market;
  const count = offer.freeSeats < 5 ? random.int(8, 14) : random.int(1, 9);
  return Array.from({ length: count }, () => {
    const ending = endingNow(offer, market);
    const hoursAgo = ending === "awaiting_approval" ? random.int(1, 30) : random.int(3 * DAY_HOURS, 145 * DAY_HOURS);
    return plan(offer, market, { ending, hoursAgo });
  });
}

function bookingsBefore(offer: Offer, market: Market): BookingPlan[] {
  const { random, lastSeason, now } = market;
  const earlier = earlierOffer(offer, lastSeason, random.int(0, 6));
  const departedHoursAgo = Math.floor((now.getTime() - Date.parse(earlier.departureDate)) / HOUR_MS);
  return Array.from({ length: random.int(8, 16) }, () => {
    const ending = random.chance(0.85) ? "confirmed" : cancelled(localChannel(offer.city), random);
    return plan(earlier, market, { ending, hoursAgo: departedHoursAgo + random.int(60, 220) * DAY_HOURS });
  });
}

/** Where a booking of this season stands; where the terms confirm at once, nothing waits for the operator. */
function endingNow(offer: Offer, { random, now }: Market): EndingName {
  const { city, terms } = offer;
  const channel = localChannel(city);
  if (random.chance(0.17)) return cancelled(channel, random);
  if (terms.approval === "approval" && random.chance(0.1)) return "awaiting_approval";
  if (channel === "nusuk") return "awaiting_reference";
  return paysInParts(offer, { random, now }) ? "in_instalments" : "confirmed";
}

/** Of those who may, most do, as long as the last amount is still ahead. */
function paysInParts({ terms: { payment }, departureDate }: Offer, { random, now }: Pick<Market, "random" | "now">) {
  return payment !== undefined && addDays(departureDate, -payment.balanceDays) > dateOf(now) && random.chance(0.7);
}

function cancelled(channel: Channel, random: RandomSource): EndingName {
  const any = ["hold_expired", "hold_expired", "withdrawn", "declined", "unanswered"] as const;
  return random.pick(channel === "operator" ? [...any, "cancelled_later"] : any);
}

interface Particulars {
  readonly ending: EndingName;
  readonly hoursAgo: number;
}

function plan(offer: Offer, { random, customers, now }: Market, { ending, hoursAgo }: Particulars): BookingPlan {
  return {
    offer,
    customerId: random.pick(customers.get(offer.city) ?? []).id,
    channel: localChannel(offer.city),
    parts: someParty(random),
    source: someSource(random),
    ending,
    ...(ending === "declined" ? { note: random.pick(DECLINE_NOTES) } : {}),
    createdAt: new Date(now.getTime() - (hoursAgo * 60 + random.int(0, 59)) * MINUTE_MS),
  };
}
