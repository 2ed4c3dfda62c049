/** One package of the list: its plate, who offers it, the facts that decide, the price and the two ways on. */
import { BedDouble, CalendarDays, Footprints, type LucideIcon, PlaneTakeoff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { BookButton } from "./book-button.tsx";
import { CompareButton } from "./compare/compare-button.tsx";
import { GroupDiscountNote } from "./group-discount-note.tsx";
import { ItemPlate } from "./item-plate.tsx";
import { OperatorLine } from "./operator-line.tsx";
import { PlacesLeft } from "./places-left.tsx";
import { Price } from "./price.tsx";
import type { PackageView } from "./queries.ts";
import { STAYS } from "./stays.ts";
import { Match } from "./wishes/wishes.tsx";

interface PackageCardProps {
  item: PackageView;
  onBook: (packageId: string) => void;
}

export function PackageCard({ item, onBook }: PackageCardProps) {
  const t = useTranslations("packages");
  return (
    <article className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <ItemPlate item={item} className="aspect-[2/1]" />
      <div className="flex flex-1 flex-col gap-4 p-5 md:p-6">
        <div>
          <h3 className="mb-1 text-xl">
            <Link to={`/packages/${item.id}`} className="hover:underline">
              <bdi>{item.title}</bdi>
            </Link>
          </h3>
          <OperatorLine item={item} />
        </div>
        <Facts item={item} />
        <Match item={item} />
        <div className="mt-auto border-t border-line pt-4">
          <div className="grid grid-cols-[1fr_auto] items-end gap-x-3">
            <Price price={item.price} />
            <PlacesLeft places={item.availableSlots} />
          </div>
          <GroupDiscountNote discounts={item.groupDiscounts} />
        </div>
        <BookButton item={item} onBook={onBook} />
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Link
            to={`/packages/${item.id}`}
            className="inline-flex min-h-11 items-center justify-center font-semibold text-brand hover:underline"
          >
            {t("details")}
            <span className="sr-only">{item.title}</span>
          </Link>
          <CompareButton packageId={item.id} title={item.title} />
        </div>
      </div>
    </article>
  );
}

function Facts({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  const { dateRange, number } = useFormats();
  return (
    <ul className="grid gap-1.5 text-sm">
      <Fact icon={CalendarDays}>
        {t("nights", { nights: item.duration })}, <bdi>{dateRange(item.departureDate, item.returnDate)}</bdi>
      </Fact>
      <Fact icon={Footprints}>{t("distance", { metres: number(item.distanceFromHaram) })}</Fact>
      <Fact icon={BedDouble}>{t(`stay.${STAYS[item.accommodationType]}`)}</Fact>
      <Fact icon={PlaneTakeoff}>{t("from", { city: item.departureCity })}</Fact>
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <span>{children}</span>
    </li>
  );
}
