/** SPEC's four figures with their change against the days before; a dash says when a figure will be known. */
import { useTranslations } from "use-intl";
import type { OperatorSummary } from "#contract/operators.ts";
import { fromDecimal } from "#domain/money.ts";
import { CHANGE_PERIODS, type ChangeDays } from "#domain/operators/figures.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { BehindLine, Figure, PercentChange, PointsChange } from "./figure.tsx";
import { Sparkline } from "./sparkline.tsx";

type Amount = OperatorSummary["revenue"]["onNusuk"];

/** How many days a change is counted over. */
export interface ChangePeriod {
  readonly days: ChangeDays;
  readonly setDays: (days: ChangeDays) => void;
}

export function FiguresRow({ summary, period }: { summary: OperatorSummary; period: ChangePeriod }) {
  const t = useTranslations("operator");
  return (
    <section aria-label={t("figures.label")} className="grid gap-3">
      <PeriodField period={period} />
      <dl className="grid grid-cols-2 gap-3 md:max-lg:grid-cols-4 md:gap-4">
        <Revenue {...summary} />
        <Active {...summary} />
        <Conversion {...summary} />
        <Average {...summary} />
      </dl>
      <p className="text-sm text-muted">{t("figures.all", { days: summary.days })}</p>
    </section>
  );
}

function Revenue({ revenue, days, trend }: OperatorSummary) {
  const t = useTranslations("operator");
  const money = useMoney();
  const dollars = useDollars();
  return (
    <Figure
      name={t("figures.revenue")}
      behind="revenue"
      value={revenue.total && money(revenue.total)}
      change={<PercentChange percent={revenue.changePercent} days={days} />}
      course={<Sparkline values={trend.revenue} write={dollars} />}
      line={t("figures.revenueLine")}
      unknown={t("figures.unknown")}
    >
      {BESIDE.filter(([part]) => fromDecimal(revenue[part].amount) > 0).map(([part, figure]) => (
        <dd key={part}>
          <BehindLine figure={figure}>{t(`figures.${part}`, { amount: money(revenue[part]) })}</BehindLine>
        </dd>
      ))}
    </Figure>
  );
}

function Active({ active, days, trend }: OperatorSummary) {
  const t = useTranslations("operator");
  const { number } = useFormats();
  return (
    <Figure
      name={t("figures.active")}
      behind="active"
      value={number(active.count)}
      change={<PercentChange percent={active.changePercent} days={days} />}
      course={<Sparkline values={trend.active} write={number} />}
      line={t("figures.activeLine")}
      unknown={t("figures.activeLine")}
    />
  );
}

function Conversion({ conversion, days, trend }: OperatorSummary) {
  const t = useTranslations("operator");
  const formats = useFormats();
  const { percent, changePoints, completed, started } = conversion;
  return (
    <Figure
      name={t("figures.conversion")}
      behind="conversion"
      value={percent === null ? null : formats.percent(percent)}
      change={<PointsChange points={changePoints} days={days} />}
      course={<Sparkline values={trend.conversion} write={formats.percent} />}
      line={t("figures.conversionLine", { completed, started })}
      unknown={t("figures.conversionLine", { completed, started })}
    />
  );
}

function Average({ average, days, trend }: OperatorSummary) {
  const t = useTranslations("operator");
  const money = useMoney();
  const dollars = useDollars();
  return (
    <Figure
      name={t("figures.average")}
      behind="average"
      value={average.value && money(average.value)}
      change={<PercentChange percent={average.changePercent} days={days} />}
      course={<Sparkline values={trend.average} write={dollars} />}
      line={t("figures.averageLine")}
      unknown={t("figures.averageUnknown")}
    />
  );
}

function PeriodField({ period: { days, setDays } }: { period: ChangePeriod }) {
  const t = useTranslations("operator");
  return (
    <SegmentedControl
      label={t("figures.period")}
      hideLabel
      value={String(days)}
      options={CHANGE_PERIODS.map((each) => ({ value: String(each), label: t("figures.days", { days: each }) }))}
      onChange={(value) => setDays(CHANGE_PERIODS.find((each) => String(each) === value) ?? days)}
    />
  );
}

function useMoney(): (amount: Amount) => string {
  const { money } = useFormats();
  return ({ amount, currency }) => money(Number(amount), currency);
}

/** For curves, whose values are in the currency of packages. */
function useDollars(): (value: number) => string {
  const { money } = useFormats();
  return (value) => money(value, "USD");
}

/** What lies beside the revenue, also where Nusuk alone has sold and no payment has come through here. */
const BESIDE = [
  ["onNusuk", "on_nusuk"],
  ["reported", "reported"],
  ["waiting", "waiting"],
] as const;
