/** The header's next prayer in 12-hour form; pressed, it shows the day's five times and where they hold. */
import { Sunset } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { nextPrayer } from "#domain/prayer/next-prayer.ts";
import { placeClock } from "#domain/prayer/place-clock.ts";
import { usePrayerDay } from "../../shared/prayer/use-prayer-day.ts";
import { useCloseOnLeave } from "../../ui/surfaces/use-close-on-leave.ts";
import { useFormats } from "../../ui/text/use-formats.ts";

/** Fetched when it is first opened. */
const PrayerPanel = lazy(async () => ({ default: (await import("./prayer-panel.tsx")).PrayerPanel }));

const BUTTON = "flex min-h-11 items-center gap-2 rounded-md px-2 text-sm hover:bg-sunken";

export function NextPrayerButton() {
  const t = useTranslations("prayer");
  const { clock } = useFormats();
  const { day, error, refetch, place, now } = usePrayerDay();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useCloseOnLeave(box, open, () => setOpen(false));
  if (error) {
    return (
      <button type="button" className={BUTTON} onClick={() => void refetch()}>
        {t("failed")}
      </button>
    );
  }
  if (!day) return <span aria-hidden="true" className="h-11 w-24 md:w-36" />;
  const next = nextPrayer(day, placeClock(now, day.timeZone).time);
  const where = place.kind === "here" ? t("here") : t("makkah");
  return (
    <div ref={box} className="md:relative">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className={BUTTON}>
        <Sunset aria-hidden="true" className="hidden size-5 text-brand min-[22rem]:block" />
        <span className="sr-only">{t("next")}</span>
        <span className="flex flex-col items-start whitespace-nowrap leading-tight">
          <span className="max-md:flex max-md:flex-col max-md:items-start max-md:text-xs max-md:leading-tight">
            {t(`names.${next.prayer}`)} <span className="num font-semibold">{clock(next.time)}</span>
          </span>
          <span className="max-w-44 truncate text-xs text-muted max-md:sr-only">{where}</span>
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <PrayerPanel {...{ day, next, where }} place={place.kind} onLeave={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
