/** The facts of a comparison in words: what each is called, and what a package says of it. */
import { useTranslations } from "use-intl";
import { COMPARED_NOTICE_DAYS, type ComparableFact } from "#domain/packages/compare.ts";
import { refundPercent } from "#domain/packages/package.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useLanguageName } from "../../filters/use-wish-words.ts";
import { STAYS } from "../../pictures/stays.ts";
import type { PackageView } from "../../queries.ts";

interface FactWords {
  readonly term: string;
  readonly say: (item: PackageView) => string;
}

export function useFactWords(): Record<ComparableFact, FactWords> {
  const t = useTranslations("packages");
  const { number, percent, money, dateRange, list } = useFormats();
  const language = useLanguageName();
  const unsaid = t("included.notStated");
  const yesOrNo = (value: boolean | null) => (value === null ? unsaid : t(value ? "included.yes" : "included.no"));
  return {
    price: { term: t("perPerson"), say: ({ price, currency }) => money(price, currency) },
    distance: {
      term: t("included.distance"),
      say: ({ distanceFromHaram }) => t("distance", { metres: number(distanceFromHaram) }),
    },
    dates: { term: t("compare.dates"), say: ({ departureDate, returnDate }) => dateRange(departureDate, returnDate) },
    nights: { term: t("compare.nights"), say: ({ duration }) => t("nights", { nights: duration }) },
    city: { term: t("filters.from"), say: ({ departureCity }) => departureCity },
    stay: { term: t("included.stay"), say: ({ accommodationType }) => t(`stay.${STAYS[accommodationType]}`) },
    makkahHotel: { term: t("included.makkahHotel"), say: ({ makkahHotel }) => makkahHotel ?? unsaid },
    madinahHotel: { term: t("included.madinahHotel"), say: ({ madinahHotel }) => madinahHotel ?? unsaid },
    campClass: { term: t("included.campClass"), say: ({ campClass }) => campClass ?? unsaid },
    shifting: { term: t("included.shifting"), say: ({ shifting }) => yesOrNo(shifting) },
    accessible: { term: t("included.accessible"), say: ({ accessible }) => yesOrNo(accessible) },
    flights: { term: t("included.flights"), say: ({ flights }) => yesOrNo(flights) },
    meals: { term: t("included.meals"), say: ({ meals }) => meals ?? unsaid },
    guide: {
      term: t("included.guide"),
      say: ({ guideLanguages }) => (guideLanguages.length > 0 ? list(guideLanguages.map(language)) : unsaid),
    },
    refund: {
      term: t("compare.refund", { days: COMPARED_NOTICE_DAYS }),
      say: ({ terms }) => percent(refundPercent(terms, COMPARED_NOTICE_DAYS)),
    },
    approval: {
      term: t("compare.approval"),
      say: ({ terms }) => t(terms.approval === "instant" ? "compare.instant" : "compare.onRequest"),
    },
    channels: {
      term: t("filters.channel.title"),
      say: ({ channels }) => list(channels.map((channel) => t(`compare.seller.${channel}`))),
    },
    rating: {
      term: t("filters.rating"),
      say: ({ rating, reviewCount }) =>
        rating === null ? t("compare.noReviews") : t("rating", { rating: number(rating), count: reviewCount }),
    },
    places: { term: t("compare.places"), say: ({ availableSlots }) => t("placesLeft", { places: availableSlots }) },
  };
}
