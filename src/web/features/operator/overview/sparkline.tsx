/** A small curve of a figure's course; time runs as the reader's language does. */
import { useTranslations } from "use-intl";
import { curveThrough } from "./curve.ts";

const WIDTH = 120;
const HEIGHT = 32;
/** The stroke must not be cut off at the edges. */
const MARGIN = 2;

interface SparklineProps {
  /** Oldest first; null where nothing is known. */
  values: readonly (number | null)[];
  write: (value: number) => string;
}

export function Sparkline({ values, write }: SparklineProps) {
  const t = useTranslations("operator");
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || known.length < 2) return null;
  const { line, area, end } = curveThrough(values, { width: WIDTH, height: HEIGHT, margin: MARGIN });
  return (
    <svg
      role="img"
      aria-label={t("figures.course", {
        first: write(first),
        last: write(last),
        low: write(Math.min(...known)),
        high: write(Math.max(...known)),
      })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-2 h-8 w-full text-brand rtl:-scale-x-100"
    >
      <path d={area} className="fill-brand-soft" />
      <path d={line} fill="none" stroke="currentColor" strokeWidth="1.75" vectorEffect="non-scaling-stroke" />
      <path d={end} stroke="currentColor" strokeWidth="6" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
