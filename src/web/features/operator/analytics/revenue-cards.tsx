/** Revenue by month and by package; what was sold on Nusuk stands beside it and is never added. */
import { CalendarRange, Package } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { fromDecimal } from "#domain/money.ts";
import type { Column } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { lookingBehind } from "../drill-down/address.ts";
import { BarList } from "./bar-list.tsx";
import { ChartCard } from "./chart-card.tsx";
import { MonthChart } from "./month-chart.tsx";
import type { Analysis, CardProps } from "./queries.ts";
import { useMonthNames } from "./use-month-names.ts";

type Month = Analysis["revenue"]["months"][number];
type Series = Analysis["revenue"]["packages"][number];

export function MonthsCard({ analysis: { revenue, from, to }, months }: CardProps) {
  const t = useTranslations("analytics");
  const { money } = useFormats();
  const [address] = useSearchParams();
  const names = useMonthNames();
  const compact = useCompactMoney();
  const total = revenue.total ? money(revenue.total.amount, revenue.total.currency) : "—";
  const onNusuk = money(revenue.onNusuk.amount, revenue.onNusuk.currency);
  return (
    <ChartCard
      icon={CalendarRange}
      table="months"
      months={months}
      lead={t("months.lead")}
      columns={useMonthColumns()}
      rows={revenue.months}
      keyOf={(month) => month.from}
      isEmpty={revenue.total === null && fromDecimal(revenue.onNusuk.amount) === 0}
    >
      <Legend
        total={total}
        onNusuk={onNusuk}
        behind={{
          total: lookingBehind(address, { figure: "revenue", from, to }),
          onNusuk: lookingBehind(address, { figure: "on_nusuk", from, to }),
        }}
      />
      <MonthChart
        title={t("tables.months")}
        description={t("months.description", { total, onNusuk })}
        write={compact}
        months={revenue.months.map((month) => ({
          key: month.from,
          label: names.short(month.from),
          title: t("months.one", {
            month: names.long(month.from),
            amount: money(month.amount.amount, month.amount.currency),
            onNusuk: money(month.onNusuk.amount, month.onNusuk.currency),
          }),
          to: lookingBehind(address, { figure: "revenue", from: month.from, to: month.to }),
          value: Number(month.amount.amount),
          beside: Number(month.onNusuk.amount),
        }))}
      />
    </ChartCard>
  );
}

interface LegendProps {
  total: string;
  onNusuk: string;
  behind: { total: string; onNusuk: string };
}

function Legend({ total, onNusuk, behind }: LegendProps) {
  const t = useTranslations("analytics");
  return (
    <ul className="mb-6 flex flex-wrap gap-x-8 gap-y-2">
      <Named look="bg-brand" name={t("columns.revenue")} value={total} to={behind.total} />
      <Named look="bg-info" name={t("columns.onNusuk")} value={onNusuk} to={behind.onNusuk} />
    </ul>
  );
}

function Named({ look, name, value, to }: { look: string; name: string; value: string; to: string }) {
  return (
    <li className="flex items-center gap-3">
      <span aria-hidden="true" className={`size-3.5 rounded-sm ${look}`} />
      <span>
        <span className="block text-sm text-muted">{name}</span>
        <Link to={to} className="num font-serif text-xl font-semibold hover:underline">
          <bdi>{value}</bdi>
        </Link>
      </span>
    </li>
  );
}

function useMonthColumns(): Column<Month>[] {
  const t = useTranslations("analytics");
  const { money, number } = useFormats();
  const [address] = useSearchParams();
  const names = useMonthNames();
  return [
    { key: "month", head: t("columns.month"), cell: ({ from }) => names.long(from) },
    {
      key: "revenue",
      head: t("columns.revenue"),
      numeric: true,
      cell: ({ amount, from, to }) => (
        <Link to={lookingBehind(address, { figure: "revenue", from, to })} className="text-brand hover:underline">
          <bdi>{money(amount.amount, amount.currency)}</bdi>
        </Link>
      ),
    },
    {
      key: "onNusuk",
      head: t("columns.onNusuk"),
      numeric: true,
      cell: ({ onNusuk, from, to }) => (
        <Link to={lookingBehind(address, { figure: "on_nusuk", from, to })} className="text-brand hover:underline">
          <bdi>{money(onNusuk.amount, onNusuk.currency)}</bdi>
        </Link>
      ),
    },
    { key: "bookings", head: t("columns.bookings"), numeric: true, cell: ({ bookings }) => number(bookings) },
  ];
}

/** Lines of an axis have little room: `$50K`. */
function useCompactMoney(): (value: number) => string {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale.startsWith("ar") ? "en" : locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    notation: "compact",
    maximumFractionDigits: 1,
    trailingZeroDisplay: "stripIfInteger",
  });
  return (value) => format.format(value);
}

/** Rows in the chart; the table and the file have more. */
const DRAWN = 8;

export function PackageRevenueCard({ analysis: { revenue, from, to }, months }: CardProps) {
  const t = useTranslations("analytics");
  const { money } = useFormats();
  const [address] = useSearchParams();
  const { packages, others } = revenue;
  const behind = (series: string) => lookingBehind(address, { figure: "revenue", from, to, series });
  return (
    <ChartCard
      icon={Package}
      table="packages"
      months={months}
      lead={t("packages.lead")}
      columns={useSeriesColumns(behind)}
      rows={packages}
      keyOf={({ seriesId }) => seriesId}
      isEmpty={packages.length === 0}
    >
      <BarList
        bars={packages.slice(0, DRAWN).map(({ seriesId, title, amount, bookings }) => ({
          key: seriesId,
          label: title,
          value: Number(amount.amount),
          figure: money(amount.amount, amount.currency),
          to: behind(seriesId),
          note: t("packages.bookings", { count: bookings }),
        }))}
      />
      {packages.length > DRAWN && (
        <p className="mt-4 text-sm text-muted">{t("packages.inTable", { shown: DRAWN, count: packages.length })}</p>
      )}
      {others.packages > 0 && (
        <p className="mt-2 text-sm text-muted">
          {t("packages.others", { count: others.packages })}{" "}
          <bdi>{money(others.amount.amount, others.amount.currency)}</bdi>
        </p>
      )}
    </ChartCard>
  );
}

function useSeriesColumns(behind: (series: string) => string): Column<Series>[] {
  const t = useTranslations("analytics");
  const { money, number } = useFormats();
  return [
    { key: "package", head: t("columns.package"), cell: ({ title }) => <bdi>{title}</bdi> },
    {
      key: "revenue",
      head: t("columns.revenue"),
      numeric: true,
      cell: ({ amount, seriesId }) => (
        <Link to={behind(seriesId)} className="text-brand hover:underline">
          <bdi>{money(amount.amount, amount.currency)}</bdi>
        </Link>
      ),
    },
    { key: "bookings", head: t("columns.bookings"), numeric: true, cell: ({ bookings }) => number(bookings) },
  ];
}
