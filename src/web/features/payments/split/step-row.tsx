/** One step: when, who, how much, and what the reader can do about it. */
import { CreditCard } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Status, type StatusState } from "#web/ui/feedback/status.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { FormattedDate, Money } from "#web/ui/text/values.tsx";
import { type SavedPlan, type SavedStep, useCheckOff, useWithdrawStep } from "../queries.ts";
import { PayDialog } from "./pay-dialog.tsx";

const LOOKS: Record<SavedStep["state"], StatusState> = {
  open: "not_due",
  overdue: "failed",
  moving: "pending",
  done: "completed",
};

interface StepProps {
  plan: SavedPlan;
  step: SavedStep;
  /** The first that the reader can pay. */
  isNext: boolean;
}

export function StepRow({ plan, step, isNext }: StepProps) {
  const t = useTranslations("payments");
  const { date } = useFormats();
  const { payer, amount, cost, dueOn, state, method, askedOn } = step;
  return (
    <li className="grid gap-x-4 gap-y-2 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{payer.isYou ? t("split.you") : payer.name}</strong>
          <Status state={LOOKS[state]}>{t(`split.state.${state}`)}</Status>
        </p>
        <p className="text-sm text-muted">
          {t("split.due")} <FormattedDate date={dueOn} />
          {method && ` · ${method.brand}${method.lastFour ? ` •••• ${method.lastFour}` : ""}`}
          {askedOn && !payer.isYou && state !== "done" && ` · ${t("split.askedOn", { date: date(askedOn) })}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4 sm:justify-end">
        <span className="sm:text-end">
          <strong>
            <Money {...amount} />
          </strong>
          {cost.currency !== amount.currency && (
            <span className="block text-sm text-muted">
              <Money {...cost} />
            </span>
          )}
        </span>
        <StepActs plan={plan} step={step} isNext={isNext} />
      </div>
    </li>
  );
}

function StepActs({ plan, step, isNext }: StepProps) {
  const t = useTranslations("payments");
  const { money } = useFormats();
  const [isPaying, setPaying] = useState(false);
  const checkOff = useCheckOff();
  const amount = money(step.amount.amount, step.amount.currency);
  return (
    <>
      {step.can.pay && (
        <Button
          variant={isNext ? "primary" : "outline"}
          icon={<CreditCard aria-hidden="true" className="size-5" />}
          onClick={() => setPaying(true)}
        >
          {t("split.pay", { amount })}
        </Button>
      )}
      {step.page && <OpenPayment plan={plan} step={step} page={step.page} />}
      {step.can.checkOff && (
        <Checkbox
          label={t("split.checkOff")}
          checked={step.state === "done"}
          disabled={checkOff.isPending}
          onChange={({ target }) =>
            checkOff.mutate({ params: { id: plan.id, step: step.id }, body: { done: target.checked } })
          }
        />
      )}
      <Refusal error={checkOff.error} />
      {isPaying && plan.booking && (
        <PayDialog plan={plan} bookingId={plan.booking.id} step={step} onClose={() => setPaying(false)} />
      )}
    </>
  );
}

/** Begun on the gateway's own page: gone on with there, or ended so that another card can be tried. */
function OpenPayment({ plan, step, page }: { plan: SavedPlan; step: SavedStep; page: string }) {
  const t = useTranslations("payments");
  const withdraw = useWithdrawStep();
  return (
    <>
      <a href={page} className="font-semibold text-brand hover:underline">
        {t("split.goOn")}
      </a>
      <Button
        variant="quiet"
        pending={withdraw.isPending}
        pendingLabel={t("split.withdrawing")}
        onClick={() => withdraw.mutate({ params: { id: plan.id, step: step.id } })}
      >
        {t("split.withdraw")}
      </Button>
      <Refusal error={withdraw.error} />
    </>
  );
}
