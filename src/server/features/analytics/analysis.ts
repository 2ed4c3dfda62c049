/** The rows of an analysis put together: the same sums seen from several sides. */
import { ANALYSED_PACKAGES, type OperatorAnalysis } from "#contract/analytics.ts";
import { SOURCES } from "#domain/bookings/desk/source.ts";
import type { Period } from "#domain/operators/period.ts";
import { dollars } from "../operators/service.ts";
import type { CustomerMonth, EndingSum } from "./customers.repository.ts";
import type { MonthSum, SeriesSum } from "./money.repository.ts";

export function revenueOf(
  months: readonly Period[],
  sums: {
    readonly byMonth: readonly MonthSum[];
    readonly series: readonly SeriesSum[];
    readonly customers: readonly CustomerMonth[];
  },
): OperatorAnalysis["revenue"] {
  const { byMonth, series, customers } = sums;
  const others = series.slice(ANALYSED_PACKAGES);
  return {
    total: byMonth.length === 0 ? null : dollars(sumOf(byMonth, ({ minor }) => minor)),
    onNusuk: dollars(sumOf(customers, ({ nusukMinor }) => nusukMinor)),
    months: months.map(({ from, to }) => {
      const moved = byMonth.find((month) => month.from === from);
      const begun = customers.filter(({ month }) => month === from);
      const onNusuk = dollars(sumOf(begun, ({ nusukMinor }) => nusukMinor));
      return { from, to, amount: dollars(moved?.minor ?? 0), onNusuk, bookings: moved?.bookings ?? 0 };
    }),
    packages: series.slice(0, ANALYSED_PACKAGES).map(({ minor, ...one }) => ({ ...one, amount: dollars(minor) })),
    others: { packages: others.length, amount: dollars(sumOf(others, ({ minor }) => minor)) },
  };
}

/** Of the days in `part` alone: stages of different days would say nothing of each other. */
export function funnelOf(
  { from }: Period,
  interest: { readonly views: number; readonly enquiries: number },
  customers: readonly CustomerMonth[],
): OperatorAnalysis["funnel"] {
  return {
    from,
    ...interest,
    started: sumOf(customers, ({ started }) => started),
    secured: sumOf(customers, ({ secured }) => secured),
    accepted: sumOf(customers, ({ accepted }) => accepted),
  };
}

/** Every source, also those that brought nobody. */
export function sourcesOf(customers: readonly CustomerMonth[]): OperatorAnalysis["sources"] {
  return SOURCES.map((source) => ({ source, ...cameOf(customers.filter((row) => row.source === source)) }));
}

/** Countries of somebody who began a booking, the most bookings first. */
export function customerCountries(customers: readonly CustomerMonth[]): OperatorAnalysis["countries"] {
  return [...new Set(customers.map(({ country }) => country))]
    .map((country) => ({ country, ...cameOf(customers.filter((row) => row.country === country)) }))
    .filter(({ started }) => started > 0)
    .sort((a, b) => b.started - a.started || (a.country ?? "").localeCompare(b.country ?? ""));
}

export function endingsTold(rows: readonly EndingSum[]): OperatorAnalysis["endings"] {
  return rows.map(({ reason, bookings, minor }) => ({ reason, bookings, price: dollars(minor) }));
}

function cameOf(rows: readonly CustomerMonth[]) {
  return { started: sumOf(rows, ({ started }) => started), completed: sumOf(rows, ({ completed }) => completed) };
}

function sumOf<T>(rows: readonly T[], of: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}
