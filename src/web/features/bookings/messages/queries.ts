/** The calls of the thread. */
import { bookingMessages, readMessages, writeMessage } from "#contract/booking-messages.ts";
import { bookingTable } from "#contract/booking-table.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

export type ThreadView = RouteResult<typeof bookingMessages>;

export function useThread(id: string) {
  return useRouteQuery(bookingMessages, { params: { id } });
}

export function useWrite(onWritten: () => void) {
  return useRouteMutation(writeMessage, { invalidates: [bookingMessages], onSuccess: onWritten });
}

export function useOpened() {
  return useRouteMutation(readMessages, { invalidates: [bookingTable] });
}
