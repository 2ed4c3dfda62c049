/** The way from a view to a booking, where customers come from and live, and why bookings ended. */
import { CircleX, Filter, Globe, Megaphone } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { FUNNEL_STAGES } from "#contract/analytics.ts";
import { NO_COUNTRY } from "#contract/figure-bookings.ts";
import { fromDecimal } from "#domain/money.ts";
import { shareOf, sharesOf } from "#domain/operators/figures.ts";
import type { Column } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type FigureAsked, lookingBehind } from "../drill-down/address.ts";
import { BarList } from "./bar-list.tsx";
import { ChartCard } from "./chart-card.tsx";
import type { Analysis, CardProps } from "./queries.ts";

type Stage = (typeof FUNNEL_STAGES)[number];

/** Views and enquiries are counted without bookings. */
function figureOf(stage: Stage): FigureAsked["figure"] | null {
  return stage === "views" || stage === "enquiries" ? null : stage;
}

/** The bookings of these months behind a number. */
function useBehind({ from, to }: Pick<Analysis, "from" | "to">): (asked: FigureAsked) => string {
  const [address] = useSearchParams();
  return (asked) => lookingBehind(address, { ...asked, from, to });
}

export function FunnelCard({ analysis, months }: CardProps) {
  const t = useTranslations("analytics");
  const { number, percent, date } = useFormats();
  const { from } = analysis.funnel;
  const behind = useBehind({ from, to: analysis.to });
  const rows = FUNNEL_STAGES.map((stage, i) => {
    const [count, before] = [analysis.funnel[stage], FUNNEL_STAGES[i - 1]];
    const share = before ? shareOf(count, analysis.funnel[before]) : null;
    return { stage, count, share, figure: figureOf(stage) };
  });
  const linked = (row: (typeof rows)[number]) => (row.figure ? behind({ figure: row.figure }) : undefined);
  return (
    <ChartCard
      icon={Filter}
      table="funnel"
      months={months}
      lead={from === analysis.from ? t("funnel.lead") : t("funnel.since", { day: date(from) })}
      columns={[
        { key: "stage", head: t("columns.stage"), cell: ({ stage }) => t(`funnel.${stage}`) },
        {
          key: "number",
          head: t("columns.number"),
          numeric: true,
          cell: (row) => <Traced to={linked(row)} text={number(row.count)} />,
        },
        {
          key: "share",
          head: t("columns.share"),
          numeric: true,
          cell: ({ share }) => (share === null ? "—" : percent(share)),
        },
      ]}
      rows={rows}
      keyOf={({ stage }) => stage}
      isEmpty={rows.every(({ count }) => count === 0)}
    >
      <BarList
        bars={rows.map((row) => ({
          key: row.stage,
          label: t(`funnel.${row.stage}`),
          value: row.count,
          figure: number(row.count),
          to: linked(row),
          note: row.share === null ? undefined : t("funnel.share", { share: percent(row.share) }),
        }))}
      />
    </ChartCard>
  );
}

interface CameOf {
  readonly key: string;
  readonly name: string;
  readonly filter: Omit<FigureAsked, "figure">;
  readonly started: number;
  readonly completed: number;
}

/** With its percentage of all bookings begun; all of them come to 100. */
function withShares(rows: readonly CameOf[]) {
  const shares = sharesOf(rows.map(({ started }) => started));
  return rows.map((row, i) => ({ ...row, share: shares[i] ?? 0 }));
}

interface CameOfCardProps extends CardProps {
  table: "sources" | "countries";
  icon: typeof Globe;
  head: string;
  rows: readonly CameOf[];
}

