/** Who bears what, who then owes whom, what may be said of protection, and what the figures rest on. */
import { Users } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OptimizeAnswer } from "#contract/payment-centre.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import { Aside } from "./example-mark.tsx";

export function ShareCard({ plan }: { plan: OptimizeAnswer }) {
  const t = useTranslations("paymentPlan");
  return (
    <Card
      icon={Users}
      title={t("shares.title")}
      aside={
        <Aside plan={plan}>
          <Money amount={plan.totalCost} currency={plan.currency} />
        </Aside>
      }
    >
      <ul>
        {plan.shares.map(({ name, payable }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <bdi>{name}</bdi>
            <Money amount={payable} currency={plan.currency} />
          </li>
        ))}
      </ul>
      {plan.transfers.length > 0 && <Owed plan={plan} />}
      <p className="mt-4 text-sm">{t(`protection.${plan.protection}`)}</p>
      <Assumptions plan={plan} />
    </Card>
  );
}

function Owed({ plan }: { plan: OptimizeAnswer }) {
  const t = useTranslations("paymentPlan");
  const { money } = useFormats();
  return (
    <>
      <h3 className="mt-5 font-semibold">{t("shares.owed")}</h3>
      <ul className="text-sm">
        {plan.transfers.map(({ from, to, amount }) => (
          <li key={`${from} ${to}`}>{t("shares.owes", { from, to, amount: money(amount, plan.currency) })}</li>
        ))}
      </ul>
    </>
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
