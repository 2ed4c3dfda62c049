/** SQL of the operator's table: one page by its place in the order, its counts; holds that have run out count as cancelled. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Direction, StatusFilter, TableSort } from "#domain/bookings/desk/table.ts";
import { dateOf } from "#domain/calendar.ts";
import type { Db } from "#server/platform/database/database.ts";
import { holdsText } from "#server/platform/database/holds-text.ts";
import { operatorRuns } from "#server/platform/records/measures.ts";
import { instalments, seatsOfBooking } from "../../reading/reading.repository.ts";
import { paidMinor } from "../../records/money/payments.repository.ts";
import { openAnswer } from "../../records/open-answer.ts";
import { holdHasRunOut } from "../../records/overdue.repository.ts";

export interface TableFilter {
  readonly operatorId: string;
  readonly q: string | null;
  readonly status: StatusFilter;
  /** Departures after this day only; null: all. */
  readonly returnsFrom: string | null;
  /** An account, nobody, or whoever it is. */
  readonly assigneeId: string | "nobody" | null;
}

export interface TableOrder {
  readonly sort: TableSort;
  readonly direction: Direction;
}

/** Where a page ended: the value that it is ordered by, as text, and the booking. */
export interface TableCursor {
  readonly value: string;
  readonly id: string;
}

/** What customers are ordered by. */
export const customer = sql<string>`lower(pilgrim.first_name || ' ' || pilgrim.last_name)`;

/** What a table is ordered by, and how its text becomes a value again. */
const ORDERED_BY: Record<TableSort, { readonly value: RawBuilder<unknown>; readonly type: RawBuilder<unknown> }> = {
  created: { value: sql`bookings.created_at`, type: sql`timestamptz` },
  departure: { value: sql`bookings.departure_date`, type: sql`date` },
  customer: { value: customer, type: sql`text` },
  amount: { value: sql`bookings.total_minor`, type: sql`bigint` },
  waiting: { value: sql`bookings.approval_due_at`, type: sql`timestamptz` },
};

/** ISO 8601 in UTC to the millisecond: the database writes its own form of an instant by its settings. */
function placeValue(sort: TableSort): RawBuilder<string> {
  const { value } = ORDERED_BY[sort];
  const instant = sort === "created" || sort === "waiting";
  return instant
    ? sql<string>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`${value}::text`;
}

const firstPackage = sql<string>`(
  select packages.title from booking_parts part join packages on packages.id = part.package_id
  where part.booking_id = bookings.id order by part.position limit 1
)`;

const unread = sql<number>`(
  select count(*)::int from booking_messages message
  where message.booking_id = bookings.id and message.side = 'pilgrim' and message.read_at is null
)`;

/** The columns of a row, for statements that read `bookings` with its `pilgrim` and `assignee`. */
export const ROW = [
  "bookings.id",
  "bookings.reference",
  "bookings.userId",
  "bookings.createdAt",
  "bookings.phase",
  "bookings.channel",
  "bookings.paymentStatus",
  "bookings.totalMinor",
  "bookings.currency",
  "bookings.departureDate",
  "bookings.returnDate",
  "bookings.approvalDueAt",
  "bookings.cancelReason",
  "bookings.cancelNote",
  "bookings.assigneeId",
  "bookings.nusukReference",
  "bookings.source",
  "bookings.sourceTag",
  "pilgrim.firstName",
  "pilgrim.lastName",
  "pilgrim.countryOfResidence",
  "assignee.firstName as assigneeFirst",
  "assignee.lastName as assigneeLast",
] as const;

/** Joined and filtered; what stands in the columns is left to the caller. */
export function selectMatchingBookings(db: Db, filter: TableFilter, now: Date) {
  return db
    .selectFrom("bookings")
    .innerJoin("users as pilgrim", "pilgrim.id", "bookings.userId")
    .where("bookings.operatorId", "=", filter.operatorId)
    .where(fits(filter, now));
}

export type TableRow = Awaited<ReturnType<typeof findPage>>[number];

/**
 * At most `limit` rows after `after`, by the order and then by id. The page is found first and looked up then, so that what
 * stands in the columns costs nothing for the rows that are only passed over.
 */
export async function findPage(
  db: Db,
  filter: TableFilter,
  { sort, direction, after, limit }: TableOrder & { readonly after: TableCursor | null; readonly limit: number },
  now: Date,
) {
  const by = ORDERED_BY[sort];
  const page = selectMatchingBookings(db, filter, now)
    .select("bookings.id as pageId")
    .$if(sort === "waiting", (query) => query.where(isAsked(now)))
    .$if(after !== null, (query) => query.where(comesAfter(by, direction, after)))
    .orderBy(by.value, direction)
    .orderBy("bookings.id", direction)
    .limit(limit);
  return db
    .with(
      (cte) => cte("page").materialized(),
      () => page,
    )
    .selectFrom("page")
    .innerJoin("bookings", "bookings.id", "page.pageId")
    .innerJoin("users as pilgrim", "pilgrim.id", "bookings.userId")
    .leftJoin("users as assignee", "assignee.id", "bookings.assigneeId")
    .select(ROW)
    .select([...computed(now), placeValue(sort).as("place")])
    .orderBy(by.value, direction)
    .orderBy("bookings.id", direction)
    .execute();
}

