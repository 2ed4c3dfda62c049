/** SPEC's four figures with their change against the days before; a dash says when a figure will be known. */
import { useTranslations } from "use-intl";
import type { OperatorSummary } from "#contract/operators.ts";
import { fromDecimal } from "#domain/money.ts";
import { CHANGE_DAYS, type ChangeDays } from "#domain/operators/figures.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Figure, PercentChange, PointsChange } from "./figure.tsx";

type Amount = OperatorSummary["revenue"]["onNusuk"];

/** How many days a change is counted over. */
export interface Period {
  readonly days: ChangeDays;
  readonly setDays: (days: ChangeDays) => void;
}

/** The bookings behind a figure. */
const BEHIND = {
  paid: "/operator-dashboard?tab=bookings&status=confirmed&when=always",
  ahead: "/operator-dashboard?tab=bookings",
  all: "/operator-dashboard?tab=bookings&when=always",
};

export function FiguresRow({ summary, period }: { summary: OperatorSummary; period: Period }) {
  const t = useTranslations("operator");
  return (
    <section aria-label={t("figures.label")} className="grid gap-3">
      <PeriodField period={period} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-4 lg:grid-cols-4 lg:gap-6">
        <Revenue {...summary} />
        <Active {...summary} />
        <Conversion {...summary} />
        <Average {...summary} />
      </dl>
      <p className="text-sm text-muted">{t("figures.all", { days: summary.days })}</p>
    </section>
  );
}

function Revenue({ revenue, days }: OperatorSummary) {
  const t = useTranslations("operator");
  const money = useMoney();
  return (
    <Figure
      name={t("figures.revenue")}
      behind={BEHIND.paid}
      value={revenue.total && money(revenue.total)}
      change={<PercentChange percent={revenue.changePercent} days={days} />}
      line={<RevenueLine revenue={revenue} />}
    />
  );
}

function Active({ active, days }: OperatorSummary) {
  const t = useTranslations("operator");
  const { number } = useFormats();
  return (
    <Figure
      name={t("figures.active")}
      behind={BEHIND.ahead}
      value={number(active.count)}
      change={<PercentChange percent={active.changePercent} days={days} />}
      line={t("figures.activeLine")}
    />
  );
}

function Conversion({ conversion: { percent, changePoints, completed, started }, days }: OperatorSummary) {
  const t = useTranslations("operator");
  const formats = useFormats();
  return (
    <Figure
      name={t("figures.conversion")}
      behind={BEHIND.all}
      value={percent === null ? null : formats.percent(percent)}
      change={<PointsChange points={changePoints} days={days} />}
      line={t("figures.conversionLine", { completed, started })}
    />
  );
}

function Average({ average, days }: OperatorSummary) {
  const t = useTranslations("operator");
  const money = useMoney();
  return (
    <Figure
      name={t("figures.average")}
      behind={BEHIND.paid}
      value={average.value && money(average.value)}
      change={<PercentChange percent={average.changePercent} days={days} />}
      line={t("figures.averageLine")}
    />
  );
}

function PeriodField({ period: { days, setDays } }: { period: Period }) {
  const t = useTranslations("operator");
  return (
    <SegmentedControl
      label={t("figures.period")}
      hideLabel
      value={String(days)}
      options={CHANGE_DAYS.map((each) => ({ value: String(each), label: t("figures.days", { days: each }) }))}
      onChange={(value) => setDays(CHANGE_DAYS.find((each) => String(each) === value) ?? days)}
    />
  );
}

function useMoney(): (amount: Amount) => string {
  const { money } = useFormats();
  return ({ amount, currency }) => money(Number(amount), currency);
}

/** What is part of the revenue, and what lies beside it. */
function RevenueLine({ revenue: { onNusuk, waiting } }: { revenue: OperatorSummary["revenue"] }) {
  const t = useTranslations("operator");
  const money = useMoney();
  return (
    <>
      <span className="block">{t("figures.revenueLine")}</span>
      {fromDecimal(onNusuk.amount) > 0 && (
        <span className="block">{t("figures.onNusuk", { amount: money(onNusuk) })}</span>
      )}
      {fromDecimal(waiting.amount) > 0 && (
        <span className="block">{t("figures.waiting", { amount: money(waiting) })}</span>
      )}
    </>
  );
}
