/** A wish in words, as it stands on a chip and under a package that misses it. */
import { useLocale, useTranslations } from "use-intl";
import type { Wish } from "#domain/packages/search/search.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { STAYS } from "../pictures/stays.ts";
import type { PackageFilters } from "./filters.ts";

/** Empty for a wish that is not made. */
export function useWishWords(): Record<Wish, (filters: PackageFilters) => string> {
  const t = useTranslations("packages");
  const { number, date, list } = useFormats();
  const language = useLanguageName();
  return {
    q: ({ q = "" }) => q && t("chips.search", { text: q.trim() }),
    priceBucket: ({ priceBucket }) => (priceBucket ? t(`price.${priceBucket}`) : ""),
    accommodation: ({ accommodation }) => (accommodation ? t(`stay.${STAYS[accommodation]}`) : ""),
    departureCity: ({ departureCity = [] }) => list(departureCity),
    from: ({ from }) => (from ? t("wishes.from", { day: date(from) }) : ""),
    to: ({ to }) => (to ? t("wishes.to", { day: date(to) }) : ""),
    minSeats: ({ minSeats }) => (minSeats ? t("wishes.minSeats", { seats: minSeats }) : ""),
    accessible: () => t("filters.stepFree"),
    maxDistance: ({ maxDistance = 0 }) => t("filters.within", { metres: number(maxDistance) }),
    campClass: ({ campClass = [] }) => t("wishes.campClass", { classes: list(campClass) }),
    shifting: ({ shifting }) => t(shifting ? "filters.shifting.yes" : "filters.shifting.no"),
    roomType: ({ roomType }) => (roomType ? t(`room.${roomType}`) : ""),
    guideLanguage: ({ guideLanguage }) =>
      guideLanguage ? t("wishes.guide", { language: language(guideLanguage) }) : "",
    channel: ({ channel }) => (channel ? t(`filters.channel.${channel}`) : ""),
    minRating: ({ minRating = 0 }) => t("wishes.minRating", { rating: number(minRating) }),
    instalments: () => t("filters.instalments"),
  };
}

/** The name of a language in the reader's own. */
export function useLanguageName(): (tag: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: "language" });
  return (tag) => names.of(tag) ?? tag;
}
