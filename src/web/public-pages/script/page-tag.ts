/** The page's language as `Intl` takes it. */
import { intlTag } from "#i18n/formats.ts";
import { LOCALES } from "#i18n/locales.ts";

export function pageTag(): string {
  return intlTag(LOCALES.find((locale) => locale === document.documentElement.lang) ?? "en");
}
