/** Paying on Stripe's own page: what is due, and the way there; the card is named to Stripe alone. */
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { PaymentScope } from "#domain/payments/schedules/standing.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type BookingView, usePay } from "../queries.ts";
import { DueChoice } from "./instalments/due-choice.tsx";
import { payableDues } from "./instalments/plan-model.ts";
import { PaymentTrouble } from "./payment-trouble.tsx";

interface StripeFormProps {
  booking: BookingView;
  /** The operator has named its account. */
  ready: boolean;
}

export function StripeForm({ booking, ready }: StripeFormProps) {
  const t = useTranslations("bookings");
  const { money } = useFormats();
  const [scope, setScope] = useState<PaymentScope>("next");
  const pay = usePay((paid) => {
    if (paid.openPayment?.page) location.assign(paid.openPayment.page);
  });
  const dues = payableDues(booking.schedule);
  const due = dues.find((one) => one.scope === scope) ?? dues[0];
  if (!due) return null;
  if (!ready) return <Banner tone="wait">{t("stripe.notReady", { operator: booking.operatorName })}</Banner>;
  const amount = { amount: due.amount, currency: booking.currency };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        pay.mutate({ params: { id: booking.id }, body: { scope: due.scope, amount } });
      }}
    >
      <DueChoice booking={booking} dues={dues} value={due.scope} onChange={setScope} />
      <p className="text-muted">{t("stripe.lead")}</p>
      <PaymentTrouble error={pay.error} bookingId={booking.id} failedBefore={booking.paymentStatus === "failed"} />
      <div>
        <Button
          type="submit"
          size="lg"
          pending={pay.isPending}
          pendingLabel={t("stripe.opening")}
          icon={<ExternalLink aria-hidden="true" className="size-5" />}
        >
          {t("stripe.go", { amount: money(amount.amount, amount.currency) })}
        </Button>
      </div>
    </form>
  );
}
