/** SQL of reading bookings: rows with the names and sums that both sides see. */
import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { BookingStatus } from "#domain/bookings/booking.ts";
import type { Channel } from "#domain/channel.ts";
import type { Numbered } from "#domain/nusuk/applications.ts";
import type { JourneyDocument, OthersHold } from "#domain/obligations/papers/facts.ts";
import { NEEDED_FACTS, type NeededFact } from "#domain/obligations/papers/lacks.ts";
import type { PriceList, RoomTypeName, Terms } from "#domain/packages/package.ts";
import type { Db } from "#server/platform/database/database.ts";
import { holdsText } from "#server/platform/database/holds-text.ts";
import { unseen } from "#server/platform/database/pools/unseen.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { CursorPosition } from "#server/platform/http/answers/cursor.ts";
import { operatorRuns } from "#server/platform/records/measures.ts";
import type { Instalment } from "../records/money/instalments.repository.ts";
import { movements } from "../records/money/movements.ts";
import { paidMinor } from "../records/money/payments.repository.ts";
import { openAnswer } from "../records/open-answer.ts";
import { holdEnds, holdHasRunOut, isOffMarket, isYielding } from "../records/overdue.repository.ts";
import { belongsTo } from "../records/readers.repository.ts";
import { releaseDate } from "../records/sale-end.ts";
import type { Side } from "../records/side.ts";

export interface Filter {
  readonly q?: string | undefined;
  readonly status?: BookingStatus | undefined;
  /** Only what comes after this one, newest first. */
  readonly after?: CursorPosition | undefined;
  readonly limit: number;
}

interface TravellerRow {
  readonly id: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly userId: string;
  readonly birthDate: string | null;
  readonly biometricsDoneOn: string | null;
  readonly vaccinatedOn: string | null;
  /** A fact is missing that every application asks for. */
  readonly isLacking: boolean;
  /** The best verdict of each kind that is there. */
  readonly documents: readonly JourneyDocument[];
}

export interface PartRow {
  readonly position: number;
  readonly packageId: string;
  readonly packageName: string;
  readonly channels: Channel[];
  readonly roomType: RoomTypeName | null;
  readonly seats: number;
  readonly amountMinor: number;
  readonly room: number | null;
  readonly discountPercent: number;
  readonly discountMinor: number;
  readonly terms: Terms;
  readonly prices: PriceList;
  readonly travellers: readonly TravellerRow[];
}

/** The best verdict of each kind of document of one traveller. */
const documents = sql`(
  select coalesce(json_agg(json_build_object(
    'type', best.type, 'status', best.status, 'renewFrom', best.renew_from) order by best.type), '[]')
  from (
    select type, case
      when bool_or(status = 'verified') then 'verified' when bool_or(status = 'pending') then 'pending' else 'rejected'
    end as status,
    case when bool_and(renew_from is not null) filter (where status = 'verified') then
      min(renew_from) filter (where status = 'verified')
    end as renew_from
    from documents where documents.traveller_id = traveller.id and documents.replaced_by is null group by type
  ) best
)`;

const isBooker = sql`(traveller.relationship = 'self' and traveller.user_id = bookings.user_id)`;

/** A contact is there with its name. */
const columnOf = (fact: NeededFact) => (fact === "emergencyContact" ? "emergencyName" : fact);
const isLacking = sql`(${sql.join(
  NEEDED_FACTS.map((fact) => sql`${sql.ref(`traveller.${columnOf(fact)}`)} is null`),
  sql` or `,
)})`;

/** Whoever made the booking first, then as they were entered. */
const travellers = sql`(
  select coalesce(json_agg(json_build_object(
    'id', traveller.id, 'surname', traveller.surname, 'givenNames', traveller.given_names,
    'userId', traveller.user_id, 'birthDate', traveller.birth_date, 'biometricsDoneOn', traveller.biometrics_done_on,
    'vaccinatedOn', traveller.vaccinated_on,
    'isLacking', ${isLacking},
    'documents', ${documents}
  ) order by ${isBooker} desc, traveller.created_at, traveller.id), '[]')
  from booking_travellers seated join travellers traveller on traveller.id = seated.traveller_id
  where seated.booking_id = part.booking_id and seated.position = part.position
)`;

