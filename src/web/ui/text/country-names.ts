/** Names of countries in the reader's language. */
import { useMemo } from "react";
import { useLocale } from "use-intl";
import { COUNTRIES } from "#domain/countries.ts";

/** Every country, sorted as the reader's language sorts. */
export function useCountryOptions(): { value: string; label: string }[] {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: "region" });
    return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
      a.label.localeCompare(b.label, locale),
    );
  }, [locale]);
}
