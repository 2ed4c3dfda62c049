/** A figure's filter in words: which days, which source, country, reason or rule. */
import { useTranslations } from "use-intl";
import { addDays } from "#domain/calendar.ts";
import { useCountryName } from "#web/ui/text/country-name.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { FigureAsked } from "./address.ts";

/** Empty where nothing is filtered. */
export function useFilterWords({ from, to, series, source, country, reason, rule }: FigureAsked): string {
  const t = useTranslations("analytics");
  const voices = useTranslations("voices");
  const operator = useTranslations("operator");
  const { date, dateRange, list } = useFormats();
  const countryName = useCountryName(country && country !== "none" ? country : null);
  const last = to && addDays(to, -1);
  return list([
    ...(from && last ? [dateRange(from, last)] : []),
    ...(from && !last ? [t("behind.since", { day: date(from) })] : []),
    ...(series ? [t("behind.series")] : []),
    ...(source ? [voices(`reach.source.${source}`)] : []),
    ...(country ? [countryName || t("geography.none")] : []),
    ...(reason ? [operator(`phase.ended.${reason}`)] : []),
    ...(rule ? [operator(`attention.rule.${rule}`)] : []),
  ]);
}
