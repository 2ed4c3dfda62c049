/** The first picture of a package; where it has none, a plate drawn from its own facts. */
import { PackagePlate } from "#web/ui/motif/package-plate.tsx";
import type { PackageView } from "./queries.ts";
import { STAYS } from "./stays.ts";

export function ItemPlate({ item, className }: { item: PackageView; className: string }) {
  const [image] = item.images;
  if (image) {
    const { id, alt, width, height } = image;
    const address = `/api/packages/${item.id}/images/${id}`;
    return (
      <img
        src={address}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className={`object-cover ${className}`}
      />
    );
  }
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
