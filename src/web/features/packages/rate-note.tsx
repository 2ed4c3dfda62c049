/** The one line that dates every converted amount on the page. */
import { useTranslations } from "use-intl";
import { convert } from "#domain/payments/rates.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useHomeCurrency } from "./about-home.tsx";

const ONE_DOLLAR_MINOR = 100;
const RATE_DECIMALS = 4;

export function RateNote() {
  const t = useTranslations("packages");
  const { date, number } = useFormats();
  const rate = convert(ONE_DOLLAR_MINOR, "USD", useHomeCurrency());
  return t("rate", { rate: number(rate.rate, RATE_DECIMALS), currency: rate.currency, date: date(rate.asOf) });
}
