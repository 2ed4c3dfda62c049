/** The five times of the day with the next one marked, the place, the method, and the way to one's own place. */
import { MapPin } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { prayerTimes } from "#contract/prayer-times.ts";
import type { RouteResult } from "#contract/route.ts";
import { type NextPrayer, PRAYERS } from "#domain/prayer/next-prayer.ts";
import { useLayer } from "../../lib/layers.ts";
import { askForPlace, type PlaceState } from "../../shared/queue/place-store.ts";
import { Button } from "../../ui/actions/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useFormats } from "../../ui/text/use-formats.ts";

interface PrayerPanelProps {
  day: RouteResult<typeof prayerTimes>;
  next: NextPrayer;
  /** The place in words. */
  where: string;
  place: PlaceState["kind"];
  onLeave: () => void;
}

export function PrayerPanel({ day, next, where, place, onLeave }: PrayerPanelProps) {
  useLayer(onLeave);
  const t = useTranslations("prayer");
  return (
    <section
      aria-label={t("title")}
      className="rising absolute inset-x-4 top-full z-40 mt-2 grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-raised md:inset-x-auto md:end-0 md:w-88"
    >
      <div>
        <h2 className="text-lg">{t("title")}</h2>
        <p className="text-sm text-muted">{where}</p>
      </div>
      <FiveTimes day={day} next={next} />
      <Basis day={day} />
      <Link to="/prayer" className="inline-flex min-h-11 items-center font-semibold text-brand underline">
        {t("month")}
      </Link>
      {place !== "here" && <OwnPlace place={place} />}
    </section>
  );
}

function FiveTimes({ day, next }: Pick<PrayerPanelProps, "day" | "next">) {
  const t = useTranslations("prayer");
  const { clock } = useFormats();
  return (
    <ul>
      {PRAYERS.map((prayer) => {
        const isNext = prayer === next.prayer;
        return (
          <li
            key={prayer}
            aria-current={isNext ? "time" : undefined}
            className={classNames(
              "flex items-baseline justify-between gap-3 rounded-md px-3 py-2",
              isNext && "bg-brand-soft font-semibold text-brand",
            )}
          >
            <span>{t(`names.${prayer}`)}</span>
            <span className="flex items-baseline gap-2">
              {isNext && <Wait minutes={next.waitMinutes} />}
              <span className="num">{clock(isNext ? next.time : day[prayer])}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Wait({ minutes }: { minutes: number }) {
  const t = useTranslations("prayer");
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return (
    <span className="text-sm font-normal">
      {hours === 0 && t("inMinutes", { minutes: rest })}
      {hours > 0 && (rest === 0 ? t("inHours", { hours }) : t("inHoursAndMinutes", { hours, minutes: rest }))}
    </span>
  );
}

/** How the times were found, so that nobody takes them for those of another mosque. */
function Basis({ day }: Pick<PrayerPanelProps, "day">) {
  const t = useTranslations("prayer");
  return (
    <p className="text-xs text-muted">
      {t("basis", { method: t(`methods.${day.method}`) })} {!day.estimated && t("within")}{" "}
      {day.highLatitudeRule && t(`rules.${day.highLatitudeRule}`)}
    </p>
  );
}

function OwnPlace({ place }: Pick<PrayerPanelProps, "place">) {
  const t = useTranslations("prayer");
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <Button
        variant="outline"
        block
        pending={place === "asking"}
        pendingLabel={t("asking")}
        icon={<MapPin aria-hidden="true" className="size-5" />}
        onClick={askForPlace}
      >
        {t("useLocation")}
      </Button>
      <p role="status" className="text-xs text-muted">
        {place === "refused" ? t("refused") : t("privacy")}
      </p>
    </div>
  );
}
