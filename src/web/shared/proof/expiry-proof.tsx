/** Measured and required expiry side by side, and the weeks between as dots. */
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { useFormats } from "../../ui/text/use-formats.ts";
import { FormattedDate } from "../../ui/text/values.tsx";
import { type ExpiryDates, type ExpiryWeeks, expiryWeeks } from "./expiry-weeks.ts";

export function ExpiryProof({ dates }: { dates: ExpiryDates }) {
  const t = useTranslations("documents");
  return (
    <div className="mt-5">
      <dl className="grid overflow-hidden rounded-md border border-line sm:grid-cols-2 sm:divide-x sm:divide-line">
        <Day word={t("expiry.expires")} day={dates.expiresOn} />
        <Day word={t("expiry.needed")} day={dates.needed} />
      </dl>
      {dates.expiresOn >= dates.checkedOn && <Weeks dates={dates} />}
    </div>
  );
}

/** Up to the day it must reach; a passport that has expired already covers none of them. */
function Weeks({ dates }: { dates: ExpiryDates }) {
  const t = useTranslations("documents");
  const { date } = useFormats();
  const weeks = expiryWeeks(dates);
  const missing = weeks.total - weeks.covered;
  return (
    <>
      <p className="mt-5 mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="num">{t("expiry.covered", { weeks: weeks.covered })}</span>
        {missing > 0 && <strong className="num text-bad">{t("expiry.missing", { weeks: missing })}</strong>}
      </p>
      <WeekDots weeks={weeks} />
      <p className="mt-2 text-xs text-muted">{t("expiry.legend", { date: date(dates.lastHajjDay) })}</p>
    </>
  );
}

function Day({ word, day }: { word: string; day: string }) {
  return (
    <div className="px-4 py-3">
      <dt className="text-sm text-muted">{word}</dt>
      <dd className="font-serif text-xl">
        <FormattedDate date={day} />
      </dd>
    </div>
  );
}

function WeekDots({ weeks: { total, covered, hajjWeek } }: { weeks: ExpiryWeeks }) {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-[3px] md:flex-nowrap">
      {Array.from({ length: total }, (_, at) => at + 1).map((week) => (
        <span
          key={week}
          className={classNames(
            "size-2.5 rounded-full border-2 md:aspect-square md:size-auto md:max-w-2.5 md:flex-1",
            week <= covered ? "border-brand bg-brand" : "border-bad",
            week === hajjWeek + 1 && "outline-2 outline-offset-1 outline-ink",
          )}
        />
      ))}
    </div>
  );
}
