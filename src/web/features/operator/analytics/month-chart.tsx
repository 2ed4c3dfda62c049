/** Columns by month, each a way to its bookings; time runs as the reader's language does, so in Arabic from right to left. */
import { useId } from "react";
import { Link } from "react-router";
import { classNames } from "#web/ui/class-names.ts";
import { scaleFor } from "./scale.ts";

export interface MonthColumn {
  readonly key: string;
  /** Under the column, short. */
  readonly label: string;
  /** For screen readers and as the tip: month and amounts. */
  readonly title: string;
  readonly to: string;
  readonly value: number;
  /** Stands beside the value and is never added to it. */
  readonly beside: number;
}

interface MonthChartProps {
  title: string;
  /** What the columns show, in a sentence. */
  description: string;
  months: readonly MonthColumn[];
  write: (value: number) => string;
}

const HEIGHT = 100;
const COLUMN = 12;
const BAR = 4;
const GAP = 1;
/** More columns than this: on a phone only some have their label. */
const LABELLED = 4;
/** A finger needs so many pixels a column; a chart of more months is scrolled. */
const TOUCH = 25;

export function MonthChart({ title, description, months, write }: MonthChartProps) {
  const scale = scaleFor(months.flatMap(({ value, beside }) => [value, beside]));
  const every = Math.ceil(months.length / LABELLED);
  return (
    <figure className="min-w-0 overflow-x-auto pt-6">
      <div className="relative h-64 md:ms-16" style={{ minWidth: months.length * TOUCH }}>
        <Columns title={title} description={description} months={months} at={scale.at} />
        {scale.lines.map((line) => (
          <GridLine key={line} at={scale.at(line)} text={write(line)} isZero={line === 0} />
        ))}
        <ul className="absolute inset-0 flex">
          {months.map((month) => (
            <li key={month.key} className="min-w-0 flex-1">
              <Link
                to={month.to}
                title={month.title}
                className="block size-full rounded-sm hover:bg-brand/10 focus-visible:outline-3 focus-visible:outline-focus"
              >
                <span className="sr-only">{month.title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div
        aria-hidden="true"
        className="mt-2 flex text-xs text-muted md:ms-16"
        style={{ minWidth: months.length * TOUCH }}
      >
        {months.map(({ key, label }, i) => (
          <span
            key={key}
            className={classNames("min-w-0 flex-1 text-center whitespace-nowrap", i % every > 0 && "max-lg:invisible")}
          >
            {label}
          </span>
        ))}
      </div>
    </figure>
  );
}

function GridLine({ at, text, isZero }: { at: number; text: string; isZero: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "pointer-events-none absolute inset-x-0 border-t",
        isZero ? "border-line-strong" : "border-line",
      )}
      style={{ bottom: `${at * 100}%` }}
    >
      <span className="num absolute text-xs whitespace-nowrap text-muted max-md:start-0 max-md:-translate-y-full max-md:rounded-sm max-md:bg-surface/85 max-md:px-1 md:end-full md:-translate-y-1/2 md:pe-2">
        <bdi>{text}</bdi>
      </span>
    </div>
  );
}

interface ColumnsProps {
  title: string;
  description: string;
  months: readonly MonthColumn[];
  at: (value: number) => number;
}

/** Two bars a month side by side; below zero they hang. */
function Columns({ title, description, months, at }: ColumnsProps) {
  const id = useId();
  const bar = (value: number) => {
    const [foot, top] = [Math.min(at(0), at(value)), Math.max(at(0), at(value))];
    return { y: HEIGHT * (1 - top), height: HEIGHT * (top - foot), width: BAR };
  };
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      viewBox={`0 0 ${months.length * COLUMN} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full rtl:-scale-x-100"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {months.map(({ key, value, beside }, i) => {
        const middle = (i + 0.5) * COLUMN;
        return (
          <g key={key}>
            <rect {...bar(value)} x={beside === 0 ? middle - BAR / 2 : middle - BAR - GAP / 2} className="fill-brand" />
            {beside !== 0 && <rect {...bar(beside)} x={middle + GAP / 2} className="fill-info" />}
          </g>
        );
      })}
    </svg>
  );
}
