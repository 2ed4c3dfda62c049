/** /prayer: the day and the month at any place, the method of one's choice and the Qibla, without a network too. */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { dayTimes } from "#domain/prayer/day-times.ts";
import { placeClock } from "#domain/prayer/place-clock.ts";
import { workerReady } from "#web/lib/device/worker.ts";
import { useMinute } from "#web/lib/use-minute.ts";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { PrayerDayCard } from "./day-card.tsx";
import { MethodFields } from "./method-fields.tsx";
import { MonthCard } from "./month-card.tsx";
import { PrayerPlaceCard } from "./place-card.tsx";
import { dayChoice, keepChoice, keptChoice, type PrayerChoice } from "./prayer-choice.ts";
import { QiblaCard } from "./qibla-card.tsx";

export function Component() {
  const t = useTranslations("prayerPage");
  const [choice, setChoice] = useState(keptChoice);
  const [chosenDate, setDate] = useState<string | null>(null);
  const now = placeClock(useMinute(), choice.place.timeZone);
  useEffect(() => void workerReady(), []);
  const change = (changes: Partial<PrayerChoice>) => {
    const next = { ...choice, ...changes };
    keepChoice(next);
    setChoice(next);
  };
  const { place } = choice;
  const date = chosenDate ?? now.date;
  const day = dayTimes(place, place.timeZone, date, dayChoice(choice));
  return (
    <Page>
      <div data-no-print="">
        <PageHeader title={t("title")} lead={t("lead")} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <PrayerDayCard day={day} date={date} now={now} choice={choice} onDate={setDate} />
        <div data-no-print="">
          <PrayerPlaceCard place={place} onChange={(next) => change({ place: next })}>
            <MethodFields choice={choice} onChange={change} />
          </PrayerPlaceCard>
        </div>
      </div>
      <div data-no-print="" className="mt-5">
        <QiblaCard place={place} />
      </div>
      <MonthCard choice={choice} date={date} today={now.date} />
    </Page>
  );
}
