/** SPEC's Payment Optimization card, by what is owed of every booking: nothing yet, of which nothing is said, the wallet of Nusuk, the operator's amounts, or the reader's next step of a saved plan. */
import { WalletCards } from "lucide-react";
import { useTranslations } from "use-intl";
import { isOnlyReported } from "#domain/bookings/numbers/ticket.ts";
import { stands } from "#domain/obligations/papers/facts.ts";
import { isOwed } from "#domain/payments/plan-steps.ts";
import { paidPercent } from "#domain/payments/schedules/standing.ts";
import { useChannel } from "#web/lib/session/use-channel.ts";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import { type MyBooking, type MyPlan, usePaymentPlans } from "../queries.ts";
import { CardLink } from "./card-link.tsx";

interface PaymentCardProps {
  bookings: readonly MyBooking[];
  now: Date;
}

export function PaymentCard({ bookings, now }: PaymentCardProps) {
  const t = useTranslations("dashboard");
  // One's own before what another of the household has booked and pays.
  const standing = bookings
    .filter((one) => !one.completed && stands(one, now))
    .sort((a, b) => Number(b.isMine) - Number(a.isMine) || (a.departureDate < b.departureDate ? -1 : 1));
  const plans = usePaymentPlans();
  const step = plans.data && nextStepOf(plans.data);
  if (plans.data && standing.length === 0 && !step) return null;
  const to = step ? `/payments?tab=split&plan=${step.planId}` : "/payments";
  return (
    <Card icon={WalletCards} title={t("payment.title")}>
      <Loaded query={plans} isInCard>
        {() => (
          <>
            {standing.length > 0 && (
              <ul className="grid gap-5">
                {standing.map((booking) => (
                  <li key={booking.id}>
                    <Owed booking={booking} isPlanned={step?.bookingId === booking.id} />
                  </li>
                ))}
              </ul>
            )}
            {step && <OwnStep step={step} isNamed={standing.length !== 1 || step.bookingId !== standing[0]?.id} />}
          </>
        )}
      </Loaded>
      <CardLink to={to}>{t("payment.open")}</CardLink>
    </Card>
  );
}

type NextStep = NonNullable<ReturnType<typeof nextStepOf>>;

/** What the reader can pay or check off, the one that is due first; undefined where no plan asks for anything. */
function nextStepOf(plans: readonly MyPlan[]) {
  return plans
    .flatMap(({ id, title, booking, steps }) =>
      steps.map((step) => ({ ...step, planId: id, plan: title, bookingId: booking?.id ?? null })),
    )
    .filter(isOwed)
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1))[0];
}

interface StepProps {
  step: NextStep;
  /** The plan is not of the one booking above. */
  isNamed: boolean;
}

function OwnStep({ step: { state, dueOn, amount, plan }, isNamed }: StepProps) {
  const t = useTranslations("dashboard");
  const { date } = useFormats();
  return (
    <>
      {isNamed && (
        <p className="mt-3 text-muted">
          <bdi>{plan}</bdi>
        </p>
      )}
      <p className="mt-3">
        {t(state === "overdue" ? "payment.stepOverdue" : "payment.step", { when: date(dueOn) })}{" "}
        <Money amount={Number(amount.amount)} currency={amount.currency} />
      </p>
    </>
  );
}

interface OwedProps {
  booking: MyBooking;
  /** A saved plan says what is next instead of the schedule. */
  isPlanned: boolean;
}

function Owed({ booking, isPlanned }: OwedProps) {
  const t = useTranslations("dashboard");
  const channel = useChannel(booking);
  return (
    <>
      <p className="text-muted">
        <bdi>{booking.packageName}</bdi>
      </p>
      <p className="num font-serif text-3xl font-semibold">
        <Money amount={booking.totalAmount} currency={booking.currency} />
      </p>
      {!booking.isMine && booking.paymentStatus !== "completed" ? (
        <p className="mt-2">{t("payment.other", { name: booking.customerName })}</p>
      ) : channel === "operator" ? (
        <Paid booking={booking} isPlanned={isPlanned} />
      ) : (
        <p className="mt-2">{t(`payment.${channel === null ? "undecided" : onNusuk(booking)}`)}</p>
      )}
    </>
  );
}

/** Nusuk's own money never comes by us: its reference is what says that it was paid. */
function onNusuk(booking: MyBooking): "nusukDone" | "nusukReported" | "nusuk" {
  if (booking.paymentStatus !== "completed") return "nusuk";
  return isOnlyReported(booking) ? "nusukReported" : "nusukDone";
}

function Paid({ booking, isPlanned }: OwedProps) {
  const t = useTranslations("dashboard");
  const { percent, date } = useFormats();
  const paid = paidPercent(booking);
  const next = booking.schedule.find(({ state }) => state !== "paid");
  // A suspended operator takes no money.
  const isAsked = !isPlanned && !(next && booking.operatorStopped);
  return (
    <div className="mt-3">
      <ProgressBar value={paid} label={t("payment.paid")} figure={percent(Math.floor(paid))} />
      {isAsked && (
        <p className="mt-3">
          {next ? (
            <>
              {booking.phase === "held"
                ? t("payment.secures")
                : t(next.state === "overdue" ? "payment.overdue" : "payment.next", { when: date(next.dueOn) })}{" "}
              <Money amount={Number(next.open.amount)} currency={next.open.currency} />
            </>
          ) : (
            t("payment.settled")
          )}
        </p>
      )}
    </div>
  );
}
