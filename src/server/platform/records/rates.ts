/** The reference rates that hold now: the newest that were fetched, else those shipped with the product. */
import type { IsoDate } from "#domain/calendar.ts";
import {
  FLOATING,
  type FloatingRate,
  type RateSheet,
  SHIPPED_RATES,
  withFetched,
} from "#domain/payments/rates/rates.ts";
import type { Db } from "../database/database.ts";

interface Fetched extends FloatingRate {
  readonly asOf: IsoDate;
  readonly source: string;
}

/** Of one day: the newest of which all floating currencies were told. */
export async function currentRates(db: Db): Promise<RateSheet> {
  const rows: Fetched[] = await db
    .selectFrom("referenceRates")
    .select(["asOf", "currency", "perDollar", "source"])
    .orderBy("asOf", "desc")
    .limit(FLOATING.length)
    .execute();
  const [newest] = rows;
  if (!newest) return SHIPPED_RATES;
  return withFetched(
    newest.source,
    newest.asOf,
    rows.filter(({ asOf }) => asOf === newest.asOf),
  );
}
