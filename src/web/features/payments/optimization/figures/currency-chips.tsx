/** The currencies in which the payer lets themselves be charged; one is always left. */
import { Check, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { CURRENCIES, type Currency } from "#domain/money.ts";
import { classNames } from "#web/ui/class-names.ts";

interface CurrencyChipsProps {
  chosen: readonly Currency[];
  isFixed: boolean;
  onChange: (all: readonly Currency[]) => void;
}

export function CurrencyChips({ chosen, isFixed, onChange }: CurrencyChipsProps) {
  const t = useTranslations("paymentPlan");
  const toggle = (currency: Currency) => {
    const next = CURRENCIES.filter((one) => chosen.includes(one) !== (one === currency));
    if (next.length > 0) onChange(next);
  };
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t("figures.currencies")}</legend>
      <div className="flex flex-wrap gap-2">
        {CURRENCIES.map((currency) => {
          const isOn = chosen.includes(currency);
          const Icon = isOn ? Check : Plus;
          return (
            <button
              key={currency}
              type="button"
              aria-pressed={isOn}
              disabled={isFixed}
              className={classNames(
                "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold disabled:opacity-60",
                isOn ? "border-brand bg-brand-soft text-brand" : "border-line-strong",
              )}
              onClick={() => toggle(currency)}
            >
              <Icon aria-hidden="true" className="size-4" />
              {currency}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
