/** The motif at large: rings of dots turning slowly anticlockwise round the square, with an optional place of one's own. */
import { classNames } from "../class-names.ts";
import { DottedCircle } from "./dotted-circle.tsx";
import { onCircle, planRings, type Ring } from "./rings-model.ts";
import { Square } from "./square.tsx";

const VIEW = "-500 -500 1000 1000";
const GAP = 21;
const INNER = 66;

interface RingsProps {
  seed: string;
  count?: number;
  /** Ring (from inside) and angle of "you"; the caller chooses the angle by text direction, the rings never mirror. */
  you?: { ring: number; degrees: number; label?: string };
  className?: string;
}

/**
 * Two layers turn as a whole, each at its own pace: the browser then moves two pictures instead of painting
 * twenty circles sixty times a second. Purely decorative, hidden from screen readers.
 */
export function Rings({ seed, count = 21, you, className }: RingsProps) {
  const rings = planRings({ seed, count, inner: INNER, gap: GAP, spacing: 13 });
  const even = rings.filter((_, index) => index % 2 === 0);
  const odd = rings.filter((_, index) => index % 2 === 1);
  return (
    <div
      data-ornament=""
      aria-hidden="true"
      className={classNames("pointer-events-none relative aspect-square", className)}
    >
      <Layer rings={even} pace="[--turn:260s]" />
      <Layer rings={odd} pace="[--turn:340s]" />
      <svg viewBox={VIEW} className="absolute inset-0 size-full" role="presentation">
        <Square size={52} />
        {you && <You {...onCircle(INNER + you.ring * GAP, you.degrees)} />}
      </svg>
      {you?.label && <YouLabel {...onCircle(INNER + you.ring * GAP, you.degrees)} label={you.label} />}
    </div>
  );
}

function Layer({ rings, pace }: { rings: Ring[]; pace: string }) {
  return (
    <svg
      viewBox={VIEW}
      role="presentation"
      className={classNames("turning absolute inset-0 size-full will-change-transform", pace)}
    >
      {rings.map((ring) => (
        <DottedCircle key={ring.radius} ring={ring} dot={5.4} />
      ))}
    </svg>
  );
}

function You({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="text-brass">
      <circle r="24" className="fill-night-deep" />
      <circle r="18" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.75" />
      <circle r="8" fill="currentColor" />
    </g>
  );
}

/** Above the place; the drawing's units become a share of its box. */
function YouLabel({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <span
      className="absolute -translate-x-1/2 -translate-y-[210%] rounded-full border border-brass/60 bg-night-deep px-3.5 py-0.5 text-xs whitespace-nowrap text-brass"
      style={{ left: `${(x + 500) / 10}%`, top: `${(y + 500) / 10}%` }}
    >
      {label}
    </span>
  );
}
