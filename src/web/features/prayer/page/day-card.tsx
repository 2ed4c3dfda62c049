/** One day's times with the next one marked, on the night ground; the day before and after at a touch. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { addDays, isIsoDate } from "#domain/calendar.ts";
import { isPrayerDate } from "#domain/prayer/dates.ts";
import type { PlaceDay } from "#domain/prayer/day-times.ts";
import { nextPrayer } from "#domain/prayer/next-prayer.ts";
import type { PlaceClock } from "#domain/prayer/place-clock.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { dayChoice, type PrayerChoice } from "./prayer-choice.ts";
import { usePlaceName } from "./use-place-name.ts";

const ROWS = ["fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"] as const;

interface DayCardProps {
  day: PlaceDay;
  date: string;
  /** At the place. */
  now: PlaceClock;
  choice: PrayerChoice;
  /** Null: today. */
  onDate: (date: string | null) => void;
}

export function PrayerDayCard({ day, date, now, choice, onDate }: DayCardProps) {
  const t = useTranslations("prayerPage");
  const prayer = useTranslations("prayer");
  const formats = useFormats();
  const isToday = date === now.date;
  const next = isToday ? nextPrayer(day, now.time) : null;
  return (
    <Card tone="night" className="print:hidden">
      <p className="text-sm text-on-night-muted">{usePlaceName()(choice.place)}</p>
      <h2 className="mt-1 text-2xl">
        <bdi>{formats.date(date)}</bdi>
      </h2>
      <p className="text-on-night-muted">
        <bdi>{formats.hijri(date)}</bdi> · {t("day.subject")}
      </p>
      <dl className="mt-5 grid">
        {ROWS.map((row) => {
          const isNext = next?.prayer === row;
          return (
            <div
              key={row}
              aria-current={isNext ? "time" : undefined}
              className={classNames(
                "flex items-baseline justify-between gap-3 rounded-md px-3 py-2.5 text-lg",
                isNext && "bg-brass font-semibold text-on-brass",
                row === "sunrise" && "text-base text-on-night-muted",
              )}
            >
              <dt>{row === "sunrise" ? t("day.sunrise") : prayer(`names.${row}`)}</dt>
              <dd className="num">{formats.clock(isNext && next ? next.time : day[row])}</dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-sm text-on-night-muted">
        {prayer("basis", { method: prayer(`methods.${dayChoice(choice).method}`) })}{" "}
        {!day.estimated && prayer("within")} {day.highLatitudeRule && prayer(`rules.${day.highLatitudeRule}`)}
      </p>
      <DayChooser date={date} isToday={isToday} onDate={onDate} />
    </Card>
  );
}

function DayChooser({ date, isToday, onDate }: Pick<DayCardProps, "date" | "onDate"> & { isToday: boolean }) {
  const t = useTranslations("prayerPage");
  const step = (days: number) => {
    const next = addDays(date, days);
    if (isPrayerDate(next)) onDate(next);
  };
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <Button variant="night" onClick={() => step(-1)} icon={<ChevronLeft aria-hidden="true" className={TURNED} />}>
        {t("day.earlier")}
      </Button>
      <Button variant="night" onClick={() => step(1)} trailing={<ChevronRight aria-hidden="true" className={TURNED} />}>
        {t("day.later")}
      </Button>
      {!isToday && (
        <Button variant="night" onClick={() => onDate(null)}>
          {t("day.today")}
        </Button>
      )}
      <input
        type="date"
        aria-label={t("day.date")}
        value={date}
        min="1900-01-01"
        max="2100-12-31"
        onChange={({ target }) => isIsoDate(target.value) && isPrayerDate(target.value) && onDate(target.value)}
        className="min-h-11 rounded-md border border-on-night-muted bg-transparent px-3 scheme-dark"
      />
    </div>
  );
}

const TURNED = "size-5 rtl:-scale-x-100";
