/** The one line that dates every converted amount on the page; none where nothing is converted. */
import { useTranslations } from "use-intl";
import { convert } from "#domain/payments/rates/rates.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { PRICED_IN, useHomeCurrency } from "./about-home.tsx";

const ONE_DOLLAR_MINOR = 100;
const RATE_DECIMALS = 4;

export function RateNote() {
  const t = useTranslations("packages");
  const { date, number } = useFormats();
  const currency = useHomeCurrency();
  if (currency === PRICED_IN) return null;
  const rate = convert(ONE_DOLLAR_MINOR, PRICED_IN, currency);
  return t("rate", { rate: number(rate.rate, RATE_DECIMALS), currency: rate.currency, date: date(rate.asOf) });
}
