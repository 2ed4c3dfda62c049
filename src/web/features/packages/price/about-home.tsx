/** 'about £6,075' beside a price in dollars, in the reader's own currency at the shipped and dated rate. */
import { useTranslations } from "use-intl";
import { type Currency, toMajor } from "#domain/money.ts";
import { homeCurrency } from "#domain/payments/rates/home-currency.ts";
import { convert } from "#domain/payments/rates/rates.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";

const WHOLE_MINOR = 100;
/** Of packages. */
export const PRICED_IN: Currency = "USD";

interface AboutHomeProps {
  /** Cents. Rounded to whole units, because the rate is a month's mean. */
  minor: number;
  /** What parts it from what stands before or after it; gone with it. */
  before?: string;
  after?: string;
}

/** Nothing for whoever reckons in dollars. */
export function AboutHome({ minor, before, after }: AboutHomeProps) {
  const t = useTranslations("packages");
  const { money } = useFormats();
  const currency = useHomeCurrency();
  if (currency === PRICED_IN) return null;
  const home = convert(minor, PRICED_IN, currency);
  const whole = Math.round(home.minor / WHOLE_MINOR) * WHOLE_MINOR;
  return (
    <>
      {before}
      <bdi className="num">{t("about", { amount: money(toMajor(whole), currency) })}</bdi>
      {after}
    </>
  );
}

/** Where the reader lives; pounds where that is not known. */
export function useHomeCurrency(): Currency {
  return homeCurrency(useCurrentUser()?.countryOfResidence ?? null);
}
