/** One saved plan: how far it is, its steps, and what its owner can do with it. */
import { CalendarPlus, Send, Trash2, Users } from "lucide-react";
import { useTranslations } from "use-intl";
import { planCalendar } from "#contract/payment-plans.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import { ExamplePlanMark } from "../optimization/example-mark.tsx";
import { type SavedPlan, useAskMembers, useRemovePlan } from "../queries.ts";
import { PayerPartList } from "./part-list.tsx";
import { StepRow } from "./step-row.tsx";

export function SplitPlanCard({ plan }: { plan: SavedPlan }) {
  const t = useTranslations("payments");
  const { title, owner, booking, target, steps } = plan;
  const next = steps.find(({ can }) => can.pay);
  return (
    <Card as="article" icon={Users} title={title} aside={<PlanAside plan={plan} />}>
      <p className="mb-4 text-muted">
        {owner.isYou ? t(`split.target.${target}`) : t("split.askedBy", { name: owner.name })}
        {booking && ` ${t("split.ofBooking", { reference: booking.reference })}`}
      </p>
      <Figures plan={plan} />
      <PayerPartList plan={plan} />
      <ol className="mt-5 divide-y divide-line border-y border-line">
        {steps.map((step) => (
          <StepRow key={step.id} plan={plan} step={step} isNext={step === next} />
        ))}
      </ol>
      <PlanActs plan={plan} />
    </Card>
  );
}

function PlanAside({ plan: { isExample, owed } }: { plan: SavedPlan }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isExample && <ExamplePlanMark />} <Money {...owed} />
    </span>
  );
}

function Figures({ plan: { cost, savings, done, ratesAsOf } }: { plan: SavedPlan }) {
  const t = useTranslations("payments");
  const { date, money } = useFormats();
  const percent = Number(cost.amount) === 0 ? 0 : Math.round((Number(done.amount) / Number(cost.amount)) * 100);
  return (
    <div className="grid gap-2">
      <ProgressBar
        value={percent}
        label={t("split.done", { done: money(done.amount, done.currency), of: money(cost.amount, cost.currency) })}
      />
      {(Number(savings.amount) > 0 || ratesAsOf) && (
        <p className="text-sm text-muted">
          {Number(savings.amount) > 0 && `${t("split.savings", { amount: money(savings.amount, savings.currency) })} `}
          {ratesAsOf && t("split.rates", { date: date(ratesAsOf) })}
        </p>
      )}
    </div>
  );
}

function PlanActs({ plan }: { plan: SavedPlan }) {
  const t = useTranslations("payments");
  const ask = useAskMembers();
  const remove = useRemovePlan();
  const params = { id: plan.id };
  const others = plan.steps.some(({ payer, state }) => payer.hasAccount && !payer.isYou && state !== "done");
  const error = ask.error ?? remove.error;
  return (
    <div className="mt-5 grid gap-4">
      <div className="flex flex-wrap gap-3">
        {plan.owner.isYou && others && (
          <Button
            icon={<Send aria-hidden="true" className="size-5" />}
            pending={ask.isPending}
            onClick={() => ask.mutate({ params })}
          >
            {t("split.ask")}
          </Button>
        )}
        {!plan.isExample && (
          <a
            href={pathOf(planCalendar, { params })}
            download
            className="inline-flex min-h-11 items-center gap-2.5 rounded-md border border-line-strong px-4.5 py-2 text-sm font-semibold hover:border-brand hover:bg-brand-soft"
          >
            <CalendarPlus aria-hidden="true" className="size-5" />
            {t("split.calendar")}
          </a>
        )}
        {plan.owner.isYou && (
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            pending={remove.isPending}
            onClick={() => remove.mutate({ params })}
          >
            {t("split.remove")}
          </Button>
        )}
      </div>
      {!plan.isExample && <p className="text-sm text-muted">{t("split.calendarNote")}</p>}
      {ask.data && (
        <Banner tone="ok" role="status">
          {t("split.asked", { count: ask.data.asked })}
        </Banner>
      )}
      <Refusal error={error} />
    </div>
  );
}
