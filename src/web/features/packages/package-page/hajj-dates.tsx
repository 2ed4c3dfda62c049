/** The journey day by day, tied to the days of Hajj, so that anyone sees whether they fit. */
import { CalendarDays } from "lucide-react";
import { useTranslations } from "use-intl";
import { addDays, daysBetween, type HajjDays, hajjDays, type IsoDate } from "#domain/calendar.ts";
import { itineraryOf, type Stage } from "#domain/packages/itinerary.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { PackageView } from "../queries.ts";

export function HajjDates({ item }: { item: PackageView }) {
  const t = useTranslations("packages");
  const hajj = hajjDays(item.hijriYear);
  const stages = itineraryOf(item, hajj);
  return (
    <Card icon={CalendarDays} title={t("dates.title")} aside={t("dates.nights", { nights: item.duration })}>
      <DayBeads from={item.departureDate} to={item.returnDate} hajj={hajj} />
      <ol>
        {stages.map((stage) => (
          <StageRow key={stage.name} stage={stage} item={item} />
        ))}
      </ol>
      {stages.some(({ isCovered }) => !isCovered) && (
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
    <div aria-hidden="true" className="mb-6 flex flex-wrap gap-1.5">
      {days.map((day) => (
        <span
          key={day}
          className={classNames(
            "num grid size-9 place-items-center rounded-full border text-xs",
            isRite(day, hajj) ? "border-brand bg-brand font-semibold text-on-brand" : "border-line-strong text-muted",
          )}
        >
          {Number(day.slice(8))}
        </span>
      ))}
    </div>
  );
}

function isRite(day: IsoDate, hajj: HajjDays): boolean {
  return day >= hajj.tarwiyah && day <= hajj.lastDay;
}

const RITES = new Set<string>(["tarwiyah", "arafah", "eid", "tashreeq", "last_day"]);

function StageRow({ stage, item }: { stage: Stage; item: PackageView }) {
  const t = useTranslations("packages");
  const { date, dateRange, hijri } = useFormats();
  const { name, from, to, isCovered } = stage;
  return (
    <li
      className={classNames(
        "grid gap-x-8 gap-y-0.5 border-s-2 py-2.5 ps-5 sm:grid-cols-[1fr_auto]",
        RITES.has(name) ? "border-brand" : "border-line-strong",
      )}
    >
      <span className="min-w-0">
        <span className="block font-semibold">{t(`itinerary.${name}.title`)}</span>
        <span className="block text-sm text-muted">
          {isCovered ? <StageText stage={stage} item={item} /> : t("itinerary.missed")}
        </span>
      </span>
      <span className="text-sm sm:text-end">
        <span className="block">{from === to ? date(from) : dateRange(from, to)}</span>
        {from === to && <span className="block text-muted">{hijri(from)}</span>}
      </span>
    </li>
  );
}

function StageText({ stage: { name, from, to }, item }: { stage: Stage; item: PackageView }) {
  const t = useTranslations("packages");
  if (name === "departure") return t("itinerary.departure.text", { city: item.departureCity });
  if (name === "before" || name === "after") {
    const cities = item.madinahHotel === null ? "makkah" : "both";
    return t(`itinerary.stay.${cities}`, { nights: daysBetween(from, to) + 1 });
  }
  if (name === "return") return t("itinerary.return.text", { city: item.departureCity });
  return t(`itinerary.${name}.text`);
}
