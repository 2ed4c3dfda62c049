/** Bars lying one under the other, the longest as wide as the card; the dark part is what came of the whole. */
import { Link } from "react-router";

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** The whole length. */
  readonly value: number;
  /** The dark part of it; all of it where it is left out. */
  readonly part?: number | undefined;
  /** Beside the label, in words. */
  readonly figure: string;
  /** The bookings behind it; no link where no bookings stand behind. */
  readonly to?: string | undefined;
  /** Under the bar. */
  readonly note?: string | undefined;
}

const WIDTH = 1000;

export function BarList({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="grid gap-4">
      {bars.map((bar) => (
        <li key={bar.key}>
          <div className="mb-1.5 flex items-baseline justify-between gap-4 text-sm">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <bdi>{bar.label}</bdi>
            </span>
            <Figure bar={bar} />
          </div>
          <Lying value={bar.value} part={bar.part} longest={longest} />
          {bar.note && <p className="mt-1 text-xs text-muted">{bar.note}</p>}
        </li>
      ))}
    </ul>
  );
}

function Figure({ bar: { label, figure, to } }: { bar: Bar }) {
  const text = <span className="num font-semibold whitespace-nowrap">{figure}</span>;
  if (!to) return text;
  return (
    <Link to={to} className="text-brand underline-offset-4 hover:underline">
      {text}
      <span className="sr-only">{label}</span>
    </Link>
  );
}

function Lying({ value, part = value, longest }: Pick<Bar, "value" | "part"> & { longest: number }) {
  const length = (of: number) => (Math.max(0, of) / longest) * WIDTH;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      className="h-3 w-full overflow-hidden rounded-sm bg-sunken rtl:-scale-x-100"
    >
      <rect width={length(value)} height="10" className="fill-brand/35" />
      <rect width={length(part)} height="10" className="fill-brand" />
    </svg>
  );
}
