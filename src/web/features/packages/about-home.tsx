/** 'about £6,075' beside a price in dollars, in the reader's own currency at the shipped and dated rate. */
import { useTranslations } from "use-intl";
import { type Currency, toMajor } from "#domain/money.ts";
import { homeCurrency } from "#domain/payments/home-currency.ts";
import { convert } from "#domain/payments/rates.ts";
import { useCurrentUser } from "#web/lib/session.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";

const WHOLE_MINOR = 100;

/** `minor`: cents. Rounded to whole units, because the rate is a month's mean. */
export function AboutHome({ minor }: { minor: number }) {
  const t = useTranslations("packages");
  const { money } = useFormats();
  const home = convert(minor, "USD", useHomeCurrency());
  const whole = Math.round(home.minor / WHOLE_MINOR) * WHOLE_MINOR;
  return <bdi className="num">{t("about", { amount: money(toMajor(whole), home.currency) })}</bdi>;
}

/** Where the reader lives; pounds where that is not known. */
export function useHomeCurrency(): Currency {
  return homeCurrency(useCurrentUser()?.countryOfResidence ?? null);
}
