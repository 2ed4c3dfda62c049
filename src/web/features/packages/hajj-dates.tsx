/** The days of the journey laid beside the days of Hajj, so that anyone sees whether they fit. */
import { CalendarDays } from "lucide-react";
import { useTranslations } from "use-intl";
import { addDays, daysBetween, type HajjDays, hajjDays, type IsoDate } from "#domain/calendar.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { DateText } from "#web/ui/text/values.tsx";
import type { PackageView } from "./queries.ts";

export function HajjDates({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  const hajj = hajjDays(item.hijriYear);
  const covered = item.departureDate <= hajj.tarwiyah && item.returnDate >= hajj.lastDay;
  return (
    <Card icon={CalendarDays} title={t("dates.title")} aside={t("dates.nights", { nights: item.duration })}>
      <DayBeads from={item.departureDate} to={item.returnDate} hajj={hajj} />
      <DayList item={item} hajj={hajj} />
      {!covered && (
        <Banner tone="wait" className="mt-4">
          {t("dates.notCovered")}
        </Banner>
      )}
      <p className="mt-4 text-sm text-muted">{t("dates.moon")}</p>
    </Card>
  );
}

/** One bead a day; the filled ones are days of Hajj. The list below says the same in words. */
function DayBeads({ from, to, hajj }: { from: IsoDate; to: IsoDate; hajj: HajjDays }) {
  const days = Array.from({ length: Math.max(0, daysBetween(from, to)) + 1 }, (_, index) => addDays(from, index));
  return (
    <div aria-hidden="true" className="mb-5 flex flex-wrap gap-1.5">
      {days.map((day) => (
        <span
          key={day}
          className={classNames(
            "num grid size-9 place-items-center rounded-full border text-xs",
            day >= hajj.tarwiyah && day <= hajj.lastDay
              ? "border-brand bg-brand font-semibold text-on-brand"
              : "border-line-strong text-muted",
          )}
        >
          {Number(day.slice(8))}
        </span>
      ))}
    </div>
  );
}

function DayList({ item, hajj }: { item: PackageView; hajj: HajjDays }) {
  const t = useTranslations("packages");
  const { hijri } = useFormats();
  const rows = [
    { key: "departure", day: item.departureDate },
    { key: "tarwiyah", day: hajj.tarwiyah },
    { key: "arafah", day: hajj.arafah },
    { key: "eid", day: hajj.eid },
    { key: "lastDay", day: hajj.lastDay },
    { key: "return", day: item.returnDate },
  ] as const;
  return (
    <dl className="grid gap-x-10 border-b border-line md:grid-cols-2">
      {rows.map(({ key, day }) => (
        <div key={key} className="flex items-baseline justify-between gap-x-6 border-t border-line py-2.5">
          <dt className="font-semibold">{t(`dates.${key}`)}</dt>
          <dd className="shrink-0 text-end">
            <DateText date={day} /> <span className="block text-sm text-muted">{hijri(day)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
