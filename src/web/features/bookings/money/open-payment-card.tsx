/** A payment that is begun and not confirmed: where it stands, what proves it, and what can be done. */
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { MomentText, Money, Reference } from "#web/ui/text/values.tsx";
import { type BookingView, useAskPayment, useWithdrawPayment } from "../queries.ts";

type OpenPayment = NonNullable<BookingView["openPayment"]>;

interface OpenPaymentCardProps {
  booking: BookingView;
  payment: OpenPayment;
}

export function OpenPaymentCard({ booking, payment }: OpenPaymentCardProps) {
  const t = useTranslations("bookings");
  const kind = payment.state === "held" ? "held" : payment.page ? "begun" : "sent";
  return (
    <Card title={t("openPayment.title")} className="grid gap-5">
      <Banner tone={kind === "begun" ? "info" : "wait"} role="status" title={t(`openPayment.${kind}.title`)}>
        {t(`openPayment.${kind}.text`)}
      </Banner>
      <Evidence payment={payment} />
      {payment.state === "open" && <Steps bookingId={booking.id} page={payment.page} />}
    </Card>
  );
}

/** To name when asking the operator, the bank or us about it. */
function Evidence({ payment: { amount, since, number, gatewayNumber } }: { payment: OpenPayment }) {
  const t = useTranslations("bookings");
  const rows = [
    [t("openPayment.amount"), <Money key="amount" amount={amount.amount} currency={amount.currency} />],
    [t("openPayment.since"), <MomentText key="since" instant={since} />],
    [t("openPayment.number"), <Reference key="number">{number}</Reference>],
    ...(gatewayNumber ? [[t("openPayment.gatewayNumber"), <Reference key="gateway">{gatewayNumber}</Reference>]] : []),
  ] as const;
  return (
    <section aria-label={t("openPayment.evidence")}>
      <h3 className="font-semibold">{t("openPayment.evidence")}</h3>
      <p className="text-sm text-muted">{t("openPayment.keep")}</p>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {rows.map(([term, value]) => (
          <div key={String(term)} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Steps({ bookingId, page }: { bookingId: string; page: string | null }) {
  const t = useTranslations("bookings");
  const ask = useAskPayment();
  const withdraw = useWithdrawPayment();
  const error = ask.error ?? withdraw.error;
  const args = { params: { id: bookingId } };
  return (
    <>
      <Refusal error={error} />
      <div className="flex flex-wrap gap-3">
        {page && (
          <Button size="lg" onClick={() => location.assign(page)}>
            {t("openPayment.goOn")}
          </Button>
        )}
        <Button
          size="lg"
          variant="outline"
          pending={ask.isPending}
          pendingLabel={t("openPayment.asking")}
          onClick={() => ask.mutate(args)}
        >
          {t("openPayment.ask")}
        </Button>
        <Button
          size="lg"
          variant="quiet"
          pending={withdraw.isPending}
          pendingLabel={t("openPayment.withdrawing")}
          onClick={() => withdraw.mutate(args)}
        >
          {t("openPayment.withdraw")}
        </Button>
      </div>
    </>
  );
}
