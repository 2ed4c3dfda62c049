/** Where a booking stands: SPEC's word, and once a part of the price has come how much, for who reads "pending" has paid nothing. */
import { useTranslations } from "use-intl";
import { type CancelReason, isPaidInPart, type BookingStatus as State } from "#domain/bookings/booking.ts";
import { fromDecimal, fromMajor } from "#domain/money.ts";
import { useFormats } from "../text/use-formats.ts";
import { Status } from "./status.tsx";

interface Standing {
  readonly status: State;
  readonly completed: boolean;
  readonly cancelReason: CancelReason | null;
  readonly currency: string;
  readonly amount: number;
  /** What has come of the amount, `"1234.50"`. */
  readonly paid: string;
}

/** Seats that went back because their time was over are nobody's cancellation. */
export function endOf(status: State, cancelReason: CancelReason | null): State | "expired" {
  return cancelReason === "hold_expired" ? "expired" : status;
}

export function BookingStatusBadge({ status, completed, cancelReason, currency, amount, paid }: Standing) {
  const t = useTranslations("common");
  const { money } = useFormats();
  if (!isPaidInPart(status, fromDecimal(paid), fromMajor(amount) ?? 0)) {
    return <Status state={completed ? "completed" : endOf(status, cancelReason)} />;
  }
  return (
    <Status state="pending">
      {t("money.paidOf", { paid: money(paid, currency), total: money(amount, currency) })}
    </Status>
  );
}

interface Next {
  readonly dueOn: string;
  readonly amount: { readonly amount: string; readonly currency: string };
  readonly isOverdue: boolean;
}

/** The next amount of a schedule, or the first that is late. */
export function NextDue({ dueOn, amount: { amount, currency }, isOverdue }: Next) {
  const t = useTranslations("common");
  const { money, date } = useFormats();
  const sum = money(amount, currency);
  return isOverdue
    ? `${t("money.wasDue", { when: date(dueOn) })} ${sum}`
    : t("money.next", { amount: sum, date: date(dueOn) });
}
