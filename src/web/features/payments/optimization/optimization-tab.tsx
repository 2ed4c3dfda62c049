/** SPEC's optimisation: what is to be paid and with what in one line, and under it the cheapest way with its reasons. */
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { PlannableBooking } from "#contract/payment-dues.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type AgreedPart, agreedBy, numberedPeople, peopleOf } from "../people/people-model.ts";
import {
  type PayingHousehold,
  type SavedMethod,
  useAgreed,
  useBooked,
  useDues,
  useHouseholds,
  useMethods,
} from "../queries.ts";
import { OfExample } from "./example-mark.tsx";
import {
  isExampleSum,
  isForWallet,
  isSampled,
  MOST_PEOPLE,
  ownedAs,
  type PlanFigures,
  requestOf,
  startOf,
} from "./figures/figures.ts";
import { FiguresForm } from "./figures/figures-form.tsx";
import { useNameOf } from "./figures/use-name-of.ts";
import { Breakdown } from "./plan/breakdown.tsx";
import { MoneyFlowChart } from "./plan/flow.tsx";
import { SavingsCard } from "./plan/savings-card.tsx";
import { ShareCard } from "./plan/share-card.tsx";
import { Timing } from "./plan/timing.tsx";
import { SavePlan } from "./save-plan.tsx";
import { usePlan } from "./use-plan.ts";

export function OptimizationTab() {
  const [methods, bookings, households] = [useMethods(), useDues(), useHouseholds()];
  return (
    <Loaded query={methods}>
      {(own) => (
        <Loaded query={bookings}>
          {(dues) => (
            <Loaded query={households}>
              {(groups) => <Beginning own={own} bookings={dues} households={groups} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface Told {
  own: readonly SavedMethod[];
  bookings: readonly PlannableBooking[];
  households: readonly PayingHousehold[];
}

/** The example is for who has no booking yet, and for who asks for a sum of their own beside one that is paid. */
function Beginning(told: Told) {
  const { demo } = useSignedIn();
  const [isFree, setFree] = useState(false);
  if (demo || isFree || told.bookings.length > 0) return <WithShares {...told} />;
  return <UnlessPaid told={told} onFree={() => setFree(true)} />;
}

function UnlessPaid({ told, onFree }: { told: Told; onFree: () => void }) {
  const t = useTranslations("paymentPlan");
  return (
    <Loaded query={useBooked()}>
      {(booked) =>
        booked.some(({ status }) => status !== "cancelled") ? (
          <Card>
            <EmptyState title={t("paid.title")} action={<Button onClick={onFree}>{t("bill.free")}</Button>}>
              {t("paid.text")}
            </EmptyState>
          </Card>
        ) : (
          <WithShares {...told} />
        )
      }
    </Loaded>
  );
}

interface Agreed {
  /** Of the booking whose price is shared so. */
  readonly bookingId: string;
  readonly parts: readonly AgreedPart[];
}

/** A household's booking begins with the shares that the household has agreed on; without their answer, evenly. */
function WithShares(told: Told) {
  const { bookings, households } = told;
  const family = bookings.find(({ familyId }) => households.some(({ id }) => id === familyId))?.familyId ?? null;
  const { data, isLoading } = useAgreed(family);
  if (isLoading) return <SkeletonCard lines={16} />;
  const basis = data?.shares.basis;
  return (
    <Optimizer
      {...told}
      agreed={data && basis?.kind === "booking" ? { bookingId: basis.id, parts: data.shares.parts } : null}
    />
  );
}

function Optimizer({ own, bookings, households, agreed }: Told & { agreed: Agreed | null }) {
  const t = useTranslations("paymentPlan");
  const { number } = useFormats();
  const { demo } = useSignedIn();
  const [address] = useSearchParams();
  const nameOf = useNameOf(households[0], false);
  const example = startOf({ own, isDemo: demo, nameOf: useNameOf(undefined, true) });
  const owned = (was: PlanFigures, next: PlanFigures) => ownedAs(was, next, { own, isDemo: demo, nameOf }, example);
  const withBooking = (was: PlanFigures, booking: PlannableBooking | null): PlanFigures => {
    const figures = owned(was, { ...was, booking });
    const household = households.find(({ id }) => id === booking?.familyId);
    if (!household) return { ...figures, people: booking ? numberedPeople(1, nameOf) : figures.people };
    const parts = agreed?.bookingId === booking?.id ? (agreed?.parts ?? []) : [];
    return { ...figures, ...agreedBy(peopleOf(household, MOST_PEOPLE), parts) };
  };
  const [figures, setFigures] = useState(() => {
    const asked = bookings.find(({ id }) => id === address.get("booking"));
    // The demonstration begins with its example, everybody else with what they owe.
    const first = demo ? null : (bookings[0] ?? null);
    return withBooking(example, asked ?? first);
  });
  const { plan, isCurrent, askNow } = usePlan(figures);
  const request = requestOf(figures);
  const isReady = request !== null;
  const tell = async () => {
    const found = await askNow();
    if (found === "none") showToast({ title: t("toasts.failed"), description: t("toasts.failedText"), tone: "bad" });
    else if (found)
      showToast({ title: t("toasts.done"), description: t("toasts.doneText", { savings: number(found.savings, 2) }) });
  };
  const answer = plan.isError || !isReady ? undefined : plan.data;
  return (
    <OfExample value={isExampleSum(figures) || isSampled(figures)}>
      <div className="grid gap-6" aria-busy={plan.isFetching}>
        <FiguresForm
          figures={figures}
          bookings={bookings}
          household={households.find(({ id }) => id === figures.booking?.familyId) ?? households[0]}
          isDemo={demo}
          isBusy={plan.isFetching}
          onChange={(changes) => setFigures(owned(figures, { ...figures, ...changes }))}
          onBooking={(booking) => setFigures(withBooking(figures, booking))}
          onAsk={() => void tell()}
        />
        {!isReady && <NoPlan sentences={[t("figures.incomplete")]} />}
        {isReady && plan.isError && <Refused error={plan.error} isSampled={isSampled(figures)} />}
        {isReady && !(answer || plan.isError) && <SkeletonCard lines={16} />}
        {answer && request && (
          <>
            <SavingsCard plan={answer}>
              <SavePlan plan={answer} isCurrent={isCurrent} request={request} figures={figures} />
            </SavingsCard>
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <Breakdown plan={answer} methods={figures.methods} />
              {answer.shares.length > 1 && <ShareCard plan={answer} isOfBooking={figures.booking !== null} />}
            </div>
            <Card className="divide-y divide-line py-2">
              <MoneyFlowChart plan={answer} methods={figures.methods} isWallet={isForWallet(figures)} />
              <Timing plan={answer} />
            </Card>
          </>
        )}
      </div>
    </OfExample>
  );
}

/** What is missing, and what would help, as the server's diagnosis says it. */
function Refused({ error, isSampled }: { error: unknown; isSampled: boolean }) {
  const t = useTranslations("paymentPlan");
  const errorText = useErrorText();
  // Nobody's own methods fall short where none is entered.
  if (isSampled && error instanceof ApiError && error.code === "limits_too_low")
    return <NoPlan sentences={[t("figures.sampleTooLow")]} />;
  const helps = error instanceof ApiError ? Object.values(error.fieldErrors) : [];
  return <NoPlan sentences={helps.length > 0 ? helps : [errorText(error)]} />;
}

function NoPlan({ sentences }: { sentences: readonly string[] }) {
  const t = useTranslations("paymentPlan");
  return (
    <Card>
      <div role="alert">
        <EmptyState title={t("none")}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </EmptyState>
      </div>
    </Card>
  );
}
