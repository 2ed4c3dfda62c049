/** What is booked for the household. */
import { CalendarCheck } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type Booking, listBookings } from "#contract/bookings.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { BookingStatusBadge } from "#web/ui/feedback/booking-status.tsx";
import { EmptyLine } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { FamilyGroup } from "../queries.ts";

export function HouseholdBookingsCard({ group }: { group: FamilyGroup }) {
  const t = useTranslations("plans");
  const { dateRange } = useFormats();
  const all = useRouteQuery(listBookings);
  const bookings = bookingsOf(group, all.data);
  return (
    <Card icon={CalendarCheck} title={t("coordination.bookings")}>
      {all.isPending && <Skeleton className="h-24" />}
      {all.data && bookings.length === 0 && <EmptyLine>{t("coordination.none")}</EmptyLine>}
      <ul className="divide-y divide-line">
        {bookings.map((booking) => (
          <li key={booking.id} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <span className="min-w-0">
              <Link to={`/bookings/${booking.id}`} className="font-semibold text-brand hover:underline">
                <bdi>{booking.packageName}</bdi>
              </Link>
              <span className="block text-sm text-muted">
                {dateRange(booking.departureDate, booking.returnDate)} ·{" "}
                {t("coordination.by", { name: booking.customerName })}
              </span>
              <span className="block text-sm text-muted">
                {t("coordination.people", {
                  named: booking.parts.reduce((sum, { travellers }) => sum + travellers.length, 0),
                  seats: booking.seats,
                })}
              </span>
            </span>
            <BookingStatusBadge {...booking} paid={booking.amountPaid.amount} amount={booking.totalAmount} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The household's of all that the reader sees; whose end is over too. */
export function bookingsOf(group: FamilyGroup, all: readonly Booking[] = []): Booking[] {
  return all.filter((booking) => isOfGroup(booking, group));
}

/** Made for the household, or for none, as before there was one, and naming people of it. */
function isOfGroup({ familyId, parts }: Booking, { id, members }: FamilyGroup): boolean {
  if (familyId !== null) return familyId === id;
  const people = new Set(members.map(({ travellerId }) => travellerId));
  return parts.some(({ travellers }) => travellers.some((one) => people.has(one.id)));
}
