/** Behind the answer: what made it, what may be said of protection, and what the figures rest on. */
import { useTranslations } from "use-intl";
import type { OptimizeAnswer } from "#contract/payment-centre.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import { useSection75 } from "../use-section75.ts";

export function Why({ plan }: { plan: OptimizeAnswer }) {
  const t = useTranslations("paymentPlan");
  const isOfFreeSum = plan.assumptions.some(({ code }) => code === "one_bill_in_dollars");
  const knowsSection75 = useSection75() && !isOfFreeSum;
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
        {t("result.why")}
      </summary>
      <div className="rounded-md bg-sunken p-4">
        <p>{plan.explanation}</p>
        {knowsSection75 && <p className="mt-4 text-sm">{t(`protection.${plan.protection}`)}</p>}
        <Assumptions plan={plan} />
      </div>
    </details>
  );
}

function Assumptions({ plan }: { plan: OptimizeAnswer }) {
  const t = useTranslations("paymentPlan");
  return (
    <ul className="mt-4 grid gap-1 text-sm text-muted">
      {plan.assumptions.map(({ code, values }) => (
        <li key={code}>
          <Assumption code={code} values={values} />
        </li>
      ))}
      {plan.refundFee > 0 && (
        <li>
          {t("assumptions.refund")} <Money amount={plan.refundFee} currency={plan.currency} />
        </li>
      )}
    </ul>
  );
}

function Assumption({ code, values }: OptimizeAnswer["assumptions"][number]) {
  const t = useTranslations("paymentPlan");
  const { date, percent } = useFormats();
  const text = (name: string) => String(values[name] ?? "");
  if (code === "one_bill_in_dollars") {
    return t("assumptions.one_bill_in_dollars", { markup: percent(Number(values.markup)) });
  }
  if (code === "booking_dues") return t("assumptions.booking_dues", { currency: text("currency") });
  if (code === "example_bill") return t("assumptions.example_bill");
  if (code === "wallet_in_riyals") return t("assumptions.wallet_in_riyals", { days: text("days") });
  if (code === "usual_fees") return t("assumptions.usual_fees", { checkedOn: date(text("checkedOn")) });
  if (code === "charge_less") return t("assumptions.charge_less", { worth: text("worth") });
  return code === "rates_of" ? t("assumptions.rates_of", { asOf: date(text("asOf")) }) : null;
}
