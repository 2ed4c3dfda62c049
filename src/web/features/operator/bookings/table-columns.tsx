/** The columns of the operator's table of bookings in the business centre, in their order: what a row is, who it waits for, and what can be done at once. */
import { MessageSquare } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { TableSort } from "#domain/bookings/desk/table.ts";
import { AnswerBooking } from "#web/shared/answers/answer-booking.tsx";
import { BookingStatusBadge, NextDue } from "#web/ui/feedback/booking-status.tsx";
import type { Column, ColumnSort } from "#web/ui/surfaces/data-table.tsx";
import { FormattedDate, Money, Reference } from "#web/ui/text/values.tsx";
import { ChooseAll, Tick } from "./batch.tsx";
import type { Row } from "./queries.ts";
import type { TableRequest } from "./table-address.ts";
import type { Batch } from "./use-batch.ts";
import { isAwaitingAnswer, waitOf } from "./waiting-rows.ts";

interface TableState {
  batch: Batch;
  order: Pick<TableRequest, "sort" | "direction">;
  onOrder: (sort: TableSort) => void;
  now: Date;
}

export function useTableColumns({ batch, order, onOrder, now }: TableState): Column<Row>[] {
  const t = useTranslations("desk");
  const sorted = (sort: TableSort): ColumnSort => ({
    direction: order.sort === sort ? order.direction : null,
    onSort: () => onOrder(sort),
  });
  return [
    {
      key: "choose",
      narrow: "tick",
      head: t("columns.choose"),
      headTool: batch.all.length > 0 && <ChooseAll batch={batch} className="max-lg:hidden" />,
      silent: true,
      bare: true,
      cell: (row) =>
        isAwaitingAnswer(row, now) && (
          <Tick
            name={t("batch.one", { name: row.customerName })}
            checked={batch.chosen.includes(row.id)}
            onToggle={() => batch.toggle(row.id)}
          />
        ),
    },
    {
      key: "customer",
      narrow: "name",
      head: t("columns.customer"),
      bare: true,
      sort: sorted("customer"),
      cell: (row) => <Customer row={row} />,
    },
    {
      key: "package",
      narrow: "start",
      head: t("columns.package"),
      bare: true,
      cell: ({ packageName }) => <bdi>{packageName}</bdi>,
    },
    {
      key: "departure",
      narrow: "end",
      head: t("columns.departure"),
      bare: true,
      sort: sorted("departure"),
      cell: ({ departureDate }) => <FormattedDate date={departureDate} />,
    },
    {
      key: "amount",
      narrow: "figure",
      head: t("columns.amount"),
      bare: true,
      numeric: true,
      sort: sorted("amount"),
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      key: "status",
      narrow: "state",
      head: t("columns.status"),
      bare: true,
      cell: (row) => <RowStatus row={row} isAsked={isAwaitingAnswer(row, now)} />,
    },
    {
      key: "date",
      narrow: "nowhere",
      head: t("columns.date"),
      sort: sorted("created"),
      cell: ({ date }) => <FormattedDate date={date} />,
    },
    {
      key: "answer",
      narrow: "tools",
      head: t("columns.answer"),
      silent: true,
      cell: (row) => <RowAnswer row={row} now={now} />,
    },
  ];
}

function Customer({ row }: { row: Row }) {
  const t = useTranslations("desk");
  return (
    <>
      <Link to={`/operator-dashboard/bookings/${row.id}`} className="font-semibold text-brand hover:underline">
        <bdi>{row.customerName}</bdi>
      </Link>
      <span className="block text-xs text-muted">
        <Reference>{row.reference}</Reference> · {t("places", { count: row.seats })}
      </span>
      {row.unread > 0 && (
        <span className="mt-1 inline-flex items-center gap-1.5 text-xs font-semibold text-brand">
          <MessageSquare aria-hidden="true" className="size-4" />
          {t("unread", { count: row.unread })}
        </span>
      )}
      {row.assignee && (
        <span className="block text-xs text-muted">
          {t("assignee")} <bdi>{row.assignee.name}</bdi>
        </span>
      )}
    </>
  );
}

/** What a pending one waits for, unless what stands beside it says so; why a cancelled one ended, in its last speaker's own words. */
function RowStatus({ row, isAsked }: { row: Row; isAsked: boolean }) {
  const { phase, paid, nextDue, cancelReason, cancelNote } = row;
  const t = useTranslations("desk");
  if (row.answer) return null;
  return (
    <>
      <BookingStatusBadge {...row} paid={paid.amount} />
      {nextDue && (
        <span className="mt-1 block text-xs">
          <NextDue {...nextDue} />
        </span>
      )}
      {phase !== "confirmed" && !isAsked && (
        <span className="mt-1 block text-xs text-muted">
          {phase === "cancelled" ? t(`ended.${cancelReason ?? "by_pilgrim"}`) : t(`phase.${phase}`)}
          {cancelNote && (
            <q className="block max-w-64" dir="auto">
              {cancelNote}
            </q>
          )}
        </span>
      )}
    </>
  );
}

function RowAnswer({ row, now }: { row: Row; now: Date }) {
  const t = useTranslations("desk");
  const wait = waitOf(row, now);
  if (!wait) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:[&_button]:flex-none max-md:[&_button]:px-3.5 max-md:[&>div]:w-auto lg:block lg:[&_button]:px-3 xl:min-w-44">
      {row.answer === null && (
        <p className="text-xs max-lg:flex-1 lg:mb-1">
          {t("waits", { waited: wait.waitedHours, left: wait.leftHours })}
        </p>
      )}
      <AnswerBooking booking={row} answer={row.answer} />
    </div>
  );
}
