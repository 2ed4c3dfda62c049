/** Everybody who has booked, once each: their newest bookings, and what all of theirs come to. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { BookingStatusBadge } from "#web/ui/feedback/booking-status.tsx";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";
import { useCountryName } from "#web/ui/text/country-name.ts";
import { FormattedDate, Money, Reference } from "#web/ui/text/values.tsx";
import { Nothing } from "./booking-table.tsx";
import type { ChoicesProps } from "./choices.tsx";
import { type Customer, useCustomers } from "./queries.ts";
import { type TableRequest, writeAsked } from "./table-address.ts";

export function CustomerTable({ asked, onAsk }: ChoicesProps) {
  const t = useTranslations("desk");
  const table = useCustomers(asked);
  const errorText = useErrorText();
  const rows = table.data?.pages.flatMap((page) => page.rows) ?? [];
  const columns = useCustomerColumns(asked);
  if (table.isError && rows.length === 0) {
    return <ErrorState text={errorText(table.error)} onRetry={() => void table.refetch()} />;
  }
  if (!table.data) return <Skeleton className="m-5 h-dvh" />;
  if (rows.length === 0) return <Nothing asked={asked} onAsk={onAsk} />;
  return (
    <div aria-busy={table.isPlaceholderData}>
      <DataTable caption={t("customers.caption")} columns={columns} rows={rows} keyOf={({ id }) => id} />
      {table.isError && (
        <p role="alert" className="px-5 py-3 text-sm text-bad">
          {errorText(table.error)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line px-5 py-4 text-sm text-muted">
        <p role="status">{t("customers.shown", { count: rows.length })}</p>
        {table.hasNextPage && (
          <Button
            variant="outline"
            pending={table.isFetchingNextPage}
            pendingLabel={t("loadingMore")}
            onClick={() => void table.fetchNextPage()}
          >
            {t("more")}
          </Button>
        )}
      </div>
    </div>
  );
}

function useCustomerColumns(asked: TableRequest): Column<Customer>[] {
  const t = useTranslations("desk");
  return [
    { key: "customer", head: t("columns.customer"), cell: (row) => <Who customer={row} /> },
    { key: "bookings", head: t("customers.bookings"), cell: (row) => <Theirs customer={row} asked={asked} /> },
    { key: "seats", head: t("customers.people"), numeric: true, cell: ({ seats }) => seats },
    { key: "booked", head: t("customers.booked"), numeric: true, cell: ({ booked }) => <Sums amounts={booked} /> },
    { key: "paid", head: t("customers.paid"), numeric: true, cell: ({ paid }) => <Sums amounts={paid} /> },
  ];
}

function Who({ customer: { name, country } }: { customer: Customer }) {
  const countryName = useCountryName(country);
  return (
    <>
      <bdi className="font-semibold">{name}</bdi>
      {countryName && <span className="block text-xs text-muted">{countryName}</span>}
    </>
  );
}

/** The newest ones; the rest is where all bookings are, found by the name. */
function Theirs({ customer: { name, bookings, newest }, asked }: { customer: Customer; asked: TableRequest }) {
  const t = useTranslations("desk");
  const more = bookings - newest.length;
  const rest = new URLSearchParams(writeAsked({ ...asked, by: "booking", q: name }));
  return (
    <ul className="grid gap-2.5">
      {newest.map(({ id, reference, packageName, departureDate, paid, ...standing }) => (
        <li key={id}>
          <Link to={`/operator-dashboard/bookings/${id}`} className="font-semibold text-brand hover:underline">
            <bdi>{packageName}</bdi>
          </Link>{" "}
          <BookingStatusBadge {...standing} paid={paid.amount} />
          <span className="block text-xs text-muted">
            <Reference>{reference}</Reference> · <FormattedDate date={departureDate} />
          </span>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to={`/operator-dashboard?${rest}`} className="text-brand underline">
            {t("customers.more", { count: more })}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Sums({ amounts }: { amounts: Customer["booked"] }) {
  return amounts.map(({ amount, currency }) => (
    <span key={currency} className="block">
      <Money amount={amount} currency={currency} />
    </span>
  ));
}
