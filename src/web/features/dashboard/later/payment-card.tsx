/** SPEC's Payment Optimization card, by what is owed: nothing yet, the wallet of Nusuk, or the operator's amounts. */
import { WalletCards } from "lucide-react";
import { useTranslations } from "use-intl";
import { stands } from "#domain/journey/facts.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import type { MyBooking } from "../queries.ts";

interface PaymentCardProps {
  bookings: readonly MyBooking[];
  now: Date;
}

export function PaymentCard({ bookings, now }: PaymentCardProps) {
  const t = useTranslations("dashboard");
  const [booking] = bookings
    .filter((one) => one.isMine && !one.completed && stands(one, now))
    .sort((a, b) => (a.departureDate < b.departureDate ? -1 : 1));
  return (
    <Card icon={WalletCards} title={t("payment.title")}>
      {booking ? <Owed booking={booking} /> : <p className="text-muted">{t("payment.none")}</p>}
      <ButtonLink to="/payments" variant="outline" className="mt-5">
        {t("payment.open")}
      </ButtonLink>
    </Card>
  );
}

function Owed({ booking }: { booking: MyBooking }) {
  const t = useTranslations("dashboard");
  return (
    <>
      <p className="text-muted">
        <bdi>{booking.packageName}</bdi>
      </p>
      <p className="num font-serif text-3xl font-semibold">
        <Money amount={booking.totalAmount} currency={booking.currency} />
      </p>
      {booking.channel === "operator" ? (
        <Paid booking={booking} />
      ) : (
        <p className="mt-2">{t(`payment.${booking.channel === null ? "undecided" : onNusuk(booking)}`)}</p>
      )}
    </>
  );
}

/** Nusuk's own money never comes by us: its reference is what says that it was paid. */
function onNusuk({ paymentStatus }: MyBooking): "nusukDone" | "nusuk" {
  return paymentStatus === "completed" ? "nusukDone" : "nusuk";
}

function Paid({ booking }: { booking: MyBooking }) {
  const t = useTranslations("dashboard");
  const { percent, date } = useFormats();
  const paid = booking.totalAmount === 0 ? 0 : (Number(booking.amountPaid.amount) / booking.totalAmount) * 100;
  const next = booking.schedule.find(({ state }) => state !== "paid");
  return (
    <div className="mt-3">
      <ProgressBar value={paid} label={t("payment.paid")} figure={percent(Math.floor(paid))} />
      <p className="mt-3">
        {next ? (
          <>
            {t(next.state === "overdue" ? "payment.overdue" : "payment.next", { when: date(next.dueOn) })}{" "}
            <Money amount={Number(next.open.amount)} currency={next.open.currency} />
          </>
        ) : (
          t("payment.settled")
        )}
      </p>
    </div>
  );
}
