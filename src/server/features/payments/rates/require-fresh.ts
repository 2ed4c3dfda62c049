/** Money that is real is not paid across currencies at old rates. */
import { dateOf } from "#domain/calendar.ts";
import type { Currency } from "#domain/money.ts";
import { isTooOld, OLDEST_DAYS, ratesAge } from "#domain/payments/rates/rates.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { currentRates } from "#server/platform/records/rates.ts";
import type { BookingService } from "../../bookings/service.ts";

interface Deps extends Pick<Platform, "db" | "clock"> {
  readonly bookings: Pick<BookingService, "gateway">;
}

/** `used`: the currencies that are converted between. The sandbox moves no money. Throws AppError `rates_too_old`. */
export async function requireFreshRates({ db, clock, bookings }: Deps, used: readonly Currency[]): Promise<void> {
  const { kind } = await bookings.gateway(undefined);
  if (kind === "sandbox") return;
  const [sheet, today] = [await currentRates(db), dateOf(clock())];
  if (!isTooOld(sheet, today, used)) return;
  throw new AppError("rates_too_old", { days: ratesAge(sheet, today, used), most: OLDEST_DAYS });
}
