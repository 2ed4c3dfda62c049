/** Who sells Hajj to residents of a country, or which office is theirs. */
import { useTranslations } from "use-intl";
import { channelOf } from "#domain/countries.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useCountryName } from "#web/ui/text/country-name.ts";

export function SellerLine({ country }: { country: string }) {
  const t = useTranslations("welcome");
  const name = useCountryName(country);
  const answer = channelOf(country);
  return (
    <Banner tone={answer.channel === null ? "wait" : "info"} role="status">
      {t(`seller.${answer.channel ?? answer.office}`, { country: name })}
    </Banner>
  );
}
