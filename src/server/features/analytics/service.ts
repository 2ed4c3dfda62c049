/** An operator's analysis, in one state of the books, and its tables as files. */
import type { AnalysisTable, OperatorAnalysis } from "#contract/analytics.ts";
import { dateOf } from "#domain/calendar.ts";
import type { SheetFormat } from "#domain/exports/cell.ts";
import { type AnalysisMonths, monthsUpTo, type Period, periodUpTo } from "#domain/operators/period.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { sheetFile } from "#server/platform/spreadsheets/sheet-file.ts";
import { inOneState } from "../operators/service.ts";
import { customerCountries, endingsTold, funnelOf, revenueOf, sourcesOf } from "./analysis.ts";
import { countedPart, customersOf, endingsOf, interestOf } from "./customers.repository.ts";
import { revenueByMonth, revenueBySeries } from "./money.repository.ts";
import { tableSheet } from "./table-sheet.ts";

export type AnalyticsService = ReturnType<typeof analyticsService>;

interface Export {
  readonly months: AnalysisMonths;
  readonly table: AnalysisTable;
  readonly format: SheetFormat;
  readonly locale: Locale;
}

export function analyticsService({ db, clock }: Pick<Platform, "db" | "clock">) {
  function analysis(operatorId: string, months: AnalysisMonths): Promise<OperatorAnalysis> {
    const now = clock();
    const period = periodUpTo(dateOf(now), months);
    return inOneState(db, async (tx) => {
      const byMonth = await revenueByMonth(tx, operatorId, period);
      const series = await revenueBySeries(tx, operatorId, period);
      const customers = await customersOf(tx, operatorId, period);
      const endings = await endingsOf(tx, operatorId, period, now);
      return {
        asOf: now.toISOString(),
        months,
        ...period,
        revenue: revenueOf(monthsUpTo(dateOf(now), months), { byMonth, series, customers }),
        funnel: await funnel(tx, operatorId, period),
        sources: sourcesOf(customers),
        countries: customerCountries(customers),
        endings: endingsTold(endings),
      };
    });
  }

  async function funnel(tx: Db, operatorId: string, period: Period): Promise<OperatorAnalysis["funnel"]> {
    const part = await countedPart(tx, operatorId, period);
    return funnelOf(part, await interestOf(tx, operatorId, part), await customersOf(tx, operatorId, part));
  }

  async function table(operatorId: string, { months, table: name, format, locale }: Export) {
    return sheetFile(format, tableSheet(name, await analysis(operatorId, months), locale));
  }

  return { analysis, table };
}
