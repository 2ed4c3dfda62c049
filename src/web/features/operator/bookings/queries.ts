/** The calls of the table: its pages, its counts, and the file of what it shows. */
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  type BookingCustomer,
  type BookingRow,
  bookingCounts,
  bookingCustomers,
  bookingTable,
  exportBookings,
} from "#contract/booking-table.ts";
import type { SheetFormat } from "#domain/exports/cell.ts";
import { call, pathOf } from "#web/lib/calls/api.ts";
import { routeKey, routeQuery } from "#web/lib/calls/queries.ts";
import type { TableRequest } from "./table-address.ts";

export type Row = BookingRow;

export type Customer = BookingCustomer;

/**
 * Page after page, each from where the last one ended; another question shows the old rows until its own have come. Not asked
 * where the rows are customers.
 */
export function useTable({ by, ...asked }: TableRequest) {
  return useInfiniteQuery({
    queryKey: routeKey(bookingTable, { query: asked }),
    queryFn: ({ pageParam }: { pageParam: string | null }) =>
      call(bookingTable, { query: { ...asked, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: by === "booking",
  });
}

/** As `useTable`, a row a customer. */
export function useCustomers({ q, status, when, assigned }: TableRequest) {
  const query = { q, status, when, assigned };
  return useInfiniteQuery({
    queryKey: routeKey(bookingCustomers, { query }),
    queryFn: ({ pageParam }: { pageParam: string | null }) =>
      call(bookingCustomers, { query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function useCounts({ q, when, assigned }: TableRequest) {
  return useQuery({
    ...routeQuery(bookingCounts, { query: { q, when, assigned } }),
    placeholderData: keepPreviousData,
  });
}

export function exportPath({ by: _, direction, ...asked }: TableRequest, format: SheetFormat): string {
  return pathOf(exportBookings, { query: { ...asked, direction, format } });
}
