/** A table of the analysis as a sheet, its heads and names in the reader's language. */
import { type AnalysisTable, FUNNEL_STAGES, type OperatorAnalysis } from "#contract/analytics.ts";
import type { SheetCell, SheetColumn } from "#domain/exports/cell.ts";
import { fromDecimal } from "#domain/money.ts";
import type { Locale } from "#i18n/locales.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import type { Sheet } from "#server/platform/spreadsheets/sheet-file.ts";

interface Table {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
}

export function tableSheet(name: AnalysisTable, analysis: OperatorAnalysis, locale: Locale): Sheet {
  const t = translator(locale, "analytics");
  const { columns, rows } = TABLES[name](analysis, locale);
  return {
    fileName: `${name}-${analysis.from}-${analysis.months}-months`,
    title: t(`tables.${name}`),
    columns,
    rows,
  };
}

const TABLES: Readonly<Record<AnalysisTable, (analysis: OperatorAnalysis, locale: Locale) => Table>> = {
  months: ({ revenue }, locale) => ({
    columns: [
      column(locale, "month", "date"),
      column(locale, "revenue", "amount"),
      column(locale, "onNusuk", "amount"),
      column(locale, "bookings", "count"),
    ],
    rows: revenue.months.map((month) => [month.from, minor(month.amount), minor(month.onNusuk), month.bookings]),
  }),
  packages: ({ revenue }, locale) => ({
    columns: [
      column(locale, "package", "text"),
      column(locale, "revenue", "amount"),
      column(locale, "bookings", "count"),
    ],
    rows: [
      ...revenue.packages.map((one) => [one.title, minor(one.amount), one.bookings]),
      ...(revenue.others.packages > 0
        ? [
            [
              translator(locale, "analytics")("packages.others", { count: revenue.others.packages }),
              minor(revenue.others.amount),
              null,
            ],
          ]
        : []),
    ],
  }),
  funnel: ({ funnel }, locale) => ({
    columns: [column(locale, "stage", "text"), column(locale, "number", "count")],
    rows: FUNNEL_STAGES.map((stage) => [translator(locale, "analytics")(`funnel.${stage}`), funnel[stage]]),
  }),
  sources: ({ sources }, locale) => ({
    columns: [column(locale, "source", "text"), ...cameOf(locale)],
    rows: sources.map(({ source, started, completed }) => [
      translator(locale, "voices")(`reach.source.${source}`),
      started,
      completed,
    ]),
  }),
  countries: ({ countries }, locale) => ({
    columns: [column(locale, "country", "text"), ...cameOf(locale)],
    rows: countries.map(({ country, started, completed }) => [countryName(country, locale), started, completed]),
  }),
  endings: ({ endings }, locale) => ({
    columns: [column(locale, "reason", "text"), column(locale, "bookings", "count"), column(locale, "price", "amount")],
    rows: endings.map(({ reason, bookings, price }) => [
      translator(locale, "operator")(`phase.ended.${reason}`),
      bookings,
      minor(price),
    ]),
  }),
};

function cameOf(locale: Locale): SheetColumn[] {
  return [column(locale, "started", "count"), column(locale, "completed", "count")];
}

function column(locale: Locale, name: string, kind: SheetColumn["kind"]): SheetColumn {
  return { head: translator(locale, "analytics")(`columns.${name}`), kind };
}

function minor({ amount }: { readonly amount: string }): number {
  return fromDecimal(amount);
}

function countryName(country: string | null, locale: Locale): string {
  if (country === null) return translator(locale, "analytics")("geography.none");
  return new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
}
