/** For residents whom the booking cannot be sold to: whose office, or which seller, is theirs. */
import { useTranslations } from "use-intl";
import type { Channel } from "#domain/channel.ts";
import { CHANNELS_CHECKED_ON, type HajjOffice } from "#domain/countries.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
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

/** A country told after the seats were held or offered: said before a press that can only be refused. */
export function NotServedPanel({ seller, countryName }: { seller: Channel; countryName: string }) {
  const t = useTranslations("bookings");
  return (
    <Banner
      tone="wait"
      title={t("office.title")}
      action={<ButtonLink to="/packages">{t("cancelled.others")}</ButtonLink>}
    >
      {t("office.otherSeller", { seller, country: countryName })}
    </Banner>
  );
}