/** Bookings begun by where they came from, and what came of them. */
function CameOfCard({ analysis, months, table, icon, head, rows: counted }: CameOfCardProps) {
  const t = useTranslations("analytics");
  const { number, percent } = useFormats();
  const behind = useBehind(analysis);
  const rows = withShares(counted);
  const columns: Column<(typeof rows)[number]>[] = [
    { key: "name", head, cell: ({ name }) => <bdi>{name}</bdi> },
    { key: "share", head: t("columns.shareOfAll"), numeric: true, cell: ({ share }) => percent(share) },
    {
      key: "started",
      head: t("columns.started"),
      numeric: true,
      cell: ({ filter, started }) => <Traced to={behind({ figure: "started", ...filter })} text={number(started)} />,
    },
    {
      key: "completed",
      head: t("columns.completed"),
      numeric: true,
      cell: ({ filter, completed }) => (
        <Traced to={behind({ figure: "completed", ...filter })} text={number(completed)} />
      ),
    },
  ];
  return (
    <ChartCard
      icon={icon}
      table={table}
      months={months}
      lead={t(`${table}.lead`)}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      isEmpty={rows.every(({ started }) => started === 0)}
    >
      <BarList
        bars={rows.map(({ key, name, filter, started, completed, share }) => ({
          key,
          label: name,
          value: started,
          part: completed,
          figure: t("cameOf", { started, completed }),
          note: t("cameOfShare", { share: percent(share) }),
          to: behind({ figure: "conversion", ...filter }),
        }))}
      />
    </ChartCard>
  );
}

export function SourcesCard(props: CardProps) {
  const t = useTranslations("analytics");
  const voices = useTranslations("voices");
  const rows = props.analysis.sources.map(({ source, ...came }) => ({
    ...came,
    key: source,
    name: voices(`reach.source.${source}`),
    filter: { source },
  }));
  return <CameOfCard {...props} table="sources" icon={Megaphone} head={t("columns.source")} rows={rows} />;
}

export function CountriesCard(props: CardProps) {
  const t = useTranslations("analytics");
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  const rows = props.analysis.countries.map(({ country, ...came }) => ({
    ...came,
    key: country ?? NO_COUNTRY,
    name: country === null ? t("geography.none") : (names.of(country) ?? country),
    filter: { country: country ?? NO_COUNTRY },
  }));
  return <CameOfCard {...props} table="countries" icon={Globe} head={t("columns.country")} rows={rows} />;
}

export function EndingsCard({ analysis, months }: CardProps) {
  const t = useTranslations("analytics");
  const operator = useTranslations("operator");
  const { number, money } = useFormats();
  const behind = useBehind(analysis);
  const rows = analysis.endings.map((row) => ({ ...row, name: operator(`phase.ended.${row.reason}`) }));
  return (
    <ChartCard
      icon={CircleX}
      table="endings"
      months={months}
      lead={t("endings.lead")}
      columns={[
        { key: "reason", head: t("columns.reason"), cell: ({ name }) => name },
        {
          key: "bookings",
          head: t("columns.bookings"),
          numeric: true,
          cell: ({ reason, bookings }) => <Traced to={behind({ figure: "ended", reason })} text={number(bookings)} />,
        },
        {
          key: "price",
          head: t("columns.price"),
          numeric: true,
          cell: ({ price }) => <bdi>{money(price.amount, price.currency)}</bdi>,
        },
      ]}
      rows={rows}
      keyOf={({ reason }) => reason}
      isEmpty={rows.length === 0}
    >
      <BarList
        bars={rows.map(({ reason, name, bookings, price }) => ({
          key: reason,
          label: name,
          value: bookings,
          figure: number(bookings),
          to: behind({ figure: "ended", reason }),
          ...(fromDecimal(price.amount) > 0 && {
            note: t("endings.price", { price: money(price.amount, price.currency) }),
          }),
        }))}
      />
    </ChartCard>
  );
}

/** A number with the way to its bookings. */
function Traced({ to, text }: { to: string | undefined; text: string }) {
  if (!to) return text;
  return (
    <Link to={to} className="text-brand hover:underline">
      {text}
    </Link>
  );
}
