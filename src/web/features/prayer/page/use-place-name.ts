/** A place in words: a city in the reader's language, a point by its degrees. */
import { useLocale, useTranslations } from "use-intl";
import { CITIES } from "#domain/prayer/cities.ts";
import type { ChosenPlace } from "./prayer-choice.ts";

export function usePlaceName(): (place: ChosenPlace) => string {
  const isArabic = useLocale().startsWith("ar");
  const t = useTranslations("prayerPage");
  return ({ city, latitude, longitude }) => {
    // Where everybody begins, in every language; the list itself has two.
    if (city === "Makkah") return t("place.makkah");
    const found = CITIES.find(({ english }) => english === city);
    if (found) return isArabic ? found.arabic : found.english;
    return `\u2066${latitude.toFixed(2)}°, ${longitude.toFixed(2)}°\u2069`;
  };
}
