/** The pictures of a package's page: its operator's photographs first, then drawings of its facts, each marked as one. */
import { useTranslations } from "use-intl";
import { drawingAddress, photoAddress } from "#contract/picture-addresses.ts";
import { scenesOf } from "#domain/packages/drawings.ts";
import type { PackageView } from "../queries.ts";

/** One large and as many small ones as stand beside it. */
const SHOWN = 7;

interface Picture {
  readonly address: string;
  readonly alt: string;
  readonly isDrawn: boolean;
}

export function Gallery({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  const photos = item.images.map(({ id, alt }) => ({ address: photoAddress(item.id, id), alt, isDrawn: false }));
  const drawings = scenesOf(item).map((scene) => ({
    address: drawingAddress(item, scene),
    alt: t("drawn", { scene: t(`scene.${scene}`) }),
    isDrawn: true,
  }));
  // Enough photographs need no drawings beside them.
  const pictures = [...photos, ...(photos.length < SHOWN ? drawings : [])];
  const shown = pictures.slice(0, Math.max(SHOWN, photos.length));
  return (
    <ul
      data-ornament=""
      aria-label={t("gallery")}
      className="mb-6 grid grid-cols-3 gap-2 overflow-hidden rounded-lg md:grid-cols-5 md:gap-3"
    >
      {shown.map((picture, place) => (
        <li key={picture.address} className={place === 0 ? "col-span-3 md:col-span-2 md:row-span-2" : undefined}>
          <Shown picture={picture} isFirst={place === 0} />
        </li>
      ))}
    </ul>
  );
}

function Shown({ picture: { address, alt, isDrawn }, isFirst }: { picture: Picture; isFirst: boolean }) {
  const t = useTranslations("packages");
  return (
    <figure className="relative h-full">
      <img
        src={address}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        className="aspect-[8/5] h-full w-full bg-sunken object-cover"
      />
      {isDrawn && (
        <figcaption
          aria-hidden="true"
          className="absolute start-1 bottom-1 rounded-md bg-night-deep px-2 text-xs text-on-night md:start-2 md:bottom-2 md:py-0.5"
        >
          {isFirst ? alt : t("drawing")}
        </figcaption>
      )}
    </figure>
  );
}
