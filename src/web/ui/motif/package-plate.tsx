/** The rings of a package over its picture: one for each night, the clear space the way to the Haram, the bright dot the bed. */
import { seeded } from "#domain/seeded.ts";
import { classNames } from "../class-names.ts";
import { DottedCircle } from "./dotted-circle.tsx";
import { clearRadius } from "./plate-model.ts";
import { onCircle, planRings } from "./rings-model.ts";
import { Square } from "./square.tsx";

const GROUND = {
  standard: "bg-plate-standard",
  deluxe: "bg-plate-deluxe",
  vip: "bg-plate-vip",
  suite: "bg-plate-suite",
} as const;

export type PlateTone = keyof typeof GROUND;

interface PackagePlateProps {
  /** Usually the package's id: the same package always has the same plate. */
  seed: string;
  nights: number;
  distanceMetres: number;
  tone: PlateTone;
  className?: string;
}

/** Hidden from screen readers: whoever shows it says both figures in words beside it. */
export function PackagePlate({ seed, nights, distanceMetres, tone, className }: PackagePlateProps) {
  const clear = clearRadius(distanceMetres);
  const rings = planRings({ seed, count: nights, inner: clear, gap: 10.5, spacing: 8.5 });
  const bed = onCircle(clear, 30 + seeded(seed)() * 80);
  return (
    <svg
      data-ornament=""
      viewBox="-150 -150 300 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames("text-on-night", GROUND[tone], className)}
    >
      {rings.map((ring) => (
        <DottedCircle key={ring.radius} ring={ring} dot={3.4} />
      ))}
      <g className="text-brass">
        <line x2={bed.x} y2={bed.y} stroke="currentColor" strokeWidth="2" strokeDasharray="4 4" />
        <circle cx={bed.x} cy={bed.y} r="11" fill="currentColor" />
      </g>
      <Square size={24} />
    </svg>
  );
}