/** In the order they were asked for. */
const parts = sql<PartRow[]>`(
  select json_agg(json_build_object(
    'position', part.position, 'packageId', part.package_id, 'packageName', packages.title,
    'channels', packages.channels, 'roomType', part.room_type,
    'seats', part.seats, 'amountMinor', part.amount_minor, 'room', part.room, 'discountPercent', part.discount_percent,
    'discountMinor', part.discount_minor, 'prices', part.prices, 'terms', part.terms, 'travellers', ${travellers}
  ) order by part.position)
  from booking_parts part join packages on packages.id = part.package_id where part.booking_id = bookings.id
)`;

const references = sql<Numbered[]>`(
  select coalesce(json_agg(json_build_object('application', application, 'reference', reference)), '[]')
  from booking_references where booking_references.booking_id = bookings.id
)`;

/** The schedule that was agreed, in order; for statements that read `bookings`. */
export const instalments = sql<Instalment[]>`(
  select coalesce(json_agg(json_build_object(
    'dueOn', due_on, 'keptUntil', kept_until, 'amountMinor', amount_minor
  ) order by position), '[]')
  from instalments where instalments.booking_id = bookings.id
)`;

interface OpenPaymentRow {
  readonly number: string;
  readonly amountMinor: number;
  readonly createdAt: string;
  readonly status: "pending" | "held";
  readonly gatewayNumber: string | null;
  readonly page: string | null;
}

/** A charge that is begun and not confirmed, or held for a person; the newest. */
const openPayment = sql<OpenPaymentRow | null>`(
  select json_build_object(
    'number', id, 'amountMinor', amount_minor, 'createdAt', created_at, 'status', status,
    'gatewayNumber', gateway_reference, 'page', gateway_page
  )
  from payments where payments.booking_id = bookings.id and kind = 'charge' and payments.status in ('pending', 'held')
  order by created_at desc limit 1
)`;

/** Everything that the presenter needs of a booking, in one statement. */
function bookings(db: Db, now: Date) {
  return db
    .selectFrom("bookings")
    .innerJoin("users as pilgrim", "pilgrim.id", "bookings.userId")
    .innerJoin("operators as operator", "operator.userId", "bookings.operatorId")
    .select([
      "bookings.id",
      "bookings.reference",
      "bookings.createdAt",
      "bookings.phase",
      "bookings.status",
      "bookings.channel",
      "bookings.paymentStatus",
      "bookings.totalMinor",
      "bookings.keptMinor",
      "bookings.reducedMinor",
      "bookings.currency",
      "bookings.departureDate",
      "bookings.returnDate",
      "bookings.approvalDueAt",
      "bookings.nusukReference",
      "bookings.numbersSeen",
      "bookings.cancelReason",
      "bookings.cancelNote",
      "bookings.operatorId",
      "bookings.userId",
      "bookings.familyId",
      "bookings.offered",
      "operator.companyName as operatorName",
      "pilgrim.firstName",
      "pilgrim.lastName",
      "pilgrim.countryOfResidence",
    ])
    .select([
      holdHasRunOut(now).as("hasRunOut"),
      holdEnds(now).as("holdExpiresAt"),
      isOffMarket.as("rests"),
      paidMinor.as("paidMinor"),
      parts.as("parts"),
    ])
    .select([references.as("references"), releaseDate.as("releaseDate"), instalments.as("instalments")])
    .select([openPayment.as("openPayment"), movements.as("movements"), operatorRuns().as("operatorRuns")])
    .select([isYielding.as("isYielding"), openAnswer.as("answer")]);
}

export type BookingRecord = Awaited<ReturnType<typeof findBookings>>[number];

