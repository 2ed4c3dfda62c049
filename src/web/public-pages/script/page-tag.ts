/** The page's language as `Intl` takes it. */
import { intlTag } from "#i18n/formats.ts";
import { matchLocale } from "#i18n/locales.ts";

export function pageTag(): string {
  return intlTag(matchLocale(document.documentElement.lang) ?? "en");
}
