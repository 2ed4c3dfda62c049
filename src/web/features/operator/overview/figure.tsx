/** One figure of the business center: its name leads to the bookings behind it, its change is said in words. */
import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { CountedFigure } from "#domain/operators/counted.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { lookingBehind } from "../drill-down/address.ts";

/** Smaller than what is shown counts as none. */
const LEAST_CHANGE = 0.05;

export function PercentChange({ percent, days }: { percent: number | null; days: number }) {
  const t = useTranslations("operator");
  const formats = useFormats();
  if (percent === null) return null;
  return (
    <Change value={percent} bare={formats.percent(Math.abs(percent))}>
      {t(`figures.${directionOf(percent)}`, { days, change: formats.percent(Math.abs(percent)) })}
    </Change>
  );
}

export function PointsChange({ points, days }: { points: number | null; days: number }) {
  const t = useTranslations("operator");
  const { number } = useFormats();
  if (points === null) return null;
  const change = t("figures.points", { points: number(Math.abs(points), 1) });
  return (
    <Change value={points} bare={change}>
      {t(`figures.${directionOf(points)}`, { days, change })}
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

interface ChangeProps {
  value: number;
  /** What phones show: the sign says which way, and the days stand above the figures. */
  bare: string;
  children: string;
}

function Change({ value, bare, children }: ChangeProps) {
  const { Icon, look } = LOOKS[directionOf(value)];
  return (
    <dd className={`flex items-start gap-1.5 text-sm ${look}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="max-md:sr-only">{children}</span>
      <span aria-hidden="true" className="md:hidden">
        {bare}
      </span>
    </dd>
  );
}

interface FigureProps {
  name: string;
  /** Whose bookings open from it. */
  behind: CountedFigure;
  /** Null while unknown. */
  value: string | null;
  change: ReactNode;
  /** How it went over the chosen days. */
  course: ReactNode;
  /** What it rests on. */
  line: ReactNode;
  /** Instead of it while the value is unknown. */
  unknown: string;
  /** What is counted beside it. */
  children?: ReactNode;
}

export function Figure({ name, behind, value, change, course, line, unknown, children }: FigureProps) {
  const [address] = useSearchParams();
  return (
    <Card as="div" className="relative max-md:p-4 md:p-5">
      <dt className="text-sm text-muted">
        <Link
          to={lookingBehind(address, { figure: behind })}
          className="after:absolute after:inset-0 after:rounded-lg hover:underline"
        >
          {name}
        </Link>
      </dt>
      <dd className="num font-serif text-xl font-semibold whitespace-nowrap md:text-2xl">
        <bdi>{value ?? "—"}</bdi>
      </dd>
      {value !== null && change}
      {value !== null && <dd>{course}</dd>}
      <dd className="text-sm text-muted">{value === null ? unknown : line}</dd>
      {children}
    </Card>
  );
}

/** A line beneath a figure with bookings of its own behind it; it lies over the link that covers the card. */
export function BehindLine({ figure, children }: { figure: CountedFigure; children: ReactNode }) {
  const [address] = useSearchParams();
  return (
    <Link
      to={lookingBehind(address, { figure })}
      className="relative z-1 inline-block min-h-6 text-sm text-brand hover:underline"
    >
      {children}
    </Link>
  );
}
