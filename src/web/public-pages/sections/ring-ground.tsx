/** Rings behind the words of a night, at its far end; each seed turns them differently. */
import { DottedCircle } from "../../ui/motif/dotted-circle.tsx";
import { planRings } from "../../ui/motif/rings-model.ts";
import { Square } from "../../ui/motif/square.tsx";

/** Fewer than in the landing's hero: what lies before them is what counts. */
const RINGS = { count: 16, inner: 90, gap: 27, spacing: 19 };

export function RingGround({ seed }: { seed: string }) {
  return (
    <svg
      viewBox="-500 -500 1000 1000"
      aria-hidden="true"
      className="hero-fade pointer-events-none absolute -z-10 aspect-square w-[150%] opacity-70 max-md:start-1/4 max-md:-bottom-1/3 md:-end-72 md:top-1/2 md:w-[62rem] md:-translate-y-1/2"
    >
      {planRings({ seed, ...RINGS }).map((ring) => (
        <DottedCircle key={ring.radius} ring={ring} dot={5.4} />
      ))}
      <Square size={66} />
    </svg>
  );
}
