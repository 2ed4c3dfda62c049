/** The first picture of a package: its operator's photograph, or a drawing from its own facts, under the rings that tell it apart. */
import { useTranslations } from "use-intl";
import { drawingAddress, photoAddress } from "#contract/picture-addresses.ts";
import { scenesOf } from "#domain/packages/drawings.ts";
import { PackagePlate } from "#web/ui/motif/package-plate.tsx";
import type { PackageView } from "../queries.ts";
import { STAYS } from "./stays.ts";

interface ItemPictureProps {
  item: PackageView;
  /** Its shape. */
  className: string;
}

/** The rings' two figures stand in words on it. */
export function ItemPicture({ item, className }: ItemPictureProps) {
  const t = useTranslations("common");
  const mark = useTranslations("packages")("drawing");
  const figures = t("plate", { nights: item.duration, metres: item.distanceFromHaram });
  return (
    <div className={`relative overflow-hidden bg-sunken plain:aspect-auto ${className}`}>
      <FirstPicture item={item} />
      <div className="absolute inset-x-2.5 bottom-2.5 flex items-end justify-between gap-2 plain:static">
        <PackagePlate
          seed={item.id}
          nights={item.duration}
          distanceMetres={item.distanceFromHaram}
          tone={STAYS[item.accommodationType]}
          className="size-14 shrink-0 rounded-full border-2 border-surface"
        />
        <p className="rounded-full bg-night-deep px-3 py-1 text-xs text-on-night">
          {isDrawn(item) && `${mark} · `}
          {figures}
        </p>
      </div>
    </div>
  );
}

/** A package that is not saved yet, version 0, has no address, and so only its rings. */
function isDrawn({ images, version }: PackageView): boolean {
  return images.length === 0 && version > 0;
}

function FirstPicture({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  const [photo] = item.images;
  const [scene] = scenesOf(item);
  const fills = "absolute inset-0 size-full object-cover";
  if (photo) {
    return <img src={photoAddress(item.id, photo.id)} alt={photo.alt} loading="lazy" className={fills} />;
  }
  if (!scene || !isDrawn(item)) return null;
  return (
    <img
      data-ornament=""
      src={drawingAddress(item, scene)}
      alt={t("drawn", { scene: t(`scene.${scene}`) })}
      loading="lazy"
      className={fills}
    />
  );
}
