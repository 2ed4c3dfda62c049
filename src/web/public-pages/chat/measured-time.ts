/** How long staff took for their answers of late; not measured is said as that. */
import { intlTag } from "#i18n/formats.ts";
import { matchLocale } from "#i18n/locales.ts";

const MINUTES_AN_HOUR = 60;
/** Up to here in minutes, past it in whole hours. */
const LONGEST_IN_MINUTES = 90;

/** The element holds both sentences; the measured one has `{time}` in it. */
export async function showMeasuredTime(element: HTMLElement): Promise<void> {
  const answer = await fetch("/api/contact").catch(() => null);
  const { halfAnsweredWithinMinutes: minutes = null }: { halfAnsweredWithinMinutes?: number | null } = answer?.ok
    ? await answer.json()
    : {};
  const { measured = "", unmeasured = "" } = element.dataset;
  element.textContent = minutes === null ? unmeasured : measured.replace("{time}", duration(minutes));
}

function duration(minutes: number): string {
  const isShort = minutes <= LONGEST_IN_MINUTES;
  const format = new Intl.NumberFormat(intlTag(matchLocale(document.documentElement.lang) ?? "en"), {
    style: "unit",
    unit: isShort ? "minute" : "hour",
    unitDisplay: "long",
  });
  return format.format(isShort ? minutes : Math.ceil(minutes / MINUTES_AN_HOUR));
}
