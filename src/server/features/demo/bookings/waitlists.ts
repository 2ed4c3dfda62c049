/** Who waits for what is sold out, and for what has fewer seats left than a large party needs. */
import type { Insertable } from "kysely";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { HOUR_MS } from "#domain/durations.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { AMINA_IN_LINE } from "../figures.ts";
import type { Offer } from "../market/offers.ts";
import { AMINA } from "../people/accounts.ts";
import type { RandomSource } from "../random.ts";
import type { BookingRows } from "./booking-rows.ts";

/** Parties in the line of a sold-out package. */
const LINE = 7;
/** Seats of those who wait, in the order of their coming. */
const SIZES = [4, 2, 5, 3, 1, 6, 2] as const;

type EntryRow = Insertable<Database["waitlistEntries"]> & { packageId: string };

interface Market {
  readonly offers: readonly Offer[];
  readonly bookings: readonly BookingRows[];
  readonly random: RandomSource;
  readonly now: Date;
}

/** In the order of their places. Amina waits in the first line, behind others and before others. */
export function waitlistRows({ offers, bookings, random, now }: Market): EntryRow[] {
  const onSale = offers.filter(({ status }) => status === "listed");
  const people = random.shuffled([...new Set(bookings.map(({ plan }) => plan.customerId))]);
  const soldOut = onSale.filter(({ freeSeats }) => freeSeats === 0);
  const small = onSale.filter(({ freeSeats }) => freeSeats > 0 && freeSeats < MAX_PARTY);
  return [
    ...soldOut.flatMap((offer, nth) =>
      SIZES.map((seats, at) => {
        const isAmina = nth === 0 && at === AMINA_IN_LINE - 1;
        const userId = isAmina ? AMINA.id : people[nth * LINE + at];
        return rowOf(offer, userId, seats, new Date(now.getTime() - (LINE - at) * 9 * HOUR_MS));
      }),
    ),
    ...small.map((offer, nth) => {
      const userId = people[(soldOut.length + 1) * LINE + nth];
      return rowOf(offer, userId, random.int(offer.freeSeats + 1, MAX_PARTY), new Date(now.getTime() - 20 * HOUR_MS));
    }),
  ];
}

function rowOf(offer: Offer, userId: string | undefined, seats: number, joinedAt: Date): EntryRow {
  if (userId === undefined) throw new Error("the world has too few customers for its waitlists");
  return { packageId: offer.id, userId, familyId: familyOf(userId), seats, roomType: null, joinedAt };
}

/** Amina waits for her household. */
function familyOf(userId: string): string | null {
  return userId === AMINA.id ? "demo-family-rahman" : null;
}
