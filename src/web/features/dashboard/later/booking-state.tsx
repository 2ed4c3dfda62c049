/** Where a booking stands, in the words of the one who waits for it. */
import { useTranslations } from "use-intl";
import { isLiveHold } from "#domain/obligations/papers/facts.ts";
import { BookingStatusBadge } from "#web/ui/feedback/booking-status.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { MyBooking } from "../queries.ts";

export function BookingState({ booking, now }: { booking: MyBooking; now: Date }) {
  const t = useTranslations("dashboard");
  const { time, dateTime } = useFormats();
  const { phase, holdExpiresAt, offered, operatorStopped, rests } = booking;
  if (phase === "held") {
    if (!holdExpiresAt || !isLiveHold(booking, now)) return <Status state="expired" />;
    // Its time stands still, or nobody can use what is left of it.
    if (operatorStopped || rests) return <Status state="held" />;
    const until = offered ? dateTime(holdExpiresAt) : time(holdExpiresAt);
    return <Status state="held">{t("bookings.state.heldUntil", { time: until })}</Status>;
  }
  if (phase === "awaiting_approval") return <Status state="pending">{t("bookings.state.awaitingApproval")}</Status>;
  if (phase === "awaiting_reference")
    return <Status state="incomplete">{t("bookings.state.awaitingReference")}</Status>;
  return <BookingStatusBadge {...booking} paid={booking.amountPaid.amount} amount={booking.totalAmount} />;
}
