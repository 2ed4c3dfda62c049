/** Names of months in the reader's language, always of the Gregorian calendar and of UTC. */
import { useMemo } from "react";
import { useLocale } from "use-intl";
import type { IsoDate } from "#domain/calendar.ts";

export function useMonthNames(): { short: (day: IsoDate) => string; long: (day: IsoDate) => string } {
  const locale = useLocale();
  return useMemo(() => {
    const named = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
      return (day: IsoDate) => format.format(new Date(`${day}T00:00:00Z`));
    };
    return { short: named({ month: "short" }), long: named({ month: "long", year: "numeric" }) };
  }, [locale]);
}
