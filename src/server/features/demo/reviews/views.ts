/** Views of the last thirty days, a number a package and day: an exact sum for the demo operator. */
import type { Insertable } from "kysely";
import { REACH_DAYS } from "#contract/listing-analytics.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { DEMO_OPERATOR } from "../figures.ts";
import type { Offer } from "../market/offers.ts";
import { AL_SAFA } from "../market/operators.ts";
import type { RandomSource } from "../random.ts";

type Views = Insertable<Database["packageViews"]>;

interface Deps {
  readonly offers: readonly Offer[];
  readonly random: RandomSource;
  readonly now: Date;
}

export function viewRows({ offers, random, now }: Deps): Views[] {
  const listed = offers.filter(({ status }) => status === "listed");
  const today = dateOf(now);
  const cells = (some: readonly Offer[]) =>
    some.flatMap((offer) => {
      const interest = random.int(2, 10);
      return Array.from({ length: REACH_DAYS }, (_, ago) => ({
        packageId: offer.id,
        day: addDays(today, -ago),
        weight: interest + random.int(0, 6),
      }));
    });
  const own = cells(listed.filter(({ operatorId }) => operatorId === AL_SAFA.id));
  const others = cells(listed.filter(({ operatorId }) => operatorId !== AL_SAFA.id));
  return [
    ...dealt(own, DEMO_OPERATOR.views),
    ...others.map(({ packageId, day, weight }) => ({ packageId, day, views: weight })),
  ];
}

/** The whole by weight, rounded so that the sums are exact: what rounding leaves goes to the first cells, one each. */
function dealt(cells: readonly { packageId: string; day: string; weight: number }[], whole: number): Views[] {
  const weights = cells.reduce((sum, { weight }) => sum + weight, 0);
  const shares = cells.map(({ weight }) => Math.floor((whole * weight) / weights));
  const left = whole - shares.reduce((sum, share) => sum + share, 0);
  return cells.flatMap(({ packageId, day }, i) => {
    const views = (shares[i] ?? 0) + (i < left ? 1 : 0);
    return views > 0 ? [{ packageId, day, views }] : [];
  });
}
