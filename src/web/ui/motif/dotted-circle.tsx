/** One ring of the motif: a single dashed circle whose round caps are the dots. */
import type { Ring } from "./rings-model.ts";

export function DottedCircle({ ring, dot }: { ring: Ring; dot: number }) {
  return (
    <circle
      r={ring.radius}
      pathLength={ring.dots}
      fill="none"
      stroke="currentColor"
      strokeWidth={dot}
      strokeLinecap="round"
      strokeDasharray="0 1"
      strokeDashoffset={ring.offset}
      opacity={ring.opacity}
    />
  );
}
