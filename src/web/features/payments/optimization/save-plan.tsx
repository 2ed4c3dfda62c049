/** Keeps a worked-out plan as dated steps: of a booking by its dates, of a free sum by the day that is named. */
import { Save } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { OptimizeAnswer, OptimizeRequest } from "#contract/payment-centre.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSaveBestPlan, useSavePlan } from "../queries.ts";
import { isForWallet, type PlanFigures } from "./figures/figures.ts";
import { partSteps } from "./part-steps.ts";
import { whatFirst } from "./what-first.ts";

/** A month to get the money together, until the payer says another day. */
const DAYS_AHEAD = 30;
const LONGEST_TITLE = 80;
/** `methods`: each charge by whose method it is; `parts`: everybody their own part of each. */
const PAYING = ["methods", "parts"] as const;
type Paying = (typeof PAYING)[number];

interface SaveProps {
  plan: OptimizeAnswer;
  /** Whether it is the answer to the figures as they are now. */
  isCurrent: boolean;
  /** What it is the answer to. */
  request: OptimizeRequest;
  figures: PlanFigures;
}

export function SavePlan({ plan, isCurrent, request, figures }: SaveProps) {
  const t = useTranslations("paymentPlan");
  const today = dateOf(new Date());
  const [lastDay, setLastDay] = useState(addDays(today, DAYS_AHEAD));
  const [paying, setPaying] = useState<Paying>("methods");
  const { booking } = figures;
  const isShared = booking !== null && figures.people.some(({ memberId }) => memberId !== null);
  const { isPending, error, save } = useSaving({ plan, request, figures });
  const isDated = plan.plan.every(({ dueOn }) => dueOn !== null);
  return (
    <form
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save(isShared ? paying : "methods", isDated ? null : lastDay);
      }}
    >
      {isShared && (
        <SegmentedControl
          label={t("save.paying")}
          value={paying}
          options={PAYING.map((value) => ({ value, label: t(`save.payingBy.${value}`) }))}
          onChange={setPaying}
        />
      )}
      <div className="flex flex-wrap items-end gap-4">
        {!isDated && (
          <TextField
            label={t("save.lastDay")}
            type="date"
            required
            min={today}
            value={lastDay}
            onChange={({ target }) => setLastDay(target.value)}
          />
        )}
        <Button
          type="submit"
          variant="outline"
          size="lg"
          icon={<Save aria-hidden="true" className="size-5" />}
          disabled={!isCurrent || (booking !== null && booking.notYet !== null)}
          pending={isPending}
          pendingLabel={t("save.pending")}
        >
          {t("save.button")}
        </Button>
      </div>
      {booking?.notYet && (
        <p className="text-sm text-muted">{t(`bill.notYet.${whatFirst(booking, booking.notYet)}`)}</p>
      )}
      <Refusal error={error} />
    </form>
  );
}

/** The charges as they are, worked out again by the server; or everybody's part of them. Leads on to what was kept. */
function useSaving({ plan, request, figures }: Omit<SaveProps, "isCurrent">) {
  const t = useTranslations("paymentPlan");
  const [, setAddress] = useSearchParams();
  const open = () => setAddress({ tab: "split" });
  const [best, parts] = [useSaveBestPlan(open), useSavePlan(open)];
  const { booking } = figures;
  const isWallet = isForWallet(figures);
  const title = (booking?.packageName ?? t(isWallet ? "save.walletTitle" : "save.title")).slice(0, LONGEST_TITLE);
  return {
    isPending: best.isPending || parts.isPending,
    error: best.error ?? parts.error,
    /** `lastDay` null: every charge has its day. */
    save: (paying: Paying, lastDay: string | null) => {
      if (paying === "methods" || !booking) {
        const asked = lastDay === null ? request : { ...request, lastDay };
        best.mutate({ body: { title, request: asked, totalCost: plan.totalCost } });
        return;
      }
      const target = isWallet ? ("wallet" as const) : ("operator" as const);
      parts.mutate({ body: { title, target, bookingId: booking.id, steps: partSteps(plan, figures) } });
    },
  };
}
