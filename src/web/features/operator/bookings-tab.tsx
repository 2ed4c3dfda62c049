/** All bookings of the operator's packages: three counts, search, the status filter and the table. */
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { OperatorSummary } from "#contract/operators.ts";
import { MAX_PAGE } from "#contract/packages.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking.ts";
import { dateOf } from "#domain/calendar.ts";
import type { Attention } from "#domain/operators/attention.ts";
import { countByStatus, departuresAhead } from "#domain/operators/figures.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";
import { Answers } from "./answers.tsx";
import { useBookingColumns } from "./booking-columns.tsx";
import { BookingCounts } from "./booking-counts.tsx";
import { inCustomerOrder, type StatusFilter, searchBookings, statusFilterOf } from "./booking-rows.ts";
import type { OwnBooking } from "./queries.ts";

/** Rows drawn at once. */
const PAGE = 25;

interface BookingsTabProps {
  /** Newest first. */
  bookings: readonly OwnBooking[];
  waiting: readonly Attention<OwnBooking>[];
  now: Date;
  season: OperatorSummary["season"];
}

export function BookingsTab({ bookings, waiting, now, season }: BookingsTabProps) {
  const t = useTranslations("operator");
  const [text, setText] = useState("");
  const { status, always, byCustomer, setStatus, setAlways } = useBookingFilters();
  const ahead = departuresAhead(bookings, dateOf(now));
  const asked = always ? bookings : ahead;
  const found = searchBookings(asked, text, status);
  return (
    <div className="grid gap-6">
      <BookingCounts season={season} />
      <ButtonLink to="/operator-dashboard/phone" variant="outline" className="justify-self-start">
        {t("bookings.byPhone")}
      </ButtonLink>
      <section className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        <div className="grid items-end gap-4 p-5 md:grid-cols-[1fr_14rem] xl:grid-cols-[1fr_14rem_auto]">
          <TextField
            type="search"
            label={t("bookings.search")}
            placeholder={t("bookings.searchExample")}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <WhenField always={always} onChange={setAlways} />
          <div className="md:max-xl:col-span-2">
            <StatusSegments bookings={asked} value={status} onChange={setStatus} />
          </div>
        </div>
        <Rows
          key={`${status} ${always} ${text}`}
          rows={byCustomer ? inCustomerOrder(found) : found}
          none={bookings.length === 0}
          waiting={waiting}
        />
      </section>
      <p className="text-sm text-muted">
        {bookings.length >= MAX_PAGE && t("bookings.newest", { count: MAX_PAGE })} {t("bookings.foot")}
      </p>
    </div>
  );
}

/** Status and departures as they stand in the address; everything else of it is the tab. */
function useBookingFilters() {
  const [address, setAddress] = useSearchParams();
  const status = statusFilterOf(address.get("status"));
  const always = address.get("when") === "always";
  const byCustomer = address.get("by") === "customer";
  const apply = (next: { status: StatusFilter; always: boolean }) =>
    setAddress({
      tab: "bookings",
      ...(next.status === "all" ? {} : { status: next.status }),
      ...(next.always ? { when: "always" } : {}),
      ...(byCustomer ? { by: "customer" } : {}),
    });
  return {
    status,
    always,
    byCustomer,
    setStatus: (value: StatusFilter) => apply({ status: value, always }),
    setAlways: (value: boolean) => apply({ status, always: value }),
  };
}

function WhenField({ always, onChange }: { always: boolean; onChange: (always: boolean) => void }) {
  const t = useTranslations("operator");
  return (
    <SelectField
      label={t("bookings.when")}
      value={always ? "always" : "ahead"}
      options={[
        { value: "ahead", label: t("bookings.ahead") },
        { value: "always", label: t("bookings.always") },
      ]}
      onChange={(event) => onChange(event.target.value === "always")}
    />
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
          <p className="mb-1 text-xs">
            {t("attention.waits", { waited: item.waitedHours })}, {t("attention.left", { left: item.leftHours })}
          </p>
          <Answers booking={row} />
        </>
      );
    },
  };
  return [...useBookingColumns(), answers];
}
