/** One package of the list: its picture, who offers it, the facts that decide and the price. The whole card leads to its page. */
import { Fragment, lazy, Suspense } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { isInParts } from "#domain/packages/search/search.ts";
import { useCurrentUser, useResidence } from "#web/lib/session/session.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { BeforeBooking, BookAction } from "../booking/book-button.tsx";
import { PlacesLeft } from "../booking/places-left.tsx";
import { ItemPicture } from "../pictures/item-picture.tsx";
import { STAYS } from "../pictures/stays.ts";
import { Price } from "../price/price.tsx";
import type { PackageView } from "../queries.ts";
import { OperatorLine } from "../seller/operator-line.tsx";
import { Wishes } from "../wishes/wishes.tsx";
import { CompareButton } from "./compare/compare-button.tsx";
import { CARD, CARD_BODY, CARD_PICTURE } from "./market-look.ts";

/** Fetched for those whose household may be known. */
const PartyPrice = lazy(async () => ({ default: (await import("../price/party-price.tsx")).PartyPrice }));

/** Fetched where a country is known: the countries weigh. */
const InPartsAtHome = lazy(async () => ({ default: (await import("../seller/for-residents.tsx")).InPartsAtHome }));

/** What is pressed by itself lies over the link that covers the card. */
const ABOVE = "relative z-1";

interface PackageCardProps {
  item: PackageView;
  onBook: (packageId: string) => void;
}

export function PackageCard({ item, onBook }: PackageCardProps) {
  const isPilgrim = useCurrentUser()?.role === "pilgrim";
  return (
    <article className={CARD}>
      <ItemPicture item={item} className={CARD_PICTURE} />
      <div className={CARD_BODY}>
        <div>
          <h3 className="text-lg md:text-xl">
            <Link to={`/packages/${item.id}`} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
              <bdi>{item.title}</bdi>
            </Link>
          </h3>
          <OperatorLine item={item} />
        </div>
        <Facts item={item} />
        <div className="mt-auto grid gap-1">
          <Price
            price={item.price}
            beside={
              item.availableSlots > 0 && (
                <div className={ABOVE}>
                  <BookAction item={item} onBook={onBook} />
                </div>
              )
            }
          />
          {isPilgrim && (
            <Suspense fallback={<p className="h-6" />}>
              <PartyPrice item={item} />
            </Suspense>
          )}
        </div>
        <div className={`${ABOVE} empty:hidden`}>
          <Wishes item={item} />
        </div>
        <div className={`${ABOVE} grid gap-2 empty:hidden`}>
          <BeforeBooking item={item} />
        </div>
      </div>
      <div className="absolute start-3 top-3">
        <PlacesLeft places={item.availableSlots} />
      </div>
      <div className="absolute end-2 top-2 z-1">
        <CompareButton packageId={item.id} title={item.title} />
      </div>
    </article>
  );
}

/** In one sentence of two lines; no fact is torn in the middle. */
function Facts({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  const { dateRange, number } = useFormats();
  const isAtHome = useResidence() !== null;
  const facts = {
    dates: <bdi>{dateRange(item.departureDate, item.returnDate)}</bdi>,
    distance: t("distance", { metres: number(item.distanceFromHaram) }),
    stay: t(`stay.${STAYS[item.accommodationType]}`),
    from: t("from", { city: item.departureCity }),
    ...(isInParts(item) && !isAtHome && { parts: t("filters.instalments") }),
  };
  return (
    <p className="text-sm">
      {Object.entries(facts).map(([name, fact], place) => (
        <Fragment key={name}>
          {place > 0 && <span aria-hidden="true"> · </span>}
          <span className="inline-block">{fact}</span>
        </Fragment>
      ))}
      {isInParts(item) && isAtHome && (
        <Suspense fallback={null}>
          <InPartsAtHome item={item} />
        </Suspense>
      )}
    </p>
  );
}
