/** Reviews after past journeys: an exact distribution for the demo operator, a plausible one for everyone else. */
import type { Insertable } from "kysely";
import { addDays } from "#domain/calendar.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { DEMO_OPERATOR } from "../figures.ts";
import { AL_SAFA } from "../market/operators.ts";
import { ZAYNAB } from "../people/accounts.ts";
import type { RandomSource } from "../random.ts";
import type { BookingPlan } from "./booking-plan.ts";
import type { BookingRows } from "./booking-rows.ts";

/** Share of the others' travellers who write one. */
const REVIEWED = 0.4;
/** Days after the return by which a review is written. */
const WITHIN_DAYS = 40;

type Review = Insertable<Database["reviews"]> & { readonly id: string; readonly createdAt: Date };

const WORDS: Record<number, readonly string[]> = {
  5: [
    "Every bus was where they said it would be. My mother felt safe from the first day to the last.",
    "The guide answered each question at any hour, and the rooms were as described.",
    "Short walk, clean rooms, patient people. We would go with them again.",
    "They told us beforehand what would be hard. Nothing came as a surprise.",
    "My father is eighty. A chair was waiting at every door, and nobody ever made him feel that he was slow.",
    "Our room lay over the street and was loud; one word at the desk and we had another one within the hour.",
    "The evening before Arafah the scholar went from tent to tent and took everybody's questions. I will not forget it.",
    "Tents were cool, the washrooms clean at any hour. In Mina that says everything.",
    "كل شيء كما وُعدنا: الفندق والحافلات والمرشد. جزاهم الله خيرًا.",
    "Two of us fell ill in Madinah. The doctor came within twenty minutes and looked in again twice.",
    "We lost each other at the Jamarat, and the number on the wristband was answered at the first ring.",
    "",
  ],
  4: [
    "Very well led. The food in Mina could have been warmer.",
    "Good hotel and kind staff; the coach from Jeddah was two hours late.",
    "As promised, only the lifts were slow at prayer times.",
    "Good group, good guide. I would have liked one more free day in Madinah.",
    "The walk to the Haram is nearer to fifteen minutes than to ten; everything else was as described.",
    "",
  ],
  3: [
    "The guide was excellent, the rooms were smaller than in the pictures.",
    "Fair for the price; expect a long walk.",
    "",
  ],
  2: ["The hotel was changed a week before departure and we were told late."],
  1: ["We waited a day for our luggage and nobody could say where it was."],
};

/** One review a booking at most, only of journeys that are over. */
export function reviewRows(
  bookings: readonly BookingRows[],
  { random, now }: { random: RandomSource; now: Date },
): Review[] {
  const over = bookings.filter(({ plan }) => plan.ending === "confirmed" && lastReviewDay(plan) <= now);
  const own = over.filter(({ plan }) => plan.offer.operatorId === AL_SAFA.id && plan.customerId !== ZAYNAB.id);
  const others = over.filter(({ plan }) => plan.offer.operatorId !== AL_SAFA.id && random.chance(REVIEWED));
  const ratings = random.shuffled(
    DEMO_OPERATOR.ratings.flatMap((count, i) => Array.from({ length: count }, () => 5 - i)),
  );
  const reviewed = random.shuffled(own).slice(0, ratings.length);
  return [
    ...reviewed.map((rows, i) => reviewRow(rows, ratings[i] ?? 5, random)),
    ...others.map((rows) => reviewRow(rows, random.pick(ratingsOf(rows.plan)), random)),
  ];
}

function lastReviewDay({ offer }: BookingPlan): Date {
  return new Date(`${addDays(offer.returnDate, WITHIN_DAYS)}T23:59:59Z`);
}

/** Some operators are better than others: which, follows from the name's length. */
function ratingsOf({ offer }: BookingPlan): readonly number[] {
  const kinds = [
    [5, 5, 5, 5, 4, 4, 3],
    [5, 5, 4, 4, 4, 3, 2],
    [5, 5, 5, 5, 5, 5, 4, 4, 3],
  ];
  return kinds[offer.operatorId.length % kinds.length] ?? [5];
}

function reviewRow({ booking, plan }: BookingRows, rating: number, random: RandomSource): Review {
  const written = addDays(plan.offer.returnDate, random.int(2, WITHIN_DAYS));
  return {
    id: random.uuid(),
    bookingId: booking.id,
    packageId: plan.offer.id,
    rating,
    body: random.pick(WORDS[rating] ?? [""]),
    createdAt: new Date(Date.parse(`${written}T07:00:00Z`) + random.int(0, 700) * MINUTE_MS),
  };
}
