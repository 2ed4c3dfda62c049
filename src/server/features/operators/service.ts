/** The business center's figures: the sums of the bookings feature, read by the rules of the domain. */
import type { OperatorSummary } from "#contract/operators.ts";
import { type Currency, toDecimal } from "#domain/money.ts";
import { type ChangeDays, operatorFigures } from "#domain/operators/figures.ts";
import type { Platform } from "#server/platform/context.ts";
import type { BookingService } from "../bookings/service.ts";

export type OperatorService = ReturnType<typeof operatorService>;

interface Ground extends Pick<Platform, "clock"> {
  readonly bookings: Pick<BookingService, "sums">;
}

/** Packages are priced in it. */
const CURRENCY: Currency = "USD";

export function operatorService({ clock, bookings }: Ground) {
  async function summary(operatorId: string, days: ChangeDays): Promise<OperatorSummary> {
    const now = clock();
    const sums = await bookings.sums(operatorId, { now, days });
    const figures = operatorFigures(sums);
    const { revenueMinor, averageMinor } = figures;
    return {
      asOf: now.toISOString(),
      days,
      revenue: {
        total: revenueMinor === null ? null : amountOf(revenueMinor),
        changePercent: figures.revenueChangePercent,
        onNusuk: amountOf(sums.nusukMinor),
        waiting: amountOf(sums.waitingMinor),
      },
      active: { count: figures.active, changePercent: figures.activeChangePercent },
      conversion: {
        percent: figures.conversionPercent,
        changePoints: figures.conversionChangePoints,
        completed: sums.completed.now,
        started: sums.started.now,
      },
      average: {
        value: averageMinor === null ? null : amountOf(averageMinor),
        changePercent: figures.averageChangePercent,
      },
      season: sums.season,
    };
  }

  return { summary };
}

function amountOf(minor: number) {
  return { amount: toDecimal(minor), currency: CURRENCY };
}