/** What a row says beside its columns. */
export function computed(now: Date) {
  return [
    holdHasRunOut(now).as("hasRunOut"),
    paidMinor.as("paidMinor"),
    firstPackage.as("packageName"),
    seatsOfBooking.as("seats"),
    unread.as("unread"),
    openAnswer.as("answer"),
    instalments.as("instalments"),
    operatorRuns().as("operatorRuns"),
  ] as const;
}

function comesAfter(by: (typeof ORDERED_BY)[TableSort], direction: Direction, after: TableCursor | null) {
  const than = sql.raw(direction === "asc" ? ">" : "<");
  return sql<SqlBool>`(${by.value}, bookings.id) ${than} (${after?.value}::${by.type}, ${after?.id})`;
}

/** For statements that read `bookings`: asked, in time, and the business may answer, or take back what it has just answered. */
export function isAsked(now: Date) {
  return sql<SqlBool>`(
    bookings.phase = 'awaiting_approval' and bookings.approval_due_at > ${now} and ${operatorRuns()}
  )`;
}

/** For statements that read `bookings`: somebody has yet to answer. All that is said to wait for the operator counts by it. */
export function waitsForAnswer(now: Date) {
  return sql<SqlBool>`(${isAsked(now)} and bookings.departure_date > ${dateOf(now)}::date and ${openAnswer} is null)`;
}

export interface Counts {
  readonly all: number;
  readonly pending: number;
  readonly confirmed: number;
  readonly cancelled: number;
  readonly waiting: number;
}

/** How many there are of each status; the filter's own status counts for nothing. */
export async function countFound(db: Db, filter: Omit<TableFilter, "status">, now: Date): Promise<Counts> {
  const status = effectiveStatus(now);
  const whole = { ...filter, status: "all" } as const;
  // Without words nothing of the pilgrim is asked for, and the counts come from an index alone.
  const rows =
    filter.q === null
      ? db.selectFrom("bookings").where("bookings.operatorId", "=", filter.operatorId).where(fits(whole, now))
      : selectMatchingBookings(db, whole, now);
  return rows
    .select([
      sql<number>`count(*)::int`.as("all"),
      sql<number>`(count(*) filter (where ${status} = 'pending'))::int`.as("pending"),
      sql<number>`(count(*) filter (where ${status} = 'confirmed'))::int`.as("confirmed"),
      sql<number>`(count(*) filter (where ${status} = 'cancelled'))::int`.as("cancelled"),
      sql<number>`(count(*) filter (where ${waitsForAnswer(now)}))::int`.as("waiting"),
    ])
    .executeTakeFirstOrThrow();
}

export function effectiveStatus(now: Date) {
  return sql<string>`case when ${holdHasRunOut(now)} then 'cancelled' else bookings.status end`;
}

function fits({ operatorId, q, status, returnsFrom, assigneeId }: TableFilter, now: Date): RawBuilder<SqlBool> {
  const conditions = [
    returnsFrom === null ? null : sql<SqlBool>`bookings.return_date >= ${returnsFrom}::date`,
    status === "all" ? null : hasStatus(status, now),
    assigneeId === null ? null : assignedTo(assigneeId),
    q === null ? null : matches(q, operatorId),
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? sql<SqlBool>`true` : sql.join(conditions, sql` and `);
}

/** On the bare column as far as it goes, so that an index can serve it. */
function hasStatus(status: Exclude<StatusFilter, "all">, now: Date): RawBuilder<SqlBool> {
  const runOut = holdHasRunOut(now);
  if (status === "pending") return sql<SqlBool>`(bookings.status = 'pending' and not (${runOut}))`;
  if (status === "cancelled") return sql<SqlBool>`(bookings.status = 'cancelled' or (${runOut}))`;
  return sql<SqlBool>`bookings.status = 'confirmed'`;
}

function assignedTo(assigneeId: string): RawBuilder<SqlBool> {
  return assigneeId === "nobody"
    ? sql<SqlBool>`bookings.assignee_id is null`
    : sql<SqlBool>`bookings.assignee_id = ${assigneeId}`;
}

/** Part of the reference, the customer's name or a package's title. */
function matches(typed: string, operatorId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    ${holdsText(sql`bookings.reference`, typed)}
    or ${holdsText(sql`pilgrim.first_name || ' ' || pilgrim.last_name`, typed)}
    or bookings.id in (
      select part.booking_id from packages join booking_parts part on part.package_id = packages.id
      where packages.operator_id = ${operatorId} and ${holdsText(sql`packages.title`, typed)}
    )
  )`;
}
