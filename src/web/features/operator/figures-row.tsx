/** SPEC's four figures with their change against the days before; a dash says when a figure will be known. */
import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { OperatorSummary } from "#contract/operators.ts";
import { fromDecimal } from "#domain/money.ts";
import { CHANGE_DAYS, type ChangeDays } from "#domain/operators/figures.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

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

/** Smaller than what is shown counts as none. */
const LEAST_CHANGE = 0.05;

export function FiguresRow({ summary, period }: { summary: OperatorSummary; period: Period }) {
  const t = useTranslations("operator");
  const { number, percent } = useFormats();
  const money = useMoney();
  const { revenue, active, conversion, average, days } = summary;
  return (
    <section aria-label={t("figures.label")} className="grid gap-3">
      <PeriodField period={period} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-4 lg:grid-cols-4 lg:gap-6">
        <Figure
          name={t("figures.revenue")}
          behind={BEHIND.paid}
          value={revenue.total && money(revenue.total)}
          change={<PercentChange percent={revenue.changePercent} days={days} />}
          line={<RevenueLine revenue={revenue} />}
        />
        <Figure
          name={t("figures.active")}
          behind={BEHIND.ahead}
          value={number(active.count)}
          change={<PercentChange percent={active.changePercent} days={days} />}
          line={t("figures.activeLine")}
        />
        <Figure
          name={t("figures.conversion")}
          behind={BEHIND.all}
          value={conversion.percent === null ? null : percent(conversion.percent)}
          change={<PointsChange points={conversion.changePoints} days={days} />}
          line={t("figures.conversionLine", { completed: conversion.completed, started: conversion.started })}
        />
        <Figure
          name={t("figures.average")}
          behind={BEHIND.paid}
          value={average.value && money(average.value)}
          change={<PercentChange percent={average.changePercent} days={days} />}
          line={t("figures.averageLine")}
        />
      </dl>
      <p className="text-sm text-muted">{t("figures.all", { days })}</p>
    </section>
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

function PercentChange({ percent, days }: { percent: number | null; days: number }) {
  const t = useTranslations("operator");
  const formats = useFormats();
  if (percent === null) return null;
  return (
    <Change value={percent}>
      {t(`figures.${directionOf(percent)}`, { days, change: formats.percent(Math.abs(percent)) })}
    </Change>
  );
}

function PointsChange({ points, days }: { points: number | null; days: number }) {
  const t = useTranslations("operator");
  const { number } = useFormats();
  if (points === null) return null;
  return (
    <Change value={points}>
      {t(`figures.${directionOf(points)}`, {
        days,
        change: t("figures.points", { points: number(Math.abs(points), 1) }),
      })}
    </Change>
  );
}

const LOOKS = {
  up: { Icon: TrendingUp, look: "text-ok" },
  down: { Icon: TrendingDown, look: "text-bad" },
  same: { Icon: Minus, look: "text-muted" },
};

function directionOf(change: number): keyof typeof LOOKS {
  if (Math.abs(change) < LEAST_CHANGE) return "same";
  return change > 0 ? "up" : "down";
}

function Change({ value, children }: { value: number; children: string }) {
  const { Icon, look } = LOOKS[directionOf(value)];
  return (
    <dd className={`flex items-start gap-1.5 text-sm ${look}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </dd>
  );
}

interface FigureProps {
  name: string;
  /** Where the bookings are that it is counted from. */
  behind: string;
  /** Null while unknown. */
  value: string | null;
  change: React.ReactNode;
  /** What it rests on. */
  line: React.ReactNode;
}

function Figure({ name, behind, value, change, line }: FigureProps) {
  const t = useTranslations("operator");
  return (
    <Card as="div" className="relative md:p-6">
      <dt className="text-sm text-muted">
        <Link to={behind} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
          {name}
        </Link>
      </dt>
      <dd className="num font-serif text-xl font-semibold whitespace-nowrap md:text-2xl">
        <bdi>{value ?? "—"}</bdi>
      </dd>
      {value !== null && change}
      <dd className="text-sm text-muted">{value === null ? t("figures.unknown") : line}</dd>
    </Card>
  );
}
