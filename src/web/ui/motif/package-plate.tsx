/** A package's picture, drawn from its own figures instead of borrowed hotel photographs. */
import { useTranslations } from "use-intl";
import { classNames } from "../class-names.ts";
import { DottedCircle } from "./dotted-circle.tsx";
import { clearRadius } from "./plate-model.ts";
import { onCircle, planRings, seeded } from "./rings-model.ts";
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

/** Both figures also stand in words on the plate; the drawing itself is hidden from screen readers. */
export function PackagePlate({ seed, nights, distanceMetres, tone, className }: PackagePlateProps) {
  const t = useTranslations("common");
  const clear = clearRadius(distanceMetres);
  const rings = planRings({ seed, count: nights, inner: clear, gap: 10.5, spacing: 8.5 });
  const bed = onCircle(clear, 30 + seeded(seed)() * 80);
  return (
    <div className={classNames("relative overflow-hidden text-on-night plain:aspect-auto", GROUND[tone], className)}>
      <svg
        data-ornament=""
        viewBox="-190 -150 600 300"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {rings.map((ring) => (
          <DottedCircle key={ring.radius} ring={ring} dot={3.2} />
        ))}
        <g className="text-brass">
          <line x2={bed.x} y2={bed.y} stroke="currentColor" strokeWidth="1.4" strokeDasharray="4 4" />
          <circle cx={bed.x} cy={bed.y} r="8" fill="currentColor" />
        </g>
        <Square size={20} />
      </svg>
      <p className="absolute end-3 bottom-3 rounded-full bg-night-deep px-3 py-1 text-xs text-on-night plain:static plain:rounded-none plain:px-5">
        {t("plate", { nights, metres: distanceMetres })}
      </p>
    </div>
  );
}
