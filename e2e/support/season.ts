/** The journey of what is made here: of the season on sale, whenever the journeys run. */
import { addDays, dateOf } from "#domain/calendar.ts";
import { seasonsSeenFrom } from "#server/features/demo/market/season.ts";

export const TODAY = dateOf(new Date());
const { onSale } = seasonsSeenFrom(TODAY);

export const SEASON = {
  departureDate: addDays(onSale.tarwiyah, -9),
  returnDate: addDays(onSale.tarwiyah, 9),
  hijriYear: onSale.hijriYear,
} as const;
