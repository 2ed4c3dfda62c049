/** Applications that renew a licence which ends soon. */
import { dateOf, daysBetween, type IsoDate } from "#domain/calendar.ts";
import type { LicenceCase } from "../queries.ts";

/** As the first reminder to its operator. */
const SOON_DAYS = 60;

/** The end of the licence that holds, where it is near; null for a first application and where there is time. */
export function dueRenewal({ earlier }: Pick<LicenceCase, "earlier">, today: IsoDate) {
  const holding = earlier.find(({ status }) => status === "approved");
  if (!holding) return null;
  const days = daysBetween(today, holding.validUntil);
  return days >= 0 && days <= SOON_DAYS ? { endsOn: holding.validUntil, days } : null;
}

/** The one that ends first is the most urgent; the others keep their order. */
export function soonestFirst(cases: readonly LicenceCase[], today = dateOf(new Date())): LicenceCase[] {
  const days = (item: LicenceCase) => dueRenewal(item, today)?.days ?? SOON_DAYS + 1;
  return cases.toSorted((a, b) => days(a) - days(b));
}
