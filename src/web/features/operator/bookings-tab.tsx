/** All bookings of the operator's packages: three counts, search, the status filter and the table. */
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { BOOKING_STATUSES } from "#domain/bookings/booking.ts";
import type { Attention } from "#domain/operators/attention.ts";
import { countByStatus } from "#domain/operators/figures.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Answers } from "./answers.tsx";
import { useBookingColumns } from "./booking-columns.tsx";
import { BookingCounts } from "./booking-counts.tsx";
import { type StatusFilter, searchBookings, statusFilterOf } from "./booking-rows.ts";
import { type Column, DataTable } from "./data-table.tsx";
import type { OwnBooking } from "./queries.ts";

/** Rows drawn at once. */
const PAGE = 25;

interface BookingsTabProps {
  bookings: readonly OwnBooking[];
  waiting: readonly Attention<OwnBooking>[];
}

export function BookingsTab({ bookings, waiting }: BookingsTabProps) {
  const t = useTranslations("operator");
  const [address, setAddress] = useSearchParams();
  const [text, setText] = useState("");
  const status = statusFilterOf(address.get("status"));
  const rows = searchBookings(bookings, text, status);
  return (
    <div className="grid gap-6">
      <BookingCounts bookings={bookings} waiting={waiting} />
      <section className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        <div className="grid items-end gap-4 p-5 lg:grid-cols-[1fr_auto]">
          <TextField
            type="search"
            label={t("bookings.search")}
            placeholder={t("bookings.searchExample")}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <StatusSegments
            bookings={bookings}
            value={status}
            onChange={(value) => setAddress({ tab: "bookings", ...(value === "all" ? {} : { status: value }) })}
          />
        </div>
        <Rows key={`${status} ${text}`} rows={rows} none={bookings.length === 0} waiting={waiting} />
      </section>
      <p className="text-sm text-muted">{t("bookings.foot")}</p>
    </div>
  );
}

interface StatusSegmentsProps {
  bookings: readonly OwnBooking[];
  value: StatusFilter;
  onChange: (value: StatusFilter) => void;
}

function StatusSegments({ bookings, value, onChange }: StatusSegmentsProps) {
  const t = useTranslations("operator");
  const counts = countByStatus(bookings);
  return (
    <SegmentedControl<StatusFilter>
      label={t("bookings.status")}
      value={value}
      options={[
        { value: "all", label: t("bookings.all"), count: bookings.length },
        ...BOOKING_STATUSES.map((status) => ({ value: status, label: t(`bookings.${status}`), count: counts[status] })),
      ]}
      onChange={onChange}
    />
  );
}

interface RowsProps {
  rows: readonly OwnBooking[];
  /** There is no booking at all, rather than none that fits. */
  none: boolean;
  waiting: readonly Attention<OwnBooking>[];
}

function Rows({ rows, none, waiting }: RowsProps) {
  const t = useTranslations("operator");
  const [shown, setShown] = useState(PAGE);
  const columns = useColumnsWithAnswers(waiting);
  const late = new Set(waiting.filter((item) => item.late).map(({ booking }) => booking.id));
  const kind = none ? "none" : "noFit";
  if (rows.length === 0) {
    return <EmptyState title={t(`bookings.${kind}.title`)}>{t(`bookings.${kind}.text`)}</EmptyState>;
  }
  return (
    <>
      <DataTable
        caption={t("bookings.caption")}
        columns={columns}
        rows={rows.slice(0, shown)}
        keyOf={({ id }) => id}
        isFlagged={({ id }) => late.has(id)}
      />
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line px-5 py-4 text-sm text-muted">
        {t("bookings.shown", { shown: Math.min(shown, rows.length), total: rows.length })}
        {rows.length > shown && (
          <Button variant="outline" onClick={() => setShown(shown + PAGE)}>
            {t("bookings.more")}
          </Button>
        )}
      </div>
    </>
  );
}

/** The answers stand only in rows that wait for one, with how long they have waited. */
function useColumnsWithAnswers(waiting: readonly Attention<OwnBooking>[]): Column<OwnBooking>[] {
  const t = useTranslations("operator");
  const answers: Column<OwnBooking> = {
    key: "answer",
    head: t("columns.answer"),
    silent: true,
    cell: (row) => {
      const item = waiting.find(({ booking }) => booking.id === row.id);
      if (!item) return null;
      return (
        <>
          <p className="mb-1 text-xs">{t("attention.waits", { waited: item.waitedHours, left: item.leftHours })}</p>
          <Answers booking={row} />
        </>
      );
    },
  };
  return [...useBookingColumns(), answers];
}
