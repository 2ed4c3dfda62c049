/** The columns of the bookings behind a figure; the amount is what each brings to it. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type CountedFigure, isMoneyMoved } from "#domain/operators/counted.ts";
import { endOf } from "#web/ui/feedback/booking-status.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Column } from "#web/ui/surfaces/data-table.tsx";
import { FormattedDate, Money, Reference } from "#web/ui/text/values.tsx";
import type { CountedBooking } from "./queries.ts";

export function useCountedColumns(figure: CountedFigure): Column<CountedBooking>[] {
  const t = useTranslations("operator");
  const words = useTranslations("analytics");
  return [
    { key: "customer", head: t("columns.customer"), cell: (booking) => <Customer booking={booking} /> },
    { key: "package", head: t("columns.package"), cell: ({ packageName }) => <bdi>{packageName}</bdi> },
    { key: "status", head: t("columns.status"), cell: (booking) => <Stand booking={booking} /> },
    { key: "date", head: t("columns.date"), cell: ({ createdAt }) => <FormattedDate date={createdAt.slice(0, 10)} /> },
    {
      key: "amount",
      head: isMoneyMoved(figure) ? words("behind.moved") : words("behind.price"),
      numeric: true,
      cell: ({ amount, counts }) => (
        <>
          <Money amount={amount.amount} currency={amount.currency} />
          {!counts && <span className="block text-xs text-muted">{words("behind.notCounted")}</span>}
        </>
      ),
    },
  ];
}

function Customer({ booking }: { booking: CountedBooking }) {
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

function Stand({ booking: { status, phase, cancelReason } }: { booking: CountedBooking }) {
  const t = useTranslations("operator");
  return (
    <>
      <Status state={endOf(status, cancelReason)} />
      {phase !== "confirmed" && (
        <span className="mt-1 block text-xs text-muted">
          {phase === "cancelled" ? t(`phase.ended.${cancelReason ?? "by_pilgrim"}`) : t(`phase.${phase}`)}
        </span>
      )}
    </>
  );
}
