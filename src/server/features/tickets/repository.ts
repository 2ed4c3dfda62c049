/** SQL of papers: what stands on them beside the booking itself, the ledger's movements, and the tickets. */
import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { accountName } from "#domain/account-name.ts";
import type { BookingPhase } from "#domain/bookings/booking.ts";
import type { Channel } from "#domain/channel.ts";
import type { Currency } from "#domain/money.ts";
import type { Numbered } from "#domain/nusuk/applications.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { OwnPerson } from "#server/platform/records/one-person.ts";

export type PartFacts = Awaited<ReturnType<typeof partFacts>>[number];

/** Each part's package as it is now, with the terms as they were agreed. */
export function partFacts(db: Db, bookingId: string) {
  return db
    .selectFrom("bookingParts as part")
    .innerJoin("packages as package", "package.id", "part.packageId")
    .select([
      "part.position",
      "part.terms",
      "package.departureCity",
      "package.hijriYear",
      "package.makkahHotel",
      "package.madinahHotel",
      "package.minaCamp",
      "package.updatedAt",
    ])
    .where("part.bookingId", "=", bookingId)
    .orderBy("part.position")
    .execute();
}

/** Who made the booking, when it last changed, and the operator's licence. */
export function bookingFacts(db: Db, bookingId: string) {
  return db
    .selectFrom("bookings")
    .innerJoin("operators", "operators.userId", "bookings.operatorId")
    .select([
      "bookings.userId",
      "bookings.createdAt",
      "bookings.updatedAt",
      "operators.licenceScheme",
      "operators.licenceParty",
      "operators.licenceNumber",
      "operators.licenceVerifiedAt",
    ])
    .where("bookings.id", "=", bookingId)
    .executeTakeFirst();
}

export interface LedgerMovement {
  /** The ledger's own number. */
  readonly number: number;
  readonly at: Date;
  /** Above zero: came in; below: went back. */
  readonly amountMinor: number;
  readonly currency: Currency;
  /** Null where no gateway was asked. */
  readonly gateway: string | null;
}

/** What was paid and given back of a booking, as the ledger has it, oldest first; with `payerId` theirs alone. */
export async function listBookingMovements(db: Db, bookingId: string, payerId?: string): Promise<LedgerMovement[]> {
  const rows = await db
    .selectFrom("ledgerTransactions as posting")
    .innerJoin("ledgerEntries as entry", "entry.transactionId", "posting.id")
    .leftJoin("payments", "payments.id", "posting.paymentId")
    .select(["posting.id as number", "posting.at", "entry.currency", "payments.gateway"])
    .select((eb) => eb.cast<number>(eb.fn.sum("entry.amountMinor"), "bigint").as("amountMinor"))
    .where("posting.bookingId", "=", bookingId)
    .where("entry.account", "=", `customer:${bookingId}`)
    .$if(payerId !== undefined, (query) => query.where("payments.payerId", "=", payerId ?? ""))
    .groupBy(["posting.id", "entry.currency", "payments.gateway"])
    .orderBy("posting.id")
    .execute();
  return rows.map((row) => ({ ...row, amountMinor: -row.amountMinor }));
}

/** Whose account it is, as a paper names them. */
export async function findAccountName(db: Db, userId: string): Promise<string> {
  const user = db.selectFrom("users").select(["firstName", "lastName"]).where("id", "=", userId);
  return accountName(await user.executeTakeFirstOrThrow());
}

