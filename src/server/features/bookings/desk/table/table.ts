/** The operator's table of bookings: pages that follow each other by their last row, counts, and the rows as people read them. */
import type { z } from "zod";
import type { BookingRow } from "#contract/booking-table.ts";
import { accountName } from "#domain/account-name.ts";
import { type BookingPhase, isCompleted, STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import {
  type AssignedFilter,
  type Direction,
  FIRST_DIRECTION,
  type StatusFilter,
  TABLE_PAGE,
  type TableSort,
  type WhenFilter,
} from "#domain/bookings/desk/table.ts";
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import { amountOf, toMajor } from "#domain/money.ts";
import { scheduleStanding } from "#domain/payments/schedules/standing.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { presentAnswer } from "../../records/open-answer.ts";
import { readPlace, writePlace } from "./place.ts";
import { countFound, findPage, type TableFilter, type TableOrder, type TableRow } from "./table.repository.ts";

export interface TableQuery {
  readonly q?: string | undefined;
  readonly status: StatusFilter;
  readonly when: WhenFilter;
  readonly assigned: AssignedFilter;
  readonly sort: TableSort;
  readonly direction?: Direction | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

type Row = z.input<typeof BookingRow>;

/** Throws AppError `invalid_input` for a cursor of another order. */
export async function readTable(
  deps: Dependencies,
  user: BusinessActor,
  query: TableQuery,
): Promise<{ readonly rows: Row[]; readonly next: string | null }> {
  const { limit = TABLE_PAGE, cursor } = query;
  const order = tableOrderOf(query);
  const now = deps.clock();
  const after = cursor === undefined ? null : readPlace(cursor, order);
  // One more than asked tells whether there is a next page.
  const found = await findPage(deps.db, filterOf(user, query, now), { ...order, after, limit: limit + 1 }, now);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next = last && found.length > limit ? writePlace({ value: last.place, id: last.id }, order) : null;
  return { rows: page.map((row) => presentRow(row, now)), next };
}

export function countTable(deps: Dependencies, user: BusinessActor, query: Omit<TableQuery, "status" | "sort">) {
  const now = deps.clock();
  return countFound(deps.db, filterOf(user, { ...query, status: "all" }, now), now);
}

export function tableOrderOf({
  sort,
  direction = FIRST_DIRECTION[sort],
}: Pick<TableQuery, "sort" | "direction">): TableOrder {
  return { sort, direction };
}

export function filterOf(
  { id, operatorId }: BusinessActor,
  { q = "", status, when, assigned }: Pick<TableQuery, "q" | "status" | "when" | "assigned">,
  now: Date,
): TableFilter {
  return {
    operatorId,
    q: q === "" ? null : q,
    status,
    returnsFrom: when === "ahead" ? dateOf(now) : null,
    assigneeId: { anyone: null, me: id, nobody: "nobody" as const }[assigned],
  };
}

export function presentRow(row: Omit<TableRow, "place">, now: Date): Row {
  const phase = row.hasRunOut ? "cancelled" : row.phase;
  const { id, reference, packageName, seats, currency, paymentStatus, channel, departureDate, cancelNote, unread } =
    row;
  return {
    ...{
      id,
      reference,
      packageName,
      seats,
      currency,
      paymentStatus,
      channel,
      departureDate,
      cancelNote,
      unread,
      phase,
    },
    customerId: row.userId,
    customerName: accountName(row),
    amount: toMajor(row.totalMinor),
    paid: amountOf(row.paidMinor, currency),
    // A suspended operator takes no money, and has no time in which it answers.
    nextDue: row.operatorRuns ? nextDueOf(row, phase, dateOf(now)) : null,
    status: STATUS_OF_PHASE[phase],
    completed: isCompleted(phase, row.returnDate, dateOf(now)),
    date: dateOf(row.createdAt),
    approvalDueAt: row.operatorRuns ? (row.approvalDueAt?.toISOString() ?? null) : null,
    cancelReason: row.hasRunOut ? "hold_expired" : row.cancelReason,
    answer: presentAnswer(row.answer),
    assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: `${row.assigneeFirst} ${row.assigneeLast}` },
  };
}

/** Nothing is due of what has ended, nor while nothing is agreed. */
function nextDueOf(
  { instalments, paidMinor, currency }: Pick<TableRow, "instalments" | "paidMinor" | "currency">,
  phase: BookingPhase,
  today: IsoDate,
): Row["nextDue"] {
  if (phase === "cancelled") return null;
  const next = scheduleStanding(instalments, paidMinor, today).find(({ openMinor }) => openMinor > 0);
  if (!next) return null;
  return { dueOn: next.dueOn, amount: amountOf(next.openMinor, currency), isOverdue: next.state === "overdue" };
}
