/**
 * What the household in Jakarta has booked with an operator, and who came home last season; the household in London is
 * still choosing (its profile stands at 40 %).
 */

import { HOUR_MS } from "#domain/durations.ts";
import type { Offer } from "../market/offers.ts";
import { AL_SAFA } from "../market/operators.ts";
import type { DemoCity } from "../market/places.ts";
import { SITI, ZAYNAB } from "../people/accounts.ts";
import { KARIM, RAHMAWATIS } from "../people/travellers.ts";
import type { BookingPlan } from "./booking-plan.ts";

const DAY_HOURS = 24;

interface Shelf {
  readonly offers: readonly Offer[];
  readonly now: Date;
}

/** One paid and confirmed, one for two more people with its instalments running, one given up and refunded. */
export function sitisBookings({ offers, now }: Shelf): BookingPlan[] {
  const [inParts, second] = sellingIn("Jakarta", offers).toSorted(inInstalmentsFirst);
  if (!inParts || !second) throw new Error("the second demo household finds nothing to book in Jakarta");
  const siti = { customerId: SITI.id, channel: "operator", source: "referral" } as const;
  const party = [{ seats: 3, room: "triple" }] as const;
  const couple = [{ seats: 2, room: "double" }] as const;
  const named = [{ ...party[0], travellerIds: Object.values(RAHMAWATIS).map(({ id }) => id) }];
  return [
    { ...siti, offer: second, parts: named, ending: "confirmed", createdAt: hoursBefore(now, 12 * DAY_HOURS) },
    { ...siti, offer: inParts, parts: couple, ending: "in_instalments", createdAt: hoursBefore(now, 14 * DAY_HOURS) },
    { ...siti, offer: second, parts: party, ending: "withdrawn", createdAt: hoursBefore(now, 20 * DAY_HOURS) },
  ];
}

/** The same plans, with one journey of last season from London made by somebody who can sign in and tell of it. */
export function withZaynab(plans: readonly BookingPlan[], lastHajjYear: number): BookingPlan[] {
  const at = plans.findIndex(
    ({ offer, ending }) =>
      ending === "confirmed" &&
      offer.operatorId === AL_SAFA.id &&
      offer.city === "London" &&
      offer.hajj.hijriYear === lastHajjYear,
  );
  const asZaynab = ({ parts, ...plan }: BookingPlan): BookingPlan => {
    const named = parts.map((part, position) => (position === 0 ? { ...part, travellerIds: [KARIM.id] } : part));
    return { ...plan, parts: named, customerId: ZAYNAB.id };
  };
  return plans.map((plan, i) => (i === at ? asZaynab(plan) : plan));
}

/** Other operators' packages, so that the demo operator's figures stay what they are. */
function sellingIn(city: DemoCity, offers: readonly Offer[]): Offer[] {
  return offers.filter(
    (offer) =>
      offer.city === city &&
      offer.status === "listed" &&
      offer.operatorId !== AL_SAFA.id &&
      offer.terms.approval === "approval",
  );
}

function inInstalmentsFirst(a: Offer, b: Offer): number {
  return (b.terms.payment?.instalments ?? 0) - (a.terms.payment?.instalments ?? 0);
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}
