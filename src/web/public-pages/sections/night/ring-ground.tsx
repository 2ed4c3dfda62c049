/** Rings behind the words of a night, at its far end; each seed turns them differently. */
import { DottedCircle } from "#web/ui/motif/dotted-circle.tsx";
import { planRings } from "#web/ui/motif/rings-model.ts";
import { Square } from "#web/ui/motif/square.tsx";
import { GROUND_RINGS } from "./ground-rings.ts";

export const GROUND_VIEW = "-500 -500 1000 1000";
/** Held from the top on phones: hung on the foot it would jump when a late face changes the height of the words. */
export const GROUND_PLACE =
  "hero-fade pointer-events-none absolute -z-10 aspect-square w-[150%] opacity-70 max-md:start-1/4 max-md:opacity-35 max-md:-top-20 md:-end-72 md:top-1/2 md:w-[62rem] md:-translate-y-1/2";
/** In units of the view. */
const SQUARE = 66;

export function RingGround({ seed }: { seed: string }) {
  return (
    <svg data-ornament="" viewBox={GROUND_VIEW} aria-hidden="true" className={GROUND_PLACE}>
      <GroundRings seed={seed} />
      <GroundSquare />
    </svg>
  );
}

export function GroundRings({ seed }: { seed: string }) {
  return planRings({ seed, ...GROUND_RINGS }).map((ring) => <DottedCircle key={ring.radius} ring={ring} dot={5.4} />);
}

/** On phones the middle lies past the edge. */
export function GroundSquare() {
  return (
    <g className="max-md:hidden">
      <Square size={SQUARE} />
    </g>
  );
}
