/** SPEC's optimisation: what is to be paid and with what, and beside it the cheapest way with its reasons. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/api-error.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useSignedIn } from "#web/lib/session.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type Method, useMethods } from "../queries.ts";
import { Breakdown } from "./breakdown.tsx";
import { FiguresForm } from "./figures-form.tsx";
import { FlowCard } from "./flow-card.tsx";
import { SavePlan } from "./save-plan.tsx";
import { SavingsCard } from "./savings-card.tsx";
import { ShareCard } from "./share-card.tsx";
import { TimingCard } from "./timing-card.tsx";
import { requestOf, startOf, usePlan } from "./use-plan.ts";

export function OptimizationTab() {
  return <Loaded query={useMethods()}>{(methods) => <Optimizer own={methods} />}</Loaded>;
}

function Optimizer({ own }: { own: readonly Method[] }) {
  const t = useTranslations("paymentPlan");
  const { number } = useFormats();
  const { demo } = useSignedIn();
  const [figures, setFigures] = useState(() => startOf(own, demo));
  const nameOf = (number: number) => t("pilgrim", { number });
  const plan = usePlan(figures, nameOf);
  const tell = async () => {
    const { data, isError } = await plan.refetch();
    if (isError || !data) showToast({ title: t("toasts.failed"), description: t("toasts.failedText"), tone: "bad" });
    else
      showToast({ title: t("toasts.done"), description: t("toasts.doneText", { savings: number(data.savings, 2) }) });
  };
  const answer = plan.isError ? undefined : plan.data;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[23rem_minmax(0,1fr)]">
      <FiguresForm
        figures={figures}
        isDemo={demo}
        isBusy={plan.isFetching}
        onChange={setFigures}
        onAsk={() => void tell()}
      />
      <div className="grid gap-6" aria-busy={plan.isFetching}>
        {plan.isError && <NoPlan error={plan.error} />}
        {!(answer || plan.isError) && <SkeletonCard lines={8} />}
        {answer && (
          <>
            <SavingsCard plan={answer}>
              <SavePlan plan={answer} request={requestOf(figures, nameOf)} />
            </SavingsCard>
            <FlowCard plan={answer} methods={figures.methods} isWallet={figures.isWallet} />
            <Breakdown plan={answer} methods={figures.methods} />
          </>
        )}
      </div>
      {answer && (
        <div className="grid items-start gap-6 lg:col-span-2 lg:grid-cols-2">
          <ShareCard plan={answer} />
          <TimingCard plan={answer} />
        </div>
      )}
    </div>
  );
}

/** What is missing, and what would help, as the server's diagnosis says it. */
function NoPlan({ error }: { error: unknown }) {
  const t = useTranslations("paymentPlan");
  const errorText = useErrorText();
  const helps = error instanceof ApiError ? Object.values(error.fieldErrors) : [];
  return (
    <Card>
      <div role="alert">
        <EmptyState title={t("none")}>
          {(helps.length > 0 ? helps : [errorText(error)]).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </EmptyState>
      </div>
    </Card>
  );
}
