/** SQL of fetched reference rates. */
import type { IsoDate } from "#domain/calendar.ts";
import type { FloatingRate } from "#domain/payments/rates/rates.ts";
import type { Db } from "#server/platform/database/database.ts";

interface DayOfRates {
  readonly asOf: IsoDate;
  readonly rates: readonly FloatingRate[];
  readonly source: string;
  readonly fetchedAt: Date;
}

/** A day that is there already is only marked as asked for; what has been reckoned with stays. */
export async function keepRates(db: Db, { asOf, rates, source, fetchedAt }: DayOfRates): Promise<void> {
  await db
    .insertInto("referenceRates")
    .values(rates.map((rate) => ({ ...rate, asOf, source, fetchedAt })))
    .onConflict((conflict) => conflict.columns(["asOf", "currency"]).doUpdateSet({ fetchedAt }))
    .execute();
}

/** When the source last answered; null before it did. */
export async function lastFetch(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom("referenceRates")
    .select((eb) => eb.fn.max("fetchedAt").as("at"))
    .executeTakeFirstOrThrow();
  return at;
}
