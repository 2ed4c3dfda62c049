/** The payment plan: each amount that is open with its date and where it stands; nothing where the price is one amount. */
import { CalendarClock } from "lucide-react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { classNames } from "#web/ui/class-names.ts";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { FormattedDate, Money } from "#web/ui/text/values.tsx";
import type { BookingView } from "../../queries.ts";
import type { PlannedAmount } from "./plan-model.ts";

const WHOLE = 100;

export function InstalmentsCard({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  const { money } = useFormats();
  // Payments that came stand with the price, as they were made: an amount that they cover was not paid on its own date.
  const open = booking.schedule.flatMap((amount, number) =>
    amount.state === "paid" ? [] : [{ amount: { ...amount, state: amount.state }, number }],
  );
  if (booking.schedule.length < 2 || open.length === 0 || booking.phase === "cancelled") return null;
  const paid = Number(booking.amountPaid.amount);
  const progress = t("schedule.progress", {
    paid: money(paid, booking.currency),
    total: money(booking.totalAmount, booking.currency),
  });
  return (
    <Card icon={CalendarClock} title={t("schedule.title")}>
      <ProgressBar value={(paid / booking.totalAmount) * WHOLE} label={progress} />
      <ol className="mt-4 divide-y divide-line border-t border-line">
        {open.map(({ amount, number }) => (
          <Row key={amount.dueOn} amount={amount} number={number} />
        ))}
      </ol>
      <p className="mt-4 text-sm text-muted">{t("schedule.lead")}</p>
    </Card>
  );
}

type OpenAmount = PlannedAmount & { readonly state: keyof typeof TONES };

function Row({ amount, number }: { amount: OpenAmount; number: number }) {
  const t = useTranslations("bookings");
  const isNext = amount.state === "next" || amount.state === "overdue";
  return (
    <li
      className={classNames("grid grid-cols-[1fr_auto] gap-x-4 py-3", isNext && "font-semibold")}
      aria-current={amount.state === "next" ? "step" : undefined}
    >
      <span>{t("schedule.row", { number })}</span>
      <span className="num text-end">
        <Money amount={amount.amount.amount} currency={amount.amount.currency} />
      </span>
      <span className="text-sm font-normal text-muted">
        {amount.dueOn === dateOf(new Date()) ? t("schedule.today") : <FormattedDate date={amount.dueOn} />}
      </span>
      <StateWord amount={amount} />
    </li>
  );
}

const TONES = { overdue: "text-bad", next: "text-wait", later: "text-muted" } as const;

function StateWord({ amount: { state, amount, open, keptUntil } }: { amount: OpenAmount }) {
  const t = useTranslations("bookings");
  const { date, money } = useFormats();
  const isPartly = open.amount !== amount.amount;
  return (
    <span className={classNames("text-end text-sm", TONES[state])}>
      {t(`schedule.${state}`, { date: date(keptUntil) })}
      {isPartly && <span className="block">{t("schedule.open", { amount: money(open.amount, open.currency) })}</span>}
    </span>
  );
}
