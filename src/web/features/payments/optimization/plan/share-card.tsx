/** Who bears what, and who then owes whom. */
import { Users } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OptimizeAnswer } from "#contract/payment-centre.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import { Aside } from "../example-mark.tsx";

interface ShareCardProps {
  plan: OptimizeAnswer;
  /** Of a booking its household says who owes whom, by the price and without a card's fees: one debt has one sum. */
  isOfBooking: boolean;
}

export function ShareCard({ plan, isOfBooking }: ShareCardProps) {
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
      {!isOfBooking && plan.transfers.length > 0 && <Owed plan={plan} />}
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
