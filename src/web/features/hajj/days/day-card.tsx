/** One day: its date, its prayer times, and what is done in order. */
import { ChevronDown, MapPin } from "lucide-react";
import { useTranslations } from "use-intl";
import type { PlannedDay } from "#domain/hajj/day-plan.ts";
import { PRAYERS } from "#domain/prayer/next-prayer.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { ActRow } from "./act-row.tsx";

interface DayCardProps {
  day: PlannedDay;
  isToday: boolean;
  isOpen: boolean;
  /** This household's, where the papers are open. */
  camp: string | null;
  hotel: string | null;
}

export function HajjDayCard({ day, isToday, isOpen, camp, hotel }: DayCardProps) {
  const t = useTranslations("hajj");
  const { date } = useFormats();
  return (
    <details
      open={isOpen}
      className={classNames("group rounded-lg border bg-surface shadow-card", isToday ? "border-brand" : "border-line")}
    >
      <summary className="flex min-h-18 cursor-pointer list-none items-center gap-4 rounded-lg p-4 md:px-6">
        <span
          aria-hidden="true"
          className={classNames(
            "num grid size-13 shrink-0 place-items-center rounded-full font-serif text-xl",
            isToday ? "bg-brand text-on-brand" : "bg-brand-soft text-brand",
          )}
        >
          {day.dhulHijjah}
        </span>
        <span className="min-w-0 flex-1">
          <strong className="block text-lg leading-snug">{t(`day.d${day.dhulHijjah}`)}</strong>
          <span className="text-sm text-muted">
            {isToday && <b className="text-brand">{t("day.today")} · </b>}
            {t("day.name", { day: String(day.dhulHijjah) })} · <bdi>{date(day.date)}</bdi>
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-6 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-5 border-t border-line p-4 md:p-6">
        <Times day={day} />
        <OwnPlaces camp={camp} hotel={hotel} />
        <ol className="grid gap-5">
          {day.acts.map((act) => (
            <ActRow key={act.name} act={act} />
          ))}
        </ol>
      </div>
    </details>
  );
}

function Times({ day: { site, times } }: Pick<DayCardProps, "day">) {
  const t = useTranslations("hajj");
  const prayer = useTranslations("prayer");
  const { clock } = useFormats();
  return (
    <section aria-label={t("day.times", { place: t(`sites.${site}`) })} className="rounded-md bg-sunken p-4">
      <h3 className="mb-2 text-sm font-semibold">{t("day.times", { place: t(`sites.${site}`) })}</h3>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-3 gap-y-2">
        {PRAYERS.map((name) => (
          <div key={name}>
            <dt className="text-xs text-muted">{prayer(`names.${name}`)}</dt>
            <dd className="num font-semibold">{clock(times[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OwnPlaces({ camp, hotel }: Pick<DayCardProps, "camp" | "hotel">) {
  const t = useTranslations("hajj");
  const lines = [camp && t("day.camp", { camp }), hotel && t("day.hotel", { hotel })].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={line} className="flex gap-2 font-semibold text-brand">
          <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {line}
        </li>
      ))}
    </ul>
  );
}
