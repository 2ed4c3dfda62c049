/** The plate of a package, drawn from its own facts. */
import { PackagePlate } from "#web/ui/motif/package-plate.tsx";
import type { PackageView } from "./queries.ts";
import { STAYS } from "./stays.ts";

export function ItemPlate({ item, className }: { item: PackageView; className: string }) {
  return (
    <PackagePlate
      seed={item.id}
      nights={item.duration}
      distanceMetres={item.distanceFromHaram}
      tone={STAYS[item.accommodationType]}
      className={className}
    />
  );
}
