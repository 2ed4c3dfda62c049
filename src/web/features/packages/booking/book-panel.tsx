/** The price of a package, its rings and the Book button; stays in sight on wide screens, on phones the price bar has the button. */
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { late } from "#web/lib/late.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { wantWords } from "#web/lib/words/preferences.ts";
import { PackagePlate } from "#web/ui/motif/package-plate.tsx";
import { STAYS } from "../pictures/stays.ts";
import { GroupDiscountNote } from "../price/group-discount-note.tsx";
import { Price } from "../price/price.tsx";
import { RateNote } from "../price/rate-note.tsx";
import type { PackageView } from "../queries.ts";
import { useIsOnSale } from "../seller/use-is-on-sale.ts";
import { Wishes } from "../wishes/wishes.tsx";
import { BeforeBooking, BookAction } from "./book-button.tsx";
import { PlacesLeft } from "./places-left.tsx";

/** Fetched with its words where a queue sells the package. */
const QueuedSale = late(async () => {
  const [file] = await Promise.all([import("../package-page/queued-sale.tsx"), wantWords(["queue", "line"])]);
  return file.QueuedSale;
});

const OwnPlaces = late(async () => (await import("../party/own-places.tsx")).OwnPlaces);

interface BookPanelProps {
  item: PackageView;
  onBook: (packageId: string) => void;
}

export function BookPanel({ item, onBook }: BookPanelProps) {
  const t = useTranslations("packages");
  const isOnSale = useIsOnSale(item);
  const user = useCurrentUser();
  return (
    <aside className="order-1 overflow-hidden rounded-lg border border-line bg-surface shadow-card lg:sticky lg:top-24 lg:order-2">
      <div className="grid gap-4 p-5 md:p-6">
        <div className="flex items-start justify-between gap-4">
          <Price price={item.price} />
          <Rings item={item} />
        </div>
        <GroupDiscountNote discounts={item.groupDiscounts} />
        {isOnSale && (
          <p>
            <PlacesLeft places={item.availableSlots} />
          </p>
        )}
        <Wishes item={item} />
        {isOnSale ? (
          <>
            <BeforeBooking item={item} />
            {item.saleWindowId !== null && (
              <Suspense fallback={null}>
                <QueuedSale windowId={item.saleWindowId} />
              </Suspense>
            )}
            {item.availableSlots > 0 && (
              <div className="max-md:hidden">
                <BookAction item={item} onBook={onBook} />
              </div>
            )}
          </>
        ) : (
          <p className="rounded-md bg-sunken px-4 py-3 text-sm">{t("notOnSale")}</p>
        )}
        {user?.role === "pilgrim" && (
          <Suspense fallback={null}>
            <OwnPlaces item={item} />
          </Suspense>
        )}
        <p className="text-xs text-muted">
          <span data-ornament="">{t("plateMeaning")}</span> <RateNote />
        </p>
      </div>
    </aside>
  );
}

/** Its two figures stand in words under it. */
function Rings({ item }: { item: PackageView }) {
  const t = useTranslations("common");
  return (
    <figure className="shrink-0 text-center">
      <PackagePlate
        seed={item.id}
        nights={item.duration}
        distanceMetres={item.distanceFromHaram}
        tone={STAYS[item.accommodationType]}
        className="mx-auto size-28 rounded-full"
      />
      <figcaption className="mt-1 text-xs text-muted">
        {t("plate", { nights: item.duration, metres: item.distanceFromHaram })}
      </figcaption>
    </figure>
  );
}
