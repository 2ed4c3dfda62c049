/** 'about £6,075' beside a price in dollars, at the shipped and dated rate; nothing where no rate is known. */
import { useTranslations } from "use-intl";
import { toMajor } from "#domain/money.ts";
import { convert } from "#domain/payments/rates.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";

const WHOLE_POUND_MINOR = 100;

/** `minor`: cents. Rounded to the pound, because the rate is a month's mean. */
export function AboutPounds({ minor }: { minor: number }) {
  const t = useTranslations("packages");
  const { money } = useFormats();
  const pounds = convert(minor, "USD", "GBP");
  if (!pounds) return null;
  const whole = Math.round(pounds.minor / WHOLE_POUND_MINOR) * WHOLE_POUND_MINOR;
  return <bdi className="num">{t("about", { amount: money(toMajor(whole), "GBP") })}</bdi>;
}
