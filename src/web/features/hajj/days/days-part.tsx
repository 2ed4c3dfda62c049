/** The plan of 8 to 13 Dhul Hijjah with the hours of each place, and this household's camp and hotel where they are known. */
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { dateOf, hajjDays } from "#domain/calendar.ts";
import { dayOfPlan, dayPlan, hajjOfPlan, openDayOf } from "#domain/hajj/day-plan.ts";
import { useMinute } from "#web/lib/use-minute.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useOpenPapers } from "../use-vault.ts";
import { cardsOf } from "../vault/open-cards.ts";
import { HajjDayCard } from "./day-card.tsx";

export function DaysPart() {
  const t = useTranslations("hajj");
  const { dateRange } = useFormats();
  const papers = useOpenPapers();
  const now = useMinute();
  const hijriYear = papers?.pack.journeys[0]?.hijriYear ?? hajjOfPlan(dateOf(now)).hijriYear;
  const days = useMemo(() => hajjDays(hijriYear), [hijriYear]);
  const plan = useMemo(() => dayPlan(days), [days]);
  const today = dayOfPlan(days, now);
  const open = openDayOf(days, now);
  const [own] = papers ? cardsOf(papers) : [];
  return (
    <div className="grid max-w-[54rem] gap-4">
      <div>
        <h2 className="text-2xl">{t("day.year", { year: String(hijriYear) })}</h2>
        <p className="num text-lg">{dateRange(days.tarwiyah, days.lastDay)}</p>
        <p className="mt-1 text-sm text-muted">{t("day.sighting")}</p>
      </div>
      <Banner tone="info">{t("day.group")}</Banner>
      {plan.map((day) => (
        <HajjDayCard
          key={day.dhulHijjah}
          day={day}
          isToday={day.dhulHijjah === today}
          isOpen={day.dhulHijjah === open}
          camp={own?.camp ?? null}
          hotel={own?.hotel ?? null}
        />
      ))}
      <p className="text-sm text-muted">
        {t("day.method")} {t("day.sources")}
      </p>
    </div>
  );
}
