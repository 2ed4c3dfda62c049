/** What the plan saves, against what, whether that is proven, and the decisions that made it. */
import { BadgeCheck, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { OptimizeAnswer } from "#contract/payment-centre.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import { MarkOf } from "../example-mark.tsx";
import { Why } from "./why.tsx";

export function SavingsCard({ plan, children }: { plan: OptimizeAnswer; children: ReactNode }) {
  const t = useTranslations("paymentPlan");
  const { percent } = useFormats();
  const Icon = plan.optimal ? BadgeCheck : CircleAlert;
  return (
    <Card>
      <div className="grid gap-6 md:grid-cols-2">
        <div aria-live="polite" aria-atomic="true">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {t("result.save")} <MarkOf plan={plan} />
          </p>
          <p className="font-serif text-4xl text-brand">
            <Money amount={plan.savings} currency={plan.currency} />
          </p>
          <p
            className={classNames(
              "mt-2 inline-flex items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold",
              plan.optimal ? "bg-ok-soft text-ok" : "bg-wait-soft text-wait",
            )}
          >
            <Icon aria-hidden="true" className="size-4.5" />
            {plan.optimal ? t("result.proven") : t("result.notProven", { gap: percent(plan.gapPercent, 2) })}
          </p>
        </div>
        <ul className="grid content-center gap-4">
          <Bar
            label={t("result.baseline")}
            amount={plan.baseline}
            plan={plan}
            fill="bg-line-strong"
            isUnknown={!plan.hasBaseline}
          />
          <Bar label={t("result.cost")} amount={plan.totalCost} plan={plan} fill="bg-brand" />
        </ul>
      </div>
      <Why plan={plan} />
      {children}
    </Card>
  );
}

interface BarProps {
  label: string;
  amount: number;
  plan: OptimizeAnswer;
  fill: string;
  isUnknown?: boolean;
}

function Bar({ label, amount, plan, fill, isUnknown = false }: BarProps) {
  const whole = Math.max(plan.baseline, plan.totalCost);
  return (
    <li>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{label}</span>
        <span className="font-semibold">{isUnknown ? "—" : <Money amount={amount} currency={plan.currency} />}</span>
      </div>
      <div aria-hidden="true" className="mt-1 h-2.5 rounded-full bg-sunken">
        {!isUnknown && (
          <div className={classNames("h-full rounded-full", fill)} style={{ width: `${(amount / whole) * 100}%` }} />
        )}
      </div>
    </li>
  );
}
