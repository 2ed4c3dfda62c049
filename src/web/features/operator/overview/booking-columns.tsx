/** The columns of the newest bookings: customer, package, amount, status with its reason, date; without package and date on phones. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { AnswerSaid } from "#web/shared/answers/waiting-answer.tsx";
import { BookingStatusBadge } from "#web/ui/feedback/booking-status.tsx";
import type { Column } from "#web/ui/surfaces/data-table.tsx";
import { FormattedDate, Money, Reference } from "#web/ui/text/values.tsx";
import type { OwnBooking } from "../queries.ts";

export function useBookingColumns(): Column<OwnBooking>[] {
  const t = useTranslations("operator");
  return [
    {
      key: "customer",
      narrow: "name",
      head: t("columns.customer"),
      bare: true,
      cell: (booking) => <Customer booking={booking} />,
    },
    {
      key: "package",
      narrow: "start",
      head: t("columns.package"),
      bare: true,
      cell: ({ packageName }) => <bdi className="max-md:hidden">{packageName}</bdi>,
    },
    {
      key: "amount",
      narrow: "figure",
      head: t("columns.amount"),
      numeric: true,
      bare: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      key: "status",
      narrow: "state",
      head: t("columns.status"),
      bare: true,
      cell: (booking) => <State booking={booking} />,
    },
    {
      key: "date",
      narrow: "end",
      head: t("columns.date"),
      bare: true,
      cell: ({ date }) => (
        <span className="max-md:hidden">
          <FormattedDate date={date} />
        </span>
      ),
    },
  ];
}

function Customer({ booking }: { booking: OwnBooking }) {
  const t = useTranslations("operator");
  return (
    <>
      <Link to={`/operator-dashboard/bookings/${booking.id}`} className="font-semibold text-brand hover:underline">
        <bdi>{booking.customerName}</bdi>
      </Link>
      <span className="block text-xs text-muted">
        <Reference>{booking.reference}</Reference> · {t("columns.places", { count: booking.seats })}
      </span>
    </>
  );
}

/** Who has answered it in the last minute is told of the answer, as wherever it can be taken back. */
function State({ booking }: { booking: OwnBooking }) {
  if (booking.answer) return <AnswerSaid answer={booking.answer} />;
  return (
    <>
      <BookingStatusBadge {...booking} paid={booking.amountPaid.amount} amount={booking.totalAmount} />
      {booking.phase !== "confirmed" && <Reason booking={booking} phase={booking.phase} />}
    </>
  );
}

interface ReasonProps {
  booking: OwnBooking;
  phase: Exclude<OwnBooking["phase"], "confirmed">;
}

/** What a pending one waits for, why a cancelled one ended, in its last speaker's own words where there are any. */
function Reason({ booking, phase }: ReasonProps) {
  const t = useTranslations("operator");
  return (
    <span className="mt-1 block text-xs text-muted">
      {phase === "cancelled" ? t(`phase.ended.${booking.cancelReason ?? "by_pilgrim"}`) : t(`phase.${phase}`)}
      {booking.cancelNote && (
        <q className="block max-w-64" dir="auto">
          {booking.cancelNote}
        </q>
      )}
    </span>
  );
}
