/** For residents that neither channel serves: whose office is theirs. */
import { useTranslations } from "use-intl";
import { CHANNELS_CHECKED_ON, type HajjOffice } from "#domain/countries.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

export function OfficePanel({ office, countryName }: { office: HajjOffice; countryName: string }) {
  const t = useTranslations("bookings");
  const { date } = useFormats();
  return (
    <div className="grid gap-3">
      <Banner tone="wait" title={t("office.title")}>
        {t(`office.${office}`, { country: countryName })}
      </Banner>
      <p className="text-sm text-muted">{t("office.checked", { date: date(CHANNELS_CHECKED_ON) })}</p>
    </div>
  );
}
