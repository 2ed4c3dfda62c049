/** The offices with their posted hours; the script adds whether each is open now, by the clock of its place. */
import { Clock, MapPin } from "lucide-react";
import type { Site } from "#contract/site.ts";
import { WEEKDAYS, type Weekday } from "#domain/contact/office-hours.ts";
import { intlTag } from "#i18n/formats.ts";
import type { Translated } from "#i18n/locales.ts";
import { LOOK } from "../../frame/look.ts";
import type { PageProps } from "../../page.ts";
import { Note } from "../../sections/note.tsx";
import { Section } from "../../sections/section.tsx";
import type { PublicWords } from "../../words.ts";
import { telephone } from "./telephone.ts";

type Office = Site["offices"][number];

export function Offices({ language, words, installation: { offices } }: PageProps) {
  const t = words.contact;
  const days = Object.fromEntries(WEEKDAYS.map((day) => [day, t(`offices.days.${day}`)]));
  return (
    <Section id="offices" title={t("offices.title")} lead={t("offices.lead")} tone="sunken">
      <ul
        data-offices={JSON.stringify({
          days,
          open: t.raw("offices.openNow"),
          today: t.raw("offices.closedToday"),
          later: t.raw("offices.closedUntil"),
          closed: t("offices.closed"),
        })}
        className="grid gap-5 md:grid-cols-3"
      >
        {offices.map((office) => (
          <OfficeCard key={office.city} office={office} language={language} words={words} />
        ))}
      </ul>
      {offices.some(({ timeZone }) => isLondon(timeZone)) && <Note>{t("offices.summer")}</Note>}
    </Section>
  );
}

interface OfficeCardProps {
  office: Office;
  language: Translated;
  words: PublicWords;
}

function OfficeCard({ office, language, words: { contact: t } }: OfficeCardProps) {
  const { city, headquarters, address, phone, hours, timeZone, worksOn } = office;
  const worked = hours.map((one) => ({ ...one, days: worksOn ?? one.days }));
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface p-6 shadow-card">
      <h3 className="text-xl">{city}</h3>
      {headquarters && <p className="text-sm text-muted">{t("offices.headquarters")}</p>}
      <p data-office={JSON.stringify({ timeZone, hours: worked })} className="mt-3 font-semibold empty:hidden" />
      <address className="mt-4 flex gap-3 not-italic">
        <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand" />
        <bdi>{address.join(", ")}</bdi>
      </address>
      {hours.map(({ days, opens, closes }) => (
        <p key={opens} className="mt-3 flex gap-3">
          <Clock aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand" />
          {t("offices.hours", {
            ...range(days, (day) => t(`offices.days.${day}`)),
            opens: clock(opens, language),
            closes: clock(closes, language),
            zone: isLondon(timeZone) ? "london" : "local",
          })}
        </p>
      ))}
      {worksOn && (
        <p className="mt-3 text-xs text-muted">
          {t(
            "offices.worked",
            range(worksOn, (day) => t(`offices.days.${day}`)),
          )}
        </p>
      )}
      <a href={telephone(phone)} className={`${LOOK.outline} mt-6 self-start`}>
        <span className="sr-only">{t("offices.call", { city })}</span>
        <bdi className="num">{phone}</bdi>
      </a>
    </li>
  );
}

/** SPEC writes London's hours in GMT and the others' as local ones. */
function isLondon(timeZone: string): boolean {
  return timeZone === "Europe/London";
}

/** As they are written down: the first and the last day of a working week. */
function range(days: readonly Weekday[], name: (day: Weekday) => string): { from: string; to: string } {
  const [first = "mon"] = days;
  return { from: name(first), to: name(days.at(-1) ?? first) };
}

/** `9AM` (SPEC §9), minutes only where there are any. */
function clock(time: string, language: Translated): string {
  const minute = time.endsWith(":00") ? {} : { minute: "2-digit" as const };
  const format = new Intl.DateTimeFormat(intlTag(language), {
    hour: "numeric",
    ...minute,
    hour12: true,
    timeZone: "UTC",
  });
  const shown = format.format(new Date(`1970-01-01T${time}:00Z`));
  return language === "en" ? shown.toUpperCase().replace(/\s/g, "") : shown;
}
