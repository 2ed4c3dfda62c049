/** The season on sale and the seasons before it, counted from the day the world is made. */
import { addDays, type HajjDays, hajjDays, type IsoDate, nextHajj } from "#domain/calendar.ts";
import { PAST_SEASONS } from "../figures.ts";

/** Within a month of the Hajj its packages have left or are about to: the market then sells the next one. */
const SALE_ENDS_DAYS_BEFORE = 30;

export interface Seasons {
  readonly onSale: HajjDays;
  /** Newest first. */
  readonly past: readonly HajjDays[];
}

export function seasonsSeenFrom(today: IsoDate): Seasons {
  const onSale = nextHajj(addDays(today, SALE_ENDS_DAYS_BEFORE));
  const past = Array.from({ length: PAST_SEASONS }, (_, i) => hajjDays(onSale.hijriYear - 1 - i));
  return { onSale, past };
}