/** Newest first. A hold that has run out counts as cancelled, whether or not it has been swept. */
export async function findBookings(db: Db, side: Side, { q, status, after, limit }: Filter, now: Date) {
  return bookings(db, now)
    .where(belongsTo(side))
    .$if(status !== undefined, (query) => query.where(effectiveStatus(now), "=", status ?? null))
    .$if(q !== undefined, (query) => query.where(matches(q ?? "")))
    .$if(after !== undefined, (query) => query.where(comesAfter(after ?? null)))
    .orderBy("bookings.createdAt", "desc")
    .orderBy("bookings.id", "desc")
    .limit(limit)
    .execute();
}

/** One booking of that side; undefined when it is not there or somebody else's. */
export async function findBooking(db: Db, side: Side, id: string, now: Date): Promise<BookingRecord | undefined> {
  return bookings(db, now).where(belongsTo(side)).where("bookings.id", "=", id).executeTakeFirst();
}

/** Bookings by id, whoever's they are: the caller gives each to who made it. */
export async function findOwnBookings(db: Db, ids: readonly string[], now: Date): Promise<BookingRecord[]> {
  return bookings(db, now).where("bookings.id", "=", sql<string>`any(${ids}::text[])`).execute();
}

/** Of a booking. */
export const seatsOfBooking = sql<number>`(select sum(part.seats)::int from booking_parts part where part.booking_id = bookings.id)`;

/** Live holds of others that the account reads, what ends first at the head; without those that nobody can secure any more. */
export async function othersHolds(db: Db, userId: string, now: Date): Promise<OthersHold[]> {
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("users as booker", "booker.id", "bookings.userId")
    .select(["bookings.id as bookingId", "bookings.offered", "booker.firstName as member"])
    .select((eb) => eb.ref("bookings.holdExpiresAt").$notNull().as("until"))
    .select(seatsOfBooking.as("seats"))
    // Written out, as is "self" in `belongsTo`: an index of some rows is for whoever names them, and a parameter names nothing.
    .where("bookings.phase", "=", sql.lit("held"))
    .where("bookings.holdExpiresAt", ">", unseen(now, "timestamptz"))
    .where(operatorRuns())
    .where("bookings.restsSince", "is", null)
    .where("bookings.userId", "<>", userId)
    .where(belongsTo({ readerId: userId }))
    .where((eb) => eb.or([eb("bookings.offered", "=", false), eb("bookings.familyId", "is", null), isAdministered(eb)]))
    .orderBy("bookings.holdExpiresAt")
    .execute();
  return rows.map(({ until, ...hold }) => ({ ...hold, until: until.toISOString() }));
}

/** What a household was offered is for who administers it. */
function isAdministered({ exists, selectFrom }: ExpressionBuilder<Database, "bookings">) {
  return exists(
    selectFrom("familyMembers as holder")
      .select("holder.id")
      .whereRef("holder.groupId", "=", "bookings.familyId")
      .whereRef("holder.userId", "=", "bookings.userId")
      .where("holder.role", "=", "admin"),
  );
}

function effectiveStatus(now: Date) {
  return sql<BookingStatus | null>`case when ${holdHasRunOut(now)} then 'cancelled' else bookings.status end`;
}

function comesAfter(position: CursorPosition | null) {
  return sql<SqlBool>`(bookings.created_at, bookings.id) < (${position?.createdAt}, ${position?.id})`;
}

/** Part of the reference, the customer's name or a package's title. */
function matches(typed: string) {
  return sql<SqlBool>`(
    ${holdsText(sql`bookings.reference`, typed)}
    or ${holdsText(sql`pilgrim.first_name || ' ' || pilgrim.last_name`, typed)}
    or exists (
      select from booking_parts join packages on packages.id = booking_parts.package_id
      where booking_parts.booking_id = bookings.id and ${holdsText(sql`packages.title`, typed)}
    )
  )`;
}
