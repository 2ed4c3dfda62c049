/** A booking that somebody else of the household made: how it stands, and who acts on it. */
import { UsersRound } from "lucide-react";
import { useTranslations } from "use-intl";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { BookingView } from "./queries.ts";

export function HouseholdPanel({ booking }: { booking: BookingView }) {
  const t = useTranslations("bookings");
  return (
    <Card icon={UsersRound} title={t("household.title", { name: booking.customerName })}>
      <p>{t(`household.${booking.phase}`)}</p>
      <p className="mt-3 text-muted">{t("household.who", { name: booking.customerName })}</p>
    </Card>
  );
}
