/** The drawing of an empty state: rings with nobody in them yet, and one place kept. */
import { DottedCircle } from "./dotted-circle.tsx";
import { onCircle, planRings } from "./rings-model.ts";

export function EmptyDrawing({ seed, className = "size-32" }: { seed: string; className?: string }) {
  const rings = planRings({ seed, count: 4, inner: 18, gap: 9, spacing: 7 });
  const place = onCircle(36, 50);
  return (
    <svg data-ornament="" viewBox="-50 -50 100 100" aria-hidden="true" className={className}>
      <g className="text-line-strong">
        {rings.map((ring) => (
          <DottedCircle key={ring.radius} ring={ring} dot={2.2} />
        ))}
      </g>
      <rect x="-5" y="-5" width="10" height="10" rx="1" transform="rotate(14)" className="fill-brand" />
      <circle cx={place.x} cy={place.y} r="7" className="fill-paper" />
      <circle cx={place.x} cy={place.y} r="4.2" className="fill-brass" />
    </svg>
  );
}
