/** Each charge of the plan with its rate and fee, and what share of the money goes in which currency. */
import { ReceiptText } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OptimizeAnswer } from "#contract/payment-centre.ts";
import { divide } from "#domain/households/shares.ts";
import { CURRENCIES, type Currency } from "#domain/money.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import { Aside } from "../example-mark.tsx";
import type { PlannedMethod } from "../figures/figures.ts";

const SHADES: Record<Currency, string> = {
  USD: "bg-brand",
  SAR: "bg-brass",
  GBP: "bg-info",
  EUR: "bg-ok",
  AED: "bg-wait",
};

export function Breakdown({ plan, methods }: { plan: OptimizeAnswer; methods: readonly PlannedMethod[] }) {
  const t = useTranslations("paymentPlan");
  const { date } = useFormats();
  return (
    <Card
      icon={ReceiptText}
      title={t("breakdown.title")}
      aside={<Aside plan={plan}>{t("breakdown.rates", { date: date(plan.ratesAsOf) })}</Aside>}
    >
      <Shares plan={plan} />
      <ul className="mt-4">
        {plan.plan.map(({ methodIndex, amount, currency, cost, fee, dueOn }) => (
          <li
            key={`${methodIndex} ${currency} ${amount} ${dueOn}`}
            className="grid grid-cols-2 gap-x-4 border-b border-line py-3 md:grid-cols-4"
          >
            <span className="font-semibold">
              <Money amount={amount} currency={currency} />
            </span>
            <span className="text-end md:text-start">{t(`types.${methods[methodIndex]?.type ?? "other"}`)}</span>
            <span className="text-sm text-muted">
              {t("breakdown.fee")} <Money amount={fee} currency={plan.currency} />
            </span>
            <span className="text-end">
              <Money amount={cost} currency={plan.currency} />
            </span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between pt-3 font-semibold">
        <span>{t("breakdown.total")}</span>
        <Money amount={plan.totalCost} currency={plan.currency} />
      </p>
      <BesideIt plan={plan} />
    </Card>
  );
}

/** What is off already, and what may come back: neither is part of the total or of the savings. */
function BesideIt({ plan: { groupDiscount, cashback, currency } }: { plan: OptimizeAnswer }) {
  const t = useTranslations("paymentPlan");
  return (
    <ul className="text-sm text-muted">
      {groupDiscount && (
        <li className="flex flex-wrap justify-between gap-x-4 pt-2">
          <span>{t("breakdown.discount")}</span>
          <Money amount={groupDiscount.amount} currency={groupDiscount.currency} />
        </li>
      )}
      {cashback > 0 && (
        <li className="flex flex-wrap justify-between gap-x-4 pt-2">
          <span>{t("breakdown.cashback")}</span>
          <Money amount={cashback} currency={currency} />
        </li>
      )}
    </ul>
  );
}

function Shares({ plan }: { plan: OptimizeAnswer }) {
  const { percent } = useFormats();
  const used = CURRENCIES.filter((currency) => plan.currencyBreakdownHome[currency]);
  const perMille = divide(
    1_000,
    used.map((currency) => plan.currencyBreakdownHome[currency] ?? 0),
  );
  return (
    <>
      <div aria-hidden="true" className="flex h-6 overflow-hidden rounded-full bg-sunken">
        {used.map((currency, at) => (
          <div key={currency} className={SHADES[currency]} style={{ width: `${(perMille[at] ?? 0) / 10}%` }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {used.map((currency, at) => (
          <li key={currency} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-full ${SHADES[currency]}`} />
            {currency} <span className="num">{percent((perMille[at] ?? 0) / 10)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
