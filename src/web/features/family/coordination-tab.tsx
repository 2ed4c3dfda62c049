/** How the household books together: who may hold places, and what is booked for it. */
import { ArrowRight, CalendarCheck, Hand } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { listBookings } from "#contract/bookings.ts";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { useRouteQuery } from "#web/lib/queries.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { FamilyGroup } from "./queries.ts";

export function CoordinationTab({ group }: { group: FamilyGroup }) {
  const t = useTranslations("family");
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-2">
        <Card tone="night">
          <h2 className="text-xl">{t("coordination.hold")}</h2>
          <p className="mt-2 mb-5 text-on-night-muted">{t("coordination.holdText", { max: MAX_PARTY })}</p>
          <ButtonLink
            to="/packages"
            variant="brass"
            trailing={<ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
          >
            {t("coordination.browse")}
          </ButtonLink>
        </Card>
        <Card icon={Hand} title={t("coordination.who")}>
          <ul className="mb-3 grid gap-1 font-semibold">
            {group.members
              .filter(({ role }) => role === "admin")
              .map(({ id, name }) => (
                <li key={id}>
                  <bdi>{name}</bdi>
                </li>
              ))}
          </ul>
          <p className="text-muted">{t("coordination.whoText")}</p>
          <p className="mt-3 text-sm text-muted">{t("coordination.queue")}</p>
        </Card>
      </div>
      <Bookings group={group} />
    </div>
  );
}

function Bookings({ group }: { group: FamilyGroup }) {
  const t = useTranslations("family");
  const { dateRange } = useFormats();
  const all = useRouteQuery(listBookings);
  const bookings = (all.data ?? []).filter(({ familyId }) => familyId === group.id);
  return (
    <Card icon={CalendarCheck} title={t("coordination.bookings")}>
      {all.isPending && <Skeleton className="h-24" />}
      {all.data && bookings.length === 0 && <p className="text-muted">{t("coordination.none")}</p>}
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
            <Status state={booking.completed ? "completed" : booking.status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
