/** What the two demonstration households have booked: London through Nusuk, Jakarta through an operator. */

import type { Offer } from "../market/offers.ts";
import { AL_SAFA } from "../market/operators.ts";
import type { City } from "../market/places.ts";
import { AMINA, SITI } from "../people/accounts.ts";
import { RAHMANS, RAHMAWATIS } from "../people/travellers.ts";
import type { BookingPlan } from "./booking-plan.ts";

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Amina's bookings with the demo operator that wait for its answer: they count among its pending ones. */
export const AMINA_PENDING = 1;

interface Shelf {
  readonly offers: readonly Offer[];
  readonly now: Date;
}

/** A party of five, in a room for three and one for two. */
const FAMILY = [
  { seats: 3, room: "triple" },
  { seats: 2, room: "double" },
] as const;

/** The women share the room for three, the men the one for two. */
const NAMED_FAMILY = [
  { ...FAMILY[0], travellerIds: [RAHMANS.amina.id, RAHMANS.khadija.id, RAHMANS.maryam.id] },
  { ...FAMILY[1], travellerIds: [RAHMANS.yusuf.id, RAHMANS.ibrahim.id] },
];

const ROOMS_GONE = "No adjoining rooms are left for five; our later group still has some.";

/** One that waits for the answer of the demo operator, one declined, one that ran out of time. */
export function aminasBookings({ offers, now }: Shelf): BookingPlan[] {
  const [first, second] = sellingIn("London", offers);
  const wanted = offers.find(({ operatorId, title }) => operatorId === AL_SAFA.id && title === "Zamzam Family");
  if (!first || !second || !wanted) throw new Error("the demo household finds nothing to book in London");
  const amina = { customerId: AMINA.id, channel: "nusuk", parts: FAMILY, source: "marketplace" } as const;
  return [
    { ...amina, offer: wanted, parts: NAMED_FAMILY, ending: "awaiting_approval", createdAt: hoursBefore(now, 3) },
    { ...amina, offer: second, ending: "hold_expired", createdAt: hoursBefore(now, 9 * DAY_HOURS) },
    { ...amina, offer: first, ending: "declined", note: ROOMS_GONE, createdAt: hoursBefore(now, 16 * DAY_HOURS) },
  ];
}

/** One paid and confirmed, one given up and refunded. */
export function sitisBookings({ offers, now }: Shelf): BookingPlan[] {
  const [first, second] = sellingIn("Jakarta", offers);
  if (!first || !second) throw new Error("the second demo household finds nothing to book in Jakarta");
  const siti = { customerId: SITI.id, channel: "operator", source: "referral" } as const;
  const party = [{ seats: 3, room: "triple" }] as const;
  const named = [{ ...party[0], travellerIds: Object.values(RAHMAWATIS).map(({ id }) => id) }];
  return [
    { ...siti, offer: first, parts: named, ending: "confirmed", createdAt: hoursBefore(now, 12 * DAY_HOURS) },
    { ...siti, offer: second, parts: party, ending: "withdrawn", createdAt: hoursBefore(now, 20 * DAY_HOURS) },
  ];
}

/** Other operators' packages, so that the demo operator's figures stay what they are. */
function sellingIn(city: City, offers: readonly Offer[]): Offer[] {
  return offers.filter(
    (offer) =>
      offer.city === city &&
      offer.status === "listed" &&
      offer.operatorId !== AL_SAFA.id &&
      offer.terms.approval === "approval",
  );
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}
