/** Names of countries in the reader's language. */
import { useMemo } from "react";
import { useLocale } from "use-intl";
import { COUNTRIES } from "#domain/countries.ts";

/** One country's name; empty for null. */
export function useCountryName(code: string | null): string {
  const locale = useLocale();
  return code === null ? "" : (new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code);
}

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
