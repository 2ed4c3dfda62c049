/** The money of a booking: the price, what it is at home, what is paid, and who takes it. */
import { Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isPaidInPart } from "#domain/bookings/booking.ts";
import { isOnlyReported } from "#domain/bookings/numbers/ticket.ts";
import { fromDecimal, fromMajor } from "#domain/money.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { useChannel } from "#web/lib/session/use-channel.ts";
import { NextDue } from "#web/ui/feedback/booking-status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import type { BookingView } from "../queries.ts";
import { MovementLines } from "./movement-lines.tsx";

const RATE_DECIMALS = 4;

export function BookingMoney({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const channel = useChannel(booking);
  const { role } = useSignedIn();
  // Nothing came, and nothing is waited for any more.
  const isOver = booking.status === "cancelled" && booking.movements.length === 0;
  return (
    <Card icon={Wallet} title={t("money.title")}>
      <p className="font-serif text-3xl font-semibold">
        <Money amount={booking.totalAmount} currency={booking.currency} />
      </p>
      <HomeAmount booking={booking} />
      <dl className="mt-4 divide-y divide-line border-t border-line">
        <GroupDiscount booking={booking} />
        {fromDecimal(booking.kept.amount) > 0 && !hasAllBack(booking) && (
          <Line term={t("money.kept")}>
            <Money amount={booking.kept.amount} currency={booking.kept.currency} />
          </Line>
        )}
        {fromDecimal(booking.reduced.amount) > 0 && (
          <Line term={t("money.reduced")}>
            <Money amount={booking.reduced.amount} currency={booking.reduced.currency} />
          </Line>
        )}
        <MovementLines movements={booking.movements} />
        <Line term={t("money.paid")}>
          <Money amount={booking.amountPaid.amount} currency={booking.amountPaid.currency} />
        </Line>
        {!isOver && (
          <Line term={t("money.status")}>
            <PaymentState booking={booking} />
          </Line>
        )}
        {(channel !== null || (booking.isMine && !isOver)) && (
          <Line term={t("money.seller")}>{t(`money.sellers.${channel ?? "open"}`)}</Line>
        )}
      </dl>
      {channel === "nusuk" && !isOver && (
        <p className="mt-3 text-sm text-muted">
          {role === "operator" && t("money.nusukNoteOperator")}
          {role !== "operator" && booking.isMine && t("money.nusukNote")}
          {role !== "operator" && !booking.isMine && t("money.nusukNoteOther", { name: booking.customerName })}
        </p>
      )}
    </Card>
  );
}

/** Once a part has come: how much of it, and what is next. */
function PaymentState({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const common = useTranslations("common");
  const { money } = useFormats();
  const { status, amountPaid, totalAmount, currency, schedule, paymentStatus, operatorStopped } = booking;
  if (!isPaidInPart(status, fromDecimal(amountPaid.amount), fromMajor(totalAmount) ?? 0)) {
    return t(`money.payment.${isOnlyReported(booking) ? "reported" : paymentStatus}`);
  }
  const next = operatorStopped ? undefined : schedule.find(({ state }) => state !== "paid");
  return (
    <>
      {common("money.paidOf", { paid: money(amountPaid.amount, currency), total: money(totalAmount, currency) })}
      {next && (
        <span className="block font-normal">
          <NextDue dueOn={next.dueOn} amount={next.open} isOverdue={next.state === "overdue"} />
        </span>
      )}
    </>
  );
}

/** Already taken off; the percent is that of the first part that has it. */
function GroupDiscount({ booking: { groupDiscount, parts } }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const { percent } = useFormats();
  const agreed = parts.find(({ discountPercent }) => discountPercent > 0);
  if (!agreed) return null;
  return (
    <Line term={t("money.discount", { percent: percent(agreed.discountPercent) })}>
      <Money amount={`-${groupDiscount.amount}`} currency={groupDiscount.currency} />
    </Line>
  );
}

function HomeAmount({ booking: { home, currency } }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const { money, number, date } = useFormats();
  if (!home || home.currency === currency) return null;
  return (
    <p className="mt-1 text-sm text-muted">
      {t("money.home", {
        amount: money(home.amount, home.currency),
        rate: `${money(1, currency)} = ${number(home.rate, RATE_DECIMALS)} ${home.currency}`,
        date: date(home.asOf),
      })}
    </p>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="text-end font-semibold">{children}</dd>
    </div>
  );
}

/** Called off with everything given back: what the terms once kept of it came back too. */
function hasAllBack({ phase, amountPaid }: BookingView): boolean {
  return phase === "cancelled" && fromDecimal(amountPaid.amount) === 0;
}
