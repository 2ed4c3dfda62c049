/** When the journey is, held against the days of Hajj. */
import { useTranslations } from "use-intl";
import { dateOf, daysBetween, hajjDays, nextHajj } from "#domain/calendar.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { coversHajj } from "../form/form-checks.ts";
import { OfferText, OfferYesNo, type PartProps } from "./fields.tsx";

export function DatesPart({ editor }: PartProps) {
  const t = useTranslations("offers");
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div className="md:col-span-2">
        <HajjNote editor={editor} />
      </div>
      <OfferText editor={editor} name="departureDate" type="date" />
      <OfferText editor={editor} name="returnDate" type="date" />
      <OfferText editor={editor} name="departureCity" maxLength={120} />
      <OfferYesNo editor={editor} name="flights" />
      <OfferText editor={editor} name="releaseDate" type="date" hint={t("hint.releaseDate")} />
    </div>
  );
}

/** The calendar's days, subject to moon sighting, and whether the journey holds them. */
function HajjNote({ editor: { form } }: PartProps) {
  const t = useTranslations("offers");
  const { dateRange } = useFormats();
  const { hijriYear } = nextHajj(form.departureDate || dateOf(new Date()));
  const { tarwiyah, lastDay } = hajjDays(hijriYear);
  const covers = coversHajj(form, hijriYear);
  const nights = covers === null ? 0 : daysBetween(form.departureDate, form.returnDate);
  return (
    <Banner tone={covers === false ? "wait" : covers ? "ok" : "info"}>
      {t("hajj.days", { year: hijriYear, days: dateRange(tarwiyah, lastDay) })}{" "}
      {covers && t("hajj.covered", { nights })}
      {covers === false && t("hajj.notCovered")}
    </Banner>
  );
}
