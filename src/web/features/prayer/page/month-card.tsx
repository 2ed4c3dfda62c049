/** The whole month as a table, for the wall of the tent. */
import { CalendarDays, Printer } from "lucide-react";
import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { dayTimes } from "#domain/prayer/day-times.ts";
import { daysOfMonth } from "#domain/prayer/month.ts";
import { hijriFormat } from "#i18n/formats.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { dayChoice, type PrayerChoice } from "./prayer-choice.ts";
import { usePlaceName } from "./use-place-name.ts";

const COLUMNS = ["fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"] as const;

/** No prayer is cut off on a phone: where six times have no room the sunrise gives way, which the card of the day has. */
const lookOf = (column: (typeof COLUMNS)[number]) =>
  classNames("px-0.5 sm:px-2", column === "sunrise" && "max-[28rem]:hidden");

/** A region that scrolls sideways on a phone must be reachable by keyboard. */
const BY_KEYBOARD = { tabIndex: 0 };

interface MonthCardProps {
  choice: PrayerChoice;
  /** Any day of the month. */
  date: string;
  today: string;
}

export function MonthCard({ choice, date, today }: MonthCardProps) {
  const t = useTranslations("prayerPage");
  const prayer = useTranslations("prayer");
  const { clock } = useFormats();
  const { monthOf, weekdayOf, hijriDayOf } = useCalendarWords();
  const month = date.slice(0, 7);
  const days = useMemo(
    () =>
      daysOfMonth(`${month}-01`).map((day) => ({
        day,
        times: dayTimes(choice.place, choice.place.timeZone, day, dayChoice(choice)),
      })),
    [month, choice],
  );
  const caption = t("month.caption", { month: monthOf(date), place: usePlaceName()(choice.place) });
  return (
    <Card
      icon={CalendarDays}
      title={t("month.title")}
      className="mt-5"
      aside={
        <span data-no-print="">
          <Button
            variant="outline"
            onClick={() => window.print()}
            icon={<Printer aria-hidden="true" className="size-5" />}
          >
            {t("month.print")}
          </Button>
        </span>
      }
    >
      <section {...BY_KEYBOARD} aria-label={caption} className="-mx-5 overflow-x-auto px-5 md:-mx-7 md:px-7">
        <table className="num w-full text-center text-xs sm:text-sm">
          <caption className="mb-3 text-start font-semibold">{caption}</caption>
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 pe-1 text-start sm:pe-3">
                {t("month.day")}
              </th>
              <th scope="col" className="px-2 max-sm:hidden">
                {t("month.hijri")}
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={lookOf(column)}>
                  {column === "sunrise" ? t("day.sunrise") : prayer(`names.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, times }) => (
              <tr
                key={day}
                aria-current={day === today ? "date" : undefined}
                className={classNames(
                  "border-b border-line",
                  day === today && "bg-brand-soft font-semibold text-brand",
                )}
              >
                <th scope="row" className="py-2 pe-1 text-start font-[inherit] whitespace-nowrap sm:pe-3">
                  {Number(day.slice(8))} <span className="text-muted max-sm:hidden">{weekdayOf(day)}</span>
                </th>
                <td className="px-2 whitespace-nowrap text-muted max-sm:hidden">{hijriDayOf(day)}</td>
                {COLUMNS.map((column) => (
                  <td key={column} className={lookOf(column)}>
                    {clock(times[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

/** Formatters of a table row, made once: a month has ninety of them. */
function useCalendarWords() {
  const tag = useLocale();
  return useMemo(() => {
    const utc = { timeZone: "UTC" } as const;
    const month = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", ...utc });
    const weekday = new Intl.DateTimeFormat(tag, { weekday: "short", ...utc });
    const at = (day: string) => new Date(`${day}T00:00:00Z`);
    return {
      monthOf: (day: string) => month.format(at(day)),
      weekdayOf: (day: string) => weekday.format(at(day)),
      hijriDayOf: hijriFormat(tag, { day: "numeric", month: "short" }),
    };
  }, [tag]);
}
