/** The page's writing direction. */
import { useLocale } from "use-intl";
import { directionOf, LOCALES } from "#i18n/locales.ts";

export function useDirection(): "ltr" | "rtl" {
  const { language } = new Intl.Locale(useLocale());
  const locale = LOCALES.find((tag) => tag === language);
  return locale ? directionOf(locale) : "ltr";
}
