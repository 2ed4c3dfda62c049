/** Accepted, instalments running: what is due next and until when, and paying it. */
import { CalendarCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { BookingView } from "../queries.ts";
import { type PaymentChoice, payableDues } from "./instalments/plan-model.ts";
import { PayForm } from "./pay-panel.tsx";

export function BalancePanel({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const [next] = payableDues(booking.schedule);
  return (
    <Card icon={CalendarCheck} title={t("balance.title")}>
      <div className="grid gap-5">
        {next && <DueLine booking={booking} due={next} />}
        <p>
          {t("balance.lead", { operator: booking.operatorName })} {t("balance.full")}
        </p>
        <PayForm booking={booking} />
        {booking.isMine && (
          <p>
            <ButtonLink to={`/payments?booking=${booking.id}`} variant="outline">
              {t("balance.plan")}
            </ButtonLink>
          </p>
        )}
      </div>
    </Card>
  );
}

function DueLine({ booking, due: { amount, first } }: { booking: BookingView; due: PaymentChoice }) {
  const t = useTranslations("bookings");
  const { money, date } = useFormats();
  const values = { amount: money(amount, booking.currency), date: date(first.dueOn) };
  if (first.state !== "overdue") return <p className="text-lg font-semibold">{t("balance.due", values)}</p>;
  return (
    <Banner tone="bad" role="alert">
      {t("balance.overdue", { ...values, until: date(first.keptUntil) })}
    </Banner>
  );
}
