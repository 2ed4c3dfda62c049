/** The one line that dates every amount of pounds on the page. */
import { useTranslations } from "use-intl";
import { convert } from "#domain/payments/rates.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";

const ONE_DOLLAR_MINOR = 100;
const RATE_DECIMALS = 4;

export function RateNote() {
  const t = useTranslations("packages");
  const { date, number } = useFormats();
  const rate = convert(ONE_DOLLAR_MINOR, "USD", "GBP");
  return rate && t("rate", { rate: number(rate.rate, RATE_DECIMALS), date: date(rate.asOf) });
}
