/** Channel operator: what is due, with one of the sandbox's cards or on the gateway's own page. */
import { CreditCard } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { paymentGateway } from "#contract/booking-payments.ts";
import type { RouteResult } from "#contract/route.ts";
import type { PaymentScope } from "#domain/payments/schedules/standing.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { SandboxCards } from "#web/shared/gateway/sandbox-cards.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type BookingView, useGateway, usePay } from "../queries.ts";
import { DueChoice } from "./instalments/due-choice.tsx";
import { payableDues } from "./instalments/plan-model.ts";
import { PaymentTrouble } from "./payment-trouble.tsx";
import { StripeForm } from "./stripe-form.tsx";

interface PayPanelProps {
  booking: BookingView;
  countryName: string;
}

type Gateway = RouteResult<typeof paymentGateway>;

export function PayPanel({ booking, countryName }: PayPanelProps) {
  const t = useTranslations("bookings");
  return (
    <div className="grid gap-5">
      <p>{t("pay.lead", { country: countryName, operator: booking.operatorName })}</p>
      <PayForm booking={booking} />
    </div>
  );
}

export function PayForm({ booking }: { booking: BookingView }) {
  const gateway = useGateway(booking.id);
  const errorText = useErrorText();
  // What is begun already stands above, with what proves it.
  if (booking.openPayment) return null;
  return (
    <>
      {gateway.isPending && <SkeletonCard />}
      {gateway.isError && <ErrorState text={errorText(gateway.error)} onRetry={() => void gateway.refetch()} />}
      {gateway.data?.kind === "sandbox" && <SandboxForm booking={booking} gateway={gateway.data} />}
      {gateway.data?.kind === "stripe" && <StripeForm booking={booking} ready={gateway.data.ready} />}
    </>
  );
}

function SandboxForm({ booking, gateway }: { booking: BookingView; gateway: Gateway }) {
  const t = useTranslations("bookings");
  const { money } = useFormats();
  const [card, setCard] = useState(gateway.cards[0]?.token ?? "");
  const [scope, setScope] = useState<PaymentScope>("next");
  const pay = usePay();
  const dues = payableDues(booking.schedule);
  const due = dues.find((one) => one.scope === scope) ?? dues[0];
  if (!due) return null;
  const amount = { amount: due.amount, currency: booking.currency };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        pay.mutate({ params: { id: booking.id }, body: { card, scope: due.scope, amount } });
      }}
    >
      <DueChoice booking={booking} dues={dues} value={due.scope} onChange={setScope} />
      <Banner title={t("pay.sandbox.title")}>{t("pay.sandbox.text")}</Banner>
      <SandboxCards cards={gateway.cards} value={card} onChange={setCard} />
      <PaymentTrouble error={pay.error} bookingId={booking.id} failedBefore={booking.paymentStatus === "failed"} />
      <div>
        <Button
          type="submit"
          size="lg"
          disabled={card === ""}
          pending={pay.isPending}
          pendingLabel={t("pay.pending")}
          icon={<CreditCard aria-hidden="true" className="size-5" />}
        >
          {t("pay.submit", { amount: money(amount.amount, amount.currency) })}
        </Button>
      </div>
    </form>
  );
}
