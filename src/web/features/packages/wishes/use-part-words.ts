/** Each part of a match in words: what the package states, and what was wished. */
import { useTranslations } from "use-intl";
import type { MatchPartName, StatedWishes } from "#domain/packages/search/match.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useLanguageName } from "../filters/use-wish-words.ts";
import { STAYS } from "../pictures/stays.ts";
import type { PackageView } from "../queries.ts";

type Words<T> = Readonly<Record<MatchPartName, (of: T) => string>>;

/** Only for facts that are known. */
export function useMatchFactWords(): Words<PackageView> {
  const t = useTranslations("packages");
  const { money, number, dateRange, list } = useFormats();
  const language = useLanguageName();
  return {
    budget: ({ price, currency }) => money(price, currency),
    dates: ({ departureDate, returnDate }) => dateRange(departureDate, returnDate),
    distance: ({ distanceFromHaram }) => t("distance", { metres: number(distanceFromHaram) }),
    stay: ({ accommodationType }) => t(`stay.${STAYS[accommodationType]}`),
    stepFree: ({ accessible }) => t(accessible ? "included.yes" : "included.no"),
    people: ({ availableSlots }) => (availableSlots === 0 ? t("soldOut") : t("placesLeft", { places: availableSlots })),
    language: ({ guideLanguages }) => list(guideLanguages.map(language)),
    city: ({ departureCity }) => departureCity,
    camp: ({ campClass }) => (campClass ? t("filters.campClass", { camp: campClass }) : ""),
  };
}

/** Only for wishes that are stated. */
export function useStatedWords(): Words<StatedWishes> {
  const t = useTranslations("packages");
  const wishes = useTranslations("wishes");
  const { money, number, date, list } = useFormats();
  const language = useLanguageName();
  return {
    budget: ({ budget = 0 }) => wishes("atMost", { amount: money(budget, "USD") }),
    dates: ({ from, to }) =>
      list(
        [from && t("wishes.from", { day: date(from) }), to && t("wishes.to", { day: date(to) })].filter(
          (words) => words !== undefined,
        ),
      ),
    distance: ({ distance = 0 }) => t("filters.within", { metres: number(distance) }),
    stay: ({ stay }) => (stay ? wishes("orBetter", { stay: t(`stay.${STAYS[stay]}`) }) : ""),
    stepFree: () => t("filters.stepFree"),
    people: ({ people = 0 }) => t("filters.people", { seats: people }),
    language: (stated) => (stated.language ? language(stated.language) : ""),
    city: ({ city = "" }) => city,
    camp: ({ camp }) => (camp ? t("filters.campClass", { camp }) : ""),
  };
}
