/** The pilgrim's bookings: the standing ones first, the ended ones behind them; nothing where there is none. */
import { Ticket } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { stands } from "#domain/obligations/papers/facts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money, Reference } from "#web/ui/text/values.tsx";
import type { MyBooking } from "../queries.ts";
import { BookingState } from "./booking-state.tsx";

/** Rows in sight at first. */
const FIRST = 5;

interface BookingsCardProps {
  /** Newest first. */
  bookings: readonly MyBooking[];
  now: Date;
}

export function BookingsCard({ bookings, now }: BookingsCardProps) {
  const t = useTranslations("dashboard");
  const [all, setAll] = useState(false);
  if (bookings.length === 0) return null;
  const standing = bookings.filter((booking) => stands(booking, now));
  const ended = bookings.filter((booking) => !stands(booking, now));
  const rows = [...standing, ...ended].slice(0, all ? bookings.length : FIRST);
  return (
    <Card
      icon={Ticket}
      title={t("bookings.title")}
      aside={
        <Link to="/bookings" className="inline-flex min-h-6 items-center font-semibold text-brand hover:underline">
          {t("bookings.count", { count: bookings.length })}
        </Link>
      }
    >
      <ul className="divide-y divide-line">
        {rows.map((booking) => (
          <BookingRow key={booking.id} booking={booking} now={now} />
        ))}
      </ul>
      {rows.length < bookings.length && (
        <Button variant="quiet" className="mt-3" onClick={() => setAll(true)}>
          {t("bookings.showAll", { count: bookings.length })}
        </Button>
      )}
    </Card>
  );
}

function BookingRow({ booking, now }: { booking: MyBooking; now: Date }) {
  const t = useTranslations("dashboard");
  const { dateRange } = useFormats();
  return (
    <li className="grid gap-x-4 gap-y-1 py-4 ">
      <div className="min-w-0">
        <Link to={`/bookings/${booking.id}`} className="font-semibold text-brand hover:underline">
          <bdi>{booking.packageName}</bdi>
        </Link>
        <p className="text-sm text-muted">
          <Reference>{booking.reference}</Reference> · {t("bookings.places", { count: booking.seats })} ·{" "}
          <bdi>{dateRange(booking.departureDate, booking.returnDate)}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 justify-between">
        <BookingState booking={booking} now={now} />
        {stands(booking, now) && (
          <span className="num text-sm">
            <Money amount={booking.totalAmount} currency={booking.currency} />
          </span>
        )}
      </div>
    </li>
  );
}
