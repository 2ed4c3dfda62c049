/** A hold on direct sale begins with the household, once it is known who can come along; where that cannot be had, with one place. */
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { startOfHold } from "./obstacles.ts";
import type { GateProps } from "./turn.ts";
import { useObstacles } from "./use-obstacles.ts";

export function DirectGate({ item, children }: GateProps) {
  const { known, obstacles } = useObstacles(item);
  if (known.isPending) return <SkeletonCard lines={4} />;
  const [travellers, groups] = known.data ?? [[], []];
  return children(startOfHold({ travellers, groups, obstacles }), null);
}
