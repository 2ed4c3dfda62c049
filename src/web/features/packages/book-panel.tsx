/** The price of a package, its plate and the Book button; stays in sight on wide screens. */
import { useTranslations } from "use-intl";
import { BookButton } from "./book-button.tsx";
import { GroupDiscountNote } from "./group-discount-note.tsx";
import { ItemPicture } from "./item-picture.tsx";
import { PlacesLeft } from "./places-left.tsx";
import { Price } from "./price.tsx";
import type { PackageView } from "./queries.ts";
import { RateNote } from "./rate-note.tsx";
import { Match } from "./wishes/wishes.tsx";

interface BookPanelProps {
  item: PackageView;
  onBook: (packageId: string) => void;
}

export function BookPanel({ item, onBook }: BookPanelProps) {
  const t = useTranslations("packages");
  return (
    <aside className="order-1 overflow-hidden rounded-lg border border-line bg-surface shadow-card lg:sticky lg:top-24 lg:order-2">
      <ItemPicture item={item} className="aspect-[2/1] lg:aspect-[4/3]" />
      <div className="grid gap-4 p-5 md:p-6">
        <Price price={item.price} />
        <GroupDiscountNote discounts={item.groupDiscounts} />
        <p>
          <PlacesLeft places={item.availableSlots} />
        </p>
        <Match item={item} />
        {item.status === "listed" ? (
          <BookButton item={item} onBook={onBook} />
        ) : (
          <p className="rounded-md bg-sunken px-4 py-3 text-sm">{t("notOnSale")}</p>
        )}
        <p className="text-xs text-muted">
          {t("plateMeaning")} <RateNote />
        </p>
      </div>
    </aside>
  );
}