/** Which of these travellers the account has entered, itself among them. */
export async function ownAmong(db: Db, userId: string, travellerIds: readonly string[]): Promise<Set<string>> {
  if (travellerIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("travellers")
    .select("id")
    .where("userId", "=", userId)
    .where("id", "in", travellerIds)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The ticket of each traveller, made now for who has none; by the traveller's id. At least one traveller. */
export async function issueTickets(
  tx: Db,
  bookingId: string,
  travellerIds: readonly string[],
  issuedAt: Date,
): Promise<Map<string, string>> {
  await tx
    .insertInto("tickets")
    .values(travellerIds.map((travellerId) => ({ id: randomUUID(), bookingId, travellerId, issuedAt })))
    .onConflict((conflict) => conflict.columns(["bookingId", "travellerId"]).doNothing())
    .execute();
  const rows = await tx
    .selectFrom("tickets")
    .select(["id", "travellerId"])
    .where("bookingId", "=", bookingId)
    .where("travellerId", "in", travellerIds)
    .execute();
  return new Map(rows.map(({ id, travellerId }) => [travellerId, id]));
}

/** Those that are printed already stay good. */
export async function moveTickets(tx: Db, from: string, { travellerId: to }: OwnPerson): Promise<void> {
  await tx
    .updateTable("tickets")
    .set({ travellerId: to })
    .where("travellerId", "=", from)
    .where("bookingId", "not in", (eb) =>
      eb.selectFrom("tickets as own").select("own.bookingId").where("own.travellerId", "=", to),
    )
    .execute();
}

export interface TicketFacts {
  readonly surname: string;
  readonly givenNames: string;
  readonly isNamed: boolean;
  readonly named: number;
  readonly seats: number;
  readonly packageName: string;
  readonly phase: BookingPhase;
  readonly channel: Channel | null;
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly recorded: readonly Numbered[];
  readonly nusukReference: string | null;
  readonly numbersSeen: boolean;
  readonly reference: string;
  readonly operatorName: string;
  readonly departureDate: string;
  readonly returnDate: string;
}

const ofBooking = <T>(expression: RawBuilder<unknown>, table: string) =>
  sql<T>`(select ${expression} from ${sql.table(table)} counted where counted.booking_id = bookings.id)`;

/** The person's own package, else the booking's first. */
const packageName = sql<string>`coalesce(
  (select packages.title from booking_parts part join packages on packages.id = part.package_id
    where part.booking_id = bookings.id and part.position = seat.position),
  (select packages.title from booking_parts part join packages on packages.id = part.package_id
    where part.booking_id = bookings.id order by part.position limit 1)
)`;

/** What the check of a ticket stands on; undefined when nothing is known of it. */
export function ticketFacts(db: Db, ticketId: string): Promise<TicketFacts | undefined> {
  return db
    .selectFrom("tickets")
    .innerJoin("bookings", "bookings.id", "tickets.bookingId")
    .innerJoin("travellers", "travellers.id", "tickets.travellerId")
    .innerJoin("operators", "operators.userId", "bookings.operatorId")
    .leftJoin("bookingTravellers as seat", (join) =>
      join.onRef("seat.bookingId", "=", "tickets.bookingId").onRef("seat.travellerId", "=", "tickets.travellerId"),
    )
    .select([
      "travellers.surname",
      "travellers.givenNames",
      "bookings.phase",
      "bookings.channel",
      "bookings.totalMinor",
      "bookings.nusukReference",
      "bookings.numbersSeen",
      "bookings.reference",
      "bookings.departureDate",
      "bookings.returnDate",
      "operators.companyName as operatorName",
      packageName.as("packageName"),
      sql<boolean>`seat.traveller_id is not null`.as("isNamed"),
      ofBooking<number>(sql`count(*)`, "booking_travellers").as("named"),
      ofBooking<number>(sql`sum(counted.seats)::int`, "booking_parts").as("seats"),
      ofBooking<number>(paid, "payments").as("paidMinor"),
      ofBooking<Numbered[]>(numbers, "booking_references").as("recorded"),
    ])
    .where("tickets.id", "=", ticketId)
    .executeTakeFirst();
}

const paid = sql`coalesce(sum(case counted.kind when 'charge' then counted.amount_minor else -counted.amount_minor end)
  filter (where counted.status = 'completed'), 0)::bigint`;

const numbers = sql`coalesce(json_agg(json_build_object('application', counted.application, 'reference', counted.reference)), '[]')`;

/** The last day of the journeys with tickets that stand and are not over on `today`; null without one. Until then their codes must be readable. */
export async function lastTicketedReturn(db: Db, today: string): Promise<string | null> {
  const { last } = await db
    .selectFrom("bookings")
    .select(({ fn }) => fn.max("returnDate").as("last"))
    .where("phase", "<>", "cancelled")
    .where("returnDate", ">=", today)
    .where("id", "in", (eb) => eb.selectFrom("tickets").select("bookingId"))
    .executeTakeFirstOrThrow();
  return last;
}
